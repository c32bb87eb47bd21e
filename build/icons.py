"""`python build/icons.py FOLDER`: the game's icons as files, for window systems and installers.

Writes `app_16.png` … `app_512.png` and `app.ico`. Small sizes are drawn; the large ones repeat each
pixel a whole number of times, so that no icon is ever blurred.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run as a script, Python looks in build/ only

from build.press import palette, product  # noqa: E402

DRAWN = (16, 32, 48, 64)
DOUBLED = (128, 256, 512)


def pictures(assets: Path = ROOT / "assets") -> dict[int, Image.Image]:
    """Every size of the icon, in pixels of its side."""
    colours = palette.read_palette(assets / "palette.txt")
    sprites = product.sprites_from(assets, colours)
    made = {side: product.picture(sprites[f"icon/app_{side}"], colours) for side in DRAWN}
    largest = made[max(DRAWN)]
    for side in DOUBLED:
        made[side] = largest.resize((side, side), Image.Resampling.NEAREST)
    return made


def write(folder: Path) -> None:
    """Write all icon files into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    made = pictures()
    for side, picture in made.items():
        picture.save(folder / f"app_{side}.png")
    # An .ico holds at most 256; the largest comes first, as Pillow asks.
    sizes = [side for side in sorted(made, reverse=True) if side <= 256]
    first, *others = (made[side] for side in sizes)
    first.save(
        folder / "app.ico", sizes=[(side, side) for side in sizes], append_images=list(others)
    )


if __name__ == "__main__":
    write(Path(sys.argv[1]))
