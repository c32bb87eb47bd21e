"""The title leads everywhere, by mouse and by keyboard, and leaves nothing by accident."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect, Surface
from pygame.image import tobytes

from tamcuc.ui.kit import Dialog, Headless, Outcome, Pop, Push, Scene, visible_part
from tamcuc.ui.scenes.history import HistoryScene
from tamcuc.ui.scenes.new_table import NewTableScene
from tamcuc.ui.scenes.night import STEP_MS
from tamcuc.ui.scenes.rules import RulesScene
from tamcuc.ui.scenes.services import Notice
from tamcuc.ui.scenes.settings import SettingsScene
from tamcuc.ui.scenes.title import TitleScene
from tamcuc.ui.settings import Settings
from tests.ui.scenes.family import OPEN, House, Table
from tests.ui.scenes.hands import click, focused, tab_to, widget, written


def title(house: House | None = None) -> Headless:
    return Headless(TitleScene(house or House(), Table))


WAYS: list[tuple[str, type[Scene]]] = [
    ("title.new_table", NewTableScene),
    ("title.history", HistoryScene),
    ("title.rules", RulesScene),
    ("title.settings", SettingsScene),
]


@pytest.mark.parametrize(("key", "scene"), WAYS)
def test_the_mouse_opens_every_screen_and_esc_comes_back(key: str, scene: type[Scene]) -> None:
    play = title()
    click(play, key)
    assert isinstance(play.scene, scene)
    play.key("escape")
    assert isinstance(play.scene, TitleScene)


@pytest.mark.parametrize(("key", "scene"), WAYS)
def test_the_keyboard_opens_every_screen(key: str, scene: type[Scene]) -> None:
    play = title()
    tab_to(play, key)
    play.key("enter")
    assert isinstance(play.scene, scene)


def test_an_open_match_is_offered_first_and_gone_on_with() -> None:
    house = House(open_match=OPEN)
    play = title(house)
    assert focused(play) == "title.resume"
    assert "Ván 3/8, 4 người" in written(play)
    play.key("enter")
    assert isinstance(play.scene, Table)
    assert house.went_on == [OPEN.match_id]


def test_without_an_open_match_going_on_is_off_and_says_why() -> None:
    house = House()
    play = title(house)
    assert focused(play) == "title.new_table"
    assert widget(play, "title.resume").bubble() == "Chưa có trận nào đang dở."
    click(play, "title.resume")
    assert isinstance(play.scene, TitleScene)
    assert house.went_on == []


def test_a_match_in_another_window_is_why_going_on_is_off() -> None:
    play = title(House(elsewhere=[OPEN]))
    assert widget(play, "title.resume").bubble() == "Trận đang dở đang mở ở cửa sổ khác."


def test_a_match_that_another_window_left_is_offered_once_this_one_is_looked_at() -> None:
    house = House(elsewhere=[OPEN])
    play = title(house)
    house.played_elsewhere, house.open = (), OPEN
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    play.turn()
    assert "Ván 3/8, 4 người" in written(play)
    click(play, "title.resume")
    assert house.went_on == [OPEN.match_id]


def test_start_goes_on_with_a_match_that_another_window_left_meanwhile() -> None:
    house = House(elsewhere=[OPEN])
    play = title(house)
    house.played_elsewhere, house.open = (), OPEN
    play.pad(pygame.CONTROLLER_BUTTON_START)
    assert house.went_on == [OPEN.match_id]


def test_a_match_that_was_left_is_offered_on_the_way_back() -> None:
    house = House()
    play = title(house)
    click(play, "title.rules")
    house.open = OPEN
    play.key("escape")
    assert "Ván 3/8, 4 người" in written(play)


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_the_other_language_is_one_press_away_and_so_is_the_way_back(by: str) -> None:
    house = House()
    play = title(house)
    for code, name, first in (
        ("en", "English", "New game"),
        ("vi", "Tiếng Việt", "Trải chiếu mới"),
    ):
        assert name in written(play)
        if by == "mouse":
            click(play, "language")
        else:
            tab_to(play, "language")
            play.key("enter")
        assert house.kept[-1].language == code
        assert first in written(play)
        assert focused(play) == "language"


def test_start_on_a_gamepad_starts() -> None:
    play = title()
    play.pad(pygame.CONTROLLER_BUTTON_START)
    assert isinstance(play.scene, NewTableScene)


def test_start_on_a_gamepad_never_ends_the_game() -> None:
    for house, scene in ((House(), NewTableScene), (House(open_match=OPEN), Table)):
        play = title(house)
        play.key("escape")
        assert focused(play) == "title.quit"
        play.pad(pygame.CONTROLLER_BUTTON_START)
        assert isinstance(play.scene, scene)


def test_esc_only_goes_to_the_way_out() -> None:
    play = title()
    play.key("escape")
    assert focused(play) == "title.quit"
    assert play.loop.running
    play.key("enter")
    assert not play.loop.running


def test_news_is_told_once_and_put_away() -> None:
    play = title(House(notices=[Notice("store.damaged", {"detail": "tamcuc-1.db"})]))
    assert isinstance(play.scene, Dialog)
    assert "tamcuc-1.db" in written(play)
    play.advance(300)
    play.key("enter")
    play.turn()
    assert isinstance(play.scene, TitleScene)


def pictures(play: Headless, steps: int) -> int:
    seen = set()
    for _ in range(steps):
        play.advance(STEP_MS)
        seen.add(play.canvas.get_buffer().raw)
    return len(seen)


def test_the_night_moves_quietly() -> None:
    assert pictures(title(), 20) > 5


def test_nothing_moves_where_motion_is_off() -> None:
    assert pictures(title(House(Settings(speed="off"))), 20) == 1


def test_nothing_moves_under_another_screen_and_goes_on_after_it() -> None:
    play = title()
    click(play, "title.rules")
    assert play.loop.tools.timers.next_in() is None
    play.key("escape")
    assert play.loop.tools.timers.next_in() is not None


class Over(Scene):
    """A table whose match ends at once, and whose player wants another."""

    def tick(self, now: int) -> Outcome:  # noqa: ARG002 - whenever it is
        return Pop("again")


def test_another_match_begins_at_a_new_table() -> None:
    play = Headless(TitleScene(House(open_match=OPEN), lambda *_: Over()))
    click(play, "title.resume")
    assert isinstance(play.scene, NewTableScene)


class Ends(Scene):
    """A table whose match is over, and whose player goes back to the title."""

    def __init__(self, house: House) -> None:
        self.house = house

    def tick(self, now: int) -> Outcome:  # noqa: ARG002 - whenever it is
        self.house.open = None
        return Pop()


def test_after_a_match_enter_leads_to_the_next_one() -> None:
    house = House(open_match=OPEN)
    play = Headless(TitleScene(house, lambda *_: Ends(house)))
    play.key("enter")
    play.turn()
    assert isinstance(play.scene, TitleScene)
    assert focused(play) == "title.new_table"


class Left(Scene):
    """A table whose player got up: its match stays open."""

    def __init__(self, house: House) -> None:
        self.house = house

    def tick(self, now: int) -> Outcome:  # noqa: ARG002 - whenever it is
        self.house.open = OPEN
        return Pop("left")


def test_after_a_match_was_left_enter_leads_back_to_it() -> None:
    house = House()
    play = Headless(TitleScene(house, lambda *_: Left(house)))
    play.loop.stack.apply(Push(Left(house)))
    play.turn()
    assert isinstance(play.scene, TitleScene)
    assert focused(play) == "title.resume"


def test_why_there_is_nothing_to_go_on_with_is_said_beside_the_other_buttons() -> None:
    play = title()
    before = play.canvas.copy()
    rects = [visible_part(widget(play, key)) for key, _ in WAYS]
    play.key("down")
    assert focused(play) == "title.resume"
    for rect in rects[1:]:
        assert same(before, play.canvas, rect)
    # The outline of the focus lay around the first one before.
    assert same(before, play.canvas, rects[0].inflate(-8, -8))


def same(before: Surface, after: Surface, rect: Rect) -> bool:
    parts = [tobytes(canvas.subsurface(rect), "RGB") for canvas in (before, after)]
    return parts[0] == parts[1]


def test_a_match_that_cannot_be_gone_on_with_is_offered_no_more() -> None:
    house = House(open_match=OPEN)
    house.broken = True
    play = title(house)
    play.key("enter")
    assert isinstance(play.scene, Dialog)
    play.advance(300)
    play.key("enter")
    assert isinstance(play.scene, TitleScene)
    assert widget(play, "title.resume").bubble() == "Chưa có trận nào đang dở."
