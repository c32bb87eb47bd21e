"""Writes the products and tells where two sets of products differ."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from PIL import Image, ImageChops

from build.press import packing
from build.press.grids import size
from build.press.palette import CLEAR, Palette
from build.press.recipes import compose
from build.press.sources import Sprite, read_all

PICTURE, INDEX, PALETTE = "atlas.png", "atlas.json", "palette.json"


def sprites_from(assets: Path, palette: Palette) -> dict[str, Sprite]:
    """Every sprite the game gets: drawn ones, and those that recipes put together."""
    return compose(read_all(assets, palette))


def write(sprites: Mapping[str, Sprite], palette: Palette, out: Path) -> None:
    """Write atlas.png, atlas.json and palette.json into `out`."""
    placed = packing.shelves({name: size(sprite.grid) for name, sprite in sprites.items()})
    sheet = Image.new("RGBA", (packing.WIDTH, packing.height(placed)), (0, 0, 0, 0))
    for name, (x, y, _, _) in placed.items():
        sheet.paste(picture(sprites[name], palette), (x, y))
    sheet.save(out / PICTURE)
    index = {name: _entry(sprites[name], placed[name]) for name in sorted(sprites)}
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(index[name])}" for name in index)
    (out / INDEX).write_text(f'{{"sprites": {{\n{lines}\n}}}}\n', encoding="utf-8")
    colours = json.dumps(palette.product(), indent=0)
    (out / PALETTE).write_text(colours + "\n", encoding="utf-8")


def picture(sprite: Sprite, palette: Palette) -> Image.Image:
    """One sprite as an RGBA picture."""
    pixels = {letter: bytes((*rgb, 255)) for letter, rgb in palette.by_letter().items()}
    pixels[CLEAR] = bytes(4)
    data = b"".join(pixels[letter] for row in sprite.grid for letter in row)
    return Image.frombytes("RGBA", size(sprite.grid), data)


def _entry(sprite: Sprite, rect: packing.Rect) -> dict[str, object]:
    entry: dict[str, object] = {"rect": list(rect)}
    return entry if sprite.slice is None else entry | {"slice": list(sprite.slice)}


def differences(left: Path, right: Path) -> list[str]:
    """The products that are not the same in both folders: pictures by pixel, JSON by value."""
    same = {
        PICTURE: _same_pixels(left / PICTURE, right / PICTURE),
        INDEX: _same_values(left / INDEX, right / INDEX),
        PALETTE: _same_values(left / PALETTE, right / PALETTE),
    }
    return [name for name, is_same in same.items() if not is_same]


def _same_values(left: Path, right: Path) -> bool:
    return bool(json.loads(left.read_text("utf-8")) == json.loads(right.read_text("utf-8")))


def _same_pixels(left: Path, right: Path) -> bool:
    with Image.open(left) as a, Image.open(right) as b:
        if a.size != b.size:
            return False
        return (
            ImageChops.difference(a.convert("RGBA"), b.convert("RGBA")).getbbox(alpha_only=False)
            is None
        )
