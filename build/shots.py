"""`python build/shots.py`: the README's pictures, played and taken without a window."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run as a script, Python looks in build/ only

from build import moments  # noqa: E402
from tamcuc.ui.settings import Language  # noqa: E402

FOLDER = ROOT / "assets" / "screenshots"
SCALE = 2
WANTED: dict[Language, frozenset[str]] = {
    "vi": frozenset({"title", "new_table", "show", "banner", "count", "result"}),
    "en": frozenset({"lay", "rules"}),
}


def take(folder: Path = FOLDER) -> Iterator[Path]:
    """Write the wanted pictures; LookupError if a moment does not come."""
    folder.mkdir(parents=True, exist_ok=True)
    for language, names in WANTED.items():
        for name, canvas in _pictures(moments.Sight(language), names):
            path = folder / f"{name}.{language}.png"
            _write(canvas, path)
            yield path


def _pictures(sight: moments.Sight, names: frozenset[str]) -> moments.Pictures:
    for name, canvas in moments.around_the_table(sight):
        if name in names:
            yield name, canvas
    yield from moments.at_the_table(sight, names & moments.AT_THE_TABLE.keys())


def _write(canvas: pygame.Surface, path: Path) -> None:
    """The picture as large as a window shows it, with a palette: the game has few colours."""
    large = pygame.transform.scale_by(canvas, SCALE)
    full = Image.frombytes("RGB", large.get_size(), pygame.image.tobytes(large, "RGB"))
    full.quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)


if __name__ == "__main__":
    for made in take():
        print(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1000:.0f} kB")
