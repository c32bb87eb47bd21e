"""What a person does, in words of the game's own: scenes never see pygame's events.

All positions are logical pixels of the canvas. They come from events alone, never from asking for
the state of the mouse or the keyboard, so that a test can post whatever a hand can do.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Point: TypeAlias = tuple[int, int]

LEFT, MIDDLE, RIGHT = 1, 2, 3


@dataclass(frozen=True, slots=True)
class PointerMoved:
    """The mouse or a finger moved to `pos`; `touch`: it was a finger."""

    pos: Point
    touch: bool = False


@dataclass(frozen=True, slots=True)
class PointerPressed:
    """A button went down at `pos`; `clicks` is 2 for the second press of a double click.

    `touch`: it was a finger.
    """

    pos: Point
    button: int = LEFT
    clicks: int = 1
    touch: bool = False


@dataclass(frozen=True, slots=True)
class PointerReleased:
    """A button came up at `pos`."""

    pos: Point
    button: int = LEFT


@dataclass(frozen=True, slots=True)
class Scrolled:
    """The wheel turned at `pos`; positive `dy` shows what lies further up."""

    pos: Point
    dx: int
    dy: int


@dataclass(frozen=True, slots=True)
class KeyPressed:
    """A key went down, or what does the same on a gamepad.

    `key` is its name: "a", "1", "enter", "escape", "space", "tab", "left", "pageup", "pause",
    "f11" …; `repeat` is set if it was held down.
    """

    key: str
    shift: bool = False
    ctrl: bool = False
    alt: bool = False
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class TextTyped:
    """Finished text from keyboard or input method, composed (NFC) and cleaned."""

    text: str


@dataclass(frozen=True, slots=True)
class TextComposing:
    """Text that an input method is still putting together (empty: it has finished)."""

    text: str


@dataclass(frozen=True, slots=True)
class Resized:
    """The canvas has a new size."""

    size: Point


@dataclass(frozen=True, slots=True)
class FocusGained:
    """The window is the one that hears the keyboard."""


@dataclass(frozen=True, slots=True)
class FocusLost:
    """The window no longer hears the keyboard: whatever was held is held no more."""


@dataclass(frozen=True, slots=True)
class PointerLeft:
    """The pointer left the window, or the finger the screen."""


@dataclass(frozen=True, slots=True)
class WindowClosed:
    """The window's close button, or the system asking the program to end."""


Event: TypeAlias = (
    PointerMoved
    | PointerPressed
    | PointerReleased
    | PointerLeft
    | Scrolled
    | KeyPressed
    | TextTyped
    | TextComposing
    | Resized
    | FocusGained
    | FocusLost
    | WindowClosed
)
