"""Paper panels, with or without a head."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect, Surface

from tamcuc.ui.kit.look import Look
from tamcuc.ui.kit.nine_slice import Insets, added, inside

from .around import Around
from .base import Size, TextBox, Widget
from .paragraph import Paragraph

CONTENT_PADDING = 3
HEAD_PADDING: Insets = (6, 0, 2, 2)
HEAD_GAP = 3
SHADOW = 2
"""How far a sheet's shadow falls to the right and down."""


class Panel(Around):
    """A sheet of paper around a child; `head` stands in a band at the top."""

    def __init__(
        self,
        child: Widget,
        *,
        head: str = "",
        sprite: str = "ui/panel",
        padding: int = CONTENT_PADDING,
        key: str = "",
        grow: int = 0,
    ) -> None:
        super().__init__(child, grow=grow)
        self.key = key
        self._head = Paragraph(head, "head", "centre")
        self._sprite = sprite
        self._padding = padding
        self._head_height = 0

    def measure(self, look: Look, width: int) -> Size:
        inner_w, inner_h = super().measure(look, width)
        head_w, head_h = self._head_size(look, width)
        return min(width, max(inner_w, head_w)), inner_h + head_h

    def narrowest(self, look: Look) -> int:
        narrowest = super().narrowest(look)
        if not self._head.text:
            return narrowest
        return max(narrowest, self._head.narrowest(look) + self._head_frame(look)[0])

    def shortest(self, look: Look, width: int) -> int:
        return super().shortest(look, width) + self._head_size(look, width)[1]

    def place(self, look: Look, rect: Rect) -> None:
        self._head_height = self._head_size(look, rect.w)[1]
        below = Rect(rect.x, rect.y + self._head_height, rect.w, rect.h - self._head_height)
        super().place(look, below)
        self.rect = Rect(rect)

    def pad(self, look: Look) -> Insets:
        left, top, right, bottom = look.atlas.insets(self._sprite)
        more = self._padding
        # Under a head the paper's own upper edge is covered.
        above = HEAD_GAP if self._head.text else top
        return left + more, above + more, right + more, bottom + more

    def draw(self, canvas: Surface, look: Look) -> None:
        look.atlas.draw_slice(canvas, "ui/shadow", self.rect.move(SHADOW, SHADOW))
        look.atlas.draw_slice(canvas, self._sprite, self.rect)
        if self._head.text:
            look.atlas.draw_slice(canvas, "ui/panel_head", self._band())
            self._head.draw(canvas, look, self._head_room(look), "shell")
        super().draw(canvas, look)

    def texts(self, look: Look) -> Iterator[TextBox]:
        if self._head.text:
            yield self._head.box(look, self._head_room(look))

    def _band(self) -> Rect:
        return Rect(self.rect.x, self.rect.y, self.rect.w, self._head_height)

    def _head_room(self, look: Look) -> Rect:
        return inside(self._band(), self._head_edges(look))

    def _head_frame(self, look: Look) -> Size:
        left, top, right, bottom = self._head_edges(look)
        return left + right, top + bottom

    def _head_edges(self, look: Look) -> Insets:
        return added(look.atlas.insets("ui/panel_head"), HEAD_PADDING)

    def _head_size(self, look: Look, width: int) -> Size:
        if not self._head.text:
            return 0, 0
        across, down = self._head_frame(look)
        text_w, text_h = self._head.measure(look, max(1, width - across))
        return text_w + across, text_h + down


class Filled(Around):
    """A plain area of one palette colour behind a child: bars, lit lines of a list."""

    def __init__(self, child: Widget, colour: str, *, padding: int = 2, grow: int = 0) -> None:
        super().__init__(child, pad=(padding, padding, padding, padding), grow=grow)
        self._colour = colour

    def draw(self, canvas: Surface, look: Look) -> None:
        canvas.fill(look.palette[self._colour], self.rect)
        super().draw(canvas, look)


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
