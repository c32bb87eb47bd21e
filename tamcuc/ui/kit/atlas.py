"""Sprites by name, from one picture: plain, doubled, stretched as 9-slices or in other colours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pygame
from pygame import Rect, Surface, transform

from .cache import Recent
from .data import read_json, read_picture
from .nine_slice import Insets, nine_slice
from .palette import LOUD, Palette

Recolouring = tuple[tuple[str, str], ...]
"""Pairs of palette names: draw the first as the second."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A part of the atlas picture; `insets` are the fixed edges if it is a 9-slice."""

    rect: Rect
    insets: Insets = (0, 0, 0, 0)


class Atlas:
    """All sprites. A name that is not there is drawn as a loud checker and noted in `missing`."""

    def __init__(self, picture: Surface, sprites: Mapping[str, Sprite], palette: Palette) -> None:
        self._picture = picture
        self._sprites = dict(sprites)
        self._palette = palette
        self._plain: dict[tuple[str, int], Surface] = {}
        self._slices: Recent[tuple[str, int, int, int], Surface] = Recent(256)
        self._variants: Recent[tuple[str, Recolouring, int], Surface] = Recent(256)
        self.missing: set[str] = set()

    @classmethod
    def load(cls, palette: Palette) -> Atlas:
        """The shipped atlas (tamcuc/data/atlas.png and .json)."""
        table: Mapping[str, Any] = read_json("atlas.json")["sprites"]
        sprites = {name: _sprite(entry) for name, entry in table.items()}
        return cls(read_picture("atlas.png"), sprites, palette)

    def __contains__(self, name: str) -> bool:
        return name in self._sprites

    def names(self) -> list[str]:
        """All sprite names."""
        return list(self._sprites)

    def size(self, name: str, scale: int = 1) -> tuple[int, int]:
        """Width and height of a sprite in logical pixels."""
        return self.sprite(name, scale).get_size()

    def insets(self, name: str) -> Insets:
        """The fixed edges of a 9-slice: what is inside them is room for content."""
        sprite = self._sprites.get(name)
        return sprite.insets if sprite else (2, 2, 2, 2)

    def sprite(self, name: str, scale: int = 1) -> Surface:
        """The picture of a sprite, enlarged a whole number of times. Do not draw on it."""
        key = (name, scale)
        if key not in self._plain:
            self._plain[key] = transform.scale_by(self._cut(name), scale)
        return self._plain[key]

    def stretched(self, name: str, size: tuple[int, int], scale: int = 1) -> Surface:
        """A 9-slice grown to `size`: corners kept, edges and middle tiled."""
        key = (name, *size, scale)
        return self._slices.get(key, lambda: self._stretch(name, size, scale))

    def variant(self, name: str, recolouring: Recolouring, scale: int = 1) -> Surface:
        """A sprite with some palette colours drawn as others. Do not draw on it."""
        key = (name, recolouring, scale)
        return self._variants.get(
            key, lambda: transform.scale_by(self._recolour(name, recolouring), scale)
        )

    def draw(self, canvas: Surface, name: str, at: tuple[int, int], scale: int = 1) -> None:
        """Draw a sprite with its upper left corner at `at`."""
        canvas.blit(self.sprite(name, scale), at)

    def draw_slice(self, canvas: Surface, name: str, rect: Rect, scale: int = 1) -> None:
        """Draw a 9-slice so that it fills `rect`."""
        if rect.w > 0 and rect.h > 0:
            canvas.blit(self.stretched(name, rect.size, scale), rect)

    def forget(self) -> None:
        """Drop what was stretched; sprites as they were drawn are kept."""
        self._slices.clear()

    def _cut(self, name: str) -> Surface:
        sprite = self._sprites.get(name)
        if sprite is None:
            self.missing.add(name)
            return loud_checker((16, 16))
        return self._picture.subsurface(sprite.rect)

    def _stretch(self, name: str, size: tuple[int, int], scale: int) -> Surface:
        if name not in self._sprites:
            self.missing.add(name)
            return loud_checker(size)
        left, top, right, bottom = self._sprites[name].insets
        insets = (left * scale, top * scale, right * scale, bottom * scale)
        return nine_slice(self.sprite(name, scale), insets, size)

    def _recolour(self, name: str, recolouring: Recolouring) -> Surface:
        picture = self._cut(name).copy()
        swaps = {self._palette[old]: self._palette[new] for old, new in recolouring}
        for y in range(picture.get_height()):
            for x in range(picture.get_width()):
                red, green, blue, alpha = picture.get_at((x, y))
                new = swaps.get((red, green, blue))
                if alpha and new:
                    picture.set_at((x, y), (*new, alpha))
        return picture


def _sprite(entry: Mapping[str, Any]) -> Sprite:
    left, top, right, bottom = entry.get("slice", (0, 0, 0, 0))
    return Sprite(Rect(*entry["rect"]), (left, top, right, bottom))


def loud_checker(size: tuple[int, int]) -> Surface:
    """The picture of what is missing: a checker of magenta and black, as large as asked."""
    picture = Surface(size, pygame.SRCALPHA)
    picture.fill((0, 0, 0))
    for y in range(0, size[1], 4):
        for x in range(y % 8, size[0], 8):
            picture.fill(LOUD, (x, y, 4, 4))
    return picture
