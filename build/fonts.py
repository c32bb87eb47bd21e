"""Bakes the screen fonts: letters from Galmuri's outlines, Vietnamese marks drawn by hand.

Run as ``python build/fonts.py``. Reads ``assets/fonts``, writes ``tamcuc/data/fonts/<face>.png``
(opaque white on transparent) and ``<face>.json``:
``{"line": 16, "baseline": 14, "glyphs": {"A": [x, y, w, h, dx, dy, advance]}}`` where ``dx, dy``
place the bitmap from the pen and the top of the line, and the baseline is the row just below
letters without a tail.
"""

from __future__ import annotations

import json
import unicodedata
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "assets" / "fonts"
PRODUCT = ROOT / "tamcuc" / "data" / "fonts"

TONES = {"\u0300": "grave", "\u0301": "acute", "\u0303": "tilde", "\u0309": "hook"}
HATS = {"\u0302": "circumflex", "\u0306": "breve"}
HORN, DOT = "\u031b", "\u0323"
VOWELS = "aăâeêioôơuưy"
SIGNS = "…–—·×−“”‘’▸✓•→←"
SHEET_WIDTH = 256
CANVAS = 48  # working square in which one glyph is drawn, pen at (PEN, CANVAS // 2)
PEN = 12


def letters() -> list[str]:
    """The 146 letters of Vietnamese that can carry a mark, or đ, small and capital."""
    tones = ("", *TONES, DOT)
    small = [unicodedata.normalize("NFC", v + t) for v in VOWELS for t in tones] + ["đ"]
    return small + [c.upper() for c in small]


def characters() -> list[str]:
    """Every character a face must have, in sheet order."""
    ascii_part = list(map(chr, range(32, 127)))
    return ascii_part + [c for c in letters() if c not in ascii_part] + list(SIGNS)


@dataclass(frozen=True)
class Face:
    """One size of screen text: outline font and its pixel size, line box, and our drawings."""

    name: str
    outline: str
    size: int
    line: int
    baseline: int
    marks: tuple[str, ...]  # later files replace drawings of earlier ones
    glyphs: str
    weight: int = 1  # how wide an upright stroke is, in pixels


FACES = (
    Face("small", "Galmuri7-subset.ttf", 8, 14, 12, ("four",), "small"),
    Face("text", "Galmuri9-subset.ttf", 10, 16, 14, ("five",), "text"),
    Face("large", "Galmuri11-subset.ttf", 12, 20, 17, ("five",), "large"),
    Face("title", "Galmuri11-subset.ttf", 12, 20, 17, ("five", "bold"), "large", weight=2),
)

Points = frozenset[tuple[int, int]]


@dataclass(frozen=True)
class Glyph:
    """Ink as points: x from the pen, y from the baseline (negative is above)."""

    ink: Points
    advance: int

    def box(self) -> tuple[int, int, int, int]:
        """Left, top, right, bottom of the ink (right and bottom past the end); zeros if empty."""
        if not self.ink:
            return 0, 0, 0, 0
        xs, ys = [x for x, _ in self.ink], [y for _, y in self.ink]
        return min(xs), min(ys), max(xs) + 1, max(ys) + 1


@dataclass(frozen=True)
class Drawings:
    """The hand-drawn part of a face: marks as rows of text, whole glyphs by character."""

    marks: dict[str, list[str]]
    glyphs: dict[str, Glyph]


def points(rows: list[str]) -> Points:
    return frozenset((x, y) for y, row in enumerate(rows) for x, c in enumerate(row) if c == "#")


def shifted(ink: Points, dx: int, dy: int) -> Points:
    return frozenset((x + dx, y + dy) for x, y in ink)


def drawn_glyph(rows: list[str], below: int) -> Glyph:
    return Glyph(shifted(points(rows), 0, below - len(rows)), len(rows[0]) + 1)


def read_drawings(text: str) -> Drawings:
    """Parse the text of ``.marks`` and ``.glyphs`` files.

    Raises ValueError on ragged rows, strange letters or an unknown kind of drawing.
    """
    found = Drawings({}, {})
    for block in text.split("\n\n"):
        lines = [line for line in block.splitlines() if line and not line.startswith("# ")]
        if not lines:
            continue
        (kind, name, *rest), rows = lines[0].split(), lines[1:]
        if len({len(row) for row in rows}) != 1 or set("".join(rows)) - set(".#"):
            raise ValueError(f"{kind} {name}: rows must be of one width, '.' and '#' only")
        if kind == "mark":
            found.marks[name] = rows
        elif kind == "glyph":
            found.glyphs[name] = drawn_glyph(rows, int(rest[0]))
        else:
            raise ValueError(f"unknown drawing {kind!r}")
    return found


