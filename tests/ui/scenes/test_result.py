"""The end of a match: who came first is seen at once, everything can be skipped, nobody leaves
unawares."""

from __future__ import annotations

import pytest

from tamcuc.i18n import use
from tamcuc.ui.kit import FocusGained, FocusLost, Headless, Look, walk
from tamcuc.ui.scenes.result import ROLL_MS, ResultSheet
from tamcuc.ui.scenes.rolling import Rolling
from tamcuc.ui.scenes.table import TableScene
from tamcuc.ui.scenes.wreath import Wreath
from tamcuc.ui.settings import Settings, Speed
from tests.ui.scenes.ends import ended
from tests.ui.scenes.hands import click, written
from tests.ui.scenes.sessions import QuietServices, ScriptedSession
from tests.ui.scenes.test_table_sheets import PLAIN, session_of, view_of


def opened(look: Look, speed: Speed) -> tuple[ResultSheet, Headless]:
    look.text_size = 100
    session = ended(4, 1, match=True)
    sheet = ResultSheet(session.table.view(0), session, speed=speed)
    return sheet, Headless(sheet, look=look)


def with_totals(
    look: Look, totals: tuple[int, ...], text_size: int = 100, size: tuple[int, int] = (1280, 720)
) -> Headless:
    view = view_of(PLAIN, totals, "over")
    return Headless(ResultSheet(view, session_of(view)), size=size, text_size=text_size, look=look)


def points(sheet: ResultSheet) -> list[int]:
    return [each.value for each in walk(sheet.ui.root) if isinstance(each, Rolling)]


def true(sheet: ResultSheet) -> list[int]:
    return sorted(sheet._view.totals, reverse=True)


def wreaths(play: Headless) -> list[Wreath]:
    assert isinstance(play.scene, ResultSheet)
    return [each for each in walk(play.scene.ui.root) if isinstance(each, Wreath)]


def test_points_roll_to_what_they_are(look: Look) -> None:
    sheet, hands = opened(look, "normal")
    assert set(points(sheet)) == {0}
    hands.advance(ROLL_MS + 50)
    assert points(sheet) == true(sheet)
    assert not sheet.busy()


@pytest.mark.parametrize("key", ["enter", "escape", "space"])
def test_a_key_that_skips_does_not_leave_as_well(look: Look, key: str) -> None:
    sheet, hands = opened(look, "normal")
    hands.advance(ROLL_MS // 2)
    hands.key(key)
    assert hands.scene is sheet
    assert points(sheet) == true(sheet)
    hands.key(key)
    assert len(hands.loop.stack) == 0


def test_a_click_that_skips_presses_no_button(look: Look) -> None:
    sheet, hands = opened(look, "normal")
    hands.advance(ROLL_MS // 2)
    click(hands, "home")
    assert hands.scene is sheet
    assert points(sheet) == true(sheet)
    click(hands, "home")
    assert len(hands.loop.stack) == 0


def test_without_motion_it_is_over_at_once_and_still(look: Look) -> None:
    sheet, hands = opened(look, "off")
    assert points(sheet) == true(sheet)
    before = hands.canvas.copy()
    hands.advance(3000)
    assert not hands.loop.busy()
    assert hands.canvas.get_view("2").raw == before.get_view("2").raw


def test_with_motion_the_yard_lives(look: Look) -> None:
    _, hands = opened(look, "normal")
    hands.advance(ROLL_MS + 50)
    before = hands.canvas.copy()
    hands.advance(400)
    assert hands.canvas.get_view("2").raw != before.get_view("2").raw


@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_all_who_share_the_first_place_are_wreathed_and_named(look: Look, first: int) -> None:
    use("vi")
    totals = (6,) * first + (-2, -3, -4)[: 4 - first]
    play = with_totals(look, totals)
    assert len(wreaths(play)) == first
    said = written(play)
    for name in ("An", "Bình", "Chi", "Dũng")[:first]:
        assert said.count(name) >= 2


def test_without_room_for_a_wreath_the_winner_is_still_named_first(look: Look) -> None:
    use("vi")
    play = with_totals(look, (0, 0, 0, 0), text_size=200)
    assert wreaths(play) == []
    assert written(play).startswith("An, Bình, Chi và Dũng cùng về nhất!")


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_it_moves_as_fast_as_the_table_did(look: Look, speed: Speed) -> None:
    look.text_size = 100
    session = ScriptedSession(ended(4, 1, match=True).table)
    hands = Headless(TableScene(session, QuietServices(Settings(speed=speed))), look=look)
    hands.advance(2000)
    hands.key("enter")
    assert isinstance(hands.scene, ResultSheet)
    assert hands.scene.busy() == (speed != "off")


def test_while_another_window_has_the_keyboard_the_yard_rests(look: Look) -> None:
    sheet, hands = opened(look, "normal")
    hands.advance(ROLL_MS + 50)
    sheet.handle(FocusLost())
    hands.turn()
    frames: list[float] = []
    hands.loop.on_frame = frames.append
    hands.advance(2000)
    assert frames == []
    sheet.handle(FocusGained())
    hands.advance(500)
    assert frames
