"""What a printer sets where a page has room left."""

from __future__ import annotations

from pygame import Surface

from tamcuc.ui.kit import Look, Widget

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
