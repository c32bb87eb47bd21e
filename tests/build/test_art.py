"""The pictures in tamcuc/data are what the sources print, in the palette's colours only."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image

from build import art
from build.press import product
from build.press.palette import Palette, read_palette


@pytest.fixture(scope="module")
def palette() -> Palette:
    return read_palette(art.ASSETS / "palette.txt")


def test_the_sources_print_the_committed_products() -> None:
    assert art.RECIPE.outdated() == []


def test_a_changed_pixel_and_a_changed_value_are_noticed(tmp_path: Path) -> None:
    art.make(tmp_path)
    with Image.open(tmp_path / product.PICTURE) as image:
        changed = image.convert("RGBA")
    changed.putpixel((0, 0), (1, 2, 3, 255))
    changed.save(tmp_path / product.PICTURE)
    (tmp_path / product.PALETTE).write_text("{}", encoding="utf-8")
    assert art.RECIPE.outdated(tmp_path) == [product.PICTURE, product.PALETTE]


def test_two_runs_write_the_same_bytes(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    art.make(first)
    art.make(second)
    for name in (product.PICTURE, product.INDEX, product.PALETTE):
        assert (first / name).read_bytes() == (second / name).read_bytes()


# Fonts are white masks that the game colours when it loads them.
PICTURES = sorted(p for p in art.DATA.rglob("*.png") if "fonts" not in p.parts)


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.name)
def test_every_picture_keeps_to_the_palette(path: Path, palette: Palette) -> None:
    with Image.open(path) as image:
        data = image.convert("RGBA").tobytes()
    found = {data[at : at + 4] for at in range(0, len(data), 4)}
    allowed = {bytes((*rgb, 255)) for rgb in palette.by_rgb()}
    assert {pixel for pixel in found if pixel[3] > 0} <= allowed


def test_sprites_lie_inside_the_sheet_and_never_overlap() -> None:
    index = json.loads((art.DATA / product.INDEX).read_text("utf-8"))["sprites"]
    with Image.open(art.DATA / product.PICTURE) as image:
        width, height = image.size
    used: set[tuple[int, int]] = set()
    for name, entry in index.items():
        x, y, w, h = entry["rect"]
        assert 0 <= x < x + w <= width, name
        assert 0 <= y < y + h <= height, name
        pixels = {(i, j) for i in range(x, x + w) for j in range(y, y + h)}
        assert not used & pixels, name
        used |= pixels


def test_a_nine_slice_leaves_a_middle() -> None:
    index = json.loads((art.DATA / product.INDEX).read_text("utf-8"))["sprites"]
    for name, entry in index.items():
        left, top, right, bottom = entry.get("slice", (0, 0, 0, 0))
        _, _, w, h = entry["rect"]
        assert left + right < w, name
        assert top + bottom < h, name
