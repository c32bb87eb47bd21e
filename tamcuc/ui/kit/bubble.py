"""Bubbles: one line that says what a button is, or why it cannot be pressed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import Rect, Surface

from .look import Look
from .nine_slice import Insets, added, inside
from .widgets.paragraph import Paragraph

WIDEST_EM = 16
_PADDING: Insets = (2, 0, 2, 0)
_GAP = 4


def bubble_rect(
    canvas: Rect, look: Look, text: str, owner: Rect, others: Sequence[Rect] = ()
) -> Rect:
    """Where the bubble of `owner` goes: above it, below it or beside it, all of it on the canvas.

    The first of these places that lies on none of `others`; the one that hides least of them if
    there is no such place.
    """
    left, top, right, bottom = _edges(look)
    widest = min(look.em * WIDEST_EM, canvas.w - left - right)
    width, height = Paragraph(text).measure(look, widest)
    rect = Rect(0, 0, width + left + right, height + top + bottom)
    return min(_places(canvas, rect, owner), key=lambda place: _hidden(place, [owner, *others]))


def _places(canvas: Rect, rect: Rect, owner: Rect) -> Iterator[Rect]:
    for corner, at in (
        ("midbottom", (owner.centerx, owner.top - _GAP)),
        ("midtop", (owner.centerx, owner.bottom + _GAP)),
        ("midleft", (owner.right + _GAP, owner.centery)),
        ("midright", (owner.left - _GAP, owner.centery)),
    ):
        place = rect.copy()
        setattr(place, corner, at)
        yield place.clamp(canvas)


def _hidden(place: Rect, others: Sequence[Rect]) -> int:
    """How many pixels of the others a place lies on."""
    parts = (place.clip(other) for other in others)
    return sum(part.w * part.h for part in parts)


def draw_bubble(
    canvas: Surface, look: Look, text: str, owner: Rect, others: Sequence[Rect] = ()
) -> None:
    """Draw the bubble that belongs to `owner`, off the `others` if it can be."""
    rect = bubble_rect(canvas.get_rect(), look, text, owner, others)
    look.atlas.draw_slice(canvas, "ui/tip", rect)
    Paragraph(text).draw(canvas, look, inside(rect, _edges(look)), "ink")


def _edges(look: Look) -> Insets:
    return added(look.atlas.insets("ui/tip"), _PADDING)
