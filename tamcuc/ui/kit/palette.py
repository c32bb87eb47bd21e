"""Colours by name: everything on screen is drawn with the project's one palette."""

from __future__ import annotations

from collections.abc import Mapping

from .data import read_json

Colour = tuple[int, int, int]

LOUD: Colour = (255, 0, 255)
"""What an unknown colour name looks like: impossible to overlook, and not in the palette."""


class Palette:
    """Named colours. An unknown name gives `LOUD` and is noted in `missing`."""

    def __init__(self, colours: Mapping[str, Colour]) -> None:
        self._colours = dict(colours)
        self.missing: set[str] = set()

    @classmethod
    def load(cls) -> Palette:
        """The shipped palette (tamcuc/data/palette.json)."""
        table = read_json("palette.json")
        return cls({k: (v[0], v[1], v[2]) for k, v in table.items() if isinstance(v, list)})

    def __getitem__(self, name: str) -> Colour:
        colour = self._colours.get(name)
        if colour is None:
            self.missing.add(name)
            return LOUD
        return colour

    def __contains__(self, name: str) -> bool:
        return name in self._colours

    def names(self) -> list[str]:
        """All colour names, in the palette's order."""
        return list(self._colours)
