"""Boxes around one child (padding, place, bounds), empty space, and layers."""

from __future__ import annotations

from pygame import Rect

from tamcuc.ui.kit.look import Look
from tamcuc.ui.kit.nine_slice import Insets

from .base import UNBOUNDED, Size, Widget
from .boxes import Box, aligned


class Around(Box):
    """A box around one child. `pad` is left, top, right, bottom."""

    def __init__(self, child: Widget, *, pad: Insets = (0, 0, 0, 0), grow: int = 0) -> None:
        super().__init__([child], grow=grow)
        self.child = child
        self._pad = pad

    def pad(self, look: Look) -> Insets:  # noqa: ARG002 - frames take it from their sprite
        """What the box keeps for itself on each side."""
        return self._pad

    def measure(self, look: Look, width: int) -> Size:
        left, top, right, bottom = self.pad(look)
        inner_w, inner_h = self.child.measure(look, max(1, width - left - right))
        return inner_w + left + right, inner_h + top + bottom

    def narrowest(self, look: Look) -> int:
        left, _, right, _ = self.pad(look)
        return self.child.narrowest(look) + left + right

    def shortest(self, look: Look, width: int) -> int:
        left, top, right, bottom = self.pad(look)
        return self.child.shortest(look, max(1, width - left - right)) + top + bottom

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        left, top, right, bottom = self.pad(look)
        inner_w, inner_h = max(0, rect.w - left - right), max(0, rect.h - top - bottom)
        self.child.place(
            look, self.inner(look, Rect(rect.x + left, rect.y + top, inner_w, inner_h))
        )

    def inner(self, look: Look, room: Rect) -> Rect:  # noqa: ARG002 - anchors use it
        """Where the child lies in what is left."""
        return room


class Pad(Around):
    """Empty space around a child: `Pad(child, 8)` or `Pad(child, 8, 4)` (sides, top and bottom)."""

    def __init__(self, child: Widget, x: int, y: int | None = None, *, grow: int = 0) -> None:
        y = x if y is None else y
        super().__init__(child, pad=(x, y, x, y), grow=grow)


class At(Around):
    """Keeps a child at its liked size at a place in the room: x and y from 0 to 1."""

    def __init__(
        self, child: Widget, x: float = 0.5, y: float = 0.5, *, pad: int = 0, grow: int = 1
    ) -> None:
        super().__init__(child, pad=(pad, pad, pad, pad), grow=grow)
        self._x, self._y = x, y

    def inner(self, look: Look, room: Rect) -> Rect:
        return aligned(room, self.child.measure(look, room.w), self._x, self._y)


class Sized(Around):
    """Bounds the size of a child. A least size gives way to a room that is smaller."""

    def __init__(
        self,
        child: Widget,
        *,
        min_width: int = 0,
        max_width: int = UNBOUNDED,
        min_height: int = 0,
        max_height: int = UNBOUNDED,
        grow: int = 0,
    ) -> None:
        super().__init__(child, grow=grow)
        self._widths = (min_width, max_width)
        self._heights = (min_height, max_height)

    def measure(self, look: Look, width: int) -> Size:
        low, high = self._widths
        inner = self.child.measure(look, min(width, high))
        liked = min(max(inner[0], low), high, width)
        return liked, min(max(inner[1], self._heights[0]), self._heights[1])

    def narrowest(self, look: Look) -> int:
        return min(self.child.narrowest(look), self._widths[1])

    def shortest(self, look: Look, width: int) -> int:
        return min(self.child.shortest(look, min(width, self._widths[1])), self._heights[1])


class Space(Widget):
    """Nothing, of some size; it grows if told to."""

    def __init__(self, width: int = 0, height: int = 0, *, grow: int = 0) -> None:
        super().__init__(grow=grow)
        self._size = (width, height)

    def measure(self, look: Look, width: int) -> Size:  # noqa: ARG002 - nothing has no look
        return min(self._size[0], width), self._size[1]


class Layers(Box):
    """Children over one another, each in the whole room (use `At` to put them at edges)."""

    overlapping = True

    def __init__(self, *children: Widget, key: str = "", grow: int = 0) -> None:
        super().__init__(children, key=key, grow=grow)

    def measure(self, look: Look, width: int) -> Size:
        sizes = [child.measure(look, width) for child in self._children]
        return max((w for w, _ in sizes), default=0), max((h for _, h in sizes), default=0)

    def narrowest(self, look: Look) -> int:
        return max((child.narrowest(look) for child in self._children), default=0)

    def shortest(self, look: Look, width: int) -> int:
        return max((child.shortest(look, width) for child in self._children), default=0)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        for child in self._children:
            child.place(look, rect)
