"""`python build/shots.py`: the README's pictures, played and taken without a window."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run as a script, Python looks in build/ only

from tamcuc.app import shots  # noqa: E402
from tamcuc.app.house import House  # noqa: E402
from tamcuc.games.tam_cuc.view import Setup  # noqa: E402
from tamcuc.ui.scenes.services import Opponent  # noqa: E402
from tamcuc.ui.settings import Language, Settings  # noqa: E402

FOLDER = ROOT / "assets" / "screenshots"
SEED = 7
"""A match in which each of the wanted moments comes."""
OPPONENTS = [Opponent(who, "steady") for who in ("ba_noi", "ong_do", "be_na")]
WANTED: dict[Language, tuple[str, ...]] = {
    "vi": ("title", "new_table", "table_show", "table_count_ket_ba"),
    "en": ("table_lay", "rules"),
}


def take(folder: Path = FOLDER) -> list[Path]:
    """Write the wanted pictures; FileNotFoundError if a moment did not come."""
    folder.mkdir(parents=True, exist_ok=True)
    taken = []
    for language, names in WANTED.items():
        with tempfile.TemporaryDirectory() as place:
            _play(language, Path(place))
            for name in names:
                taken.append(folder / f"{name}.{language}.png")
                _smaller(Path(place) / f"{name}.png", taken[-1])
    return taken


def _play(language: Language, folder: Path) -> None:
    chance = random.Random(SEED)
    house = House(folder, chance=chance)
    house.change(Settings(language=language, speed="off"))
    table = house.begin(Setup(length="short"), OPPONENTS)
    shots.watch(house, table, chance, folder)
    house.close()


def _smaller(picture: Path, target: Path) -> None:
    """The same pixels with a palette: the game has few colours."""
    with Image.open(picture) as full:
        few = full.convert("RGB").quantize(256, dither=Image.Dither.NONE)
    few.save(target, optimize=True)


if __name__ == "__main__":
    for path in take():
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1000:.0f} kB")
