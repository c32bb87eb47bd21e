"""A ket or a de has its moment: seen whole, hiding nobody, told once, over when it is skipped."""

from __future__ import annotations

from dataclasses import replace as replaced
from itertools import combinations

import pytest
from msgspec.structs import replace
from pygame import Rect, Surface

from tamcuc.games.tam_cuc.events import HandCount, HandCounted
from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.i18n import tr, use
from tamcuc.ui.kit import HandClock, Look
from tamcuc.ui.stage import banner
from tamcuc.ui.stage.banner import LAID_MS, arranged
from tamcuc.ui.stage.layout import layout
from tamcuc.ui.stage.show import Show
from tamcuc.ui.stage.step import Showing, Step
from tamcuc.ui.stage.steps import steps
from tamcuc.ui.stage.things import Banner, Laid
from tests.ui.stage.plays import Table
from tests.ui.stage.test_layout import PORTRAITS, SIZES, sight

KET = Banner("Công Tằng Tôn Nữ Hương M KẾT TỐT ĐEN!", "seal/ket", "you", "pp", ms=LAID_MS)
DE = Banner("Bé Na ĐÈ Bà nội!", "seal/de", "be_na", "KAE", "rch", ms=LAID_MS)


def over(seats: int) -> MatchView:
    """A hand whose cards are all played, before it is counted."""
    table = Table.of(seats, 1)
    while not table.view(0).counts:
        table.step(0)
    return replace(table.view(0), phase="play", asked=())


def laid_out(look: Look, seats: int, size: tuple[int, int]) -> Laid:
    view = over(seats)
    return layout(view, sight(view), size, look)


def shown(look: Look, bonus: str | None) -> list[Step]:
    """What is shown of a count with this bonus, made by the winner of the last round."""
    look.text_size = 100
    view = over(4)
    assert view.hand is not None
    last = view.hand.rounds[-1]
    against = (last.winner + 1) % 4 if bonus == "de" else None
    by = None if bonus is None else last.winner
    count = HandCount(0, (2,) * 4, (0,) * 4, bonus, 4, by, against)  # type: ignore[arg-type]
    laid = layout(view, sight(view), (640, 360), look)
    counted = HandCounted(1, count, (0,) * 4)
    return list(steps(laid, view, [counted], Showing(sight(view), (640, 360), look)))


@pytest.mark.parametrize("text_size", [100, 120, 160, 200])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_and_no_won_card_is_hidden(
    look: Look, seats: int, size: tuple[int, int], text_size: int
) -> None:
    look.text_size = text_size
    laid = laid_out(look, seats, size)
    band = banner.place(laid)
    assert Rect((0, 0), size).contains(band)
    assert band.w >= 300
    for name in ("seat you", "ladder", "sets"):
        assert not laid.regions.get(name, Rect(0, 0, 0, 0)).colliderect(band), name
    for piece in laid.pieces:
        assert not piece.box.colliderect(band), piece.key


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("what", [KET, DE])
def test_everything_on_the_silk_has_its_own_place(
    look: Look, what: Banner, size: tuple[int, int], text_size: int
) -> None:
    look.text_size = text_size
    for seats in (2, 3, 4):
        on = arranged(look, laid_out(look, seats, size), what)
        for rect in (on.face, on.words, on.cards, on.seal):
            assert on.silk.contains(rect)
        for one, other in combinations((on.face, on.words, on.cards), 2):
            assert not one.colliderect(other)
        assert not on.seal.colliderect(on.words)


@pytest.mark.parametrize("what", [KET, DE])
def test_what_is_drawn_exists(look: Look, what: Banner) -> None:
    look.text_size = 100
    canvas = Surface((640, 360))
    laid = laid_out(look, 4, (640, 360))
    banner.draw(canvas, look, laid, what)
    assert look.missing() == []
    assert canvas.get_at(arranged(look, laid, what).cards.center)[:3] != (0, 0, 0)


def test_it_shows_the_set_that_won_and_who_made_it(look: Look) -> None:
    last = over(4).hand.rounds[-1]  # type: ignore[union-attr]
    (step,) = shown(look, "ket_doi")
    assert step.banner is not None
    assert step.banner.cards == dict(last.shown)[last.winner]
    assert step.banner.portrait == PORTRAITS[last.winner]
    assert step.banner.beaten == ""


def test_a_de_lies_on_the_set_of_the_house(look: Look) -> None:
    last = over(4).hand.rounds[-1]  # type: ignore[union-attr]
    (step,) = shown(look, "de")
    assert step.banner is not None
    assert step.banner.beaten == dict(last.shown).get((last.winner + 1) % 4, "")


def test_the_ribbon_is_silent_while_the_silk_speaks(look: Look) -> None:
    (step,) = shown(look, "ket_ba")
    ribbon = step.laid.regions["ribbon"]
    assert not any(ribbon.contains(label.box) for label in step.laid.labels)


def test_a_plain_count_has_no_such_moment(look: Look) -> None:
    assert shown(look, None) == []


def test_it_knows_how_long_it_has_been_seen_and_goes_when_skipped(look: Look) -> None:
    (step,) = shown(look, "ket_doi")
    clock = HandClock()
    show = Show(step.laid, clock, "normal", lambda _: None)
    show.play([step], step.laid)
    clock.advance(100)
    show.advance(clock())
    seen = show.seen().banner
    assert seen is not None
    assert seen.ms == 100
    show.skip()
    assert show.seen().banner is None


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bonus", ["ket_tot_den", "ket_ba", "ket_doi"])
def test_what_is_rare_is_written_large(
    look: Look, bonus: str, seats: int, size: tuple[int, int]
) -> None:
    """Twice the letters of the head of a page at least, whole, in lines about equally long."""
    use("vi")
    look.text_size = 100
    words = tr(f"event.made_{bonus}", who="Bà nội")
    on = arranged(look, laid_out(look, seats, size), replaced(KET, words=words))
    letters = banner._letters(look, words, on.words)
    lines = letters.balance(words, on.words.w).lines
    assert letters.line >= look.fixed("title", 2).line
    assert " ".join(lines) == words
    assert len(lines) * letters.line <= on.words.h
    assert max(letters.width(line) for line in lines) <= on.words.w
