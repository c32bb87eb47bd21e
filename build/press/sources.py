"""Reads what people draw: text grids and indexed pictures (format: assets/README.md)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image

from build.press import grids
from build.press.grids import Grid
from build.press.palette import CLEAR, Palette
from build.recipe import SourceError

Slice = tuple[int, int, int, int]
KEYWORDS = frozenset({"mirror", "slice", "recolour", "outline", "heavy"})


@dataclass(frozen=True)
class Sprite:
    """One picture of the atlas; `slice` = left, top, right, bottom borders of a 9-slice."""

    grid: Grid
    slice: Slice | None = None


@dataclass
class _Header:
    slice: Slice | None = None
    changes: list[list[str]] = field(default_factory=list)
    copies: dict[str, dict[str, str]] = field(default_factory=dict)


def read_grid(path: Path, name: str, palette: Palette) -> dict[str, Sprite]:
    """The sprite of one text grid and its recoloured copies, by atlas name.

    SourceError names file and line of a ragged row, an unknown letter or a wrong header.
    """
    header = _Header()
    rows: list[str] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        where = f"{path}:{number}"
        if not line or line.startswith("#"):
            continue
        if not rows and line.split()[0] in KEYWORDS:
            _read_header(header, line.split(), palette, where)
            continue
        _check_row(line, len(rows[0]) if rows else len(line), palette, where)
        rows.append(line)
    if not rows:
        raise SourceError(f"{path}: holds no rows")
    grid = _changed(tuple(rows), header.changes, path)
    made = {name: Sprite(grid, header.slice)}
    for copy, swaps in header.copies.items():
        made[copy] = Sprite(grids.recolour(grid, swaps), header.slice)
    return made


def _check_row(row: str, width: int, palette: Palette, where: str) -> None:
    strange = set(row) - palette.letters - {CLEAR}
    if strange:
        raise SourceError(f"{where}: unknown letter {min(strange)!r}")
    if len(row) != width:
        raise SourceError(f"{where}: {len(row)} pixels, the rows above have {width}")


def _read_header(header: _Header, words: list[str], palette: Palette, where: str) -> None:
    if words[0] == "slice":
        header.slice = _slice(words[1:], where)
    elif words[0] == "recolour":
        if len(words) < 3:
            raise SourceError(f"{where}: expected recolour NAME A>B …")
        header.copies[words[1]] = _swaps(words[2:], palette, where)
    else:
        header.changes.append(words)


def _slice(words: list[str], where: str) -> Slice:
    try:
        left, top, right, bottom = (int(word) for word in words)
    except ValueError:
        raise SourceError(f"{where}: slice takes left top right bottom") from None
    return left, top, right, bottom


def _swaps(words: list[str], palette: Palette, where: str) -> dict[str, str]:
    swaps = {}
    for word in words:
        before, arrow, after = word.partition(">")
        if arrow != ">" or not {before, after} <= palette.letters:
            raise SourceError(f"{where}: {word!r} is not A>B with letters of the palette")
        swaps[before] = after
    return swaps


def _changed(grid: Grid, changes: list[list[str]], path: Path) -> Grid:
    for words in changes:
        match words:
            case ["mirror"] | ["mirror", "odd"]:
                grid = grids.mirror(grid, odd="odd" in words)
            case ["mirror", "down"] | ["mirror", "down", "odd"]:
                grid = grids.mirror_down(grid, odd="odd" in words)
            case ["heavy"]:
                grid = grids.heavy(grid)
            case ["outline", letter]:
                grid = grids.outlined(grid, letter)
            case _:
                raise SourceError(f"{path}: cannot read the header {' '.join(words)!r}")
    return grid


def read_picture(path: Path, palette: Palette) -> Sprite:
    """An indexed PNG as a grid; SourceError on another mode or a colour off the palette."""
    with Image.open(path) as image:
        if image.mode != "P":
            raise SourceError(f"{path}: mode {image.mode}, expected an indexed picture")
        rgba = image.convert("RGBA")
    width, height = rgba.size
    data, letters = rgba.tobytes(), palette.by_rgb()

    def letter(at: int) -> str:
        red, green, blue, alpha = data[at : at + 4]
        if alpha == 0:
            return CLEAR
        found = letters.get((red, green, blue)) if alpha == 255 else None
        if found is None:
            x, y = at // 4 % width, at // 4 // width
            raise SourceError(f"{path}: pixel {x},{y} is not in the palette")
        return found

    line = 4 * width
    return Sprite(
        tuple(
            "".join(letter(at) for at in range(y * line, (y + 1) * line, 4)) for y in range(height)
        )
    )


def read_folder(assets: Path, palette: Palette) -> Iterator[tuple[str, Sprite]]:
    """Every sprite below sprites/ and pictures/, by its path without the ending."""
    for path in sorted((assets / "sprites").rglob("*.txt")):
        name = path.relative_to(assets / "sprites").with_suffix("").as_posix()
        yield from read_grid(path, name, palette).items()
    for path in sorted((assets / "pictures").rglob("*.png")):
        name = path.relative_to(assets / "pictures").with_suffix("").as_posix()
        yield name, read_picture(path, palette)


def read_all(assets: Path, palette: Palette) -> dict[str, Sprite]:
    """`read_folder` as a dict; SourceError where two sources claim one name."""
    found: dict[str, Sprite] = {}
    for name, sprite in read_folder(assets, palette):
        if name in found:
            raise SourceError(f"two sources make the sprite {name!r}")
        found[name] = sprite
    return found
