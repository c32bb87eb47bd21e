"""The end of a match: who came first is seen at once, everything can be skipped, nobody leaves
unawares."""

from __future__ import annotations

import pytest
from pygame import Rect
from pygame.image import tobytes

from tamcuc.i18n import use
from tamcuc.ui.kit import FocusGained, FocusLost, Headless, KeyPressed, Look, Pop, Sound, walk
from tamcuc.ui.scenes.pause import GUARD_MS
from tamcuc.ui.scenes.result import ROLL_MS, TELL_MS, ResultSheet
from tamcuc.ui.scenes.rolling import Rolling
from tamcuc.ui.scenes.table import TableScene
from tamcuc.ui.scenes.wreath import Wreath
from tamcuc.ui.settings import Settings, Speed
from tests.ui.scenes.ends import ended
from tests.ui.scenes.hands import click, focused, written
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
    hands.advance(TELL_MS)
    assert not sheet.busy()


def test_who_came_first_is_told_once_points_have_rolled_and_then_firecrackers_go_off(
    look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(Sound, "play", lambda _, name: heard.append(name))
    monkeypatch.setattr(Sound, "play_alone", lambda _, name: heard.append(name))
    sheet, hands = opened(look, "normal")
    hands.advance(ROLL_MS - 50)
    assert sheet.told() == 0
    assert heard == []
    hands.advance(100)
    assert points(sheet) == true(sheet)
    assert 0 < sheet.told() < 1
    assert heard == ["lose"]
    assert sheet._steps.number == 0
    hands.advance(TELL_MS)
    assert sheet.told() == 1
    assert heard == ["lose", "firecrackers"]
    hands.advance(200)
    assert sheet._steps.number > 0


def test_who_came_first_is_not_seen_before_it_is_told(look: Look) -> None:
    sheet, hands = opened(look, "normal")
    hands.advance(ROLL_MS - 50)
    face = Rect(0, 0, 60, 60)
    face.center = wreaths(hands)[0].rect.center
    before = tobytes(hands.canvas.subsurface(face), "RGB")
    hands.advance(100)
    assert 0 < sheet.told() < 1
    assert sheet._steps.number == 0
    assert tobytes(hands.canvas.subsurface(face), "RGB") != before


def test_enter_plays_again_and_escape_goes_home(look: Look) -> None:
    for key, result in (("enter", "again"), ("escape", "home")):
        sheet, hands = opened(look, "off")
        assert focused(hands) == "again"
        hands.advance(GUARD_MS + 20)
        closed = sheet.handle(KeyPressed(key))
        assert closed == Pop(result)


@pytest.mark.parametrize("key", ["enter", "escape", "space"])
def test_a_key_that_skips_does_not_leave_as_well(look: Look, key: str) -> None:
    sheet, hands = opened(look, "normal")
    hands.advance(ROLL_MS // 2)
    hands.key(key)
    assert hands.scene is sheet
    assert points(sheet) == true(sheet)
    assert sheet.told() == 1
    hands.key(key)
    assert hands.scene is sheet
    hands.advance(GUARD_MS)
    hands.key(key)
    assert len(hands.loop.stack) == 0


def test_a_click_that_skips_presses_no_button(look: Look) -> None:
    sheet, hands = opened(look, "normal")
    hands.advance(ROLL_MS // 2)
    click(hands, "home")
    assert hands.scene is sheet
    assert points(sheet) == true(sheet)
    assert sheet.told() == 1
    click(hands, "home")
    assert hands.scene is sheet
    hands.advance(GUARD_MS)
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
    hands.advance(ROLL_MS + TELL_MS + 50)
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


def test_without_room_for_a_wreath_the_head_names_the_winner_once_points_are_counted(
    look: Look,
) -> None:
    use("vi")
    view = view_of(PLAIN, (0, 0, 0, 0), "over")
    sheet = ResultSheet(view, session_of(view), speed="normal")
    play = Headless(sheet, text_size=200, look=look)
    play.advance(ROLL_MS - 50)
    assert "cùng về nhất!" not in written(play)
    assert focused(play) == "again"
    play.advance(100)
    assert written(play).startswith("An, Bình, Chi và Dũng cùng về nhất!")
    assert focused(play) == "again"
    assert sheet.problems() == []


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_it_moves_as_fast_as_the_table_did(look: Look, speed: Speed) -> None:
    look.text_size = 100
    session = ScriptedSession(ended(4, 1, match=True).table)
    hands = Headless(TableScene(session, QuietServices(Settings(speed=speed))), look=look)
    hands.advance(2000)
    hands.key("enter")
    assert isinstance(hands.scene, ResultSheet)
    assert hands.scene.busy() == (speed != "off")


@pytest.mark.parametrize("before", [ROLL_MS // 2, ROLL_MS + TELL_MS + 50])
def test_while_another_window_has_the_keyboard_the_yard_rests(look: Look, before: int) -> None:
    sheet, hands = opened(look, "normal")
    hands.advance(before)
    sheet.handle(FocusLost())
    hands.advance(ROLL_MS + TELL_MS)
    frames: list[float] = []
    hands.loop.on_frame = frames.append
    hands.advance(2000)
    assert frames == []
    sheet.handle(FocusGained())
    hands.advance(500)
    assert frames
