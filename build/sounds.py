"""`python build/sounds.py`: make the sounds and the music from assets/sounds into tamcuc/data."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run as a script, Python looks in build/ only

from build.recipe import Recipe  # noqa: E402
from build.sound import Wave, music, ogg, score, sketch  # noqa: E402

ASSETS, DATA = ROOT / "assets" / "sounds", ROOT / "tamcuc" / "data"
SQUEEZE = {"short": 0.55, "music": 0.62}
"""How hard the encoder squeezes, from 0 to 1."""
SAME = 0.005
"""Two waves are the same if they differ by less than this part of their own power: an encoder of
another version rounds a little otherwise."""


def waves(assets: Path = ASSETS) -> Iterator[tuple[str, Wave, float]]:
    """Every sound: its file in the data folder, its wave, how hard to squeeze it.

    SourceError if a source is wrong.
    """
    for path in sorted((assets / "short").glob("*.toml")):
        for name, wave in sketch.variants(path.stem, sketch.read(path)):
            yield f"sounds/{name}.ogg", wave, SQUEEZE["short"]
    for path in sorted((assets / "music").glob("*.toml")):
        piece = score.read(path)
        folder = "music" if piece.loop else "sounds"
        yield f"{folder}/{path.stem}.ogg", music.play(piece), SQUEEZE["music"]


def make(out: Path, assets: Path = ASSETS) -> None:
    """Make every sound into `out`, and throw away those that have no source."""
    made = set()
    for name, wave, squeeze in waves(assets):
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        ogg.write(out / name, wave, squeeze)
        made.add(name)
    for name in files(out) - made:
        (out / name).unlink()


def files(data: Path = DATA) -> set[str]:
    """Names of the sound files in a data folder."""
    return {path.relative_to(data).as_posix() for path in data.glob("*/*.ogg")}


def differences(one: Path, other: Path) -> list[str]:
    """Names of the files that are in one folder only, or do not sound the same in both."""
    names = files(one) | files(other)
    return sorted(name for name in names if not _same(one / name, other / name))


def _same(one: Path, other: Path) -> bool:
    if not (one.exists() and other.exists()):
        return False
    first, second = ogg.read(one), ogg.read(other)
    if first.shape != second.shape:
        return False
    return float(((first - second) ** 2).sum()) <= SAME * float((first**2).sum() + np.spacing(1))


RECIPE = Recipe(__doc__, make, differences, DATA)

if __name__ == "__main__":
    sys.exit(RECIPE.main(sys.argv[1:]))
