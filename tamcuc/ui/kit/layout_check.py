"""Proving that a screen is whole: nothing clipped, covered, broken or out of reach."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pygame import Rect

from .look import Look
from .widgets.base import Widget, ancestors, walk
from .widgets.scroll import ScrollView


def layout_problems(root: Widget, look: Look, canvas: Rect) -> list[str]:
    """What is wrong with a placed tree of widgets, one sentence each; empty if all is well."""
    found: list[str] = []
    for widget in walk(root):
        found.extend(_text_problems(widget, look))
        found.extend(_place_problems(widget, canvas))
        found.extend(_overlaps(widget))
    return found


def _text_problems(widget: Widget, look: Look) -> Iterator[str]:
    for box in widget.texts(look):
        if not box.room.contains(box.needs):
            yield f"text clipped: {box.text!r} needs {_say(box.needs)}, has {_say(box.room)}"
        elif box.narrowest > box.room.w:
            yield f"word broken: {box.text!r} needs {box.narrowest} px, has {box.room.w}"


def _place_problems(widget: Widget, canvas: Rect) -> Iterator[str]:
    if not (widget.rect.w and widget.rect.h):
        if widget.takes_focus():
            yield f"cannot be reached: {name(widget)} has no size"
        return
    scrolls = any(isinstance(parent, ScrollView) for parent in ancestors(widget))
    if not scrolls and not canvas.contains(widget.rect):
        yield f"outside the canvas: {name(widget)} at {_say(widget.rect)}"
    parent = widget.parent
    if parent is None or parent.rect.contains(widget.rect):
        return
    # What lies in a scroll view may be taller than it, never wider.
    sideways = widget.rect.left < parent.rect.left or widget.rect.right > parent.rect.right
    if sideways or not isinstance(parent, ScrollView):
        where, bounds = _say(widget.rect), _say(parent.rect)
        yield f"sticks out: {name(widget)} at {where} of {name(parent)} at {bounds}"


def _overlaps(widget: Widget) -> Iterator[str]:
    if widget.overlapping:
        return
    for one, other in combinations(widget.children, 2):
        if one.rect.colliderect(other.rect):
            yield f"overlap: {name(one)} {_say(one.rect)} and {name(other)} {_say(other.rect)}"


def name(widget: Widget) -> str:
    """The widget's kind and key, for messages."""
    return f"{type(widget).__name__} {widget.key!r}" if widget.key else type(widget).__name__


def _say(rect: Rect) -> str:
    return f"({rect.x},{rect.y} {rect.w}x{rect.h})"
