"""Puts the fourteen cards together: frame, glyph, figure, and the name cut by hand."""

from __future__ import annotations

from collections.abc import Iterator

from build.press.grids import Grid, heavy, paste, recolour, size
from build.press.sources import Sprite

COLOURS = ("red", "black")
RANKS = ("soldier", "horse", "cannon", "chariot", "elephant", "advisor", "general")
KINDS = tuple(f"{colour}_{rank}" for rank in RANKS for colour in COLOURS)

FIGURE_AT = (3, 20)
GLYPH_AT = (12, 4)
MOONS_AT = ((5, 11), (30, 11))
NAME_TOP = 60
# The ink a glyph and a name are printed in; sources are cut in ink (K).
GLYPH_INK = {"red": "R", "black": "P"}
NAME_INK = {"red": "P", "black": "K"}


def faces(drawn: dict[str, Sprite]) -> Iterator[tuple[str, Grid]]:
    """Kind and face of every card, 40 x 72."""
    for kind in KINDS:
        yield kind, _face(drawn, kind)


def _face(drawn: dict[str, Sprite], kind: str) -> Grid:
    colour, rank = kind.split("_")
    card = drawn[f"frames/{colour}"].grid
    if colour == "black":
        for x, y in MOONS_AT:
            card = paste(card, drawn["frames/moon"].grid, x, y)
    card = paste(card, recolour(drawn[f"glyphs/{rank}"].grid, {"K": GLYPH_INK[colour]}), *GLYPH_AT)
    card = paste(card, heavy(drawn[f"figures/{kind}"].grid), *FIGURE_AT)
    name = recolour(drawn[f"names/{rank}"].grid, {"K": NAME_INK[colour]})
    return paste(card, name, (size(card)[0] - size(name)[0]) // 2, NAME_TOP)
