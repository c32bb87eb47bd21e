"""Red and black, raised, playable and greyed are told apart by eyes that miss a colour.

Two measures, both of what the eyes in question see. `weight`: how much two pictures differ in
lightness (L*), on the mean of their pixels. `shape`: how many of the edges that either picture
shows are not edges of the other; one picture in other colours has the same edges, so it scores 0
however its colours are chosen. A pair is told apart only if both are large enough.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from statistics import mean, pstdev

import pytest

from build import art
from build.press import product
from build.press.cards import KINDS, RANKS
from build.press.grids import Grid, paste, recolour, size
from build.press.palette import CLEAR, read_palette
from build.press.sight import SIGHTS, lightness, seen
from tamcuc.ui.kit.tones import DUSK, GLOW, Tones

PRINTED = read_palette(art.ASSETS / "palette.txt")
SPRITES = product.sprites_from(art.ASSETS, PRINTED)


def toned(name: str, tones: Tones) -> Grid:
    """A tile of the ground as the lamp lights it."""
    letters = {c.name: c.letter for c in PRINTED.colours}
    return recolour(SPRITES[name].grid, {letters[old]: letters[new] for old, new in tones.items()})


# The smallest first: the ladder's chips, won cards, cards in hand and on the mat.
FORMS = ("chip", "small", "card", "card_grey")
FLOOR = "x"
HEAVY_ENOUGH = 15.0
OTHER_ENOUGH = 0.12
VISIBLE_EDGE = 8.0
# What a hand lies on, and what lies round a card: a mark changes but a small part of the picture.
GROUNDS = {
    "floor": SPRITES["room/floor"].grid,
    "dark floor": toned("room/floor", DUSK),
    "straw": SPRITES["mat/weave"].grid,
    "straw by the lamp": toned("mat/weave", GLOW),
    "straw in the dark": toned("mat/weave", DUSK),
}
BESIDE = 4
# The line of a raised card goes all round; the mark of the keys is at the corners only.
LINE_ENOUGH = 12.0
CORNERS_ENOUGH = 6.0
OTHER_LINE = 0.04
PLAIN_TO_SEE = 40.0
# A button under the pointer changes at its edge only.
STATES = ("rest", "over", "down", "off")
STATE_ENOUGH = 5.0
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


def on(ground: str, face: str, marks: tuple[str, ...]) -> Grid:
    """A face and what is drawn round it, on wood or straw, with a strip of ground beside it."""
    width, height = size(SPRITES[face].grid)
    tile = GROUNDS[ground]
    across, down = size(tile)
    picture: Grid = tuple(
        "".join(tile[y % down][x % across] for x in range(width + 2 * BESIDE))
        for y in range(height + 2 * BESIDE)
    )
    for name in (face, *marks):
        part = SPRITES[name].grid
        at = ((size(picture)[n] - size(part)[n]) // 2 for n in (0, 1))
        picture = paste(picture, part, *at)
    return picture


def around(picture: Grid) -> Grid:
    """What lies beside the face: where the marks are."""
    height = len(picture)
    return tuple(
        row if y < BESIDE or y >= height - BESIDE else row[:BESIDE] + row[-BESIDE:]
        for y, row in enumerate(picture)
    )


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("form", ["card", "large"])
def test_plain_raised_and_focused_are_told_apart_on_wood_and_straw(
    form: str, ground: str, sight: str
) -> None:
    ring, corners = f"{form}/raised", f"{form}/focus"
    states: tuple[tuple[str, ...], ...] = ((), (corners,), (ring,), (ring, corners))
    for kind in ("red_general", "black_general"):
        for some, others in combinations(states, 2):
            one, other = (on(ground, f"{form}/{kind}", marks) for marks in (some, others))
            enough = CORNERS_ENOUGH if (ring in some) == (ring in others) else LINE_ENOUGH
            heavy = weight(around(one), around(other), sight)
            assert heavy >= enough, (kind, some, others, heavy)
            assert shape(one, other, sight) >= OTHER_LINE, (kind, some, others)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("ground", GROUNDS)
def test_the_line_of_a_raised_card_is_lighter_than_its_ground_or_bounded_by_ink(
    ground: str, sight: str
) -> None:
    light = lights(sight)
    below = mean(light[letter] for row in GROUNDS[ground] for letter in row)
    for form in ("card", "large"):
        ring = SPRITES[f"{form}/raised"].grid
        row = ring[len(ring) // 2]
        edge, line = row[0], row[1:3]
        assert all(light[letter] - light[edge] >= PLAIN_TO_SEE for letter in line)
        assert max(abs(below - light[edge]), abs(below - light[line[0]])) >= PLAIN_TO_SEE


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_plate_of_whoever_is_asked_is_another_one(sight: str) -> None:
    asked, waiting = (SPRITES[f"ui/plate{turn}"].grid for turn in ("_turn", ""))
    assert weight(asked, waiting, sight) >= CORNERS_ENOUGH
    assert any(letter != CLEAR for row in SPRITES["token/turn"].grid for letter in row)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("kind", ["main", "plain"])
def test_the_states_of_a_button_are_told_apart(kind: str, sight: str) -> None:
    rest, *others = (SPRITES[f"ui/button/{kind}_{state}"].grid for state in STATES)
    for other in others:
        assert weight(rest, other, sight) >= STATE_ENOUGH
        assert shape(rest, other, sight) >= OTHER_ENOUGH
