"""Where the focus goes when an arrow key is pressed."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

_SIDEWAYS_COST = 3
"""How much worse it is to be off to the side than to be further on."""


def next_in_direction(start: Rect, others: Sequence[Rect], key: str) -> int | None:
    """Index of the rectangle that an arrow key leads to from `start`; None if there is none."""
    costs = [(_cost(start, rect, key), index) for index, rect in enumerate(others)]
    ahead = [(cost, index) for cost, index in costs if cost is not None]
    return min(ahead)[1] if ahead else None


def _cost(start: Rect, rect: Rect, key: str) -> tuple[bool, int] | None:
    """How far it is, None if it does not lie in that direction.

    To the left and right, what stands on the same line goes first, however far it is: people read
    lines.
    """
    if key in ("left", "right"):
        ahead = rect.centerx - start.centerx if key == "right" else start.centerx - rect.centerx
        gap = rect.left - start.right if key == "right" else start.left - rect.right
        aside = _apart(start.top, start.bottom, rect.top, rect.bottom)
        off = abs(rect.centery - start.centery)
    else:
        ahead = rect.centery - start.centery if key == "down" else start.centery - rect.centery
        gap = rect.top - start.bottom if key == "down" else start.top - rect.bottom
        aside = _apart(start.left, start.right, rect.left, rect.right)
        off = abs(rect.centerx - start.centerx)
    if ahead <= 0 or (gap < 0 and aside > 0):
        return None
    # Gap and sidewise distance decide; the distance of the middles only breaks ties.
    far = (max(0, gap) + _SIDEWAYS_COST * aside) * 4096 + ahead + off // 8
    return key in ("left", "right") and aside > 0, far


def _apart(low_a: int, high_a: int, low_b: int, high_b: int) -> int:
    """The distance between two spans, 0 if they overlap."""
    return max(0, low_b - high_a, low_a - high_b)
