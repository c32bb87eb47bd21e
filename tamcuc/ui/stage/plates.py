"""Name plates: how wide they must be, and a name in the largest letters that show it whole."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from tamcuc.ui.stage.fit import Lettering, Letters, fitted

PAD: Final = 8
"""What the plate's own frame takes from its words, left and right together."""
NAME_GAP: Final = 6
_MANY_POINTS: Final = "−88"
"""Names keep their letters whatever the points, so nothing shifts in a match."""


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits at the table, as far as the canvas must be divided for them."""

    own: str
    """Name of the player at this screen."""
    others: tuple[str, ...]
    dealt: int
    """Cards in a whole hand."""

    @property
    def seats(self) -> int:
        """How many play."""
        return 1 + len(self.others)


def plate_width(letters: Letters, name: str) -> int:
    """Width of a plate that shows this name and any points in one line."""
    return PAD + letters.width(name) + NAME_GAP + letters.width(_MANY_POINTS)


def narrowest_plate(lettering: Lettering, style: str, name: str) -> int:
    """Width of a plate that shows this name word by word, in the smallest letters."""
    points = lettering.type(style).width(_MANY_POINTS)
    return PAD + lettering.fixed("small").widest_word(name) + NAME_GAP + points


def plate_height(letters: Letters, lines: int = 1) -> int:
    """Height of a plate with so many lines of a name."""
    return lines * letters.line + 2


def written(
    lettering: Lettering, style: str, name: str, size: tuple[int, int]
) -> tuple[Letters, tuple[str, ...]]:
    """A name on a plate of this size, smaller or wrapped where it must be.

    A name that does not fit even so is cut, with an ellipsis.
    """
    points = lettering.type(style)
    room = size[0] - PAD - NAME_GAP - points.width(_MANY_POINTS), size[1] - 2
    letters, _ = fitted(lettering, name, style, room)
    return letters, in_lines(letters, points, name, size)


def alike(lettering: Lettering, style: str, names: Iterable[str], size: tuple[int, int]) -> Letters:
    """The largest letters in which plates of this size show all these names: nobody's are less."""
    letters = (written(lettering, style, name, size)[0] for name in names)
    return min(letters, key=_size, default=lettering.type(style))


def smaller(one: Letters, other: Letters) -> Letters:
    """Those of two letters that take less room."""
    return min(one, other, key=_size)


def _size(letters: Letters) -> tuple[int, int]:
    return letters.line, letters.width(_MANY_POINTS)


def in_lines(letters: Letters, style: Letters, name: str, size: tuple[int, int]) -> tuple[str, ...]:
    """A name in these letters on a plate of this size, beside points of a style."""
    room = size[0] - PAD - NAME_GAP - style.width(_MANY_POINTS)
    lines = letters.wrap(name, room).lines
    if len(lines) * letters.line <= size[1] - 2 and all(letters.width(x) <= room for x in lines):
        return lines
    return (letters.shorten(name, room),)


def whole(lettering: Lettering, style: str, name: str, size: tuple[int, int]) -> bool:
    """Whether a plate of this size shows the whole name."""
    _, lines = written(lettering, style, name, size)
    return " ".join(lines).split() == name.split()
