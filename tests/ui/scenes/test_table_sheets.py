"""The count explains itself line by line, the result shares first places; both fit everywhere."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest
from msgspec.structs import replace

from tamcuc.games.tam_cuc.events import HandCount
from tamcuc.games.tam_cuc.view import MatchView, Setup
from tamcuc.i18n import tr, use
from tamcuc.ui.kit import Headless, Look, ScrollView, walk
from tamcuc.ui.scenes.count import CountSheet, heading, lines
from tamcuc.ui.scenes.pause import Pause
from tamcuc.ui.scenes.result import ResultSheet, places
from tamcuc.ui.scenes.services import Session
from tests.ui.scenes.hands import screen

NAMES = ("An", "Bình", "Chi", "Dũng")
PORTRAITS = ("you", "ba_noi", "ong_do", "be_na")
SIZES = [(1280, 720), (1366, 768), (960, 540)]
LANGUAGES = ["vi", "en", "pseudo-vi", "pseudo-en"]

PLAIN = HandCount(0, (5, 1, 1, 1), (3, -1, -1, -1))
KET = HandCount(1, (1, 2, 5, 0), (-5, -4, 15, -6), "ket_ba", 6, 2)
SPARED = HandCount(1, (0, 4, 0, 4), (-4, 0, 4, 0), "ket_doi", 4, 2)
DE = HandCount(2, (2, 3, 3, 0), (0, -13, 13, 0), "de", 16, 2, 1)


def view_of(
    count: HandCount, totals: tuple[int, ...] = (0, 0, 0, 0), phase: str = "counted"
) -> MatchView:
    asked = (0,) if phase == "counted" else ()
    view = MatchView(
        seat=0,
        setup=Setup(),
        phase="counted",
        number=1,
        dealer=0,
        asked=asked,
        counts=(count,),
        totals=totals,
        winners=(),
        hand=None,
    )
    best = tuple(s for s, t in enumerate(totals) if t == max(totals))
    return replace(view, phase=phase, winners=best if phase == "over" else ())


def session_of(view: MatchView) -> Session:
    guest = SimpleNamespace(names=NAMES, view=view, prompt=1)
    return cast(Session, SimpleNamespace(guest=guest, portraits=PORTRAITS))


def words(count: HandCount) -> list[str]:
    return [line.words for line in lines(view_of(count))]


def test_a_plain_count_subtracts_par() -> None:
    assert words(PLAIN)[:2] == ["5 quân − 2", "1 quân − 2"]
    assert [line.score for line in lines(view_of(PLAIN))] == [3, -1, -1, -1]


def test_a_ket_says_what_each_loses_and_how_the_winner_comes_by_its_sum() -> None:
    assert words(KET) == [
        "thua 6 − 1",
        "thua 6 − 2",
        "được 5 + 4 + 6",
        "thua 6 − 0",
    ]
    assert "Chi" in heading(KET, 2, NAMES)


def test_who_won_enough_is_spared() -> None:
    assert words(SPARED)[1] == "đủ 4 quân, không mất"
    assert words(SPARED)[2] == "được 4"


def test_a_de_takes_from_the_house_alone() -> None:
    assert words(DE) == ["không mất", "thua 16 − 3", "được 13", "không mất"]
    assert "Bình" in heading(DE, 2, NAMES)
    assert "Chi" in heading(DE, 2, NAMES)


def test_equal_points_share_a_place() -> None:
    assert [(p.place, p.seat) for p in places((4, 4, -3, -5))] == [(1, 0), (1, 1), (3, 2), (4, 3)]
    assert [p.place for p in places((0, 0, 0, 0))] == [1, 1, 1, 1]


@pytest.mark.parametrize("text_size", [100, 120, 160, 200])
@pytest.mark.parametrize("size", SIZES)
def test_the_sheets_fit_in_every_language(
    look: Look, size: tuple[int, int], text_size: int
) -> None:
    for language in LANGUAGES:
        use(language)
        over = view_of(PLAIN, (12, 12, -11, -13), "over")
        sheets = [CountSheet(view_of(c), session_of(view_of(c))) for c in (PLAIN, KET, DE)]
        for sheet in (*sheets, ResultSheet(over, session_of(over)), Pause(True, True, saved=False)):
            play = Headless(sheet, size=size, text_size=text_size, look=look)
            assert sheet.problems() == []
            assert play.look.missing() == []


def seen_first(play: Headless) -> list[str]:
    """Names of the lines that are whole on the sheet before anybody scrolls, from the top."""
    (view,) = (each for each in walk(screen(play).ui.root) if isinstance(each, ScrollView))
    texts = [box for each in walk(view) for box in each.texts(play.look)]
    return [box.text for box in texts if box.text in NAMES and view.rect.contains(box.needs)]


@pytest.mark.parametrize("language", ["vi", "en"])
@pytest.mark.parametrize("text_size", [160, 200])
def test_in_large_letters_who_won_the_hand_comes_first_and_nobody_is_cut(
    look: Look, text_size: int, language: str
) -> None:
    use(language)
    view = view_of(KET)
    play = Headless(CountSheet(view, session_of(view)), text_size=text_size, look=look)
    assert seen_first(play) == ["Chi", "Bình", "An", "Dũng"]
    heads = [box for each in walk(screen(play).ui.root) for box in each.texts(look)]
    (this_hand,) = [box for box in heads if box.text == tr("count.hand")]
    assert this_hand.needs.h == look.type("small").line


def test_the_count_goes_on_by_one_press_after_a_moment(look: Look) -> None:
    view = view_of(KET)
    play = Headless(CountSheet(view, session_of(view)), look=look)
    play.key("enter")
    assert len(play.loop.stack) == 1
    play.advance(300)
    play.key("enter")
    assert len(play.loop.stack) == 0


def test_the_count_closes_by_itself_when_the_next_hand_is_dealt(look: Look) -> None:
    view = view_of(KET)
    session = session_of(view)
    play = Headless(CountSheet(view, session), look=look)
    session.guest.view = replace(view, phase="play")  # type: ignore[misc]
    play.turn()
    assert len(play.loop.stack) == 0


def test_one_who_is_ready_waits_for_the_others(look: Look) -> None:
    view = view_of(KET)
    session = session_of(view)
    sheet = CountSheet(view, session)
    play = Headless(sheet, look=look)
    session.guest.view = replace(view, asked=(1, 3))  # type: ignore[misc]
    play.turn()
    play.advance(300)
    play.key("enter")
    assert len(play.loop.stack) == 1
    assert sheet.problems() == []
