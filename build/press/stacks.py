"""Puts face-down stacks together: a back over the edges of the cards below; and tiles to count."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from build.press import cards
from build.press.grids import Grid, blank, lying, paste, recolour, size, turned
from build.press.palette import CLEAR
from build.press.sources import Sprite

SHADOW = "X"
ASKEW = (0, 1, -1, 0, -1, 1, 0)
"""By how many pixels each layer lies askew, from the one under the top down."""


@dataclass(frozen=True)
class Form:
    """One size of stack: how many layers it has at most, and how its edges follow one another.

    `rises`: by how much each edge lies lower than what is over it, in turn; the first of them
    belongs to the drawing `..._edge_1`. `across`: the cards lie on their side.
    """

    layers: int
    rises: tuple[int, ...]
    across: bool
    shadow: int


FORMS: Mapping[str, Form] = MappingProxyType(
    {
        "card": Form(8, (2, 3, 2), across=False, shadow=2),
        "large": Form(8, (3, 4, 3), across=False, shadow=2),
        "small": Form(6, (2, 3), across=True, shadow=1),
        "mini": Form(6, (2, 1), across=True, shadow=1),
    }
)

FACE_UP = "small"
"""The size on which a beaten card may lie face up."""


def sprites(drawn: Mapping[str, Sprite]) -> Iterator[tuple[str, Sprite]]:
    """Name and sprite of every stack: `stack/card_1` is one layer high.

    On `stack/small_1_red_horse` that card lies face up, beaten.
    """
    for group, form in FORMS.items():
        for layers in range(1, form.layers + 1):
            back = _top(drawn, group, across=form.across)
            yield f"stack/{group}_{layers}", Sprite(_stack(drawn, group, form, layers, back))
            if group == FACE_UP:
                for kind, face in cards.beaten(drawn):
                    stack = _stack(drawn, group, form, layers, lying(face))
                    yield f"stack/{group}_{layers}_{kind}", Sprite(stack)


def tiles(drawn: Mapping[str, Sprite]) -> Iterator[tuple[str, Sprite]]:
    """Name and sprite of every tile that counts a rank at the draw: `tile/red_general`."""
    tile = drawn["stacks/tile"].grid
    for kind, chip in cards.chips(drawn):
        yield f"tile/{kind}", Sprite(_shadowed(paste(tile, chip, 2, 2)))


def _shadowed(grid: Grid) -> Grid:
    width, height = size(grid)
    whole = paste(blank(width + 1, height + 1), _shade(grid), 1, 1)
    return paste(whole, grid, 0, 0)


def _shade(grid: Grid) -> Grid:
    """Its shape in the colour of a hard shadow."""
    return recolour(grid, {letter: SHADOW for row in grid for letter in row if letter != CLEAR})


def thickness(form: Form, layers: int) -> int:
    """Rows of edges that are seen under the top card."""
    return sum(form.rises[n % len(form.rises)] for n in range(layers - 1))


def _stack(drawn: Mapping[str, Sprite], group: str, form: Form, layers: int, top: Grid) -> Grid:
    """One pixel of room at each side for what lies askew; the shadow reaches further."""
    width, height = size(top)
    thick = thickness(form, layers)
    reach = form.shadow + thick // 6
    whole = blank(width + 2 + reach, height + thick + form.shadow)
    for n in reversed(range(layers - 1)):
        edge = drawn[f"stacks/{group}_edge_{n % len(form.rises) + 1}"].grid
        bottom = height + thickness(form, n + 2)
        whole = paste(whole, edge, 1 + ASKEW[n], bottom - size(edge)[1])
    whole = paste(whole, top, 1, 0)
    return _over_shadow(whole, reach, form.shadow, height + thick, height)


def _top(drawn: Mapping[str, Sprite], group: str, *, across: bool) -> Grid:
    """The back that lies uppermost: one drawn across where there is one."""
    if across and f"stacks/{group}_top" in drawn:
        return drawn[f"stacks/{group}_top"].grid
    back = drawn[f"{group}/back"].grid
    return turned(back) if across else back


def _over_shadow(stack: Grid, reach: int, fall: int, base: int, height: int) -> Grid:
    """The stack on the hard shadow that its lowest card throws to the right, and down."""
    lowest = tuple(
        row if base - height <= y < base else CLEAR * len(row) for y, row in enumerate(stack)
    )
    shape = _shade(lowest)
    whole = blank(*size(stack))
    for step in range(1, reach + 1):
        whole = paste(whole, shape, step, min(step, fall))
    return paste(whole, stack, 0, 0)
