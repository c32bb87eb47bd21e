"""The palette: one letter, one colour, one name."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from build.recipe import SourceError

CLEAR = "."
LIMIT = 32


@dataclass(frozen=True)
class Colour:
    """One ink of the print: its letter in grids, its name in code, its RGB."""

    letter: str
    name: str
    rgb: tuple[int, int, int]


@dataclass(frozen=True)
class Palette:
    """All colours, in the order of the file."""

    colours: tuple[Colour, ...]

    @property
    def letters(self) -> frozenset[str]:
        """Every letter a grid may hold, without the transparent one."""
        return frozenset(colour.letter for colour in self.colours)

    def by_letter(self) -> dict[str, tuple[int, int, int]]:
        """RGB of each letter."""
        return {colour.letter: colour.rgb for colour in self.colours}

    def by_rgb(self) -> dict[tuple[int, int, int], str]:
        """Letter of each RGB."""
        return {colour.rgb: colour.letter for colour in self.colours}

    def product(self) -> dict[str, object]:
        """What the game reads: RGB by name, and the name of each letter."""
        names: dict[str, object] = {colour.name: list(colour.rgb) for colour in self.colours}
        return names | {"letters": {colour.letter: colour.name for colour in self.colours}}


def read_palette(path: Path) -> Palette:
    """Read `LETTER RRGGBB name` lines; SourceError on a malformed, repeated or surplus colour."""
    colours: list[Colour] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if line and not line.startswith("#"):
            colours.append(_colour(line, f"{path}:{number}"))
    for values in zip(*((c.letter, c.name, c.rgb) for c in colours), strict=True):
        if len(set(values)) < len(values):
            raise SourceError(f"{path}: a letter, name or colour is there twice")
    if len(colours) > LIMIT:
        raise SourceError(f"{path}: {len(colours)} colours, at most {LIMIT} are allowed")
    return Palette(tuple(colours))


def _colour(line: str, where: str) -> Colour:
    words = line.split()
    if len(words) != 3 or len(words[0]) != 1 or words[0] == CLEAR or len(words[1]) != 6:
        raise SourceError(f"{where}: expected LETTER RRGGBB name, found {line!r}")
    try:
        red, green, blue = bytes.fromhex(words[1])
    except ValueError:
        raise SourceError(f"{where}: {words[1]!r} is no colour") from None
    return Colour(words[0], words[2], (red, green, blue))
