"""Cards as printed on a page: pictures to look at, or to ask about."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from pygame import Surface

from tamcuc.games.tam_cuc.cards import RANKS, kind_of
from tamcuc.ui.kit import Look, Picture, Row, Widget

Print: TypeAlias = Literal["large", "card", "small", "chip"]
"""The sizes that cards are drawn in; a chip holds the glyph alone."""

SHADOW: Final = 2
_WHOLE: Final = ("large", "card")
_ON_MAT: Final = (("wood_dark", "straw_deep"),)


def sprite(letter: str, size: Print) -> str:
    """The picture of a card in one size."""
    kind = kind_of(letter)
    return f"{size}/{('black', 'red')[kind & 1]}_{RANKS[kind >> 1]}"


class CardFace(Picture):
    """A card lying on the mat; one that can be `asked` takes the focus and is raised by it."""

    def __init__(self, letter: str, size: Print, *, asked: bool = False) -> None:
        super().__init__(sprite(letter, size), key=f"face {letter}" if asked else "")
        self.letter = letter
        self.focusable = asked
        self._size = size

    def draw(self, canvas: Surface, look: Look) -> None:
        x, y = self.rect.topleft
        if self._size in _WHOLE:
            shadow = look.atlas.variant(f"{self._size}/shadow", _ON_MAT)
            canvas.blit(shadow, (x + SHADOW, y + SHADOW))
        raised = self.focusable and (self.hovered or self.focused)
        look.atlas.draw(canvas, self.sprite, (x, y))
        if raised and self._size in _WHOLE:
            look.atlas.draw(canvas, f"{self._size}/raised", (x - 1, y - 1))


def row(cards: str, size: Print) -> Widget:
    """The cards of a set side by side."""
    return Row(*(CardFace(letter, size) for letter in cards), gap=1)
