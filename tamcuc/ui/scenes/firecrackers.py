"""Strings of firecrackers, from when they are lit: where every piece of them is at every step.

All of it is a function of the step, so that it looks the same each time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from tamcuc.ui.kit import Atlas
from tamcuc.ui.scenes.night import Spot

BURNT: Final = 64
"""Steps until the last firecracker has gone off."""

_LEFT_OVER: Final = 5
"""Links of a string that do not go off."""
_CLEARS: Final = 20
"""Steps until the smoke is gone after that."""
_SHREDS: Final = 14
"""Shreds that fly from each link."""
_KINDS: Final = 5
_FALLS: Final = 12
"""Steps that a shred takes to the ground."""
_THROWN_UP: Final = 104
"""Four times the rows that a shred flies up before it falls."""
_THROWN_OUT: Final = 34
"""How far shreds fly at most away from the yard."""
_THROWN_IN: Final = 170
"""How far they fly at most into it."""
_FLICKER: Final = ("festival/burst_1", "festival/burst_3", "festival/burst_2")


@dataclass(frozen=True, slots=True)
class Rope:
    """A string: where it hangs, how many links it has, and the yard under it.

    `inward` is 1 where the yard is at its right, -1 where it is at its left.
    """

    x: int
    links: int
    yard: Rect
    inward: int = 1

    def left(self, step: int) -> int:
        """How many links are left after so many steps."""
        gone = (self.links - _LEFT_OVER) * min(step, BURNT) // BURNT
        return self.links - gone


def ropes(atlas: Atlas, yard: Rect, columns: tuple[int, int]) -> tuple[Rope, Rope]:
    """Two strings at these columns, the yard between them; they end a little above it."""
    links = max(_LEFT_OVER + 1, (yard.y - 30) // atlas.size("festival/link")[1])
    return Rope(columns[0], links, yard), Rope(columns[1], links, yard, -1)


def hanging(atlas: Atlas, rope: Rope, step: int) -> Iterator[Spot]:
    """What lies under a string, flies from it and hangs, from back to front."""
    width, height = atlas.size("festival/link")
    top, left = atlas.size("festival/knot")[1], rope.left(step)
    x = rope.x - width // 2
    yield from _shreds(rope, step, top, height)
    yield "festival/knot", (x, 0)
    for number in range(left):
        yield "festival/link", (x, top + number * height)
    yield from _going_off(atlas, rope, step, top + left * height)


def _going_off(atlas: Atlas, rope: Rope, step: int, bottom: int) -> Iterator[Spot]:
    if step >= BURNT + _CLEARS:
        return
    drift = step % 5
    yield "festival/smoke_2", (rope.x - 26 - drift, bottom - 26 - drift)
    yield "festival/smoke_1", (rope.x - 2, bottom - 6 - drift // 2)
    if step < BURNT:
        name = _FLICKER[step % len(_FLICKER)]
        width, height = atlas.size(name)
        yield name, (rope.x - width // 2, bottom - height // 2)


def _shreds(rope: Rope, step: int, top: int, height: int) -> Iterator[Spot]:
    """Red paper: each link that went off throws some, and they come to lie in the yard."""
    steps_a_link = BURNT / (rope.links - _LEFT_OVER)
    for number in range((rope.links - rope.left(step)) * _SHREDS):
        link = number // _SHREDS
        age = step - int(link * steps_a_link)
        yield _shred(rope, number, age, top + (rope.links - link) * height)


def _shred(rope: Rope, number: int, age: int, start: int) -> Spot:
    mixed = (number + 1) * 7919 + rope.x * 31
    out = (mixed % 97 + mixed // 97 % 89) * (_THROWN_OUT + _THROWN_IN) // 184 - _THROWN_OUT
    goal = rope.yard.bottom - 6 - mixed // 211 % (rope.yard.h - 14)
    part = min(1.0, age / (_FALLS - mixed % 4))
    x = rope.x + rope.inward * round(out * (1 - (1 - part) ** 2))
    y = round(start - _THROWN_UP * part * (1 - part) + (goal - start) * part * part)
    return f"festival/shred_{1 + mixed % _KINDS}", (x, y)
