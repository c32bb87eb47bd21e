"""A loop without a screen, moved by hand: for tests and screenshots.

play = Headless(TitleScene(), size=(1280, 720), text_size=160)
play.key("tab"); play.click((320, 200)); play.advance(500); play.save(Path("title.png"))
"""

from __future__ import annotations

from pathlib import Path

import pygame
from pygame import Surface

from .clock import HandClock
from .events import LEFT, Point
from .look import Look
from .loop import Loop
from .scene import Scene
from .sound import Sound
from .window import Window

FRAME_MS = 16
_KEY_CODES = {
    "enter": "return",
    "pageup": "page up",
    "pagedown": "page down",
    "shift": "left shift",
}


class Headless:
    """Opens a scene in a window that nobody sees. Positions are logical pixels."""

    def __init__(
        self,
        scene: Scene,
        *,
        size: tuple[int, int] = (1280, 720),
        text_size: int = 100,
        look: Look | None = None,
    ) -> None:
        self.clock = HandClock(1000)
        self.window = Window("headless", size, headless=True)
        self.look = look or Look.load()
        self.look.text_size = text_size
        self.loop = Loop(self.window, self.look, clock=self.clock, sound=Sound(silent=True))
        pygame.event.clear()
        self.loop.open(scene)
        self.turn()

    @property
    def canvas(self) -> Surface:
        """What is drawn, one pixel for each logical pixel."""
        return self.window.canvas

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        top = self.loop.stack.top
        if top is None:
            raise LookupError("every scene is closed")
        return top

    def turn(self) -> None:
        """One turn of the loop, without any time passing."""
        self.loop.turn(pygame.event.get())

    def advance(self, ms: int) -> None:
        """Let time pass in frames, as on screen."""
        while ms > 0:
            self.clock.advance(min(ms, FRAME_MS))
            ms -= FRAME_MS
            self.turn()

    def settle(self, at_most_ms: int = 60_000) -> None:
        """Let time pass until nothing moves. Raises TimeoutError if something always does."""
        for _ in range(0, at_most_ms, FRAME_MS):
            if not self.loop.busy():
                return
            self.advance(FRAME_MS)
        raise TimeoutError(f"still moving after {at_most_ms} ms")

    def move(self, pos: Point, *, touch: bool = False) -> None:
        """Move the pointer; `touch`: a finger, which SDL shows as a pointer."""
        at = {"pos": self._window(pos), "touch": touch}
        self._post(pygame.MOUSEMOTION, rel=(0, 0), buttons=(0, 0, 0), **at)

    def press(self, pos: Point, button: int = LEFT, *, touch: bool = False) -> None:
        """Press a button of the mouse."""
        self._post(pygame.MOUSEBUTTONDOWN, pos=self._window(pos), button=button, touch=touch)

    def release(self, pos: Point, button: int = LEFT, *, touch: bool = False) -> None:
        """Let go of a button of the mouse."""
        self._post(pygame.MOUSEBUTTONUP, pos=self._window(pos), button=button, touch=touch)

    def click(self, pos: Point, button: int = LEFT) -> None:
        """Move there, press and let go."""
        self.move(pos)
        self.press(pos, button)
        self.release(pos, button)

    def tap(self, pos: Point) -> None:
        """Touch the screen there and lift the finger."""
        self.push(pos, pos)

    def push(self, start: Point, end: Point) -> None:
        """Touch the screen, move the finger over it, and lift it."""
        self.move(start, touch=True)
        self.press(start, touch=True)
        if end != start:
            self.move(end, touch=True)
        self.release(end, touch=True)

    def pad(self, button: int) -> None:
        """Press a button of a gamepad (pygame.CONTROLLER_BUTTON_…) and let go of it."""
        self._post(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button)
        self._post(pygame.CONTROLLERBUTTONUP, instance_id=0, button=button)

    def scroll(self, pos: Point, dy: int) -> None:
        """Turn the wheel; positive shows what lies further up."""
        self.move(pos)
        self._post(pygame.MOUSEWHEEL, x=0, y=dy)

    def key(self, name: str, *, shift: bool = False, ctrl: bool = False, alt: bool = False) -> None:
        """Press a key and let go of it."""
        self.hold_key(name, shift=shift, ctrl=ctrl, alt=alt)
        self._post(pygame.KEYUP, key=pygame.key.key_code(_KEY_CODES.get(name, name)), mod=0)

    def hold_key(
        self, name: str, *, shift: bool = False, ctrl: bool = False, alt: bool = False
    ) -> None:
        """Press a key without letting go; again without letting go: the keyboard repeats it."""
        mod = (pygame.KMOD_LSHIFT if shift else 0) | (pygame.KMOD_LCTRL if ctrl else 0)
        mod |= pygame.KMOD_LALT if alt else 0
        code = pygame.key.key_code(_KEY_CODES.get(name, name))
        self._post(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)

    def type(self, text: str) -> None:
        """Let text come in, as a keyboard or an input method sends it."""
        self._post(pygame.TEXTINPUT, text=text)

    def close_window(self) -> None:
        """Press the window's close button."""
        self._post(pygame.QUIT)

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        self.window.resize(size)
        self._post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])

    def save(self, path: Path, *, window: bool = False) -> None:
        """Write what is on the canvas (or in the window) as a PNG."""
        if window:
            self.window.save_window(path)
        else:
            self.window.save_canvas(path)

    def _post(self, kind: int, **fields: object) -> None:
        pygame.event.post(pygame.event.Event(kind, fields))
        self.turn()

    def _window(self, pos: Point) -> Point:
        rect = self.window.to_window(pygame.Rect(*pos, 1, 1))
        return rect.center
