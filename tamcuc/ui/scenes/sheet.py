"""A leaf of a printed book, its title in a block that breaks the upper border."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import Rect, Surface

from tamcuc.ui.kit import Around, Look, TextBox, Widget
from tamcuc.ui.kit.nine_slice import Insets, added, inside
from tamcuc.ui.kit.widgets.paragraph import Paragraph

HANGS: Final = 3
"""How far the title's block stands out above the paper, in pixels."""

_INSIDE: Final = (13, 13, 15, 15)
"""The printed border with the paper's edge and its shadow; the sprays may lie over more."""

_TITLE_PADDING: Final = (6, 0, 6, 0)
_FLOURISH_GAP: Final = 3
_CORNER: Final = 34
"""What a spray in a corner takes of the border; a flourish keeps away from it."""


class Sheet(Around):
    """The paper of a page around a child, with the title in its block."""

    def __init__(self, child: Widget, title: str) -> None:
        super().__init__(child)
        self._title = Paragraph(title, "head", "centre")

    def pad(self, look: Look) -> Insets:
        left, top, right, bottom = _INSIDE
        block = self._block_size(look, 1 << 20)[1] + 3
        return left + 3, max(HANGS + top, block), right + 3, bottom + 1

    def narrowest(self, look: Look) -> int:
        across, _ = self._frame(look)
        return max(super().narrowest(look), self._title.narrowest(look) + across + 2 * _CORNER)

    def draw(self, canvas: Surface, look: Look) -> None:
        paper = Rect(self.rect.x, self.rect.y + HANGS, self.rect.w, self.rect.h - HANGS)
        look.atlas.draw_slice(canvas, "page/sheet", paper)
        block = self._block(look)
        self._draw_flourishes(canvas, look, block)
        look.atlas.draw_slice(canvas, "page/title", block)
        self._title.draw(canvas, look, inside(block, self._edges(look)), "shell")
        super().draw(canvas, look)

    def texts(self, look: Look) -> Iterator[TextBox]:
        yield self._title.box(look, inside(self._block(look), self._edges(look)))

    def _draw_flourishes(self, canvas: Surface, look: Look, block: Rect) -> None:
        """Leaves on the border at both sides of the block, where there is room."""
        width, height = look.atlas.size("page/flourish")
        if block.x - self.rect.x < width + 2 * _FLOURISH_GAP + _CORNER:
            return
        y = self.rect.y + HANGS + 7 - height // 2
        right = block.right - 1 + _FLOURISH_GAP
        look.atlas.draw(canvas, "page/flourish", (right, y))
        look.atlas.draw(canvas, "page/flourish_left", (block.x - _FLOURISH_GAP - width, y))

    def _block(self, look: Look) -> Rect:
        width, height = self._block_size(look, self.rect.w - 2 * _CORNER)
        return Rect(self.rect.centerx - width // 2, self.rect.y, width, height)

    def _block_size(self, look: Look, width: int) -> tuple[int, int]:
        across, down = self._frame(look)
        text_w, text_h = self._title.measure(look, max(1, width - across))
        return text_w + across, text_h + down

    def _frame(self, look: Look) -> tuple[int, int]:
        left, top, right, bottom = self._edges(look)
        return left + right, top + bottom

    def _edges(self, look: Look) -> Insets:
        return added(look.atlas.insets("page/title"), _TITLE_PADDING)
