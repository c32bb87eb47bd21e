"""A sheet of paper on the floor of the house: what every screen around the table looks like."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from pygame import Surface

from tamcuc.i18n import tr
from tamcuc.ui.kit import At, Button, Column, Row, Screen, Sized, Space, Widget
from tamcuc.ui.scenes.backdrop import draw_floor, draw_things
from tamcuc.ui.scenes.sheet import Sheet

EDGE = 4
"""Boards seen around the sheet, in pixels."""

WIDEST = 632
WIDEST_EM = 38
"""A sheet is no wider than this, in pixels or in lines of text, but for very large canvases."""


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

    def build(self) -> Widget:
        line = Row(self._way_back(), Space(grow=1), *self.buttons(), gap=8)
        sheet = Sheet(Column(self.body(), line, gap=4), self.head())
        canvas, em = self.frame(), self.tools.look.em
        width = min(canvas.w - 2 * EDGE, max(WIDEST, em * WIDEST_EM, canvas.w * 3 // 4))
        if not self.whole:
            return At(Sized(sheet, max_width=width), pad=EDGE)
        height = canvas.h - 2 * EDGE
        return At(Sized(sheet, min_width=width, max_width=width, min_height=height), pad=EDGE)

    def draw_backdrop(self, canvas: Surface) -> None:
        atlas = self.tools.look.atlas
        draw_floor(canvas, atlas)
        draw_things(canvas, atlas, self.ui.root.children[0].rect)

    def _way_back(self) -> Button:
        return Button(tr("button.back"), self.back, icon="icon/back", key="back")
