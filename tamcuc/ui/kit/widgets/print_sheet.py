"""A sheet as the printer of Tết pictures makes it: a cut frame, and a board with its name."""

from __future__ import annotations

from pygame import Rect, Surface

from tamcuc.ui.kit.look import Look
from tamcuc.ui.kit.nine_slice import Insets, inside

from .around import Pad
from .base import Size, Widget
from .boxes import Box
from .framed import Framed
from .label import Label

GAP = 3
"""Rows between the board and what stands on the paper."""


SHADOW = 2
"""How far its shadow falls to the right and down."""


class PrintSheet(Box):
    """A print around a child; the board with its name, if it has one, breaks the upper edge.

    Other prints derive from it and name their own sprites.
    """

    frame = "print/sheet"
    board = "print/board"
    ink = "gamboge_light"
    """Colour of the letters on the board."""

    def __init__(self, child: Widget, *, head: str = "") -> None:
        name = Label(head, style="head", colour=self.ink, align="centre")
        self._board = Framed(Pad(name, 8, 0), self.board, padding=0) if head else None
        self._child = child
        super().__init__([self._board, child] if self._board else [child])

    def border(self, look: Look) -> Insets:
        """What the print keeps for itself on each side, but for the board."""
        return look.atlas.insets(self.frame)

    def edges(self, look: Look, width: int) -> Insets:
        """What is between the edges of the sheet, so wide, and its child; with the board."""
        left, top, right, bottom = self.border(look)
        if self._board is not None:
            top = self._board.measure(look, max(1, width - left - right))[1] + GAP
        return left, top, right, bottom

    def paper(self) -> Rect:
        """Where the paper lies, under the board."""
        above = self._board.rect.h // 2 if self._board is not None else 0
        return Rect(self.rect.x, self.rect.y + above, self.rect.w, self.rect.h - above)

    def measure(self, look: Look, width: int) -> Size:
        left, top, right, bottom = self.edges(look, width)
        room = max(1, width - left - right)
        widest = max(each.measure(look, room)[0] for each in self.children)
        tall = self._child.measure(look, room)[1]
        return min(width, widest + left + right), top + tall + bottom

    def narrowest(self, look: Look) -> int:
        left, _, right, _ = self.border(look)
        return left + right + max(each.narrowest(look) for each in self.children)

    def shortest(self, look: Look, width: int) -> int:
        left, top, right, bottom = self.edges(look, width)
        return top + self._child.shortest(look, max(1, width - left - right)) + bottom

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        left, top, right, bottom = self.edges(look, rect.w)
        if self._board is not None:
            wide, high = self._board.measure(look, max(1, rect.w - left - right))
            self._board.place(look, Rect(rect.centerx - wide // 2, rect.y, wide, high))
        self._child.place(look, inside(rect, (left, top, right, bottom)))

    def draw(self, canvas: Surface, look: Look) -> None:
        self.draw_paper(canvas, look, self.paper())
        super().draw(canvas, look)

    def draw_paper(self, canvas: Surface, look: Look, paper: Rect) -> None:
        """Draw what lies under the board and the child."""
        look.atlas.draw_slice(canvas, "ui/shadow", paper.move(SHADOW, SHADOW))
        look.atlas.draw_slice(canvas, self.frame, paper)
