"""Sprites as rows of letters, and the few things a printer does with them."""

from __future__ import annotations

from collections.abc import Mapping

from build.press.palette import CLEAR

Grid = tuple[str, ...]
NEXT_TO = ((1, 0), (-1, 0), (0, 1), (0, -1))
INK = "K"


def blank(width: int, height: int, letter: str = CLEAR) -> Grid:
    """A grid of one letter."""
    return (letter * width,) * height


def size(grid: Grid) -> tuple[int, int]:
    """Width and height in pixels."""
    return len(grid[0]), len(grid)


def recolour(grid: Grid, swaps: Mapping[str, str]) -> Grid:
    """Each letter replaced by its swap, all at once."""
    table = str.maketrans(dict(swaps))
    return tuple(row.translate(table) for row in grid)


def mirror(grid: Grid, *, odd: bool = False) -> Grid:
    """A left half made whole; `odd` shares the middle column."""
    return tuple(row + row[::-1][int(odd) :] for row in grid)


def mirror_down(grid: Grid, *, odd: bool = False) -> Grid:
    """An upper half made whole; `odd` shares the middle row."""
    return grid + grid[::-1][int(odd) :]


def flip(grid: Grid) -> Grid:
    """Left and right exchanged."""
    return tuple(row[::-1] for row in grid)


def turned(grid: Grid) -> Grid:
    """Rows and columns exchanged."""
    return tuple("".join(column) for column in zip(*grid, strict=True))


def lying(grid: Grid) -> Grid:
    """A quarter turn to the right, as a card lies that was thrown across."""
    return turned(tuple(reversed(grid)))


def paste(base: Grid, patch: Grid, x: int, y: int) -> Grid:
    """`patch` printed over `base` with its top left at x, y; what falls outside is cut off."""
    rows = [list(row) for row in base]
    width, height = size(base)
    for dy, row in enumerate(patch):
        for dx, letter in enumerate(row):
            if letter != CLEAR and 0 <= x + dx < width and 0 <= y + dy < height:
                rows[y + dy][x + dx] = letter
    return tuple("".join(row) for row in rows)


def padded(grid: Grid, margin: int) -> Grid:
    """The grid with `margin` clear pixels on every side."""
    width, height = size(grid)
    return paste(blank(width + 2 * margin, height + 2 * margin), grid, margin, margin)


def outlined(grid: Grid, letter: str) -> Grid:
    """The grid, one pixel larger on each side, with a line of `letter` round its shape."""
    wide = padded(grid, 1)
    return paste(ring(wide, letter), wide, 0, 0)


def ring(grid: Grid, letter: str) -> Grid:
    """Only the clear pixels that touch the shape, in `letter`."""
    width, height = size(grid)

    def touches(x: int, y: int) -> bool:
        near = ((x + dx, y + dy) for dx, dy in NEXT_TO)
        return any(0 <= i < width and 0 <= j < height and grid[j][i] != CLEAR for i, j in near)

    return tuple(
        "".join(letter if grid[y][x] == CLEAR and touches(x, y) else CLEAR for x in range(width))
        for y in range(height)
    )


def heavy(grid: Grid) -> Grid:
    """A second weight of ink right of every contour, as a burin leaves it; gaps stay open."""
    return tuple(_heavy_row(row) for row in grid)


def _heavy_row(row: str) -> str:
    out = list(row)
    for x in range(1, len(row)):
        gap = row[x : x + 3]
        if row[x - 1] != CLEAR and gap == CLEAR * len(gap):
            out[x] = INK
    return "".join(out)
