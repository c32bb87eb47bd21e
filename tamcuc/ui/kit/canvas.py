"""How large a logical pixel is, and what changed on the canvas since it was last shown.

The largest scale is taken, on large windows too: a finer one would show more of the floor round
smaller words. Whatever is looked at closely is drawn large enough for the smallest canvas instead.
"""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect, Surface

SMALLEST_CANVAS = (640, 360)
SMALLEST_WINDOW = (960, 540)
BAND = 8
"""Rows compared at a time; the canvas is shown in bands of this height."""


def whole_scale(window: tuple[int, int]) -> int:
    """The most window pixels to a logical one that leave 640 × 360 of them; a whole number."""
    return max(1, min(window[0] // SMALLEST_CANVAS[0], window[1] // SMALLEST_CANVAS[1]))


def canvas_size(window: tuple[int, int]) -> tuple[int, int]:
    """The canvas fills the window but for less than one logical pixel in each direction."""
    scale = whole_scale(window)
    return max(1, window[0] // scale), max(1, window[1] // scale)


class ChangedBands:
    """Finds what is different from the picture last shown.

    Comparing costs a tenth of a millisecond, so scenes need not say what they drew over.
    """

    def __init__(self) -> None:
        self._shown = b""
        self._size = (0, 0)

    def forget(self) -> None:
        """Take nothing as shown: the next look finds everything changed."""
        self._shown = b""

    def look(self, canvas: Surface) -> list[Rect]:
        """Full-width rectangles that cover every change; the canvas now counts as shown."""
        raw = canvas.get_buffer().raw
        before, self._shown = self._shown, raw
        if len(before) != len(raw) or self._size != canvas.get_size():
            self._size = canvas.get_size()
            return [canvas.get_rect()]
        if raw == before:
            return []
        return list(self._bands(before, raw, canvas))

    def _bands(self, before: bytes, raw: bytes, canvas: Surface) -> Iterator[Rect]:
        width, height = canvas.get_size()
        step = canvas.get_pitch() * BAND
        start: int | None = None
        for top in range(0, height, BAND):
            at = top // BAND * step
            changed = raw[at : at + step] != before[at : at + step]
            if changed and start is None:
                start = top
            if not changed and start is not None:
                yield Rect(0, start, width, top - start)
                start = None
        if start is not None:
            yield Rect(0, start, width, height - start)
