"""The cards in the atlas: all there, of the right size, and told apart without colour."""

from __future__ import annotations

import json
from itertools import combinations

import pytest
from PIL import Image

from build import art
from build.press import product
from build.press.cards import COLOURS, KINDS, RANKS, WASH
from build.press.palette import CLEAR, read_palette
from build.press.sources import read_all

INDEX = json.loads((art.DATA / product.INDEX).read_text("utf-8"))["sprites"]
SIZES = {
    "card": (40, 72),
    "card_grey": (40, 72),
    "large": (60, 108),
    "small": (17, 24),
    "chip": (15, 15),
}
DRAWN = read_all(art.ASSETS, read_palette(art.ASSETS / "palette.txt"))
HEAD = (3, 3, 37, 20)


def cut(name: str) -> Image.Image:
    x, y, w, h = INDEX[name]["rect"]
    with Image.open(art.DATA / product.PICTURE) as sheet:
        return sheet.convert("RGBA").crop((x, y, x + w, y + h))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("form", SIZES)
def test_every_kind_has_every_form(form: str, kind: str) -> None:
    assert tuple(INDEX[f"{form}/{kind}"]["rect"][2:]) == SIZES[form]


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("card/back", (40, 72)),
        ("card/shadow", (40, 72)),
        ("card/shadow_mat", (40, 72)),
        ("card/raised", (46, 78)),
        ("card/focus", (46, 78)),
        ("card/slot", (40, 72)),
        ("large/back", (60, 108)),
        ("large/shadow", (60, 108)),
        ("large/raised", (66, 114)),
        ("large/focus", (66, 114)),
        ("large/slot", (60, 108)),
        ("small/back", (17, 24)),
        ("mini/back", (9, 15)),
        ("token/house", (25, 18)),
        ("token/house_en", (25, 18)),
        ("token/turn", (48, 48)),
    ],
)
def test_what_lies_round_the_cards_is_there(name: str, size: tuple[int, int]) -> None:
    assert tuple(INDEX[name]["rect"][2:]) == size


@pytest.mark.parametrize("form", SIZES)
def test_no_two_kinds_look_the_same(form: str) -> None:
    for one, other in combinations(KINDS, 2):
        assert cut(f"{form}/{one}").tobytes() != cut(f"{form}/{other}").tobytes(), (one, other)


@pytest.mark.parametrize("size", ["", "large_"])
@pytest.mark.parametrize("rank", RANKS)
def test_red_and_black_are_drawn_as_others_not_recoloured(rank: str, size: str) -> None:
    red, black = (DRAWN[f"figures/{size}{colour}_{rank}"].grid for colour in COLOURS)
    shapes = [[[letter == CLEAR for letter in row] for row in figure] for figure in (red, black)]
    assert shapes[0] != shapes[1]


@pytest.mark.parametrize("form", ["card", "card_grey"])
@pytest.mark.parametrize("rank", RANKS)
def test_red_and_black_are_told_apart_without_colour(rank: str, form: str) -> None:
    light = {}
    for colour in COLOURS:
        head = cut(f"{form}/{colour}_{rank}").convert("L").crop(HEAD)
        light[colour] = sum(head.tobytes()) / (head.width * head.height)
    assert light["red"] > light["black"] + 25


@pytest.mark.parametrize("kind", KINDS)
def test_a_washed_out_card_holds_the_four_washes_only(kind: str) -> None:
    rgb = read_palette(art.ASSETS / "palette.txt").by_letter()
    data = cut(f"card_grey/{kind}").tobytes()
    pixels = {data[at : at + 4] for at in range(0, len(data), 4)}
    washes = {bytes((*rgb[letter], 255)) for letter in set(WASH.values())}
    assert {pixel for pixel in pixels if pixel[3]} <= washes
