"""Gamepads, as many as are plugged in: what a hand does on one is told as the key that does it.

SDL knows the buttons of most pads by name, whatever their numbers; those it does not know are
passed over. Nothing is ever asked: events say what changed, and only what is held needs a timer.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from .events import KeyPressed
from .timers import Timer, Timers

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

LEAN = 18_000
"""Of 32,767: a stick or a trigger counts from here on …"""
LET_GO = 12_000
"""… until it is back here, so that a hand that trembles presses once."""
FIRST_MS = 400
NEXT_MS = 110
"""How long a direction is held before it is told again, and then again."""

_KEYS = {
    pygame.CONTROLLER_BUTTON_A: KeyPressed("enter"),
    pygame.CONTROLLER_BUTTON_B: KeyPressed("escape"),
    pygame.CONTROLLER_BUTTON_X: KeyPressed("space"),
    pygame.CONTROLLER_BUTTON_Y: KeyPressed("v"),
    pygame.CONTROLLER_BUTTON_BACK: KeyPressed("b"),
    pygame.CONTROLLER_BUTTON_START: KeyPressed("pause"),
}
_HELD = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: KeyPressed("left"),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: KeyPressed("right"),
    pygame.CONTROLLER_BUTTON_DPAD_UP: KeyPressed("up"),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: KeyPressed("down"),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: KeyPressed("tab", shift=True),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: KeyPressed("tab"),
}
_STICK = (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY)
_TRIGGERS = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "pageup",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "pagedown",
}


class Pads:
    """Every gamepad there is.

    `tell` is called with what is held long enough to be told again, `came` when a pad is heard
    from now on.
    """

    def __init__(
        self,
        timers: Timers,
        tell: Callable[[KeyPressed], object],
        came: Callable[[], object],
    ) -> None:
        self._timers = timers
        self._tell = tell
        self._came = came
        self._pads: dict[int, Controller] = {}
        self._axes: dict[tuple[int, int], int] = {}
        self._leaning: dict[tuple[int, str], str] = {}
        self._held: tuple[int, KeyPressed] | None = None
        self._again: Timer | None = None
        self.makers: dict[int, Callable[[pygame.event.Event], KeyPressed | None]] = {
            pygame.CONTROLLERDEVICEADDED: self._added,
            pygame.CONTROLLERDEVICEREMOVED: self._removed,
            pygame.CONTROLLERBUTTONDOWN: self._pressed,
            pygame.CONTROLLERBUTTONUP: self._released,
            pygame.CONTROLLERAXISMOTION: self._moved,
        }
        """What each of pygame's events becomes, by its type."""

    def open(self) -> None:
        """Listen to pads, those of now and those plugged in later; without any, nothing happens.

        Some systems take a moment to look for them: not before the first picture.
        """
        with suppress(ImportError, pygame.error):
            from pygame._sdl2 import controller

            controller.init()

    def forget(self) -> None:
        """The window does not hear them any more: nothing is held."""
        self._leaning.clear()
        self._axes.clear()
        self._rest()

    def _added(self, event: pygame.event.Event) -> None:
        """A pad speaks as long as somebody holds it open."""
        with suppress(ImportError, pygame.error):
            from pygame._sdl2.controller import Controller

            pad = Controller(event.device_index)
            self._pads[pad.id] = pad
            self._came()

    def _removed(self, event: pygame.event.Event) -> None:
        pad = event.instance_id
        self._pads.pop(pad, None)
        self._axes = {of: value for of, value in self._axes.items() if of[0] != pad}
        self._leaning = {of: key for of, key in self._leaning.items() if of[0] != pad}
        if self._held is not None and self._held[0] == pad:
            self._rest()

    def _pressed(self, event: pygame.event.Event) -> KeyPressed | None:
        held = _HELD.get(event.button)
        return _KEYS.get(event.button) if held is None else self._hold(event.instance_id, held)

    def _released(self, event: pygame.event.Event) -> None:
        if self._held == (event.instance_id, _HELD.get(event.button)):
            self._rest()

    def _moved(self, event: pygame.event.Event) -> KeyPressed | None:
        pad, axis = event.instance_id, event.axis
        self._axes[pad, axis] = event.value
        if axis in _STICK:
            x, y = (self._axes.get((pad, each), 0) for each in _STICK)
            return self._lean(pad, "stick", {"left": -x, "right": x, "up": -y, "down": y})
        if axis in _TRIGGERS:
            return self._lean(pad, _TRIGGERS[axis], {_TRIGGERS[axis]: event.value})
        return None

    def _lean(self, pad: int, part: str, far: dict[str, int]) -> KeyPressed | None:
        """How far a part of the pad is from its rest in each direction; the key it now presses."""
        before = self._leaning.get((pad, part), "")
        now = _leaning(far, before)
        if now == before:
            return None
        if before and self._held == (pad, KeyPressed(before)):
            self._rest()
        self._leaning[pad, part] = now
        return self._hold(pad, KeyPressed(now)) if now else None

    def _hold(self, pad: int, key: KeyPressed) -> KeyPressed:
        self._rest()
        self._held = (pad, key)
        self._again = self._timers.call_later(FIRST_MS, self._repeat)
        return key

    def _repeat(self) -> None:
        if self._held is not None:
            key = self._held[1]
            self._again = self._timers.call_later(NEXT_MS, self._repeat)
            self._tell(KeyPressed(key.key, shift=key.shift, repeat=True))

    def _rest(self) -> None:
        self._held = None
        if self._again is not None:
            self._again.cancel()
            self._again = None


def _leaning(far: dict[str, int], before: str) -> str:
    """The direction that counts: the one before as long as it is not let go, else the furthest."""
    if before and far[before] >= LET_GO:
        return before
    furthest = max(far, key=lambda key: far[key])
    return furthest if far[furthest] >= LEAN else ""