def outlined(font: ImageFont.FreeTypeFont, char: str) -> Glyph:
    """The outline font's own glyph, without anti-aliasing."""
    image = Image.new("1", (CANVAS, CANVAS))
    draw = ImageDraw.Draw(image)
    draw.fontmode = "1"
    draw.text((PEN, CANVAS // 2), char, fill=1, font=font, anchor="ls")
    found = frozenset(
        (x - PEN, y - CANVAS // 2)
        for x in range(CANVAS)
        for y in range(CANVAS)
        if image.getpixel((x, y))
    )
    return Glyph(found, round(font.getlength(char)))


def squeezed(ink: Points) -> Points:
    """One row less: a capital under two marks gives up the first row that repeats the next."""
    ys = sorted({y for _, y in ink})
    rows = {y: {x for x, yy in ink if yy == y} for y in ys}
    for y in ys[1:-1]:
        if rows[y] == rows.get(y + 1):
            return frozenset((x, yy + 1 if yy <= y else yy) for x, yy in ink if yy != y)
    raise ValueError("no row to give up")


class Composer:
    """Makes any character of a face from outlines, drawings and the rule for stacking marks."""

    def __init__(self, face: Face, drawings: Drawings) -> None:
        self.face, self.drawings = face, drawings
        self.font = ImageFont.truetype(str(SOURCE / face.outline), face.size)

    def glyph(self, char: str) -> Glyph:
        """The finished glyph of one character."""
        if char in self.drawings.glyphs:
            return self.drawings.glyphs[char]
        parts = unicodedata.normalize("NFD", char)
        if len(parts) == 1:
            plain = outlined(self.font, char)
            return spaced(plain.ink, plain.advance)
        above = "+".join(
            [HATS[c] for c in parts if c in HATS] + [TONES[c] for c in parts if c in TONES]
        )
        base = self.base(parts, dotless=bool(above))
        axis = self.plain(parts[0])
        ink = self.crowned(base.ink, axis, above) if above else base.ink
        if DOT in parts:
            ink |= self.dot(axis, beside=parts[0] == "y")
        return spaced(ink, base.advance)

    def base(self, parts: str, dotless: bool) -> Glyph:
        """The letter under the marks: horned if it has a horn; an i loses its dot to a mark."""
        if parts[0] == "i" and dotless:
            return outlined(self.font, "ı")
        letter = unicodedata.normalize("NFC", parts[0] + (HORN if HORN in parts else ""))
        return self.drawings.glyphs.get(letter) or outlined(self.font, letter)

    def plain(self, letter: str) -> Glyph:
        """The bare letter that decides height and axis: a horn or a dot moves no mark."""
        letter = "ı" if letter == "i" else letter
        return self.drawings.glyphs.get(letter) or outlined(self.font, letter)

    def crowned(self, ink: Points, axis: Glyph, above: str) -> Points:
        """The letter with its marks above, squeezed if the line is too low for them."""
        rows = self.drawings.marks[above]
        top = axis.box()[1]
        if self.face.baseline + top - 1 < len(rows):
            ink, top = squeezed(ink), top + 1
        return ink | shifted(points(rows), centred(axis, rows), top - 1 - len(rows))

    def dot(self, axis: Glyph, beside: bool) -> Points:
        """The dot below: one row clear of the letter, or beside the tail of a y."""
        rows = self.drawings.marks["dot"]
        x = axis.box()[2] - len(rows[0]) if beside else centred(axis, rows)
        return shifted(points(rows), x, 1)


def centred(axis: Glyph, rows: list[str]) -> int:
    """The x at which a drawing sits in the middle of a letter."""
    left, _, right, _ = axis.box()
    return (left + right - len(rows[0])) // 2


def spaced(ink: Points, advance: int) -> Glyph:
    """Give overhanging marks room: no ink left of the pen, one clear column on the right."""
    left, _, right, _ = Glyph(ink, 0).box()
    shift = max(0, -left)
    return Glyph(shifted(ink, shift, 0), max(advance + shift, right + shift + 1))


def compose(face: Face) -> dict[str, Glyph]:
    """All glyphs of a face by character."""
    files = [*(f"{name}.marks" for name in face.marks), f"{face.glyphs}.glyphs"]
    text = "\n".join((SOURCE / name).read_text(encoding="utf-8") for name in files)
    composer = Composer(face, read_drawings(text))
    return {char: heavier(composer.glyph(char), face.weight) for char in characters()}


def heavier(glyph: Glyph, weight: int) -> Glyph:
    """Upright strokes widened to the right, as a second pass of the burin does."""
    ink = frozenset((x + i, y) for x, y in glyph.ink for i in range(weight))
    return Glyph(ink, glyph.advance + weight - 1)


def packed(face: Face, glyphs: dict[str, Glyph]) -> tuple[Image.Image, dict[str, list[int]]]:
    """Lay the glyphs out in rows on one sheet."""
    x = y = 0
    placed: dict[str, list[int]] = {}
    for char, glyph in glyphs.items():
        left, top, right, bottom = glyph.box()
        w, h = right - left, bottom - top
        if x + w > SHEET_WIDTH:
            x, y = 0, y + face.line + 1
        placed[char] = [x, y, w, h, left, face.baseline + top if h else 0, glyph.advance]
        x += w + 1
    sheet = Image.new("RGBA", (SHEET_WIDTH, y + face.line), (0, 0, 0, 0))
    for char, (gx, gy, *_) in placed.items():
        left, top, *_ = glyphs[char].box()
        for px, py in glyphs[char].ink:
            sheet.putpixel((gx + px - left, gy + py - top), (255, 255, 255, 255))
    return sheet, placed


def write(face: Face, folder: Path) -> None:
    """Write one face's picture and table into a folder."""
    sheet, placed = packed(face, compose(face))
    sheet.save(folder / f"{face.name}.png")
    table = {"line": face.line, "baseline": face.baseline, "glyphs": placed}
    text = json.dumps(table, ensure_ascii=False, separators=(",", ":")) + "\n"
    (folder / f"{face.name}.json").write_text(text, encoding="utf-8")


def main(folder: Path = PRODUCT) -> None:
    """Bake every face."""
    folder.mkdir(parents=True, exist_ok=True)
    for face in FACES:
        write(face, folder)


if __name__ == "__main__":
    main()
