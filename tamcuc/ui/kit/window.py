"""The window: a logical canvas, shown at a whole-number scale, only where it changed."""

from __future__ import annotations

import os
import sys
import warnings
from pathlib import Path

import pygame
from pygame import Rect, Surface, transform

from .canvas import SMALLEST_WINDOW, ChangedBands, canvas_size, whole_scale
from .events import Point
from .palette import Colour

UNSEEN_DRIVERS = ("offscreen", "dummy")
"""SDL takes these without a word if it finds no screen: the game would run where nobody sees it."""


_DISPLAYS = {"DISPLAY", "WAYLAND_DISPLAY"}


class NoDisplay(RuntimeError):  # noqa: N818 - a state of the world, named as one says it
    """There is no screen to draw on. The text is one sentence for the terminal."""


class Window:
    """One resizable window and its canvas.

    `headless=True` opens no real window: for tests and screenshots. Raises NoDisplay.
    """

    def __init__(
        self,
        title: str,
        size: tuple[int, int] = (1280, 720),
        *,
        fullscreen: bool = False,
        headless: bool = False,
    ) -> None:
        _open_display(headless)
        self._headless = headless
        self._windowed_size = size
        self.fullscreen = False
        self.edge_colour: Colour = (0, 0, 0)
        self._changes = ChangedBands()
        self._typing = False
        pygame.display.set_caption(title)
        self._set_mode(fullscreen)
        pygame.key.set_repeat(400, 35)
        pygame.key.stop_text_input()

    @property
    def size(self) -> tuple[int, int]:
        """Size in window pixels."""
        return self._screen.get_size()

    def set_icon(self, icon: Surface) -> None:
        """The picture that the system shows for the window."""
        pygame.display.set_icon(icon)

    def set_fullscreen(self, on: bool) -> None:
        """Take the whole screen, or go back to the window as it was."""
        if on != self.fullscreen:
            self._set_mode(on)

    def adopt_size(self) -> None:
        """Make the canvas fit the window after that changed."""
        if not self.fullscreen:
            self._windowed_size = pygame.display.get_window_size()
        self._fit()

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size, as if its edge had been dragged (tests, screenshots)."""
        self._windowed_size = size
        self._set_mode(False)

    def repaint(self) -> None:
        """Show everything again at the next `present` (something else drew over the window)."""
        self._changes.forget()

    def to_logical(self, pos: Point) -> Point:
        """The logical pixel under a position in the window, kept on the canvas."""
        width, height = self.canvas.get_size()
        x = (pos[0] - self._view_at[0]) // self.scale
        y = (pos[1] - self._view_at[1]) // self.scale
        return min(max(x, 0), width - 1), min(max(y, 0), height - 1)

    def to_window(self, rect: Rect) -> Rect:
        """Where a logical rectangle lies in the window."""
        k, (left, top) = self.scale, self._view_at
        return Rect(left + rect.x * k, top + rect.y * k, rect.w * k, rect.h * k)

    def present(self) -> list[Rect]:
        """Show what changed on the canvas; return the window rectangles that were redrawn."""
        shown = [self._show(rect) for rect in self._changes.look(self.canvas)]
        if shown:
            pygame.display.update(shown)
        return shown

    def start_typing(self, rect: Rect) -> None:
        """Let text come in (and input methods open) for a field at `rect` on the canvas."""
        pygame.key.set_text_input_rect(self.to_window(rect))
        if not self._typing:
            self._typing = True
            pygame.key.start_text_input()

    def stop_typing(self) -> None:
        """No more text: outside a field an input method would only swallow keys."""
        if self._typing:
            self._typing = False
            pygame.key.stop_text_input()

    def save_canvas(self, path: Path) -> None:
        """Write the canvas as a PNG, one pixel for each logical pixel."""
        pygame.image.save(self.canvas, path)

    def save_window(self, path: Path) -> None:
        """Write the whole window as a PNG."""
        pygame.image.save(self._screen, path)

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()

    def _set_mode(self, fullscreen: bool) -> None:
        # A full screen of the desktop's own size: no change of video mode, no blurred pixels.
        size, flags = ((0, 0), pygame.FULLSCREEN) if fullscreen else (self._windowed_size, 0)
        try:
            with warnings.catch_warnings():
                # A window manager may give another size than asked: the canvas takes any.
                warnings.simplefilter("ignore", RuntimeWarning)
                pygame.display.set_mode(size, flags or pygame.RESIZABLE)
        except pygame.error as error:
            raise NoDisplay(f"The window cannot be opened: {error}.") from error
        self.fullscreen = fullscreen
        if not fullscreen:
            _set_minimum_size()
        self._fit()

    def _fit(self) -> None:
        self._screen = pygame.display.get_surface() or pygame.display.set_mode(self._windowed_size)
        size = self._screen.get_size()
        self.scale = whole_scale(size)
        self.canvas = Surface(canvas_size(size))
        width, height = self.canvas.get_width() * self.scale, self.canvas.get_height() * self.scale
        self._view_at = ((size[0] - width) // 2, (size[1] - height) // 2)
        self._screen.fill(self.edge_colour)
        self._changes.forget()

    def _show(self, rect: Rect) -> Rect:
        target = self.to_window(rect)
        if rect.size == self.canvas.get_size():
            target = self._screen.get_rect()  # the few pixels at the edge, too
        view = self._screen.subsurface(self.to_window(rect))
        transform.scale_by(self.canvas.subsurface(rect), self.scale, view)
        return target


def _open_display(headless: bool) -> None:
    if headless:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    asked = os.environ.get("SDL_VIDEODRIVER", "")
    if not asked and sys.platform == "linux" and not _DISPLAYS & os.environ.keys():
        # SDL would try each driver it has and let their libraries complain on the terminal.
        raise NoDisplay("There is no screen to draw on: no display is set.")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(f"There is no screen to draw on: {error}.") from error
    driver = pygame.display.get_driver()
    if driver in UNSEEN_DRIVERS and asked != driver:
        pygame.display.quit()
        raise NoDisplay("There is no screen to draw on: SDL found no display it can use.")


def _set_minimum_size() -> None:
    with warnings.catch_warnings():
        # The only way to bound a pygame.display window; it stays for all of pygame-ce 2.
        warnings.simplefilter("ignore", DeprecationWarning)
        pygame.Window.from_display_module().minimum_size = SMALLEST_WINDOW
