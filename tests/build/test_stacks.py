"""Face-down stacks: drawn at every height, each a little higher, all on one foot."""

from __future__ import annotations

from itertools import pairwise

import pytest

from build import art
from build.press import cards, stacks
from build.press.grids import Grid, size
from build.press.palette import CLEAR, read_palette
from build.press.sources import read_all

DRAWN = read_all(art.ASSETS, read_palette(art.ASSETS / "palette.txt"))
MADE = {name: sprite.grid for name, sprite in stacks.sprites(DRAWN)}


def heights(group: str) -> list[Grid]:
    return [MADE[f"stack/{group}_{n}"] for n in range(1, stacks.FORMS[group].layers + 1)]


@pytest.mark.parametrize("group", stacks.FORMS)
def test_a_stack_of_one_layer_is_a_back_on_its_shadow(group: str) -> None:
    form = stacks.FORMS[group]
    width, height = size(DRAWN[f"{group}/back"].grid)
    width, height = (height, width) if form.across else (width, height)
    assert size(heights(group)[0]) == (width + 2 + form.shadow, height + form.shadow)


@pytest.mark.parametrize("group", stacks.FORMS)
def test_each_layer_shows_paper_and_ink_of_its_own(group: str) -> None:
    for lower, higher in pairwise(heights(group)):
        more = size(higher)[1] - size(lower)[1]
        assert more >= 1
        rows = higher[-more - stacks.FORMS[group].shadow : -stacks.FORMS[group].shadow]
        seen = {letter for row in rows for letter in row}
        assert {"K", "P"} <= seen


@pytest.mark.parametrize("group", stacks.FORMS)
def test_a_stack_has_no_holes(group: str) -> None:
    """What lies askew never lets the mat show through."""
    for grid in heights(group):
        for row in grid:
            assert CLEAR not in row.strip(CLEAR)


def test_any_card_may_lie_face_up_on_any_height_of_what_is_out_of_play() -> None:
    for kind in cards.KINDS:
        for n, plain in enumerate(heights(stacks.FACE_UP), 1):
            shown = MADE[f"stack/{stacks.FACE_UP}_{n}_{kind}"]
            assert size(shown) == size(plain)
            assert shown[20:] == plain[20:]
            assert shown != plain


def test_a_card_thrown_across_is_turned_and_not_seen_in_a_mirror() -> None:
    for kind, face in cards.beaten(DRAWN):
        thrown = MADE[f"stack/{stacks.FACE_UP}_1_{kind}"]
        width, height = size(face)
        for y in range(width):
            across = "".join(row[y] for row in reversed(face))
            pairs = zip(thrown[y][1 : 1 + height], across, strict=True)
            assert all(letter == wanted for letter, wanted in pairs if wanted != CLEAR)


def test_every_rank_of_both_colours_has_a_tile_to_count_with() -> None:
    tiles = {name: sprite.grid for name, sprite in stacks.tiles(DRAWN)}
    assert set(tiles) == {f"tile/{kind}" for kind in cards.KINDS}
    assert len(set(tiles.values())) == len(cards.KINDS)
