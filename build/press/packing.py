"""Places sprites on one sheet: shelves, tallest first, the same every time."""

from __future__ import annotations

from collections.abc import Mapping

WIDTH = 1024
Rect = tuple[int, int, int, int]


def shelves(sizes: Mapping[str, tuple[int, int]], width: int = WIDTH) -> dict[str, Rect]:
    """x, y, w, h of each name on a sheet `width` wide; ValueError if one is wider than that."""
    order = sorted(sizes, key=lambda name: (-sizes[name][1], -sizes[name][0], name))
    placed: dict[str, Rect] = {}
    x = y = shelf = 0
    for name in order:
        w, h = sizes[name]
        if w > width:
            raise ValueError(f"{name} is {w} wide, the sheet {width}")
        if x + w > width:
            x, y, shelf = 0, y + shelf, 0
        placed[name] = (x, y, w, h)
        x, shelf = x + w, max(shelf, h)
    return placed


def height(placed: Mapping[str, Rect]) -> int:
    """How tall the sheet must be."""
    return max(y + h for _, y, _, h in placed.values())
