"""Growing a small frame to any size without stretching a pixel."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

Insets = tuple[int, int, int, int]
"""Left, top, right, bottom, in pixels."""


def nine_slice(source: Surface, insets: Insets, size: tuple[int, int]) -> Surface:
    """Return `source` grown to `size`: the corners kept, the edges and the middle tiled."""
    grown = Surface(size, pygame.SRCALPHA)
    left, top, right, bottom = insets
    across = _cuts(source.get_width(), left, right), _cuts(size[0], left, right)
    down = _cuts(source.get_height(), top, bottom), _cuts(size[1], top, bottom)
    for (from_y, from_h), (to_y, to_h) in zip(*down, strict=True):
        for (from_x, from_w), (to_x, to_w) in zip(*across, strict=True):
            piece = Rect(from_x, from_y, from_w, from_h)
            _tile(grown, source, piece, Rect(to_x, to_y, to_w, to_h))
    return grown


def added(one: Insets, other: Insets) -> Insets:
    """Edges within edges."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


def inside(rect: Rect, insets: Insets) -> Rect:
    """The room that is left within the edges (never less than nothing)."""
    left, top, right, bottom = insets
    width = max(0, rect.w - left - right)
    return Rect(rect.x + left, rect.y + top, width, max(0, rect.h - top - bottom))


def _cuts(length: int, first: int, last: int) -> list[tuple[int, int]]:
    """Start and length of the three parts; the edges give way if there is no room for both."""
    first = min(first, length)
    last = min(last, length - first)
    return [(0, first), (first, length - first - last), (length - last, last)]


def _tile(grown: Surface, source: Surface, piece: Rect, room: Rect) -> None:
    """Fill the room with the piece, copying all that is filled beside itself each time."""
    if not (piece.w and piece.h):
        return
    width, height = min(piece.w, room.w), min(piece.h, room.h)
    grown.blit(source, room, (piece.x, piece.y, width, height))
    while width < room.w:
        more = min(width, room.w - width)
        grown.blit(grown, (room.x + width, room.y), (room.x, room.y, more, height))
        width += more
    while height < room.h:
        more = min(height, room.h - height)
        grown.blit(grown, (room.x, room.y + height), (room.x, room.y, room.w, more))
        height += more
