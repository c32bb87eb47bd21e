"""A finger on the screen: it pushes the page under it, as a hand does with paper.

SDL tells of a finger as of a mouse; only that it cannot turn a wheel must be made up for.
"""

from __future__ import annotations

from .events import Point
from .under import line_at
from .widgets.base import Widget
from .widgets.scroll import ScrollView

PUSH_FROM = 6
"""Pixels up or down from which a finger pushes; up to here it may still be a press."""


class Finger:
    """Where the finger went down, and the scroll view that it can push from there."""

    def __init__(self) -> None:
        self._view: ScrollView | None = None
        self._down = 0
        self._offset = 0
        self._pushing = False

    def went_down(self, root: Widget, pos: Point) -> None:
        """It touched the screen."""
        views = (w for w in line_at(root, pos) if isinstance(w, ScrollView) and w.furthest)
        self._view = next(views, None)
        self._down, self._pushing = pos[1], False
        self._offset = self._view.offset if self._view else 0

    def push(self, pos: Point) -> bool:
        """It is here now: move the page along; whether it pushes."""
        if self._view is None:
            return False
        self._pushing |= abs(pos[1] - self._down) >= PUSH_FROM
        if self._pushing:
            self._view.scroll_to(self._offset + self._down - pos[1])
        return self._pushing

    def lift(self) -> None:
        """It pushes nothing any more."""
        self._view = None
