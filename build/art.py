"""`python build/art.py`: print the atlas and the palette from assets/ into tamcuc/data."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run as a script, Python looks in build/ only

from build.press import palette, product  # noqa: E402
from build.recipe import Recipe  # noqa: E402

ASSETS, DATA = ROOT / "assets", ROOT / "tamcuc" / "data"


def make(out: Path, assets: Path = ASSETS) -> None:
    """Make every picture product into `out`; SourceError if a source is wrong."""
    colours = palette.read_palette(assets / "palette.txt")
    out.mkdir(parents=True, exist_ok=True)
    product.write(product.sprites_from(assets, colours), colours, out)


RECIPE = Recipe(__doc__, make, product.differences, DATA)

if __name__ == "__main__":
    sys.exit(RECIPE.main(sys.argv[1:]))
