"""`python build/art.py`: print the atlas and the palette from assets/ into tamcuc/data."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run as a script, Python looks in build/ only

from build.press import palette, product  # noqa: E402

ASSETS, DATA = ROOT / "assets", ROOT / "tamcuc" / "data"


def make(out: Path, assets: Path = ASSETS) -> None:
    """Make every picture product into `out`; SourceError if a source is wrong."""
    colours = palette.read_palette(assets / "palette.txt")
    out.mkdir(parents=True, exist_ok=True)
    product.write(product.sprites_from(assets, colours), colours, out)


def check(data: Path = DATA) -> list[str]:
    """Names of the products in `data` that the sources would not make again."""
    with tempfile.TemporaryDirectory() as folder:
        make(Path(folder))
        return product.differences(Path(folder), data)


def main(arguments: list[str]) -> int:
    """Exit status 0 if made, or with --check if nothing differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare only, write nothing")
    parser.add_argument("--out", type=Path, default=DATA)
    options = parser.parse_args(arguments)
    try:
        if options.check:
            wrong = check(options.out)
            print(f"not up to date: {', '.join(wrong)}" if wrong else "up to date")
            return 1 if wrong else 0
        make(options.out)
    except palette.SourceError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
