"""Bitmap fonts: a face is a sheet of white letters; a type is a face at a whole-number size."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

import pygame
from pygame import Rect, Surface, transform

from .cache import Recent
from .data import read_json, read_picture
from .palette import Colour, Palette
from .text import NO_BREAK_SPACE, balance, shorten, wrap

Breaking: TypeAlias = Callable[[str, int, Callable[[str], int]], list[str]]


@dataclass(frozen=True, slots=True)
class Glyph:
    """One letter: where it lies on the sheet, its offset from pen and line top, the pen's step."""

    rect: Rect
    dx: int
    dy: int
    advance: int


class Face:
    """One bitmap font. Letters that it lacks are drawn as a box and noted in `missing`."""

    def __init__(
        self, name: str, sheet: Surface, line: int, baseline: int, glyphs: Mapping[str, Glyph]
    ) -> None:
        self.name = name
        self.line = line
        self.baseline = baseline
        self.missing: set[str] = set()
        self._sheet = sheet
        self._glyphs = dict(glyphs)
        self._advances = {letter: glyph.advance for letter, glyph in glyphs.items()}
        self._inked: dict[Colour, Surface] = {}
        width = max(4, line // 2)
        self._box = Glyph(Rect(0, 0, width - 1, max(3, baseline - 3)), 0, 3, width + 1)

    @classmethod
    def load(cls, name: str) -> Face:
        """The shipped face (tamcuc/data/fonts/<name>.png and .json)."""
        table = read_json("fonts", f"{name}.json")
        glyphs: Mapping[str, Any] = table["glyphs"]
        cut = {c: Glyph(Rect(*g[:4]), g[4], g[5], g[6]) for c, g in glyphs.items()}
        sheet = read_picture("fonts", f"{name}.png")
        return cls(name, sheet, table["line"], table["baseline"], cut)

    def width(self, text: str) -> int:
        """How far the pen moves over a line of text."""
        try:
            return sum([self._advances[letter] for letter in text])
        except KeyError:
            return sum(self._glyph(letter).advance for letter in text)

    def render(self, text: str, colour: Colour) -> Surface:
        """A line of text as a picture, `line` pixels high."""
        picture = Surface((max(1, self.width(text)), self.line), pygame.SRCALPHA)
        ink = self._ink(colour)
        for letter, glyph, pen in self._pens(text):
            if letter in self._glyphs or letter in (" ", NO_BREAK_SPACE):
                picture.blit(ink, (pen + glyph.dx, glyph.dy), glyph.rect)
            else:
                box = glyph.rect.move(pen + glyph.dx, glyph.dy)
                pygame.draw.rect(picture, colour, box, 1)
        return picture

    def _pens(self, text: str) -> Iterator[tuple[str, Glyph, int]]:
        pen = 0
        for letter in text:
            glyph = self._glyph(letter)
            yield letter, glyph, pen
            pen += glyph.advance

    def _glyph(self, letter: str) -> Glyph:
        glyph = self._glyphs.get(" " if letter == NO_BREAK_SPACE else letter)
        if glyph is None:
            self.missing.add(letter)
            return self._box
        return glyph

    def _ink(self, colour: Colour) -> Surface:
        """The sheet in one colour. Few colours are used for text, so all are kept."""
        if colour not in self._inked:
            inked = self._sheet.copy()
            inked.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
            self._inked[colour] = inked
        return self._inked[colour]


class Lines(NamedTuple):
    """Text broken into lines, and the width of the widest."""

    lines: tuple[str, ...]
    width: int


class Type:
    """A face at a whole-number enlargement: measures, wraps and draws lines of text."""

    def __init__(self, face: Face, scale: int, palette: Palette) -> None:
        self.face = face
        self.scale = scale
        self._palette = palette
        self._lines: Recent[tuple[str, str], Surface] = Recent(512)
        self._wraps: Recent[tuple[str, int], Lines] = Recent(1024)
        self._balanced: Recent[tuple[str, int], Lines] = Recent(256)
        self._words: Recent[str, int] = Recent(1024)

    @property
    def line(self) -> int:
        """Height of a line in logical pixels."""
        return self.face.line * self.scale

    @property
    def baseline(self) -> int:
        """Rows from the top of a line to the row below the letters' feet."""
        return self.face.baseline * self.scale

    def width(self, text: str) -> int:
        """Width of one line of text in logical pixels."""
        return self.face.width(text) * self.scale

    def wrap(self, text: str, width: int) -> Lines:
        """`text` broken into lines no wider than `width`."""
        return self._wraps.get((text, width), lambda: self._lines_of(wrap, text, width))

    def balance(self, text: str, width: int) -> Lines:
        """Like `wrap`, in as many lines, but all about equally long: for text in the middle."""
        return self._balanced.get((text, width), lambda: self._lines_of(balance, text, width))

    def shorten(self, text: str, width: int) -> str:
        """`text`, cut with an ellipsis if it is wider than `width`."""
        return shorten(text, width, self.width)

    def widest_word(self, text: str) -> int:
        """Width of the longest part of the text that wrapping would rather not break."""
        return self._words.get(text, lambda: self._widest_word(text))

    def picture(self, text: str, colour: str) -> Surface:
        """One line of text in a palette colour. Do not draw on it."""
        return self._lines.get((text, colour), lambda: self._render(text, colour))

    def draw(self, canvas: Surface, text: str, at: tuple[int, int], colour: str) -> None:
        """Draw one line with its upper left corner at `at`."""
        if text:
            canvas.blit(self.picture(text, colour), at)

    def _widest_word(self, text: str) -> int:
        return max(self.width(word) for word in text.replace("\n", " ").split(" "))

    def _lines_of(self, broken: Breaking, text: str, width: int) -> Lines:
        lines = tuple(broken(text, width, self.width))
        return Lines(lines, max(map(self.width, lines)))

    def _render(self, text: str, colour: str) -> Surface:
        return transform.scale_by(self.face.render(text, self._palette[colour]), self.scale)
