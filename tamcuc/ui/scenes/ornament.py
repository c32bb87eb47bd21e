"""What a printer sets where a page has room left."""

from __future__ import annotations

from pygame import Surface

from tamcuc.ui.kit import Label, Line, Look, Row, Widget
from tamcuc.ui.kit.widgets.base import Size

_AIR = 12
"""Rows kept free above and below."""


class Tailpiece(Widget):
    """Blossom and leaves in the middle of room left over; nothing where there is too little."""

    def __init__(self) -> None:
        super().__init__(grow=1)

    def draw(self, canvas: Surface, look: Look) -> None:
        piece = look.atlas.sprite("page/tail", look.icon_scale)
        if self.rect.w >= piece.get_width() and self.rect.h >= piece.get_height() + 2 * _AIR:
            canvas.blit(piece, piece.get_rect(center=self.rect.center))


class Stitches(Line):
    """A line that runs from a head to the edge of the page, if there is room for any of it."""

    def measure(self, look: Look, width: int) -> Size:
        return 0, super().measure(look, width)[1]


def section(title: str) -> Widget:
    """The head of a part of a page."""
    label = Label(title, style="head", colour="vermilion_dark")
    return Row(label, Stitches(grow=1), gap=6)
