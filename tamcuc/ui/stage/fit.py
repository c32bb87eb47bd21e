"""Words fitted into a box: as large as they may be, never cut inside a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from pygame import Surface

from tamcuc.ui.kit.faces import Lines


class Letters(Protocol):
    """Letters of one style and size, as the kit's `Type` has them."""

    @property
    def line(self) -> int:
        """Height of a line."""
        ...

    def width(self, text: str) -> int:
        """Width of one line of text."""
        ...

    def wrap(self, text: str, width: int) -> Lines:
        """The text in lines of at most this width."""
        ...

    def balance(self, text: str, width: int) -> Lines:
        """The same in as many lines, all about equally long."""
        ...

    def widest_word(self, text: str) -> int:
        """Width of the longest word."""
        ...

    def draw(self, canvas: Surface, text: str, at: tuple[int, int], colour: str) -> None:
        """Draw one line with its upper left corner there."""
        ...

    def shorten(self, text: str, width: int) -> str:
        """As much of the text as fits, with an ellipsis if some is missing."""
        ...


class Lettering(Protocol):
    """All letters at the chosen text size, as the kit's `Look` has them."""

    def __hash__(self) -> int:
        """What was fitted with these letters is kept with them."""
        ...

    @property
    def text_size(self) -> int:
        """Per cent."""
        ...

    def type(self, style: str = ...) -> Letters:
        """Letters of a style (small, text, large, title)."""
        ...

    def fixed(self, face: str, scale: int = ...) -> Letters:
        """Letters of a face, whatever the text size."""
        ...


class Plain:
    """Letters of one face for every style, where the chosen size has no room."""

    text_size = 100

    def __init__(self, lettering: Lettering, face: str) -> None:
        self._letters = lettering.fixed(face)
        self._lettering = lettering

    def type(self, style: str = "text") -> Letters:  # noqa: ARG002 - one for all
        """Always the same letters."""
        return self._letters

    def fixed(self, face: str, scale: int = 1) -> Letters:
        """Letters of a face."""
        return self._lettering.fixed(face, scale)


def fitted(
    lettering: Lettering, text: str, style: str, room: tuple[int, int]
) -> tuple[Letters, tuple[str, ...]]:
    """The largest letters, from `style` down, in which the text fits into the room unbroken.

    Where even the smallest do not fit, those are used and the words run on.
    """
    for letters in _smaller(lettering, style):
        lines = _lines(letters, text, room)
        if lines:
            return letters, lines
    smallest = lettering.fixed("small")
    return smallest, smallest.wrap(text, room[0]).lines


def _smaller(lettering: Lettering, style: str) -> Iterator[Letters]:
    order = ("title", "large", "text", "small")
    for each in order[order.index(style) :]:
        yield lettering.type(each)
    if lettering.text_size > 100:
        yield from (lettering.fixed("large"), lettering.fixed("text"), lettering.fixed("small"))


def _lines(letters: Letters, text: str, room: tuple[int, int]) -> tuple[str, ...]:
    width, height = room
    if letters.line > height or letters.widest_word(text) > width:
        return ()
    lines = letters.wrap(text, width).lines
    return lines if len(lines) * letters.line <= height else ()
