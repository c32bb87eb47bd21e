"""Bubbles: one line that says what a button is, or why it cannot be pressed."""

from __future__ import annotations

from pygame import Rect, Surface

from .look import Look
from .widgets.paragraph import Paragraph

WIDEST_EM = 16
_PADDING = (5, 2)
_GAP = 4


def bubble_rect(canvas: Rect, look: Look, text: str, owner: Rect) -> Rect:
    """Where the bubble of `owner` goes: above it, below it if there is no room, on the canvas."""
    widest = min(look.em * WIDEST_EM, canvas.w - 4 * _PADDING[0])
    width, height = Paragraph(text).measure(look, widest)
    rect = Rect(0, 0, width + 2 * _PADDING[0], height + 2 * _PADDING[1])
    rect.midbottom = (owner.centerx, owner.top - _GAP)
    if rect.top < 0:
        rect.top = owner.bottom + _GAP
    return rect.clamp(canvas)


def draw_bubble(canvas: Surface, look: Look, text: str, owner: Rect) -> None:
    """Draw the bubble that belongs to `owner`."""
    rect = bubble_rect(canvas.get_rect(), look, text, owner)
    canvas.fill(look.palette["ink"], rect)
    canvas.fill(look.palette["gamboge_light"], rect.inflate(-2, -2))
    room = rect.inflate(-2 * _PADDING[0], -2 * _PADDING[1])
    Paragraph(text).draw(canvas, look, room, "ink")
