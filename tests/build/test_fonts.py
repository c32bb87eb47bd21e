"""The screen fonts hold every letter a family writes, each one different from the others."""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path

import pytest
from PIL import Image

from build import fonts

FACES = pytest.mark.parametrize("face", fonts.FACES, ids=lambda face: face.name)
Shape = tuple[frozenset[tuple[int, int]], int]


@pytest.fixture(scope="module")
def composed() -> dict[str, dict[str, fonts.Glyph]]:
    return {face.name: fonts.compose(face) for face in fonts.FACES}


def committed(face: fonts.Face) -> tuple[Image.Image, dict[str, list[int]]]:
    table = json.loads((fonts.PRODUCT / f"{face.name}.json").read_text(encoding="utf-8"))
    assert (table["line"], table["baseline"]) == (face.line, face.baseline)
    return Image.open(fonts.PRODUCT / f"{face.name}.png").convert("RGBA"), table["glyphs"]


def test_vietnamese_has_146_letters_with_those_that_carry_marks() -> None:
    assert len(set(fonts.letters())) == 146
    assert all(unicodedata.is_normalized("NFC", letter) for letter in fonts.letters())


@FACES
def test_a_face_holds_every_character(face: fonts.Face) -> None:
    _, glyphs = committed(face)
    wanted = set(map(chr, range(32, 127))) | set(fonts.letters()) | set("…–—·×−“”‘’▸✓•→←")
    assert wanted <= set(glyphs)


@FACES
def test_only_the_space_is_empty_and_ink_is_plain_white(face: fonts.Face) -> None:
    sheet, glyphs = committed(face)
    colours = {colour for _, colour in sheet.getcolors() or []}
    assert colours == {(0, 0, 0, 0), (255, 255, 255, 255)}
    for char, (x, y, w, h, *_) in glyphs.items():
        empty = w == 0 or sheet.crop((x, y, x + w, y + h)).getbbox() is None
        assert empty == (char == " "), char


@FACES
def test_no_two_letters_look_the_same(
    face: fonts.Face, composed: dict[str, dict[str, fonts.Glyph]]
) -> None:
    seen: dict[fonts.Points, str] = {}
    for char, glyph in composed[face.name].items():
        if char.isalpha() or char == "|":
            assert glyph.ink not in seen, (char, seen.get(glyph.ink))
            seen[glyph.ink] = char


@FACES
def test_ink_stays_in_the_line_and_clear_of_the_next_letter(face: fonts.Face) -> None:
    _, glyphs = committed(face)
    for char, (_, _, w, h, dx, dy, advance) in glyphs.items():
        assert dx >= 0, char
        assert dy >= 0, char
        assert dy + h <= face.line, char
        assert dx + w < advance or w == 0, char


@FACES
def test_a_mark_takes_nothing_from_its_letter(
    face: fonts.Face, composed: dict[str, dict[str, fonts.Glyph]]
) -> None:
    glyphs = composed[face.name]
    for marked, plain in (("ã", "a"), ("ễ", "e"), ("ở", "ơ"), ("ữ", "ư"), ("ặ", "a"), ("Ạ", "A")):
        top = min(y for _, y in glyphs[plain].ink)
        body = {point for point in glyphs[marked].ink if top <= point[1] < 0}
        assert len(body) >= len(glyphs[plain].ink), marked


def test_a_ragged_or_strange_drawing_is_refused() -> None:
    with pytest.raises(ValueError, match="one width"):
        fonts.read_drawings("mark acute\n..#\n.#\n")
    with pytest.raises(ValueError, match="one width"):
        fonts.read_drawings("mark acute\n..x\n.#.\n")
    with pytest.raises(ValueError, match="unknown"):
        fonts.read_drawings("drop acute\n..#\n")


def test_a_capital_without_a_row_to_spare_is_an_error() -> None:
    with pytest.raises(ValueError, match="no row"):
        fonts.squeezed(fonts.points(["#.", ".#", "#."]))


def test_baking_again_gives_the_committed_fonts(tmp_path: Path) -> None:
    fonts.main(tmp_path)
    for face in fonts.FACES:
        again = Image.open(tmp_path / f"{face.name}.png").convert("RGBA")
        sheet, _ = committed(face)
        assert again.tobytes() == sheet.tobytes()
        name = f"{face.name}.json"
        assert (tmp_path / name).read_bytes() == (fonts.PRODUCT / name).read_bytes()
