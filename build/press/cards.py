"""Puts the fourteen cards together: frame, glyph, figure, and the name cut by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from build.press.grids import Grid, paste, recolour, size
from build.press.sources import Sprite
from build.press.woodcut import printed

COLOURS = ("red", "black")
RANKS = ("soldier", "horse", "cannon", "chariot", "elephant", "advisor", "general")
KINDS = tuple(f"{colour}_{rank}" for rank in RANKS for colour in COLOURS)

UNCHANGED: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True)
class Form:
    """One size of the faces: what its parts are called and where they lie on the card, in pixels.

    `thin`: its figures are drawn with one weight of ink, the press adds the other.
    """

    parts: str
    thin: bool
    figure_at: tuple[int, int]
    glyph_top: int
    moons_at: tuple[tuple[int, int], ...]
    name_top: int


CARD = Form("", True, (3, 20), 4, ((5, 11), (30, 11)), 59)
LARGE = Form("large_", False, (4, 24), 5, ((7, 15), (46, 15)), 90)
SMALL_GLYPH_TOP = 4
CHIP_GLYPH_TOP = 2
# The ink a glyph and a name are printed in; sources are cut in ink (K).
GLYPH_INK = {"red": "R", "black": "P"}
NAME_INK = {"red": "P", "black": "K"}
# A card that may not be played: washed out, ink too, but the picture stays readable.
WASH = {
    letter: wash
    for wash, letters in {
        "H": "KkbNvXg",
        "h": "RrBGxmHt",
        "q": "ocMfylYsh",
        "p": "PWFSnpqL",
    }.items()
    for letter in letters
}
# Its frame, glyph and name keep the strength of ink, or the red ones could not be read.
WASH_PRINT = WASH | {"R": "H"}


def sprites(drawn: dict[str, Sprite]) -> Iterator[tuple[str, Sprite]]:
    """Name and sprite of every card, washed out and large too, of won cards and of chips."""
    for kind in KINDS:
        yield f"card/{kind}", Sprite(_face(drawn, kind, CARD))
        yield f"card_grey/{kind}", Sprite(_face(drawn, kind, CARD, WASH_PRINT, WASH))
        yield f"large/{kind}", Sprite(_face(drawn, kind, LARGE))
        yield f"large_grey/{kind}", Sprite(_face(drawn, kind, LARGE, WASH_PRINT, WASH))
        yield f"small/{kind}", Sprite(_with_glyph(drawn, kind, "small", SMALL_GLYPH_TOP))
    for kind, chip in chips(drawn):
        yield f"chip/{kind}", Sprite(chip)


def beaten(drawn: Mapping[str, Sprite]) -> Iterator[tuple[str, Grid]]:
    """Kind and grid of every small face, washed out."""
    for kind in KINDS:
        face = _with_glyph(drawn, kind, "small", SMALL_GLYPH_TOP)
        yield kind, recolour(face, WASH_PRINT)


def chips(drawn: Mapping[str, Sprite]) -> Iterator[tuple[str, Grid]]:
    """Kind and grid of every chip."""
    for kind in KINDS:
        yield kind, _with_glyph(drawn, kind, "chip", CHIP_GLYPH_TOP)


def _face(
    drawn: dict[str, Sprite],
    kind: str,
    form: Form,
    plain: Mapping[str, str] = UNCHANGED,
    painted: Mapping[str, str] = UNCHANGED,
) -> Grid:
    """A face: what is printed on every card of a side, and the painted figure."""
    colour, rank = kind.split("_")
    card = drawn[f"frames/{form.parts}{colour}"].grid
    if colour == "black":
        for x, y in form.moons_at:
            card = paste(card, drawn[f"frames/{form.parts}moon"].grid, x, y)
    glyph = recolour(drawn[f"glyphs/{form.parts}{rank}"].grid, {"K": GLYPH_INK[colour]})
    card = _centred(card, glyph, form.glyph_top)
    name = recolour(drawn[f"names/{form.parts}{rank}"].grid, {"K": NAME_INK[colour]})
    card = recolour(_centred(card, name, form.name_top), plain)
    figure = drawn[f"figures/{form.parts}{kind}"].grid
    inked = printed(figure) if form.thin else figure
    return paste(card, recolour(inked, painted), *form.figure_at)


def _with_glyph(drawn: Mapping[str, Sprite], kind: str, frame: str, top: int) -> Grid:
    colour, rank = kind.split("_")
    glyph = recolour(drawn[f"glyphs/small_{rank}"].grid, {"K": GLYPH_INK[colour]})
    return _centred(drawn[f"frames/{frame}_{colour}"].grid, glyph, top)


def _centred(base: Grid, patch: Grid, top: int) -> Grid:
    return paste(base, patch, (size(base)[0] - size(patch)[0] + 1) // 2, top)
