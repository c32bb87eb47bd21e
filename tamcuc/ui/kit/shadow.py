"""The shadow of a sheet of paper: what lies right of it and below it, one tone darker."""

from __future__ import annotations

from pygame import Rect, Surface

from .look import Look

DEPTH = 2


def cast_shadow(canvas: Surface, look: Look, sheet: Rect, depth: int = DEPTH) -> None:
    """Darken what a sheet shades; draw the sheet after it, and only once what lies below."""
    right = Rect(sheet.right, sheet.y + depth, depth, sheet.h)
    below = Rect(sheet.x + depth, sheet.bottom, sheet.w - depth, depth)
    right.h -= 1  # a corner that is cut off looks soft
    for strip in (right, below):
        shaded = strip.clip(canvas.get_clip())
        if shaded:
            look.dusk.tone(canvas.subsurface(shaded))
