"""What lies under a point of the canvas."""

from __future__ import annotations

from .events import Point
from .widgets.base import Widget, ancestors
from .widgets.scroll import ScrollView


def deepest_at(widget: Widget, pos: Point) -> Widget | None:
    """The innermost widget at a position, the topmost where several lie over one another."""
    for child in reversed(widget.children):
        window = widget.window_for(child)
        if window is None or window.collidepoint(pos):
            found = deepest_at(child, pos)
            if found is not None:
                return found
    return widget if widget.rect.collidepoint(pos) else None


def line_at(root: Widget, pos: Point) -> list[Widget]:
    """The innermost widget at a position and what it lies in, the nearest first."""
    inner = deepest_at(root, pos)
    return [] if inner is None else [inner, *ancestors(inner)]


def target_at(root: Widget, pos: Point) -> Widget | None:
    """What a press at a position is for: something that can have the focus, or a scroll bar."""
    line = line_at(root, pos)
    for widget in line:
        if isinstance(widget, ScrollView) and widget.on_bar(pos):
            return widget
    return next((w for w in line if w.takes_focus() or w.bubble()), None)
