"""What the screens count on: every drawing under its name, in its size, with edges that tile."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from build import art
from build.press import palette, product
from build.press.grids import Grid, size
from build.press.sources import Sprite

FAMILY = (
    "ba_noi", "ong_do", "co_sau", "chu_tu", "anh_ca", "chi_hai", "be_na", "cau_ut", "you",
)  # fmt: skip
STATES = ("rest", "over", "down", "off")
ICONS = (
    "menu", "back", "sound", "mute", "help", "gear", "close", "left", "right", "up", "down",
    "dealer",
)  # fmt: skip


@pytest.fixture(scope="module")
def sprites() -> dict[str, Sprite]:
    colours = palette.read_palette(art.ASSETS / "palette.txt")
    return product.sprites_from(art.ASSETS, colours)


def test_each_of_the_family_has_three_moods_that_differ(sprites: dict[str, Sprite]) -> None:
    for person in FAMILY:
        moods = {sprites[f"portrait/{person}/{mood}"].grid for mood in ("calm", "glad", "rueful")}
        assert len(moods) == 3, person
        assert {size(grid) for grid in moods} == {(40, 40)}, person


def test_you_without_a_mood_are_calm(sprites: dict[str, Sprite]) -> None:
    assert sprites["portrait/you"].grid == sprites["portrait/you/calm"].grid


def test_no_two_of_the_family_look_alike(sprites: dict[str, Sprite]) -> None:
    def unlike(left: Grid, right: Grid) -> int:
        pairs = zip("".join(left), "".join(right), strict=True)
        return sum(a != b for a, b in pairs)

    faces = [sprites[f"portrait/{person}/calm"].grid for person in FAMILY]
    for n, left in enumerate(faces):
        assert all(unlike(left, right) > 400 for right in faces[:n])


def test_the_states_of_a_button_share_size_and_borders(sprites: dict[str, Sprite]) -> None:
    for kind in ("main", "plain"):
        states = [sprites[f"ui/button/{kind}_{state}"] for state in STATES]
        assert len({(size(state.grid), state.slice) for state in states}) == 1
        assert len({state.grid for state in states}) == len(STATES)


def test_icons_have_one_size(sprites: dict[str, Sprite]) -> None:
    assert {size(sprites[f"icon/{name}"].grid) for name in ICONS} == {(13, 13)}


def sliced(sprites: dict[str, Sprite]) -> Iterator[tuple[str, Sprite, tuple[int, int, int, int]]]:
    for name, sprite in sprites.items():
        if sprite.slice is not None:
            yield name, sprite, sprite.slice


def test_borders_leave_a_middle_to_tile(sprites: dict[str, Sprite]) -> None:
    for name, sprite, (left, top, right, bottom) in sliced(sprites):
        width, height = size(sprite.grid)
        assert left + right < width, name
        assert top + bottom < height, name


def test_the_pattern_of_the_mat_repeats_in_eights(sprites: dict[str, Sprite]) -> None:
    border = sprites["mat/border"]
    assert border.slice == (16, 16, 16, 16)
    for edge in (border.grid, tuple(zip(*border.grid, strict=True))):
        for band in edge[:16]:
            assert band[16:24] == band[24:32]
    width, height = size(sprites["mat/weave"].grid)
    assert width % 8 == height % 8 == 0


def test_the_mat_lets_its_warp_through_every_motif(sprites: dict[str, Sprite]) -> None:
    """A motif is dyed into the reeds: of its ink, some threads stay free in every row band."""
    grid = sprites["mat/medallion"].grid
    middle = grid[len(grid) // 3 : 2 * len(grid) // 3 : 2]
    assert all("." in row.strip(".") for row in middle)


def test_corner_sprigs_are_one_drawing_turned_over(sprites: dict[str, Sprite]) -> None:
    sprig = sprites["mat/corner"].grid
    assert sprites["mat/corner_right"].grid == tuple(row[::-1] for row in sprig)
    assert sprites["mat/corner_low"].grid == sprig[::-1]
    assert sprites["mat/corner_low_right"].grid == tuple(row[::-1] for row in sprig[::-1])


@pytest.mark.parametrize(
    "name", ["room/floor", "mat/weave", "title/sky", "title/hills", "title/yard", "ui/bar"]
)
def test_a_tile_has_no_hole(sprites: dict[str, Sprite], name: str) -> None:
    rows = sprites[name].grid
    solid = rows if name != "title/hills" else rows[-8:]
    assert all("." not in row for row in solid)


@pytest.mark.parametrize("colour", ["gold", "peach", "indigo"])
def test_a_firework_grows_in_one_frame(sprites: dict[str, Sprite], colour: str) -> None:
    frames = [sprites[f"title/firework_{colour}_{n}"].grid for n in (1, 2, 3)]
    assert len({size(frame) for frame in frames}) == 1
    assert len(set(frames)) == 3
