"""Name plates: how wide they must be, and a name in the largest letters that show it whole."""

from __future__ import annotations

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
    points = lettering.type(style).width(_MANY_POINTS)
    room = (size[0] - PAD - NAME_GAP - points, size[1] - 2)
    letters, lines = fitted(lettering, name, style, room)
    if len(lines) * letters.line <= room[1] and all(letters.width(x) <= room[0] for x in lines):
        return letters, lines
    return letters, (letters.shorten(name, room[0]),)


def whole(lettering: Lettering, style: str, name: str, size: tuple[int, int]) -> bool:
    """Whether a plate of this size shows the whole name."""
    _, lines = written(lettering, style, name, size)
    return " ".join(lines).split() == name.split()
