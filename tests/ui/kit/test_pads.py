"""Gamepads do what keys do; nobody who has none pays for them."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame._sdl2 import controller

from tamcuc.ui.kit import (
    Button,
    Column,
    FocusLost,
    HandClock,
    Headless,
    KeyPressed,
    Quit,
    Scene,
)
from tamcuc.ui.kit.events import Event
from tamcuc.ui.kit.pads import FIRST_MS, NEXT_MS, Pads
from tamcuc.ui.kit.scene import Outcome
from tamcuc.ui.kit.timers import Timers
from tests.ui.kit.one import focused, show
from tests.ui.kit.tiny import tiny_look

A, RIGHT = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_DPAD_RIGHT
X_AXIS, Y_AXIS = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY


class Hand:
    """A hand on some pads, and the keys that are heard of it."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.timers = Timers(self.clock)
        self.heard: list[KeyPressed] = []
        self.came = 0
        self.pads = Pads(self.timers, self.heard.append, self.greet)

    def greet(self) -> None:
        self.came += 1

    @property
    def keys(self) -> list[str]:
        return [key.key for key in self.heard]

    def do(self, kind: int, pad: int = 0, **fields: int) -> None:
        event = pygame.event.Event(kind, {"instance_id": pad, **fields})
        key = self.pads.makers[kind](event)
        if key is not None:
            self.heard.append(key)

    def press(self, button: int, pad: int = 0) -> None:
        self.do(pygame.CONTROLLERBUTTONDOWN, pad, button=button)

    def let_go(self, button: int, pad: int = 0) -> None:
        self.do(pygame.CONTROLLERBUTTONUP, pad, button=button)

    def lean(self, axis: int, value: int, pad: int = 0) -> None:
        self.do(pygame.CONTROLLERAXISMOTION, pad, axis=axis, value=value)

    def wait(self, ms: int) -> None:
        self.clock.advance(ms)
        self.timers.run_due()


@pytest.fixture
def hand() -> Hand:
    return Hand()


