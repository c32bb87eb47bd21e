"""Text grids, pictures and the palette are refused when wrong, by file and line."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from build.press.palette import Colour, Palette, read_palette
from build.press.sources import read_all, read_grid, read_picture
from build.recipe import SourceError

PALETTE = Palette((Colour("K", "ink", (1, 2, 3)), Colour("R", "red", (200, 0, 0))))


def grid_file(folder: Path, text: str) -> Path:
    path = folder / "a.txt"
    path.write_text(text, encoding="utf-8")
    return path


def read_rows(folder: Path, text: str) -> tuple[str, ...]:
    return read_grid(grid_file(folder, text), "a", PALETTE)["a"].grid


def test_a_grid_is_its_rows_without_remarks(tmp_path: Path) -> None:
    assert read_rows(tmp_path, "# a dot\n\n.K\nR.\n") == (".K", "R.")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("KK\nKKK\n", r"a\.txt:2: 3 pixels, the rows above have 2"),
        ("# a\nKZ\n", r"a\.txt:2: unknown letter 'Z'"),
        ("K \n", r"a\.txt:1: unknown letter ' '"),
        ("# empty\n", "holds no rows"),
        ("slice 1 2 3\nK\n", r"a\.txt:1: slice takes"),
        ("recolour b\nK\n", r"a\.txt:1: expected recolour"),
        ("recolour b K>Z\nK\n", r"a\.txt:1: 'K>Z' is not"),
        ("mirror up\nK\n", "cannot read the header 'mirror up'"),
    ],
)
def test_a_wrong_grid_is_refused_with_its_place(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(SourceError, match=message):
        read_grid(grid_file(tmp_path, text), "a", PALETTE)


@pytest.mark.parametrize(
    ("header", "rows"),
    [
        ("mirror", (".KRRK.",)),
        ("mirror odd", (".KRK.",)),
        ("mirror down", (".KR", ".KR")),
        ("outline K", ("..KK.", ".KKRK", "..KK.")),
    ],
)
def test_headers_change_the_drawing(tmp_path: Path, header: str, rows: tuple[str, ...]) -> None:
    assert read_rows(tmp_path, f"{header}\n.KR\n") == rows


def test_heavy_adds_ink_on_the_right_and_keeps_gaps_open(tmp_path: Path) -> None:
    assert read_rows(tmp_path, "heavy\nR...R..R.\n") == ("RK..R..RK",)


def test_a_recoloured_copy_swaps_all_at_once(tmp_path: Path) -> None:
    made = read_grid(grid_file(tmp_path, "recolour b K>R R>K\nslice 1 0 0 0\nKR.\n"), "a", PALETTE)
    assert made["a"].grid == ("KR.",)
    assert made["b"].grid == ("RK.",)
    assert made["b"].slice == made["a"].slice == (1, 0, 0, 0)


def test_a_picture_is_read_by_its_colours(tmp_path: Path) -> None:
    image = Image.new("P", (2, 1))
    image.putpalette([1, 2, 3, 200, 0, 0])
    image.putpixel((1, 0), 1)
    image.save(tmp_path / "a.png")
    assert read_picture(tmp_path / "a.png", PALETTE).grid == ("KR",)


def test_a_picture_off_the_palette_is_refused(tmp_path: Path) -> None:
    image = Image.new("P", (2, 1))
    image.putpalette([1, 2, 3, 200, 9, 9])
    image.putpixel((1, 0), 1)
    image.save(tmp_path / "a.png")
    with pytest.raises(SourceError, match="pixel 1,0 is not in the palette"):
        read_picture(tmp_path / "a.png", PALETTE)


def test_a_full_colour_picture_is_refused(tmp_path: Path) -> None:
    Image.new("RGB", (1, 1), (1, 2, 3)).save(tmp_path / "a.png")
    with pytest.raises(SourceError, match="mode RGB"):
        read_picture(tmp_path / "a.png", PALETTE)


def test_names_are_paths_and_may_not_be_claimed_twice(tmp_path: Path) -> None:
    folder = tmp_path / "sprites" / "ui" / "button"
    folder.mkdir(parents=True)
    (folder / "main_rest.txt").write_text("K\n")
    assert list(read_all(tmp_path, PALETTE)) == ["ui/button/main_rest"]
    (folder / "other.txt").write_text("recolour ui/button/main_rest K>R\nK\n")
    with pytest.raises(SourceError, match="two sources make the sprite 'ui/button/main_rest'"):
        read_all(tmp_path, PALETTE)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("K 010203\n", r"palette\.txt:1: expected"),
        ("K 01020z ink\n", r"palette\.txt:1: '01020z' is no colour"),
        (". 010203 clear\n", r"palette\.txt:1: expected"),
        ("K 010203 ink\nR 010203 red\n", "twice"),
    ],
)
def test_a_wrong_palette_is_refused(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "palette.txt"
    path.write_text(text)
    with pytest.raises(SourceError, match=message):
        read_palette(path)
