"""What the print does to a figure: heavier ink below and right, colour off register."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from build.press.grids import INK, Grid, heavy, turned
from build.press.palette import CLEAR

# The plate of a side's colour: what its slip leaves bare at the left and wets at the right.
BARE: Mapping[str, str] = MappingProxyType({"R": "n", "r": "o", "B": "P", "b": "c"})
WET: Mapping[str, str] = MappingProxyType({"R": "o", "r": "o", "B": "c", "b": "c"})
# Shorter edges stay in register: there a slip reads as dirt.
SHORTEST = 3
THICKEST = 2

Pixels = dict[tuple[int, int], str]


def printed(figure: Grid) -> Grid:
    """The figure with both weights of ink, its side's colour slipped right by a pixel."""
    inked = turned(heavy(turned(heavy(figure))))
    slips = _long(_bared(figure)) | _long(_wetted(figure, inked))
    return tuple(
        "".join(slips.get((x, y), letter) for x, letter in enumerate(row))
        for y, row in enumerate(inked)
    )


def _bared(figure: Grid) -> Pixels:
    """Plate just inside the contour that closes a shape on the left."""
    return {
        (x, y): BARE[row[x]]
        for y, row in enumerate(figure)
        for x in range(1, len(row))
        if row[x] in BARE and row[x - 1] == INK and (x == 1 or row[x - 2] == CLEAR)
    }


def _wetted(figure: Grid, inked: Grid) -> Pixels:
    """Paper just outside the contour that closes a shape on the right."""
    found = {}
    for y, row in enumerate(inked):
        for x, letter in enumerate(row):
            behind = row[:x].rstrip(INK)
            if letter == CLEAR and 0 < x - len(behind) <= THICKEST and behind:
                plate = figure[y][len(behind) - 1]
                if plate in WET:
                    found[x, y] = WET[plate]
    return found


def _long(marked: Pixels) -> Pixels:
    """Only what runs straight down for at least SHORTEST pixels."""
    return {(x, y): letter for (x, y), letter in marked.items() if _run(marked, x, y) >= SHORTEST}


def _run(marked: Pixels, x: int, y: int) -> int:
    above = next(count for count in range(y + 2) if (x, y - count - 1) not in marked)
    below = next(count for count in range(len(marked) + 1) if (x, y + count + 1) not in marked)
    return above + 1 + below
