"""`python build/sheet.py [--scale N] [--only PREFIX …] OUT.png`: sprites on a sheet, to look at."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run as a script, Python looks in build/ only

from build import art  # noqa: E402
from build.press import grids, palette, product  # noqa: E402
from build.press.sight import SIGHTS, through  # noqa: E402

GAP = 4
GROUND = "straw_dark"


def sheet(assets: Path, prefixes: tuple[str, ...], *, columns: int, sight: str) -> Image.Image:
    """Every sprite whose name begins with one of `prefixes`, in rows, on the colour of the mat.

    `sight` is one of `SIGHTS`: the colours are those that such eyes see.

    ValueError if there is none.
    """
    printed = palette.read_palette(assets / "palette.txt")
    colours = through(printed, sight)
    ground = next(colour.rgb for colour in colours.colours if colour.name == GROUND)
    sprites = product.sprites_from(assets, printed)
    chosen = {name: sprite for name, sprite in sprites.items() if name.startswith(prefixes)}
    if not chosen:
        raise ValueError(f"no sprite begins with {', '.join(prefixes)}")
    sizes = {name: grids.size(sprite.grid) for name, sprite in chosen.items()}
    cell = max(w for w, _ in sizes.values()) + GAP, max(h for _, h in sizes.values()) + GAP
    image = Image.new(
        "RGB", (cell[0] * columns + GAP, cell[1] * -(-len(chosen) // columns) + GAP), ground
    )
    for at, sprite in enumerate(chosen.values()):
        place = GAP + at % columns * cell[0], GAP + at // columns * cell[1]
        drawn = product.picture(sprite, colours)
        image.paste(drawn, place, drawn)
    return image


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--scale", type=int, default=4)
    parser.add_argument("--columns", type=int, default=7)
    parser.add_argument("--only", nargs="*", default=[""], metavar="PREFIX")
    parser.add_argument("--sight", choices=SIGHTS, default="full", help="as such eyes see it")
    options = parser.parse_args(arguments)
    image = sheet(art.ASSETS, tuple(options.only), columns=options.columns, sight=options.sight)
    size = image.width * options.scale, image.height * options.scale
    image.resize(size, Image.Resampling.NEAREST).save(options.out)


if __name__ == "__main__":
    main(sys.argv[1:])
