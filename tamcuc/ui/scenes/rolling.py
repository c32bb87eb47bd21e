"""Numbers that roll to what they are: the points of a count."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from tamcuc.i18n.names import signed
from tamcuc.ui.kit import Label, Look


class Rolling(Label):
    """Points on their way from `start` to `end`; `reached()` tells how far, from 0 to 1.

    It takes the room of the end from the first, so that nothing around it moves.
    """

    def __init__(
        self, start: int, end: int, reached: Callable[[], float], *, colour: str = "ink"
    ) -> None:
        super().__init__(signed(end), style="large", colour=colour, align="right")
        self._start, self._end, self._reached = start, end, reached

    @property
    def value(self) -> int:
        """What is shown now."""
        return self._start + round((self._end - self._start) * self._reached())

    def draw(self, canvas: Surface, look: Look) -> None:
        letters, words = look.type("large"), signed(self.value)
        at = (self.rect.right - letters.width(words), self.rect.y)
        letters.draw(canvas, words, at, self.colour)
