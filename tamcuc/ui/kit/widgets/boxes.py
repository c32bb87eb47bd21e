"""Boxes that share their space among what is inside: columns and rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from pygame import Rect

from tamcuc.ui.kit.look import Look

from .base import UNBOUNDED, Size, Widget
from .share import grown, shrunk

Across: TypeAlias = Literal["stretch", "start", "centre", "end"]

_FACTOR = {"start": 0.0, "centre": 0.5, "end": 1.0}


def aligned(room: Rect, size: Size, x: float, y: float) -> Rect:
    """A rectangle of `size` in `room`, cut to it; x, y from 0 (left, top) to 1 (right, bottom)."""
    width, height = min(size[0], room.w), min(size[1], room.h)
    left, top = room.x + int((room.w - width) * x), room.y + int((room.h - height) * y)
    return Rect(left, top, width, height)


class Box(Widget):
    """Something with children."""

    def __init__(self, children: Sequence[Widget], *, key: str = "", grow: int = 0) -> None:
        super().__init__(key=key, grow=grow)
        self._children = list(children)
        for child in self._children:
            child.parent = self

    @property
    def children(self) -> Sequence[Widget]:
        return self._children


class Column(Box):
    """Children one below the other.

    `across` says how they lie in the width. Space left over goes to those that grow, else it stays
    below (`along`: start, centre or end). If there is too little, those that can be squeezed are.
    """

    def __init__(
        self,
        *children: Widget,
        gap: int = 4,
        across: Across = "stretch",
        along: Literal["start", "centre", "end"] = "start",
        key: str = "",
        grow: int = 0,
    ) -> None:
        super().__init__(children, key=key, grow=grow)
        self.gap, self.across, self.along = gap, across, along

    def measure(self, look: Look, width: int) -> Size:
        sizes = [child.measure(look, width) for child in self._children]
        gaps = self.gap * max(0, len(sizes) - 1)
        return max((w for w, _ in sizes), default=0), sum(h for _, h in sizes) + gaps

    def narrowest(self, look: Look) -> int:
        return max((child.narrowest(look) for child in self._children), default=0)

    def shortest(self, look: Look, width: int) -> int:
        gaps = self.gap * max(0, len(self._children) - 1)
        return sum(child.shortest(look, width) for child in self._children) + gaps

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        heights = self._heights(look, rect)
        used = sum(heights) + self.gap * max(0, len(heights) - 1)
        y = rect.y + int(max(0, rect.h - used) * _FACTOR[self.along])
        for child, height in zip(self._children, heights, strict=True):
            child.place(look, self._across(look, child, Rect(rect.x, y, rect.w, height)))
            y += height + self.gap

    def _heights(self, look: Look, rect: Rect) -> list[int]:
        liked = [child.measure(look, rect.w)[1] for child in self._children]
        room = rect.h - self.gap * max(0, len(liked) - 1)
        if sum(liked) <= room:
            return grown(liked, [child.grow for child in self._children], room)
        return shrunk(liked, [child.shortest(look, rect.w) for child in self._children], room)

    def _across(self, look: Look, child: Widget, room: Rect) -> Rect:
        if self.across == "stretch":
            return room
        width = child.measure(look, room.w)[0]
        return aligned(room, (width, room.h), _FACTOR[self.across], 0)


class Row(Box):
    """Children side by side.

    They get the width they like; if that is too much, those whose words can wrap get less. With
    `stack` it stands as a column where even that does not fit.
    """

    def __init__(
        self,
        *children: Widget,
        gap: int = 4,
        across: Across = "centre",
        along: Literal["start", "centre", "end"] = "start",
        stack: bool = False,
        key: str = "",
        grow: int = 0,
    ) -> None:
        super().__init__(children, key=key, grow=grow)
        self.gap, self.across, self.along, self.stack = gap, across, along, stack

    def measure(self, look: Look, width: int) -> Size:
        if self._stacked(look, width):
            return self._as_column(look).measure(look, width)
        widths = self._widths(look, width, growing=False)
        pairs = zip(self._children, widths, strict=True)
        heights = [child.measure(look, w)[1] for child, w in pairs]
        return sum(widths) + self._gaps(), max(heights, default=0)

    def narrowest(self, look: Look) -> int:
        parts = [child.narrowest(look) for child in self._children]
        return max(parts, default=0) if self.stack else sum(parts) + self._gaps()

    def shortest(self, look: Look, width: int) -> int:
        if self._stacked(look, width):
            return self._as_column(look).shortest(look, width)
        pairs = zip(self._children, self._widths(look, width, growing=True), strict=True)
        return max((child.shortest(look, w) for child, w in pairs), default=0)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        if self._stacked(look, rect.w):
            self._as_column(look).place(look, rect)
            for child in self._children:
                child.parent = self
            return
        widths = self._widths(look, rect.w, growing=True)
        used = sum(widths) + self._gaps()
        x = rect.x + int(max(0, rect.w - used) * _FACTOR[self.along])
        for child, width in zip(self._children, widths, strict=True):
            child.place(look, self._across(look, child, Rect(x, rect.y, width, rect.h)))
            x += width + self.gap

    def _gaps(self) -> int:
        return self.gap * max(0, len(self._children) - 1)

    def _stacked(self, look: Look, width: int) -> bool:
        if not self.stack:
            return False
        return sum(child.narrowest(look) for child in self._children) + self._gaps() > width

    def _as_column(self, look: Look) -> Column:  # noqa: ARG002 - kept beside its callers
        column = Column(*self._children, gap=self.gap, across="stretch")
        for child in self._children:
            child.parent = self
        return column

    def _widths(self, look: Look, width: int, *, growing: bool) -> list[int]:
        room = width - self._gaps()
        liked = [child.measure(look, UNBOUNDED)[0] for child in self._children]
        if sum(liked) > room:
            return shrunk(liked, [child.narrowest(look) for child in self._children], room)
        if not growing:
            return liked
        return grown(liked, [child.grow for child in self._children], room)

    def _across(self, look: Look, child: Widget, room: Rect) -> Rect:
        if self.across == "stretch":
            return room
        height = child.measure(look, room.w)[1]
        return aligned(room, (room.w, height), 0, _FACTOR[self.across])
