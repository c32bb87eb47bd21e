"""A sheet of paper on the floor of the house: what every screen around the table looks like."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from pygame import Surface

from tamcuc.i18n import tr
from tamcuc.ui.kit import At, Button, Column, Row, Screen, Sized, Space, Widget
from tamcuc.ui.kit.nine_slice import Insets
from tamcuc.ui.scenes.backdrop import Backdrop
from tamcuc.ui.scenes.sheet import Sheet

EDGE = 4
"""Boards seen around the sheet, in pixels."""

WIDEST = 632
WIDEST_EM = 38
"""A sheet is no wider than this, in pixels or in lines of text, but for very large canvases."""


GAP = 4
"""Between the body of a page and its line of buttons."""


class Page(Screen):
    """A screen that is one sheet: a head, a body, and a line of buttons, the way back first."""

    whole = True
    """Whether the sheet is always as large as it can be, or only as large as its body needs."""

    @abstractmethod
    def head(self) -> str:
        """The words in the block at the top."""

    @abstractmethod
    def body(self) -> Widget:
        """What the sheet is about; a ScrollView if it may be long."""

    def buttons(self) -> Sequence[Widget]:
        """What can be done besides going back; stands at the right."""
        return ()

    def enter(self) -> None:
        self._backdrop = Backdrop(self.tools.look)
        super().enter()

    def build(self) -> Widget:
        sheet = Sheet(Column(self.body(), self._foot(), gap=GAP), head=self.head())
        width, height = self._width(), self.frame().h - 2 * EDGE
        if not self.whole:
            return At(Sized(sheet, max_width=width), pad=EDGE)
        return At(Sized(sheet, min_width=width, max_width=width, min_height=height), pad=EDGE)

    def room_width(self) -> int:
        """The width that there is for the body."""
        left, _, right, _ = self._edges()
        return self._width() - left - right

    def room_height(self) -> int:
        """The height that there is for the body, above the line of buttons."""
        _, top, _, bottom = self._edges()
        foot = self._foot().measure(self.tools.look, self.room_width())[1]
        return self.frame().h - 2 * EDGE - top - bottom - GAP - foot

    def _edges(self) -> Insets:
        return Sheet(Space(), head=self.head()).edges(self.tools.look, self._width())

    def _foot(self) -> Widget:
        return Row(self._way_back(), Space(grow=1), *self.buttons(), gap=8)

    def _width(self) -> int:
        canvas, em = self.frame(), self.tools.look.em
        return min(canvas.w - 2 * EDGE, max(WIDEST, em * WIDEST_EM, canvas.w * 3 // 4))

    def draw_backdrop(self, canvas: Surface) -> None:
        self._backdrop.draw(canvas, self.ui.root.children[0].rect)

    def _way_back(self) -> Button:
        return Button(tr("button.back"), self.back, icon="icon/back", key="back")
