"""The tray for one's own won cards: it shows how many are to be won before there are any."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect

from tamcuc.ui.stage.measures import tray_room
from tamcuc.ui.stage.things import SMALL, Slab

INLAY: Final = (35, 35)
"""Ornament of the tray, beside the places for the cards that are to be won."""


def tray_slabs(tray: Rect, par: int, won: int, scale: int) -> Iterator[Slab]:
    """The tray, an empty place for each card still missing to `par`, and an ornament."""
    yield Slab(tray, "ui/tray", scale, low=True)
    room = tray_room(tray, scale)
    places = [*_places(room, par, scale)]
    for place in places[won:]:
        yield Slab(place, "ui/tray_place", scale, low=True)
    bare = _bare(room, places)
    inlay = Rect(0, 0, INLAY[0] * scale, INLAY[1] * scale)
    inlay.center = bare.center
    if bare.contains(inlay):
        yield Slab(inlay, "ui/tray_inlay", scale, low=True)


def _places(room: Rect, par: int, scale: int) -> Iterator[Rect]:
    """Where the first cards that are won will lie on the tray, row by row."""
    across, down = ((side + 1) * scale for side in SMALL)
    columns = (room.w + scale) // across
    for row, column in (divmod(number, columns) for number in range(par)):
        at = (room.x + column * across, room.y + row * down)
        place = Rect(at, (SMALL[0] * scale, SMALL[1] * scale))
        if room.contains(place):
            yield place


def _bare(room: Rect, places: Sequence[Rect]) -> Rect:
    """The part of the tray without places: right of them or below them, whichever is squarer."""
    if not places:
        return room
    taken = places[0].unionall(places[1:])
    right = Rect(taken.right, room.y, room.right - taken.right, room.h)
    below = Rect(room.x, taken.bottom, room.w, room.bottom - taken.bottom)
    return max(right, below, key=lambda part: min(part.size))
