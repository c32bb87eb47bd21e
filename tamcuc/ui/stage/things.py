"""What a layout is made of: pictures, frames and words at whole pixels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from pygame import Rect

from tamcuc.games.tam_cuc import cards
from tamcuc.ui.stage.fit import Letters

Key = tuple[str | int, ...]
"""Names one thing from layout to layout: `("hand", "R", 0)` is the first red chariot held."""

Point = tuple[int, int]
Align = Literal["left", "centre", "right"]

MINI = (9, 15)
SMALL = (17, 24)
PORTRAIT = 40
EDGE_ON = 3
"""Width of a card seen from its edge: ink, paper, ink."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards as they are drawn on a canvas: which set of sprites, and how much enlarged."""

    group: str
    """First part of the sprites' names."""
    drawn: Point
    """Size of a card in pixels of its sprite."""
    closest: int
    """Narrowest step between own cards, in pixels of the sprite: glyph and name show whole."""
    scale: int = 1

    @property
    def width(self) -> int:
        """Width of a card on the canvas."""
        return self.drawn[0] * self.scale

    @property
    def height(self) -> int:
        """Height of a card on the canvas."""
        return self.drawn[1] * self.scale

    @property
    def size(self) -> Point:
        """Width and height of a card on the canvas."""
        return self.width, self.height

    @property
    def step(self) -> int:
        """From one card to the next where there is room."""
        return self.width + 2 * self.scale

    @property
    def rise(self) -> int:
        """How much higher a raised card stands."""
        return {72: 8, 108: 10}.get(self.height, 12)

    @property
    def back(self) -> str:
        """Sprite of a card face down."""
        return f"{self.group}/back"

    def face(self, letter: str) -> str:
        """Sprite of a card face up."""
        return f"{self.group}/{kind_name(letter)}"

    def beaten(self, letter: str) -> str:
        """Sprite of a card face up that is beaten: washed out."""
        return f"{self.group}_grey/{kind_name(letter)}"

    def part(self, name: str) -> str:
        """Sprite of what belongs to a card: shadow, raised, focus, slot."""
        return f"{self.group}/{name}"


DECKS = (
    Deck("card", (40, 72), 37, scale=2),
    Deck("large", (60, 108), 48),
    Deck("card", (40, 72), 37),
)
"""From the largest to the one that fits everywhere."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A picture that may move. `marks` are drawn centred on it, `under` centred below it.

    A `faded` chip is one that is not in play.
    """

    key: Key
    at: Point
    size: Point
    sprite: str
    scale: int = 1
    marks: tuple[str, ...] = ()
    under: tuple[str, ...] = ()
    faded: bool = False

    @property
    def box(self) -> Rect:
        """The room it takes."""
        return Rect(self.at, self.size)


@dataclass(frozen=True, slots=True)
class Moving:
    """A picture on its way at one moment; `width` is less than its own while it turns over.

    `marks` are drawn centred on it.
    """

    sprite: str
    at: Point
    scale: int = 1
    width: int | None = None
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Banner:
    """The moment of a ket or a de: its sentence, whose it is, and the cards that it was made of."""

    words: str
    seal: str
    portrait: str = "you"
    cards: str = ""
    """The set that won the last round; empty where that is not known."""
    beaten: str = ""
    """Of a de, the set of the house that lies under it."""
    ms: int = 0
    """How long it has been seen."""


@dataclass(frozen=True, slots=True)
class Slab:
    """A frame grown to its box."""

    box: Rect
    sprite: str
    scale: int = 1
    low: bool = False
    """It lies on the mat, under the cards."""


@dataclass(frozen=True, slots=True)
class Label:
    """Lines of words in a box."""

    box: Rect
    lines: tuple[str, ...]
    letters: Letters
    colour: str
    align: Align = "centre"
    plate: str = ""
    """Sprite of a frame under the words that hides what lies there."""
    tallies: Key = ()
    """It is the number of the pieces whose keys begin so, of those that have landed."""


@dataclass(frozen=True, slots=True)
class Button:
    """Something to press: its name for whoever hears the press, and how it looks."""

    name: str
    box: Rect
    kind: Literal["main", "plain", "icon", "row"]
    label: Label | None = None
    icon: str = ""
    on: bool = True
    reach: Rect | None = None
    """Where a press counts beside its box: the line of words that it stands in."""


@dataclass(slots=True)
class Parts:
    """Things collected while a layout is made."""

    slabs: list[Slab] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    labels: list[Label] = field(default_factory=list)
    buttons: list[Button] = field(default_factory=list)
    regions: dict[str, Rect] = field(default_factory=dict)
    slots: list[Rect] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Laid:
    """A whole layout. No two `regions` overlap; `hand` are the own cards in order."""

    size: Point
    mat: Rect
    """Where lays and the other seats are."""
    cloth: Rect
    """The whole mat: on under ribbon, hand and buttons, and beyond the lower edge."""
    deck: Deck
    """Cards on the mat."""
    held: Deck
    """Cards in the hand."""
    folded: bool
    regions: Mapping[str, Rect]
    slabs: tuple[Slab, ...]
    labels: tuple[Label, ...]
    pieces: tuple[Piece, ...]
    hand: tuple[Piece, ...]
    buttons: tuple[Button, ...]
    slots: tuple[Rect, ...] = ()
    """Where the cards that are asked for will lie."""
    free: tuple[Rect, ...] = ()
    """Places left and right of the hand where nothing of the game ever stands."""
    sheet: Parts | None = None
    """Ladder and sets, opened over the mat where they do not fit beside it."""

    def button(self, name: str) -> Button | None:
        """The button of this name, if it is there."""
        return next((b for b in self.every_button if b.name == name), None)

    @property
    def every_button(self) -> tuple[Button, ...]:
        """All buttons, those of an open sheet last."""
        return (*self.buttons, *(self.sheet.buttons if self.sheet else ()))


def kind_name(letter: str) -> str:
    """The part of a sprite's name that tells the card: `red_chariot` for "R"."""
    kind = cards.kind_of(letter)
    return f"{'red' if cards.is_red(kind) else 'black'}_{cards.RANKS[cards.rank(kind)]}"


def spread(count: int, width: int, room: int, step: int) -> list[int]:
    """Offsets of `count` things of this width, `step` apart or as close as the room asks."""
    if count < 2:
        return [0] * count
    step = max(1, min(step, (room - width) // (count - 1)))
    return [n * step for n in range(count)]
