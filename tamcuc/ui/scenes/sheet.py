"""A leaf of a printed book: what every page lies on."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from tamcuc.ui.kit import Look, PrintSheet
from tamcuc.ui.kit.nine_slice import Insets

_HANGS: Final = 3
"""How far the title's block stands out above the paper, in pixels."""

_BORDER: Final = (16, 16, 18, 16)
"""The printed border with the paper's edge and its shadow; the sprays may lie over more."""

_RULE: Final = 7
"""Where the dyed line runs, below the paper's edge."""

_GAP: Final = 3
_CORNER: Final = 34
"""What a spray in a corner takes of the border; a flourish keeps away from it."""


class Sheet(PrintSheet):
    """The paper of a page around a child, with the title in a block that breaks the border."""

    frame = "page/sheet"
    board = "page/title"
    ink = "shell"

    def border(self, look: Look) -> Insets:  # noqa: ARG002 - its slices hold the sprays, too
        return _BORDER

    def paper(self) -> Rect:
        return Rect(self.rect.x, self.rect.y + _HANGS, self.rect.w, self.rect.h - _HANGS)

    def draw_paper(self, canvas: Surface, look: Look, paper: Rect) -> None:
        """Draw the paper, and leaves on its border at both sides of the block if there is room."""
        look.atlas.draw_slice(canvas, self.frame, paper)
        width, height = look.atlas.size("page/flourish")
        block = self.children[0].rect
        if block.x - paper.x < width + 2 * _GAP + _CORNER:
            return
        y = paper.y + _RULE - height // 2
        look.atlas.draw(canvas, "page/flourish", (block.right - 1 + _GAP, y))
        look.atlas.draw(canvas, "page/flourish_left", (block.x - _GAP - width, y))
