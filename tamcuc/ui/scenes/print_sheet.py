"""A sheet as the printer of Tết pictures makes it: a cut frame, and a board with its name."""

from __future__ import annotations

from pygame import Rect, Surface

from tamcuc.ui.kit import Box, Framed, Label, Look, Pad, Widget
from tamcuc.ui.kit.widgets.panel import SHADOW

_GAP = 3
"""Rows between the board and what stands on the paper."""


class PrintSheet(Box):
    """A print around a child; the board with its name hangs over the upper edge."""

    def __init__(self, child: Widget, *, head: str) -> None:
        name = Label(head, style="head", colour="gamboge_light", align="centre")
        self._board = Framed(Pad(name, 8, 0), "print/board", padding=0)
        self._child = child
        super().__init__([self._board, child])

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        left, _, right, bottom = look.atlas.insets("print/sheet")
        board = self._board.measure(look, width - left - right)
        inner = self._child.measure(look, max(1, width - left - right))
        wide = max(inner[0], board[0]) + left + right
        return min(width, wide), board[1] + _GAP + inner[1] + bottom

    def narrowest(self, look: Look) -> int:
        left, _, right, _ = look.atlas.insets("print/sheet")
        return left + right + max(each.narrowest(look) for each in self.children)

    def shortest(self, look: Look, width: int) -> int:
        left, _, right, bottom = look.atlas.insets("print/sheet")
        inner = max(1, width - left - right)
        board = self._board.measure(look, inner)[1]
        return board + _GAP + self._child.shortest(look, inner) + bottom

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        left, _, right, bottom = look.atlas.insets("print/sheet")
        wide, high = self._board.measure(look, rect.w - left - right)
        self._board.place(look, Rect(rect.centerx - wide // 2, rect.y, wide, high))
        top = rect.y + high + _GAP
        room = Rect(rect.x + left, top, rect.w - left - right, rect.bottom - bottom - top)
        self._child.place(look, room)

    def draw(self, canvas: Surface, look: Look) -> None:
        paper = Rect(self.rect)
        paper.y += self._board.rect.h // 2
        paper.h = self.rect.bottom - paper.y
        look.atlas.draw_slice(canvas, "ui/shadow", paper.move(SHADOW, SHADOW))
        look.atlas.draw_slice(canvas, "print/sheet", paper)
        super().draw(canvas, look)
