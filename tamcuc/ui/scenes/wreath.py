"""Who came first: their portrait in boughs of peach blossom, and a ribbon that says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import Rect, Surface

from tamcuc.ui.kit import Framed, Label, Look, Pad, Widget

_TAIL_OUT: Final = 14
"""How far a tail of the ribbon stands out beside it."""
_TAIL_DOWN: Final = 7
"""How far it hangs below the ribbon's upper edge."""

_UNROLLED: Final = 0.6
"""The part of the telling after which the ribbon is whole; the seal is pressed at its end."""


class Wreath(Widget):
    """A portrait in blossom: large for one alone, smaller where several share the place.

    `told()` is how far it has been told who it is, from 0 (bare boughs) to 1 (sealed).
    """

    def __init__(self, who: str, told: Callable[[], float], *, large: bool) -> None:
        super().__init__()
        self._told = told
        self._boughs = "festival/wreath" if large else "festival/wreath_small"
        self._face = f"portrait_{'thrice' if large else 'twice'}/{who}"

    def measure(self, look: Look, width: int) -> tuple[int, int]:  # noqa: ARG002 - drawn for 1x
        return look.atlas.size(self._boughs)

    def draw(self, canvas: Surface, look: Look) -> None:
        told = self._told()
        for name in (self._face, self._boughs) if told > 0 else (self._boughs,):
            picture = look.atlas.sprite(name)
            canvas.blit(picture, picture.get_rect(center=self.rect.center))
        if told < 1:
            return
        seal = look.atlas.sprite("seal/best")
        place = seal.get_rect(midtop=(self.rect.centerx, self.rect.y))
        canvas.blit(seal, place)


class Ribbon(Framed):
    """Words on a ribbon whose tails hang behind it; it unrolls from the middle as it is told."""

    def __init__(self, words: str, told: Callable[[], float], style: str = "title") -> None:
        self._told = told
        label = Label(words, style=style, colour="gamboge_light", align="centre")
        super().__init__(Pad(label, 8, 0), "festival/ribbon", padding=0)

    def pad(self, look: Look) -> tuple[int, int, int, int]:
        left, top, right, bottom = super().pad(look)
        return left + _TAIL_OUT, top, right + _TAIL_OUT, bottom + _TAIL_DOWN

    def draw(self, canvas: Surface, look: Look) -> None:
        outer, seen = canvas.get_clip(), Rect(self.rect)
        seen.w = round(self.rect.w * min(1.0, self._told() / _UNROLLED) / 2) * 2
        seen.centerx = self.rect.centerx
        canvas.set_clip(seen.clip(outer))
        self._draw_whole(canvas, look)
        canvas.set_clip(outer)

    def _draw_whole(self, canvas: Surface, look: Look) -> None:
        body = Rect(self.rect)
        body.inflate_ip(-2 * _TAIL_OUT, 0)
        body.h -= _TAIL_DOWN
        width, height = look.atlas.size("festival/tail")
        top = self.rect.bottom - height
        look.atlas.draw(canvas, "festival/tail", (self.rect.x, top))
        look.atlas.draw(canvas, "festival/tail_right", (self.rect.right - width, top))
        look.atlas.draw_slice(canvas, "festival/ribbon", body)
        self.child.draw(canvas, look)
