"""The yard on the last evening of a match: lanterns, fireworks, firecrackers, lucky money."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import Rect, Surface

from tamcuc.ui.kit import Look, ease_out
from tamcuc.ui.scenes.backdrop import tile
from tamcuc.ui.scenes.firecrackers import hanging, ropes
from tamcuc.ui.scenes.night import Spot, draw_sky, fireworks, petals

STEP_MS: Final = 80

_STILL: Final = 34
"""The step at which firecrackers are shown where nothing moves."""

_YARD: Final = 84
"""Height of the yard."""
_FAR: Final = 40
"""Rows of it that are seen from far off."""
_BRICKS: Final = 94
"""How far the near bricks are shifted, so that no joint goes on through both parts."""
_ROPE_EDGE: Final = 18
"""How far from the edges the strings of firecrackers hang."""

_ASIDE: Final = (56, 30)
_LATER: Final = 13
"""Twice as many fireworks as on the title: the others aside of the first, and in between."""

_BEYOND: Final = (
    ("title/areca", 0.075, 46),
    ("title/hut", 0.02, 24),
    ("title/areca", 0.95, 46),
    ("title/hut_tiled", 0.91, 21),
)
"""What is seen beyond the yard: how far to the right, and how high above its far edge."""

_LANTERNS: Final = 150
"""From one pole with lanterns to the next."""
_LANTERNS_UP: Final = 70

_THINGS: Final = (
    ("room/banh_chung", 0.06, 40),
    ("title/rooster", 0.20, 34),
    ("room/fruit", 0.44, 36),
)
"""What stands in the yard: how far to the right, and how far above the lower edge."""

_ENVELOPES: Final = ((0.31, 30, 18), (0.345, 18, 26), (0.385, 34, 34))
"""Lucky money: where each envelope comes to lie, as with things, and at which step."""
_FLIES: Final = 10
"""Steps for which it is on its way from behind the sheet."""


class Festival:
    """Draws the yard for any canvas; what stands still is kept as one picture, and so is a step."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._still: Surface | None = None
        self._shown: Surface | None = None
        self._step: int | None = -1

    def draw(self, canvas: Surface, step: int | None) -> None:
        """Draw it after so many steps; None is how it looks where nothing moves."""
        if self._still is None or self._still.get_size() != canvas.get_size():
            self._still, self._shown = self._drawn(canvas), None
        if self._shown is None or step != self._step:
            self._shown, self._step = self._still.copy(), step
            atlas, spots = self._look.atlas, self._moving(canvas.get_rect(), step)
            self._shown.blits([(atlas.sprite(name), at) for name, at in spots], doreturn=False)
        canvas.blit(self._shown, (0, 0))

    def _moving(self, room: Rect, step: int | None) -> Iterator[Spot]:
        slow = None if step is None else step // 2
        sky = Rect(_ROPE_EDGE, 12, room.w - 2 * _ROPE_EDGE, room.h - _YARD - 90)
        yield from fireworks(self._look, sky, slow)
        if slow is not None:
            yield from fireworks(self._look, sky.move(*_ASIDE), slow + _LATER)
        if slow is not None:
            yield from petals(room, room.h - 12, slow)
        columns = _ROPE_EDGE, room.w - _ROPE_EDGE
        for rope in ropes(self._look.atlas, yard(room), columns):
            yield from hanging(self._look.atlas, rope, _STILL if step is None else step)
        yield from envelopes(room, step)

    def _drawn(self, canvas: Surface) -> Surface:
        picture, room = Surface(canvas.get_size()).convert(canvas), canvas.get_rect()
        atlas, ground = self._look.atlas, yard(room)
        draw_sky(picture, self._look, ground.y)
        for name, at in _beyond(ground):
            atlas.draw(picture, name, at)
        high = atlas.size("title/yard")[1]
        low = Rect(-_BRICKS, room.h - high, room.w + _BRICKS, high)
        tile(picture, atlas, "title/yard", low)
        tile(picture, atlas, "title/yard", Rect(0, ground.y, room.w, _FAR))
        for name, part, above in _THINGS:
            middle = atlas.size(name)[1] // 2
            atlas.draw(picture, name, (int(room.w * part), room.h - above - middle))
        return picture


def yard(room: Rect) -> Rect:
    """The yard at the foot of a canvas."""
    return Rect(0, room.h - _YARD, room.w, _YARD)


def envelopes(room: Rect, step: int | None) -> Iterator[Spot]:
    """Lucky money on its way to who came first; without motion it lies there."""
    origin = room.w * 3 // 5, room.h // 2
    for part, above, lies_at in _ENVELOPES:
        goal = int(room.w * part), room.h - above
        if step is None or step >= lies_at:
            yield "room/envelope", goal
        elif step > lies_at - _FLIES:
            gone = ease_out((step - lies_at + _FLIES) / _FLIES)
            x, y = (round(a + (b - a) * gone) for a, b in zip(origin, goal, strict=True))
            yield "room/envelope", (x, y)


def _beyond(ground: Rect) -> Iterator[Spot]:
    for left in range(0, ground.w, _LANTERNS):
        yield "title/festoon", (left, ground.y - _LANTERNS_UP)
    for name, part, up in _BEYOND:
        yield name, (int(ground.w * part), ground.y - up)