def test_buttons_are_the_keys_that_do_the_same(hand: Hand) -> None:
    names = "A B X Y BACK START DPAD_LEFT DPAD_RIGHT DPAD_UP DPAD_DOWN RIGHTSHOULDER"
    for name in names.split():
        hand.press(getattr(pygame, f"CONTROLLER_BUTTON_{name}"))
    assert hand.keys == [
        *("enter", "escape", "space", "v", "b", "pause"),
        *("left", "right", "up", "down", "tab"),
    ]
    hand.press(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert hand.heard[-1] == KeyPressed("tab", shift=True)
    hand.press(pygame.CONTROLLER_BUTTON_GUIDE)
    assert len(hand.heard) == 12


def test_a_held_direction_is_told_again_until_it_is_let_go(hand: Hand) -> None:
    hand.press(RIGHT)
    hand.wait(FIRST_MS - 1)
    assert hand.heard == [KeyPressed("right")]
    hand.wait(1)
    hand.wait(NEXT_MS)
    assert hand.heard[1:] == [KeyPressed("right", repeat=True)] * 2
    hand.let_go(RIGHT)
    hand.wait(5000)
    assert len(hand.heard) == 3
    assert hand.timers.next_in() is None


def test_a_held_button_is_told_once(hand: Hand) -> None:
    hand.press(A)
    hand.wait(5000)
    assert hand.keys == ["enter"]
    assert hand.timers.next_in() is None


def test_a_stick_presses_once_for_each_lean_however_the_hand_trembles(hand: Hand) -> None:
    for value in (3000, 9000, 17_000, 20_000, 15_000, 19_000, 13_000, 32_000):
        hand.lean(X_AXIS, value)
    assert hand.keys == ["right"]
    for value in (9000, -2000, -25_000):
        hand.lean(X_AXIS, value)
    assert hand.keys == ["right", "left"]
    hand.lean(X_AXIS, 0)
    hand.wait(5000)
    assert hand.keys == ["right", "left"]


def test_a_stick_held_is_told_again_and_rolled_over_a_corner_it_turns_once(hand: Hand) -> None:
    hand.lean(Y_AXIS, -30_000)
    hand.wait(FIRST_MS)
    assert hand.keys == ["up", "up"]
    for x, y in ((15_000, -28_000), (24_000, -22_000), (21_000, -24_000), (30_000, -8000)):
        hand.lean(X_AXIS, x)
        hand.lean(Y_AXIS, y)
    assert hand.keys == ["up", "up", "right"]


def test_triggers_turn_pages(hand: Hand) -> None:
    left, right = pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    for axis in (left, right, pygame.CONTROLLER_AXIS_RIGHTX):
        hand.lean(axis, 32_000)
        hand.lean(axis, 0)
    assert hand.keys == ["pageup", "pagedown"]


def test_two_pads_do_not_take_each_others_hold(hand: Hand) -> None:
    hand.press(RIGHT, pad=1)
    hand.press(A, pad=2)
    hand.let_go(RIGHT, pad=2)
    hand.wait(FIRST_MS)
    assert hand.keys == ["right", "enter", "right"]


def test_a_pad_that_is_pulled_out_holds_nothing(hand: Hand) -> None:
    hand.press(RIGHT, pad=1)
    hand.lean(X_AXIS, 32_000, pad=2)
    hand.do(pygame.CONTROLLERDEVICEREMOVED, pad=2)
    hand.wait(5000)
    assert hand.keys == ["right", "right"]
    hand.lean(X_AXIS, 32_000, pad=2)
    assert len(hand.keys) == 3  # the same number, plugged in again


def test_what_is_held_when_the_window_loses_the_keyboard_is_held_no_more() -> None:
    play = show(two_buttons)
    for kind, fields in (
        (pygame.CONTROLLERBUTTONDOWN, {"instance_id": 0, "button": RIGHT}),
        (pygame.WINDOWFOCUSLOST, {}),
    ):
        pygame.event.post(pygame.event.Event(kind, fields))
        play.turn()
    assert play.loop.tools.timers.next_in() is None


def test_a_pad_that_cannot_be_opened_is_passed_over(hand: Hand) -> None:
    pygame.display.init()
    hand.do(pygame.CONTROLLERDEVICEADDED, device_index=99)
    assert (hand.heard, hand.came) == ([], 0)


def two_buttons() -> Column:
    return Column(Button("a", lambda: None, key="a"), Button("b", lambda: Quit(), key="b"))


def test_a_screen_is_gone_through_and_pressed_by_a_pad() -> None:
    play = show(two_buttons)
    assert focused(play) == "a"
    play.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    play.pad(A)
    assert not play.loop.running


# -- a pad that SDL itself believes in ---------------------------------------------------------

_WHEEL_LIBRARIES = sorted(Path(pygame.__file__).parent.parent.glob("pygame_ce.libs/libSDL2-2*"))


class MadeUpPad:
    """A pad without metal: SDL keeps it as it keeps those that are plugged in."""

    def __init__(self) -> None:
        self._sdl = ctypes.CDLL(str(_WHEEL_LIBRARIES[0]))
        self._sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        # A window that nobody sees never has the keyboard, and SDL hears pads only where it is.
        self._sdl.SDL_SetHint(b"SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", b"1")
        self.index = self._sdl.SDL_JoystickAttachVirtual(1, 6, 15, 0)
        assert self.index >= 0

    def button(self, button: int, down: bool) -> None:
        number = self._sdl.SDL_JoystickGetDeviceInstanceID(self.index)
        stick = ctypes.c_void_p(self._sdl.SDL_JoystickFromInstanceID(number))
        self._sdl.SDL_JoystickSetVirtualButton(stick, button, ctypes.c_uint8(down))

    def pull_out(self) -> None:
        self._sdl.SDL_JoystickDetachVirtual(self.index)


class Listener(Scene):
    """Notes keys."""

    def __init__(self) -> None:
        self.keys: list[str] = []

    def handle(self, event: Event) -> Outcome:
        if isinstance(event, KeyPressed):
            self.keys.append(event.key)
        assert not isinstance(event, FocusLost)
        return None


@pytest.fixture
def listening() -> Iterator[tuple[Headless, Listener]]:
    scene = Listener()
    play = Headless(scene, look=tiny_look())
    play.loop._pads.open()
    yield play, scene
    controller.quit()


def test_without_a_pad_nothing_is_heard_and_nothing_waits(
    listening: tuple[Headless, Listener],
) -> None:
    play, scene = listening
    play.turn()
    assert scene.keys == []
    assert play.loop.tools.timers.next_in() is None


@pytest.mark.skipif(
    sys.platform != "linux" or not _WHEEL_LIBRARIES,
    reason="a pad is made up through the SDL library inside pygame's wheel, which is not here",
)
def test_pads_are_heard_from_when_they_are_plugged_in_until_they_are_pulled_out(
    listening: tuple[Headless, Listener],
) -> None:
    play, scene = listening
    for _ in range(2):
        pad = MadeUpPad()
        play.turn()
        assert play.loop._sign.icon == "icon/pad"
        for down in (True, False):
            pad.button(A, down)
            play.turn()
        pad.button(RIGHT, True)
        play.turn()
        pad.pull_out()
        play.turn()
        play.advance(FIRST_MS * 2)
        play.settle()
    assert scene.keys == ["enter", "right"] * 2
