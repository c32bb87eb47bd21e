"""Evening: the room is bright and warm by the lamp, and dark in the corners.

Light falls on a finished picture. Where it ends it is cut as in a woodblock, in strokes along the
boards of the floor and the reeds of the mat: no pixel leaves the palette.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from pygame import Rect, Surface

from tamcuc.ui.kit import Look
from tamcuc.ui.kit.tones import DUSK

_WARM: Final = (0.24, 0.64)
_LIT: Final = (0.85, 1.15)
_DIM: Final = (1.25, 1.50)
"""Between which distances each light ends, as parts of a pool's reach."""

_STROKES: Final = (0.1, 0.7, 0.4, 0.95)
"""How far the light reaches within that seam, row by row: lines that swell and taper."""
_UNEVEN: Final = (
    *(0.08, -0.15, 0.02, 0.20, -0.05, -0.22, 0.12, 0.00, 0.22),
    *(-0.10, 0.05, -0.18, 0.15, -0.02, -0.08, 0.18, -0.12),
)
"""What a hand with a gouge adds to each stroke; both sides and all seams take it in turn."""


_LAMP_REACH: Final = 1.6
"""How far a lamp on the floor lights it, in heights of the lamp."""


@dataclass(frozen=True, slots=True)
class Pool:
    """The light of one lamp: an ellipse around `centre`, in logical pixels."""

    centre: tuple[int, int]
    reach: tuple[float, float]

    def distance(self, at: tuple[int, int]) -> float:
        """How far a place lies from the lamp, in parts of its reach."""
        across = (at[0] - self.centre[0]) / self.reach[0]
        down = (at[1] - self.centre[1]) / self.reach[1]
        return sqrt(across * across + down * down)


def lamp_at(place: Rect) -> Pool:
    """The light on the floor around the sprite of a lamp."""
    reach = place.h * _LAMP_REACH
    return Pool((place.centerx, place.y + place.h * 2 // 3), (reach, reach * 0.8))


class Lamplight:
    """Lays an evening's light over pictures of the room."""

    def __init__(self, look: Look) -> None:
        self._look = look

    def fall(self, picture: Surface, pools: Sequence[Pool]) -> None:
        """Light a picture of the room, drawn as by day."""
        day, look = picture.copy(), self._look
        look.gloom.tone(picture)
        for tones, seam in (
            (look.dusk.toned(day), _DIM),
            (day, _LIT),
            (look.glow.toned(day), _WARM),
        ):
            for pool in pools:
                _pour(picture, tones, pool, seam)

    def shade(self, picture: Surface, shaded: Rect) -> None:
        """Lay the shadow of something above over a part of the room."""
        seen = shaded.clip(picture.get_rect())
        if seen:
            self._look.dusk.tone(picture.subsurface(seen))

    def place(
        self, picture: Surface, name: str, place: Rect, pools: Sequence[Pool], scale: int = 1
    ) -> None:
        """Draw a thing that stands here: in full light or, out of the lamps' reach, in dusk."""
        lit = any(pool.distance(place.center) < _LIT[1] for pool in pools)
        tones = () if lit else tuple(DUSK.items())
        picture.blit(self._look.atlas.variant(name, tones, scale), place)


def _pour(picture: Surface, light: Surface, pool: Pool, seam: tuple[float, float]) -> None:
    """Copy one light's picture to where it falls, a stroke for each row."""
    centre = pool.centre[0]
    for y in range(picture.get_height()):
        left, right = (_stroke(pool, seam, y, side) for side in (0, 1))
        if left or right:
            row = Rect(centre - left, y, left + right, 1)
            picture.blit(light, row, row)


def _stroke(pool: Pool, seam: tuple[float, float], y: int, side: int) -> int:
    """How far to one side of the lamp a row is lit."""
    near, far = seam
    uneven = _UNEVEN[(7 * y + 5 * side) % len(_UNEVEN)]
    reach = near + (far - near) * (_STROKES[y % len(_STROKES)] + uneven)
    down = (y - pool.centre[1]) / pool.reach[1]
    return int(pool.reach[0] * sqrt(max(0.0, reach * reach - down * down)))
