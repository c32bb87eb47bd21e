"""A frame behind a child."""

from __future__ import annotations

from pygame import Surface

from tamcuc.ui.kit.look import Look
from tamcuc.ui.kit.nine_slice import Insets

from .around import Around
from .base import Widget


class Framed(Around):
    """A 9-slice of any name behind a child (`ui/ribbon`, `ui/bar` …)."""

    def __init__(self, child: Widget, sprite: str, *, padding: int = 2, grow: int = 0) -> None:
        super().__init__(child, grow=grow)
        self._sprite = sprite
        self._padding = padding

    def pad(self, look: Look) -> Insets:
        left, top, right, bottom = look.atlas.insets(self._sprite)
        more = self._padding
        return left + more, top + more, right + more, bottom + more

    def draw(self, canvas: Surface, look: Look) -> None:
        look.atlas.draw_slice(canvas, self._sprite, self.rect)
        super().draw(canvas, look)
