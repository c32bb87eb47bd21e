"""The list of sets: a line is pressed anywhere, and what the first round forbids is faded."""

from __future__ import annotations

import pytest

from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.i18n import use
from tamcuc.ui.kit import Look
from tamcuc.ui.scenes.table_focus import button_at
from tamcuc.ui.stage.layout import layout
from tamcuc.ui.stage.panels import FOOT, STRUCK, set_rows
from tamcuc.ui.stage.things import Laid
from tests.ui.stage.test_layout import moments, sight
from tests.ui.stage.test_offers import PLAIN, table_of

SIZE = (640, 360)


def first_round() -> MatchView:
    """Seat 0 holds three pairs and both triples; nothing above the red elephant."""
    deal = ("KAERRCHP", "AkaarcCp", "eerchhPp", "EHPPPppp")
    assert sorted("".join(deal)) == sorted("".join(PLAIN))
    return table_of(deal).view(0)


def _lines(laid: Laid) -> list[tuple[str, tuple[int, int]]]:
    """Words of each line of the list, and a place in them."""
    panel = laid.regions["sets"]
    found = [label for label in laid.labels if panel.contains(label.box)]
    return [(" ".join(each.lines), (each.box.x + 2, each.box.centery)) for each in found]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_line_raises_the_strongest_of_its_sets(look: Look, seats: int) -> None:
    look.text_size = 100
    pressed = 0
    for view in moments(seats):
        laid = layout(view, sight(view), SIZE, look)
        at = dict(_lines(laid))
        for row in set_rows(view):
            button = button_at(laid, at[row.words])
            assert (button is None) == (not row.held)
            if button is not None:
                assert button.name == f"set {row.best or row.held[0]}"
                pressed += row.key != "single"
    assert pressed > 5


def test_a_chip_raises_its_own_set(look: Look) -> None:
    look.text_size = 100
    for view in moments(2):
        laid = layout(view, sight(view), SIZE, look)
        for button in laid.buttons:
            if button.name.startswith("set ") and button.kind == "icon":
                assert button_at(laid, button.box.center) == button


def test_sets_over_the_ceiling_are_faded(look: Look) -> None:
    look.text_size = 100
    view = first_round()
    assert view.hand is not None
    assert view.hand.ceiling == "E"
    rows = {row.key: row for row in set_rows(view)}
    assert rows["triple_generals"].best is None
    assert rows["triple_chariots"].best == "RCH"
    assert rows["single"].best == "E"
    laid = layout(view, sight(view), SIZE, look)
    faded = {b.name for b in laid.buttons if b.name.startswith("set ") and not b.on}
    assert faded == {"set KAE"}
    lit = [slab.box for slab in laid.slabs if slab.sprite == "ui/lit"]
    assert len(lit) == 3


def test_a_rank_that_is_not_in_play_is_struck_out_in_its_place(look: Look) -> None:
    look.text_size = 100
    assert look.atlas.size("ui/struck") == STRUCK
    for seats in (3, 4):
        view = moments(seats)[-1]
        laid = layout(view, sight(view), SIZE, look)
        panel = laid.regions["ladder"]
        chips = {p.key: p for p in laid.pieces if panel.contains(p.box)}
        struck = chips.pop(("ladder", "struck", "K"), None)
        assert len(chips) == 14
        faded = {str(key[1]) for key, chip in chips.items() if chip.faded}
        assert faded == ({"K", "k"} if seats == 3 else set())
        assert (struck is None) == (seats == 4)
        if struck is not None:
            both = chips["ladder", "K"].box.union(chips["ladder", "k"].box)
            assert struck.box.center == both.center


@pytest.mark.parametrize(
    ("seats", "gone"), [(2, set()), (3, {"triple_generals", "five"}), (4, set())]
)
def test_a_set_that_the_deck_cannot_make_is_struck_out(
    look: Look, seats: int, gone: set[str]
) -> None:
    look.text_size = 100
    for language in ("vi", "en"):
        use(language)
        view = moments(seats)[-1]
        assert {row.key for row in set_rows(view) if not row.exists} == gone
        laid = layout(view, sight(view), SIZE, look)
        panel = laid.regions["sets"]
        strokes = [p.box for p in laid.pieces if p.sprite == "ui/struck" and panel.contains(p.box)]
        words = {" ".join(each.lines): each for each in laid.labels if panel.contains(each.box)}
        for row in set_rows(view):
            label = words[row.words]
            struck = [box for box in strokes if box.colliderect(label.box)]
            assert bool(struck) == (row.key in gone), row.key
            assert len(struck) >= (len(label.lines) if row.key in gone else 0)


def test_the_ornament_stands_in_the_empty_foot_of_a_leaf_and_under_no_words(look: Look) -> None:
    look.text_size = 100
    assert look.atlas.size("ui/foot") == FOOT
    seen = []
    for seats in (2, 3, 4):
        for view in moments(seats):
            laid = layout(view, sight(view), SIZE, look)
            ornaments = [slab.box for slab in laid.slabs if slab.sprite == "ui/foot"]
            seen.append(len(ornaments))
            for box in ornaments:
                assert laid.regions["sets"].contains(box)
                assert box.collidelist([label.box for label in laid.labels]) == -1
                assert box.collidelist([button.box for button in laid.buttons]) == -1
    assert {0, 1} >= set(seen)
    assert 1 in seen
