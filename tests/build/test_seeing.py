"""Red and black, raised, playable and greyed are told apart by eyes that miss a colour.

Two measures, both of what the eyes in question see. `weight`: how much two pictures differ in
lightness (L*), on the mean of their pixels. `shape`: how many of the edges that either picture
shows are not edges of the other; one picture in other colours has the same edges, so it scores 0
however its colours are chosen. A pair is told apart only if both are large enough.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from statistics import mean, pstdev

import pytest

from build import art
from build.press import product
from build.press.cards import KINDS, RANKS
from build.press.grids import INK, Grid, recolour
from build.press.palette import CLEAR, read_palette
from build.press.sight import SIGHTS, lightness, seen

PRINTED = read_palette(art.ASSETS / "palette.txt")
SPRITES = product.sprites_from(art.ASSETS, PRINTED)
# The smallest first: the ladder's chips, won cards, cards in hand and on the mat.
FORMS = ("chip", "small", "card", "card_grey")
FLOOR = "x"
HEAVY_ENOUGH = 15.0
OTHER_ENOUGH = 0.12
VISIBLE_EDGE = 8.0
PALE_ENOUGH = 12.0
PALER = 0.6
# What a lazy painter would do for the black side.
REPAINTED = {"R": "B", "r": "b", "o": "c"}


@cache
def lights(sight: str) -> dict[str, float]:
    found = {c.letter: lightness(seen(c.rgb, sight)) for c in PRINTED.colours}
    return found | {CLEAR: found[FLOOR]}


def weight(one: Grid, other: Grid, sight: str) -> float:
    light = lights(sight)
    pairs = [(a, b) for rows in zip(one, other, strict=True) for a, b in zip(*rows, strict=True)]
    return sum(abs(light[a] - light[b]) for a, b in pairs) / len(pairs)


def edges(grid: Grid, sight: str) -> Iterator[tuple[int, int, str]]:
    light = lights(sight)
    for y, row in enumerate(grid):
        for x, letter in enumerate(row):
            right, below = row[x + 1 : x + 2], grid[y + 1][x] if y + 1 < len(grid) else ""
            for side, beside in (("right", right), ("below", below)):
                if beside and abs(light[letter] - light[beside]) > VISIBLE_EDGE:
                    yield x, y, side


def shape(one: Grid, other: Grid, sight: str) -> float:
    first, second = set(edges(one, sight)), set(edges(other, sight))
    return len(first ^ second) / len(first | second)


def apart(one: Grid, other: Grid, sight: str) -> bool:
    heavy = weight(one, other, sight) >= HEAVY_ENOUGH
    return heavy and shape(one, other, sight) >= OTHER_ENOUGH


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("rank", RANKS)
def test_red_and_black_of_a_rank_are_told_apart(rank: str, form: str, sight: str) -> None:
    red, black = (SPRITES[f"{form}/{colour}_{rank}"].grid for colour in ("red", "black"))
    assert apart(red, black, sight), (weight(red, black, sight), shape(red, black, sight))


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("form", FORMS)
def test_a_mere_repainting_would_not_be(form: str, sight: str) -> None:
    for rank in RANKS:
        red = SPRITES[f"{form}/red_{rank}"].grid
        assert not apart(red, recolour(red, REPAINTED), sight)


def spread(grid: Grid, sight: str) -> float:
    """Standard deviation of the lightness of a picture: how strongly it is printed."""
    light = lights(sight)
    return pstdev(light[letter] for row in grid for letter in row if letter != CLEAR)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_greyed_card_is_paler_than_a_playable_one(kind: str, sight: str) -> None:
    playable, greyed = (SPRITES[f"{form}/{kind}"].grid for form in ("card", "card_grey"))
    assert weight(playable, greyed, sight) >= PALE_ENOUGH
    assert spread(greyed, sight) <= PALER * spread(playable, sight)


@pytest.mark.parametrize("sight", SIGHTS)
def test_a_raised_card_stands_in_a_line_that_shows_on_the_floor(sight: str) -> None:
    light = lights(sight)
    ring = SPRITES["card/raised"].grid
    line = min(light[letter] for row in ring for letter in row if letter != CLEAR)
    floor = mean(light[letter] for row in SPRITES["room/floor"].grid for letter in row)
    assert line - max(floor, light[INK]) >= HEAVY_ENOUGH
