"""Bubbles: one line that says what a button is, or why it cannot be pressed."""

from __future__ import annotations

from pygame import Rect, Surface

from .look import Look
from .nine_slice import Insets, added, inside
from .widgets.paragraph import Paragraph

WIDEST_EM = 16
_PADDING: Insets = (2, 0, 2, 0)
_GAP = 4


def bubble_rect(canvas: Rect, look: Look, text: str, owner: Rect) -> Rect:
    """Where the bubble of `owner` goes: above it, below it if there is no room, on the canvas."""
    left, top, right, bottom = _edges(look)
    widest = min(look.em * WIDEST_EM, canvas.w - left - right)
    width, height = Paragraph(text).measure(look, widest)
    rect = Rect(0, 0, width + left + right, height + top + bottom)
    rect.midbottom = (owner.centerx, owner.top - _GAP)
    if rect.top < 0:
        rect.top = owner.bottom + _GAP
    return rect.clamp(canvas)


def draw_bubble(canvas: Surface, look: Look, text: str, owner: Rect) -> None:
    """Draw the bubble that belongs to `owner`."""
    rect = bubble_rect(canvas.get_rect(), look, text, owner)
    look.atlas.draw_slice(canvas, "ui/tip", rect)
    Paragraph(text).draw(canvas, look, inside(rect, _edges(look)), "ink")


def _edges(look: Look) -> Insets:
    return added(look.atlas.insets("ui/tip"), _PADDING)
