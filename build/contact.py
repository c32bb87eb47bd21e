"""`python build/contact.py [FOLDER]`: every screen on one sheet for each canvas and language.

Windows that differ in the size of their pixels alone share a sheet.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run as a script, Python looks in build/ only

import pygame  # noqa: E402
from pygame import Surface  # noqa: E402

from build.book import in_the_book  # noqa: E402
from build.moments import Sight, around_the_table, at_the_table  # noqa: E402
from tamcuc.i18n import LANGUAGES  # noqa: E402
from tamcuc.ui.kit import canvas_size  # noqa: E402

WINDOWS = ((1280, 720), (1366, 768), (1920, 1080), (3840, 2160))
GAP = 4
COLUMNS = 3


def sights() -> dict[str, Sight]:
    """What there is to be looked at, by file name: a sheet for each canvas and language."""
    found: dict[str, Sight] = {}
    seen: set[tuple[int, int]] = set()
    for window in WINDOWS:
        size = canvas_size(window)
        if size in seen:
            continue
        seen.add(size)
        for code in LANGUAGES:
            found[f"{size[0]}x{size[1]}.{code}"] = Sight(code, window)  # type: ignore[arg-type]
    found["large_letters.vi"] = Sight("vi", text_size=200)
    found["three.en"] = Sight("en", seats=3)
    found["two.vi"] = Sight("vi", seats=2)
    return found


def sheet(pictures: Sequence[Surface]) -> Surface:
    """The pictures in rows; all are of one size."""
    width, height = pictures[0].get_size()
    rows = -(-len(pictures) // COLUMNS)
    whole = Surface((COLUMNS * (width + GAP) - GAP, rows * (height + GAP) - GAP))
    for n, picture in enumerate(pictures):
        row, column = divmod(n, COLUMNS)
        whole.blit(picture, (column * (width + GAP), row * (height + GAP)))
    return whole


def main(arguments: list[str]) -> int:
    """Write the sheets into a folder, shots/ by default."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "shots")
    folder = parser.parse_args(arguments).folder
    folder.mkdir(parents=True, exist_ok=True)
    for name, sight in sights().items():
        pictures = [*around_the_table(sight), *in_the_book(sight), *at_the_table(sight)]
        path = folder / f"{name}.png"
        pygame.image.save(sheet([picture for _, picture in pictures]), path)
        print(f"{path}: {', '.join(moment for moment, _ in pictures)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
