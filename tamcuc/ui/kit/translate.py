"""From pygame's events to the kit's."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from .clock import Clock
from .events import (
    Event,
    FocusGained,
    FocusLost,
    KeyPressed,
    Point,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
    TextComposing,
    TextTyped,
    WindowClosed,
)
from .pads import Pads
from .text import clean

DOUBLE_CLICK_MS = 350
DOUBLE_CLICK_REACH = 4
DOUBLE_TAP_REACH = 16
"""A finger does not hit the same spot twice."""

_KEY_NAMES = {
    "return": "enter",
    "page up": "pageup",
    "page down": "pagedown",
    "left shift": "shift",
    "right shift": "shift",
}
_WHEEL_BUTTONS = (4, 5, 6, 7)
"""pygame also tells of the wheel as buttons; MOUSEWHEEL already told us."""


class Translator:
    """Turns pygame events into the kit's, remembering what is held down and the last click.

    `to_logical` maps a window position to the canvas; `pads` say what gamepads mean.
    """

    def __init__(self, clock: Clock, to_logical: Callable[[Point], Point], pads: Pads) -> None:
        self._clock = clock
        self._pads = pads
        self._to_logical = to_logical
        self._keys_down: set[int] = set()
        self._pointer: Point = (0, 0)
        self._last_click: tuple[int, int, Point] | None = None
        self._makers: dict[int, Callable[[pygame.event.Event], Event | None]] = {
            pygame.MOUSEMOTION: self._moved,
            pygame.MOUSEBUTTONDOWN: self._pressed,
            pygame.MOUSEBUTTONUP: self._released,
            pygame.MOUSEWHEEL: self._scrolled,
            pygame.KEYDOWN: self._key,
            pygame.KEYUP: self._key_up,
            pygame.TEXTINPUT: _typed,
            pygame.TEXTEDITING: _composing,
            pygame.WINDOWFOCUSLOST: self._focus_lost,
            pygame.WINDOWFOCUSGAINED: lambda _: FocusGained(),
            pygame.WINDOWLEAVE: lambda _: PointerLeft(),
            pygame.QUIT: lambda _: WindowClosed(),
            **pads.makers,
        }

    def translate(self, events: Iterable[pygame.event.Event]) -> list[Event]:
        """The kit's events, in order; of a run of movements only the last."""
        found: list[Event] = []
        for event in events:
            maker = self._makers.get(event.type)
            made = maker(event) if maker else None
            if made is None:
                continue
            if isinstance(made, PointerMoved) and found and isinstance(found[-1], PointerMoved):
                found.pop()
            found.append(made)
            if isinstance(made, PointerReleased) and _by_finger(event):
                found.append(PointerLeft())  # no finger hovers
        return found

    def _moved(self, event: pygame.event.Event) -> Event:
        self._pointer = self._to_logical(event.pos)
        return PointerMoved(self._pointer, _by_finger(event))

    def _pressed(self, event: pygame.event.Event) -> Event | None:
        if event.button in _WHEEL_BUTTONS:
            return None
        self._pointer = self._to_logical(event.pos)
        touch = _by_finger(event)
        reach = DOUBLE_TAP_REACH if touch else DOUBLE_CLICK_REACH
        clicks = self._clicks(event.button, reach)
        return PointerPressed(self._pointer, event.button, clicks, touch)

    def _clicks(self, button: int, reach: int) -> int:
        now, last = self._clock(), self._last_click
        self._last_click = (button, now, self._pointer)
        if last is None or last[0] != button or now - last[1] > DOUBLE_CLICK_MS:
            return 1
        if any(abs(a - b) > reach for a, b in zip(last[2], self._pointer, strict=True)):
            return 1
        self._last_click = None  # a third quick press begins a new double click
        return 2

    def _released(self, event: pygame.event.Event) -> Event | None:
        if event.button in _WHEEL_BUTTONS:
            return None
        self._pointer = self._to_logical(event.pos)
        return PointerReleased(self._pointer, event.button)

    def _scrolled(self, event: pygame.event.Event) -> Event:
        return Scrolled(self._pointer, event.x, event.y)

    def _key(self, event: pygame.event.Event) -> Event:
        repeat = event.key in self._keys_down
        self._keys_down.add(event.key)
        name = pygame.key.name(event.key)
        name = _KEY_NAMES.get(name, name)
        return KeyPressed(
            name,
            shift=bool(event.mod & pygame.KMOD_SHIFT),
            ctrl=bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)),
            alt=bool(event.mod & pygame.KMOD_ALT),
            repeat=repeat,
        )

    def _key_up(self, event: pygame.event.Event) -> None:
        self._keys_down.discard(event.key)

    def _focus_lost(self, _: pygame.event.Event) -> Event:
        self._keys_down.clear()
        self._last_click = None
        self._pads.forget()
        return FocusLost()


def _by_finger(event: pygame.event.Event) -> bool:
    """Whether SDL made this event of the mouse from one of a finger."""
    return bool(getattr(event, "touch", False))


def _typed(event: pygame.event.Event) -> Event | None:
    text = clean(event.text).replace("\n", "")
    return TextTyped(text) if text else None


def _composing(event: pygame.event.Event) -> Event:
    return TextComposing(clean(event.text))
