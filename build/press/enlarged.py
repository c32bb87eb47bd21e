"""Portraits drawn out to more pixels: outlines follow the slope instead of growing in steps.

A small grid enlarged by repeating its pixels looks coarse beside what is drawn at its own size.
Here each pixel becomes two by two or three by three, and a corner of it takes the colour of two
neighbours that are alike (the EPX rule, in its forms for two and for three). No colour is new.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from build.press.grids import Grid
from build.press.sources import Sprite

_GLAD = "/glad"


def sprites(drawn: Mapping[str, Sprite]) -> Iterator[tuple[str, Sprite]]:
    """`portrait_twice/ID` and `portrait_thrice/ID` of everybody who is glad."""
    for name, sprite in drawn.items():
        if name.startswith("portrait/") and name.endswith(_GLAD):
            who = name.removeprefix("portrait/").removesuffix(_GLAD)
            yield f"portrait_twice/{who}", Sprite(twice(sprite.grid))
            yield f"portrait_thrice/{who}", Sprite(thrice(sprite.grid))


def twice(grid: Grid) -> Grid:
    """The grid with each pixel as two by two."""
    return _enlarged(grid, 2)


def thrice(grid: Grid) -> Grid:
    """The grid with each pixel as three by three."""
    return _enlarged(grid, 3)


def _enlarged(grid: Grid, times: int) -> Grid:
    rows: list[str] = []
    for y in range(len(grid)):
        cells = [_cell(_around(grid, x, y), times) for x in range(len(grid[0]))]
        rows.extend("".join(cell[row] for cell in cells) for row in range(times))
    return tuple(rows)


def _around(grid: Grid, x: int, y: int) -> str:
    """The nine letters round a pixel, row by row; beyond an edge the edge goes on."""
    across = [min(max(x + step, 0), len(grid[0]) - 1) for step in (-1, 0, 1)]
    down = [min(max(y + step, 0), len(grid) - 1) for step in (-1, 0, 1)]
    return "".join(grid[row][column] for row in down for column in across)


def _cell(near: str, times: int) -> tuple[str, ...]:
    """A pixel drawn out: corners and, of three, the middles of its sides follow neighbours."""
    up, left, middle, right, down = near[1], near[3], near[4], near[5], near[7]
    meets = {
        (-1, -1): left == up and left != down and up != right,
        (1, -1): up == right and up != left and right != down,
        (-1, 1): down == left and down != right and left != up,
        (1, 1): right == down and right != up and down != left,
    }
    steps = range(-1, 2, 2 if times == 2 else 1)
    corners = {at: (right if at[0] > 0 else left) for at, met in meets.items() if met}
    drawn = {**_sides(near, meets), **corners}
    return tuple("".join(drawn.get((x, y), middle) for x in steps) for y in steps)


def _sides(near: str, meets: Mapping[tuple[int, int], bool]) -> dict[tuple[int, int], str]:
    """The middles of the four sides of a pixel that becomes three by three."""
    corner = {(-1, -1): near[0], (1, -1): near[2], (-1, 1): near[6], (1, 1): near[8]}
    found = {}
    for at, letter in (
        ((0, -1), near[1]),
        ((-1, 0), near[3]),
        ((1, 0), near[5]),
        ((0, 1), near[7]),
    ):
        first, second = _ends(at)
        if (meets[first] and near[4] != corner[second]) or (
            meets[second] and near[4] != corner[first]
        ):
            found[at] = letter
    return found


def _ends(side: tuple[int, int]) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two corners of a side."""
    x, y = side
    return ((-1, y), (1, y)) if x == 0 else ((x, -1), (x, 1))
