"""Screens of widgets: what is pressed happens, what is not does not, and the focus is kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tamcuc.ui.kit import (
    Button,
    Column,
    Flow,
    Headless,
    Label,
    Outcome,
    Pop,
    Push,
    Screen,
    Widget,
    walk,
)
from tamcuc.ui.kit.bubble import bubble_rect
from tests.ui.kit.tiny import tiny_look


class Buttons(Screen):
    """Three buttons that note their presses."""

    def __init__(self, guard_ms: int = 0, reason: str = "") -> None:
        self.presses: list[str] = []
        self.guard_ms = guard_ms
        self.reason = reason
        self.results: list[object] = []

    def build(self) -> Widget:
        return Column(
            Label("three buttons"),
            Flow(
                Button("one", self.note("one"), key="one", guard_ms=self.guard_ms),
                Button("two", self.note("two"), key="two", reason=self.reason),
                Button("three", self.note("three"), key="three"),
            ),
        )

    def note(self, name: str) -> Callable[[], Outcome]:
        def press() -> Outcome:
            self.presses.append(name)
            return None

        return press

    def resumed(self, result: object) -> Outcome:
        self.results.append(result)
        return super().resumed(result)


def centre(play: Headless, key: str) -> tuple[int, int]:
    """The middle of the widget of that key."""
    assert isinstance(play.scene, Screen)
    return next(w for w in walk(play.scene.ui.root) if w.key == key).rect.center


@pytest.fixture
def buttons() -> Buttons:
    return Buttons()


@pytest.fixture
def play(buttons: Buttons) -> Headless:
    return Headless(buttons, look=tiny_look())


def test_a_button_fires_when_released_inside_after_a_press_inside(
    play: Headless, buttons: Buttons
) -> None:
    play.press(centre(play, "one"))
    assert buttons.presses == []
    play.release(centre(play, "one"))
    assert buttons.presses == ["one"]


def test_a_button_pressed_elsewhere_or_released_elsewhere_does_nothing(
    play: Headless, buttons: Buttons
) -> None:
    play.press((600, 300))
    play.release(centre(play, "one"))
    play.press(centre(play, "one"))
    play.release(centre(play, "two"))
    play.click(centre(play, "one"), button=3)
    assert buttons.presses == []


def test_the_keyboard_reaches_every_button_and_presses_it(play: Headless, buttons: Buttons) -> None:
    play.key("enter")
    play.key("tab")
    play.key("space")
    play.key("right")
    play.key("enter")
    play.key("tab")
    play.key("tab", shift=True)
    play.key("enter")
    assert buttons.presses == ["one", "two", "three", "three"]


def test_a_key_held_down_presses_once(play: Headless, buttons: Buttons) -> None:
    for _ in range(5):
        play.hold_key("enter")
    assert buttons.presses == ["one"]


def test_a_guarded_button_ignores_presses_that_begin_too_soon() -> None:
    scene = Buttons(guard_ms=250)
    play = Headless(scene, look=tiny_look())
    play.key("enter")
    play.press(centre(play, "one"))
    play.advance(300)
    play.release(centre(play, "one"))
    assert scene.presses == []
    play.click(centre(play, "one"))
    assert scene.presses == ["one"]


def test_a_rebuild_does_not_renew_the_guard_but_another_key_does() -> None:
    scene = Buttons(guard_ms=250)
    play = Headless(scene, look=tiny_look())
    play.advance(300)
    scene.rebuild()
    play.key("enter")
    assert scene.presses == ["one"]


def test_a_button_that_is_off_cannot_be_pressed_and_says_why() -> None:
    scene = Buttons(reason="not now")
    play = Headless(scene, look=tiny_look())
    play.move((600, 300))
    things = {w.key: w.rect for w in walk(scene.ui.root) if not w.children}
    owner = things.pop("two")
    bubble = bubble_rect(play.canvas.get_rect(), play.look, "not now", owner, [*things.values()])
    frame = play.look.palette["vermilion"]
    assert tuple(play.canvas.get_at(bubble.bottomleft))[:3] != frame
    play.click(centre(play, "two"))
    play.key("enter")
    assert scene.presses == []
    assert tuple(play.canvas.get_at((bubble.left, bubble.bottom - 1)))[:3] == frame


def test_focus_and_a_press_under_way_survive_a_rebuild(play: Headless, buttons: Buttons) -> None:
    play.key("tab")
    play.press(centre(play, "three"))
    buttons.rebuild()
    assert buttons.ui.focus is not None
    assert buttons.ui.focus.key == "three"
    play.release(centre(play, "three"))
    assert buttons.presses == ["three"]


def test_losing_the_window_forgets_a_press_under_way(play: Headless, buttons: Buttons) -> None:
    import pygame

    play.press(centre(play, "one"))
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    play.turn()
    play.release(centre(play, "one"))
    assert buttons.presses == []


def test_escape_goes_back_and_the_scene_below_hears_the_result(
    play: Headless, buttons: Buttons
) -> None:
    class Above(Buttons):
        def back(self) -> Outcome:
            return Pop("went back")

    play.loop.stack.apply(Push(Above()))
    play.key("escape")
    assert play.scene is buttons
    assert buttons.results == ["went back"]
