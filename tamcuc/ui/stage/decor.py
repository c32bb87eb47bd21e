"""The evening's things in the places that the table leaves free."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import Rect

from tamcuc.ui.kit import Atlas

_DECOR: Final = (
    ("room/banh_chung", "room/fruit", "room/banh_chung_one", "room/lamp"),
    ("room/tea", "room/seeds", "room/lamp", "room/envelope"),
    ("room/lamp", "room/cat", "room/tea", "room/sandals_child"),
    ("room/lamp", "room/peach_tree", "room/kumquat", "room/sandals"),
    ("room/sandals_child", "room/sandals"),
    ("room/cat", "room/seeds"),
)
"""What may stand in each free place, the dearest first; nobody puts food beside the sandals.

The lamp stands below sets or ladder, or else right of the hand."""
_MOST: Final = 2
_MARGIN: Final = 3
_ASIDE: Final = (1, 3)
"""In quarters of the room beside them: one stands more to the left, the next to the right."""


def decor(
    atlas: Atlas, scale: int, free: tuple[Rect, ...]
) -> Iterator[tuple[str, tuple[int, int]]]:
    """Things of the evening for the free places, each once, with air above and below."""
    used: set[str] = set()
    for names, room in zip(_DECOR, free, strict=False):
        chosen = _chosen(atlas, scale, [name for name in names if name not in used], room)
        used.update(name for name, _ in chosen)
        yield from _spread(chosen, room)


def _chosen(
    atlas: Atlas, scale: int, names: list[str], room: Rect
) -> list[tuple[str, tuple[int, int]]]:
    """Names and sizes of those that fit above one another."""
    chosen: list[tuple[str, tuple[int, int]]] = []
    rows = room.h
    for name in names:
        width, height = atlas.size(name, scale)
        if len(chosen) < _MOST and width + _MARGIN <= room.w and height + _MARGIN <= rows:
            chosen.append((name, (width, height)))
            rows -= height + _MARGIN
    return chosen


def _spread(
    chosen: list[tuple[str, tuple[int, int]]], room: Rect
) -> Iterator[tuple[str, tuple[int, int]]]:
    """The dearest below; alone, one stands in the middle."""
    air = (room.h - sum(height for _, (_, height) in chosen)) // (len(chosen) + 1)
    bottom = room.bottom - air
    for n, (name, (width, height)) in enumerate(chosen):
        quarters = _ASIDE[n] if len(chosen) > 1 else 2
        yield name, (room.x + (room.w - width) * quarters // 4, bottom - height)
        bottom -= height + air
