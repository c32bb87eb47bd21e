"""Whatever the view, the canvas, the letters and the language: nothing overlaps or is cut."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from pygame import Rect

from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.i18n import use
from tamcuc.i18n.names import card_name, set_name
from tamcuc.ui.kit import Look
from tamcuc.ui.scenes.table_focus import card_at, moved
from tamcuc.ui.stage.bar import APART
from tamcuc.ui.stage.layout import Sight, layout
from tamcuc.ui.stage.things import Laid
from tests.ui.stage import plays
from tests.ui.stage.plays import Table

SIZES = [(640, 360), (683, 384), (640, 400), (853, 360), (960, 540), (1279, 719)]
LANGUAGES = ["vi", "en", "pseudo-vi", "pseudo-en"]
NAMES = ("Bạn", "Bà nội", "Nguyễn Văn Hướng", "Bé Na")
PORTRAITS = ("you", "ba_noi", "ong_do", "be_na")


def sight(view: MatchView, raised: int = 0) -> Sight:
    seats = view.setup.seats
    held = view.hand.own_hand if view.hand else ""
    return Sight(NAMES[:seats], PORTRAITS[:seats], frozenset(range(min(raised, len(held)))))


@cache
def moments(seats: int) -> tuple[MatchView, ...]:
    """Views of one seat in every phase, from several hands."""
    found: dict[tuple[object, ...], MatchView] = {}
    for seed in range(3):
        table = Table.of(seats, seed)
        for _ in range(120):
            view = table.view(0)
            hand = view.hand
            won = len(hand.won[0]) // 5 if hand else 0
            laid = sum(hand.laid) > 1 if hand else 0
            phase = hand.phase if hand else None
            size = hand.size if hand else 0
            key = (view.phase, phase, 0 in view.asked, size, laid, won)
            found.setdefault(key, view)
            if not table.step(0):
                break
    return tuple(found.values())


def every_layout(look: Look, seats: int, size: tuple[int, int]) -> list[tuple[MatchView, Laid]]:
    return [
        (view, layout(view, sight(view, n % 4), size, look))
        for n, view in enumerate(moments(seats))
    ]


@pytest.fixture(params=[100, 120, 160, 200])
def sized(look: Look, request: pytest.FixtureRequest) -> Look:
    look.text_size = request.param
    return look


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_overlaps_or_is_cut(
    sized: Look, language: str, size: tuple[int, int], seats: int
) -> None:
    use(language)
    canvas = Rect(0, 0, *size)
    for view, laid in every_layout(sized, seats, size):
        _check_regions(laid, canvas)
        _check_words(laid, canvas)
        _check_buttons(laid)
        _check_pieces(laid)
        _check_hand(view, laid)
        _check_free(laid)


def _check_regions(laid: Laid, canvas: Rect) -> None:
    for name, box in laid.regions.items():
        assert canvas.contains(box), (name, box)
    for (a, one), (b, other) in combinations(laid.regions.items(), 2):
        assert not one.colliderect(other), (a, one, b, other)


def _check_words(laid: Laid, canvas: Rect) -> None:
    labels = [*laid.labels, *(b.label for b in laid.buttons if b.label)]
    for label in labels:
        assert canvas.contains(label.box), label
        assert len(label.lines) * label.letters.line <= label.box.h + 1, label
        for line in label.lines:
            assert label.letters.width(line) <= label.box.w, label
            assert "…" not in line or line in ("…",) or _is_name(line), label
    for one, other in combinations(laid.labels, 2):
        assert not one.box.colliderect(other.box) or _share_a_line(one, other), (one, other)


def _is_name(line: str) -> bool:
    return any(name.startswith(line.rstrip("…")) for name in NAMES)


def _share_a_line(one: object, other: object) -> bool:
    """Name and points on a plate stand at its two ends: their words must not meet."""
    from tamcuc.ui.stage.things import Label

    assert isinstance(one, Label)
    assert isinstance(other, Label)
    left, right = sorted((one, other), key=lambda label: label.align == "right")
    if (left.align, right.align) != ("left", "right"):
        return False
    ends = left.box.x + max(left.letters.width(line) for line in left.lines)
    begins = right.box.right - max(right.letters.width(line) for line in right.lines)
    return ends < begins


def _check_buttons(laid: Laid) -> None:
    for one, other in combinations(laid.buttons, 2):
        assert not one.box.colliderect(other.box), (one, other)
    for name in ("act", "show", "hide", "lower"):
        button = laid.button(name)
        if button is not None:
            assert laid.regions["actions"].contains(button.box), button
    show, hide = laid.button("show"), laid.button("hide")
    if show is not None and hide is not None:
        assert hide.box.x - show.box.right >= APART


def _check_pieces(laid: Laid) -> None:
    for piece in laid.pieces:
        if piece.key[0] in ("hand", "ladder"):
            continue
        assert any(region.contains(piece.box) for region in laid.regions.values()), piece


def _check_free(laid: Laid) -> None:
    """Decor never lies under anything of the game."""
    for free in laid.free:
        for name, region in laid.regions.items():
            assert name in ("hand", "actions") or not free.colliderect(region), (name, free)
        for piece in laid.hand:
            assert not free.colliderect(piece.box)


def _check_hand(view: MatchView, laid: Laid) -> None:
    """Every own card shows enough of itself to be clicked, and keys reach it."""
    for piece, after in zip(laid.hand, (*laid.hand[1:], None), strict=False):
        shown = (after.at[0] if after else piece.box.right) - piece.at[0]
        assert shown >= laid.held.closest * laid.held.scale
        assert card_at(laid, (piece.at[0] + shown // 2, piece.box.centery)) == piece.key
        assert Rect(0, 0, *laid.size).contains(piece.box)
    focus = laid.hand[0].key if laid.hand else None
    reached = set()
    for _ in laid.hand:
        reached.add(focus)
        focus = moved(laid, focus, "right")  # type: ignore[assignment]
    assert reached == {piece.key for piece in laid.hand}
    assert len(laid.hand) == (len(view.hand.own_hand) if view.hand else 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_show_and_hide_never_change_places(look: Look, seats: int) -> None:
    look.text_size = 100
    places = {
        laid.button("hide").box.topleft  # type: ignore[union-attr]
        for view, laid in every_layout(look, seats, (640, 360))
        if laid.button("hide") is not None
    }
    assert len(places) == 1


@pytest.mark.parametrize("size", SIZES)
def test_show_and_hide_stand_in_the_middle_as_one_pair(look: Look, size: tuple[int, int]) -> None:
    look.text_size = 100
    seen = 0
    for view, laid in every_layout(look, 4, size):
        show, hide = laid.button("show"), laid.button("hide")
        if show is not None and hide is not None:
            assert hide.box.x - show.box.right == APART
            if show.on and view.hand is not None and view.hand.size == 1:
                assert abs(show.box.union(hide.box).centerx - laid.mat.centerx) <= 2
                seen += 1
    assert seen


def _first_call() -> MatchView:
    """A seat that calls in a first round, under a ceiling."""
    table = Table.of(4, 1)
    while True:
        asked = table.view(0).asked
        view = table.view(asked[0] if asked else 0)
        if view.hand is not None and view.hand.phase == "call" and view.hand.ceiling:
            return view
        table.step(0)


@pytest.mark.parametrize("language", ["vi", "en"])
def test_the_ceiling_is_told_once_while_one_calls(sized: Look, language: str) -> None:
    use(language)
    view = _first_call()
    assert view.hand is not None
    assert view.hand.ceiling is not None
    laid = layout(view, sight(view), (640, 360), sized)
    words = [" ".join(label.lines) for label in laid.labels]
    ceiling = card_name(view.hand.ceiling).inside
    assert sum(ceiling in each for each in words) == 1
    assert any(
        ceiling in " ".join(each.lines) and each.box.y < laid.regions["bar"].bottom
        for each in laid.labels
    )


def test_the_name_of_what_is_raised_does_not_look_like_a_button(sized: Look) -> None:
    for view, laid in every_layout(sized, 4, (640, 360)):
        row = laid.regions["actions"]
        assert not [slab for slab in laid.slabs if row.colliderect(slab.box)], view
        for label in laid.labels:
            assert not row.contains(label.box) or len(label.lines) == 1


def test_the_ordinary_window_has_ladder_and_sets_beside_the_mat(look: Look) -> None:
    look.text_size = 100
    for language in ("vi", "en"):
        use(language)
        for view in moments(4):
            assert not layout(view, sight(view), (640, 360), look).folded


def test_folded_panels_open_as_a_sheet_within_the_canvas(sized: Look) -> None:
    for language in LANGUAGES:
        use(language)
        for seats in (2, 3, 4):
            view = moments(seats)[-1]
            laid = layout(view, sight(view), (640, 360), sized)
            if laid.folded:
                assert laid.button("panels") is not None
                opened = Sight(NAMES[:seats], PORTRAITS[:seats], sheet="panels")
                sheet = layout(view, opened, (640, 360), sized).sheet
                assert sheet is not None
                assert Rect(0, 0, 640, 360).contains(sheet.regions["sheet"])


@pytest.mark.parametrize("language", ["vi", "en"])
@pytest.mark.parametrize("size", [(640, 360), (960, 540)])
def test_raised_cards_are_named_whatever_the_moment(
    sized: Look, language: str, size: tuple[int, int]
) -> None:
    use(language)
    named = 0
    for view in moments(4):
        hand = view.hand
        if hand is None or len(hand.own_hand) < 2 or (hand.phase == "show" and 0 in view.asked):
            continue
        for raised in (1, 2):
            laid = layout(view, sight(view, raised), size, sized)
            buttons = [b for b in laid.buttons if b.label and b.name == "act"]
            labels = [*laid.labels, *(b.label for b in buttons if b.label)]
            words = " ".join(" ".join(label.lines) for label in labels).lower()
            loose = any(b.on for b in buttons)
            assert set_name(hand.own_hand[:raised]).lower() in words or loose, words
            named += 1
    assert named > 20


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_raised_cards_keep_clear_of_the_ribbon(
    sized: Look, size: tuple[int, int], seats: int
) -> None:
    for view in moments(seats):
        laid = layout(view, sight(view, 2), size, sized)
        for piece in laid.hand:
            outline = sized.atlas.size(laid.deck.part("focus"), piece.scale)[1] - piece.size[1]
            assert piece.at[1] - outline // 2 >= laid.regions["ribbon"].bottom


@pytest.mark.parametrize("size", SIZES)
def test_icons_stand_in_the_bar_above_its_seam(sized: Look, size: tuple[int, int]) -> None:
    view = next(view for view, _ in plays.steps(4, 1, 0) if view.hand)
    laid = layout(view, sight(view), size, sized)
    icons = [button for button in laid.buttons if button.kind == "icon" and button.label is None]
    bar = laid.regions["bar"]
    top = [button for button in icons if button.box.colliderect(bar)]
    assert {"menu", "rules"} <= {button.name for button in top}
    for button in top:
        width, height = sized.atlas.size(button.icon)
        scale = max(1, button.box.w // width)
        picture = Rect(0, 0, width * scale, height * scale)
        picture.center = button.box.center
        assert Rect(bar.x, bar.y, bar.w, bar.h - 2).contains(picture), button.name


@pytest.mark.parametrize("size", [(640, 360), (683, 384), (640, 400), (853, 360)])
@pytest.mark.parametrize("seats", [2, 3])
def test_where_nobody_lays_across_a_lay_of_three_shows_whole_cards(
    look: Look, seats: int, size: tuple[int, int]
) -> None:
    look.text_size = 100
    for view in moments(seats):
        laid = layout(view, sight(view), size, look)
        for name, box in laid.regions.items():
            if name.startswith("lay") and view.hand is not None:
                assert box.w >= 2 * laid.deck.step + laid.deck.width, name
