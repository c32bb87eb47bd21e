"""The yard on the last evening of a match: firecrackers, fireworks, and red paper everywhere.

Everything is a function of the step: the same picture each time it is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface

from tamcuc.ui.kit import Atlas, Look
from tamcuc.ui.scenes.backdrop import tile
from tamcuc.ui.scenes.night import Spot, draw_sky, fireworks, petals

STEP_MS: Final = 80
BURNT: Final = 64
"""Steps until the last firecracker has gone off."""

STILL: Final = 34
"""The step that is shown where nothing moves."""

_LEFT_OVER: Final = 5
"""Links of a string that do not go off."""

_SHREDS: Final = 11
"""Shreds that fly from each link."""
_FALLS: Final = 12
"""Steps that a shred takes to the ground."""
_FLICKER: Final = ("festival/burst_1", "festival/burst_3", "festival/burst_2")
_YARD: Final = 84
_FAR: Final = 40
"""Rows of it that are seen from far off."""
_BRICKS: Final = 94
"""How far the near bricks are shifted, so that no joint goes on through both parts."""
"""Height of the yard."""
_THINGS: Final = (
    ("room/banh_chung", 0.06, 40),
    ("title/rooster", 0.20, 34),
    ("room/envelope", 0.33, 22),
    ("room/envelope", 0.37, 12),
    ("room/fruit", 0.44, 36),
)
"""What stands in the yard: how far to the right, and how far above the lower edge."""


@dataclass(frozen=True, slots=True)
class Rope:
    """A string of firecrackers: where it hangs, and how many links it has."""

    x: int
    links: int


class Festival:
    """Draws the yard for any canvas; what stands still is kept as one picture."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._still: Surface | None = None

    def draw(self, canvas: Surface, columns: tuple[int, ...], step: int | None) -> None:
        """Draw it after so many steps; None is how it looks where nothing moves.

        Strings of firecrackers hang at these columns, fireworks go up between them.
        """
        if self._still is None or self._still.get_size() != canvas.get_size():
            self._still = self._drawn(canvas)
        canvas.blit(self._still, (0, 0))
        room = canvas.get_rect()
        sky = Rect(columns[0], 12, columns[-1] - columns[0], room.h - _YARD - 90)
        for name, at in fireworks(self._look, sky, None if step is None else step // 2):
            self._look.atlas.draw(canvas, name, at)
        for name, at in () if step is None else petals(room, room.h - 12, step // 2):
            self._look.atlas.draw(canvas, name, at)
        for column in columns:
            rope = Rope(column, links(self._look.atlas, room))
            for name, at in hanging(self._look.atlas, room, rope, STILL if step is None else step):
                self._look.atlas.draw(canvas, name, at)

    def _drawn(self, canvas: Surface) -> Surface:
        picture, room = Surface(canvas.get_size()).convert(canvas), canvas.get_rect()
        ground = room.h - _YARD
        draw_sky(picture, self._look, ground)
        high = self._look.atlas.size("title/yard")[1]
        low = Rect(-_BRICKS, room.h - high, room.w + _BRICKS, high)
        tile(picture, self._look.atlas, "title/yard", low)
        tile(picture, self._look.atlas, "title/yard", Rect(0, ground, room.w, _FAR))
        for name, part, above in _THINGS:
            size = self._look.atlas.size(name)
            at = int(room.w * part), room.h - above - size[1] // 2
            self._look.atlas.draw(picture, name, at)
        return picture


def links(atlas: Atlas, room: Rect) -> int:
    """How many links a string has: it ends a little above the yard."""
    return (room.h - _YARD - 30) // atlas.size("festival/link")[1]


def burning(rope: Rope, step: int) -> int:
    """How many links are left after so many steps."""
    gone = (rope.links - _LEFT_OVER) * min(step, BURNT) // BURNT
    return rope.links - gone


def hanging(atlas: Atlas, room: Rect, rope: Rope, step: int) -> Iterator[Spot]:
    """The string from the top down, what flies from it, and what lies under it."""
    width, height = atlas.size("festival/link")
    left, end = burning(rope, step), atlas.size("festival/knot")[1]
    x = rope.x - width // 2
    yield from _shreds(room, rope, step, end, height)
    yield "festival/knot", (x, 0)
    for number in range(left):
        yield "festival/link", (x, end + number * height)
    bottom = end + left * height
    yield from _going_off(atlas, rope, step, bottom)


def _going_off(atlas: Atlas, rope: Rope, step: int, bottom: int) -> Iterator[Spot]:
    if step >= BURNT + 20:
        return
    drift = step % 5
    for name, at in (
        ("festival/smoke_2", (rope.x - 26 - drift, bottom - 26 - drift)),
        ("festival/smoke_1", (rope.x - 2, bottom - 6 - drift // 2)),
    ):
        yield name, at
    if step < BURNT:
        name = _FLICKER[step % len(_FLICKER)]
        size = atlas.size(name)
        yield name, (rope.x - size[0] // 2, bottom - size[1] // 2)


def _shreds(room: Rect, rope: Rope, step: int, end: int, height: int) -> Iterator[Spot]:
    """Red paper: each link that went off throws some, and they come to lie in the yard."""
    per = BURNT / (rope.links - _LEFT_OVER)
    for number in range((rope.links - burning(rope, step)) * _SHREDS):
        link = number // _SHREDS
        age = step - int(link * per)
        start = end + (rope.links - link) * height
        yield _shred(room, rope, number, age, start)


def _shred(room: Rect, rope: Rope, number: int, age: int, start: int) -> Spot:
    mixed = number * 7919 + rope.x * 31
    out = mixed % 121 - 60
    goal = room.h - 6 - mixed // 121 % (_YARD - 14)
    part = min(1.0, age / (_FALLS - mixed % 4))
    x = rope.x + round(out * (1 - (1 - part) ** 2))
    y = round(start - 26 * part * (1 - part) * 4 + (goal - start) * part * part)
    return f"festival/shred_{1 + mixed % 5}", (x, y)
