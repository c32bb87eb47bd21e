"""How the canvas is divided: bar, panels, mat, ribbon, hand, actions, and one's own corner.

Everything is anchored to the edges and the mat takes what is left. Cards are drawn twice as large
where both the mat and the hand have room for it; ladder and sets fold away where they would
leave too little mat.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pygame import Rect

from tamcuc.ui.stage.fit import Lettering, Letters
from tamcuc.ui.stage.things import DECKS, PORTRAIT, Deck

EDGE = 4
GAP = 2
FOOT = 3
"""Rows left free at the lower edge."""
MAT_EDGE = 14
"""Width of the mat's border bands."""
TOKEN_OUT = 20
"""How far the token of the house stands out beside a portrait."""
LAY_EDGE = 6
"""Least distance of a lay from the edge of the mat; it may lie on the border."""
_LEAST_ZONE = 1.85
"""Width of the narrowest lay in cards: two that overlap a little."""
_ROOMY = 480
"""Canvas height from which the bar and the ribbon need not save rows at large text."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The parts of the canvas; `ladder` and `sets` are None while they are folded away."""

    size: tuple[int, int]
    seats: int
    deck: Deck
    bar: Rect
    mat: Rect
    ribbon: Rect
    own: Rect
    hand: Rect
    actions: Rect
    ladder: Rect | None
    sets: Rect | None
    block: int
    """Width of what belongs to one seat."""
    style: str
    """Style of words in bar, ribbon and buttons."""
    plate_style: str
    """Style of names and points."""
    panel_style: str
    """Style of words in ladder and sets."""

    @property
    def folded(self) -> bool:
        """Whether ladder and sets have no room beside the mat."""
        return self.ladder is None

    @property
    def scale(self) -> int:
        """How much portraits, small cards and ornament are enlarged."""
        return self.deck.scale

    @property
    def middle(self) -> int:
        """The column in whose middle hand, ribbon and buttons stand: the mat's own."""
        return self.mat.centerx

    @property
    def inner(self) -> Rect:
        """The mat within its border."""
        return self.mat.inflate(-2 * MAT_EDGE, -2 * MAT_EDGE)

    @property
    def zone(self) -> int:
        """Width that a lay may take: three lie side by side, and persons beside the one above."""
        inner = self.inner.w
        third = (inner - 2 * self.block - 2 * EDGE) // 3 - EDGE
        beside_sides = inner - 4 * self.block - 6 * EDGE
        alone = inner - 2 * self.block - 48 * self.scale - 6 * EDGE
        room = {2: alone, 3: third}.get(self.seats, min(third, beside_sides))
        return min(room, 5 * self.deck.step)


def style_of(size: tuple[int, int], lettering: Lettering) -> str:
    """Style of words in bar, ribbon and plates: smaller where large text meets few rows."""
    return "text" if lettering.text_size <= 120 or size[1] >= _ROOMY else "small"


def block_width(deck: Deck, letters: Letters, plates: tuple[str, ...], inner: int) -> int:
    """Width of a seat's block: its portrait and a token, or its plate if that is wider.

    Four of them and a narrow lay go side by side in the mat (`inner` wide).
    """
    widest = max((letters.width(text) for text in plates), default=0)
    limit = min(max(72, 6 * letters.line), (inner - 2 * deck.step - 6 * EDGE) // 4)
    return max((PORTRAIT + TOKEN_OUT) * deck.scale, min(widest + 10, limit))


PanelSizes = Mapping[str, tuple[tuple[int, int], tuple[int, int]]]
"""Sizes that ladder and sets ask for, by the style of their words."""


def divide(
    size: tuple[int, int], lettering: Lettering, plates: tuple[str, ...], panels: PanelSizes
) -> Frame:
    """Divide a canvas: cards as large as they may be, then panels in the largest letters."""
    for deck in DECKS:
        for style, sizes in panels.items():
            frame = _divided(size, lettering, plates, deck, style, sizes)
            if frame is not None:
                return frame
    folded = _divided(size, lettering, plates, DECKS[-1], "text", None)
    if folded is None:
        raise ValueError(f"no room for a mat on {size}")
    return folded


@dataclass(frozen=True, slots=True)
class _Rows:
    """The canvas from top to bottom."""

    bar: Rect
    between: Rect
    """Where mat and panels stand."""
    ribbon: Rect
    hand_top: int
    actions_top: int
    actions_h: int


def _rows(size: tuple[int, int], line: int, deck: Deck) -> _Rows:
    width, height = size
    actions_h = line + 8
    actions_top = height - FOOT - actions_h
    hand_top = actions_top - GAP - deck.height
    bar = Rect(0, 0, width, line + 4)
    ribbon = Rect(0, 0, width - 2 * EDGE, line + 4)
    ribbon.midbottom = (width // 2, hand_top - deck.rise)
    between = Rect(0, bar.bottom + GAP, width, ribbon.top - GAP - bar.bottom - GAP)
    return _Rows(bar, between, ribbon, hand_top, actions_top, actions_h)


def _divided(
    size: tuple[int, int],
    lettering: Lettering,
    plates: tuple[str, ...],
    deck: Deck,
    panel_style: str,
    panels: tuple[tuple[int, int], tuple[int, int]] | None,
) -> Frame | None:
    """The frame with these cards, with or without panels; None if it has no room."""
    style = style_of(size, lettering)
    plate_style = "large" if deck.scale > 1 and lettering.text_size <= 120 else style
    rows = _rows(size, lettering.type(style).line, deck)
    beside_mat = _beside(rows.between, panels)
    if beside_mat is None:
        return None
    mat, ladder, sets = beside_mat
    block = block_width(deck, lettering.type(plate_style), plates, mat.w - 2 * MAT_EDGE)
    own_top = rows.ribbon.bottom + GAP
    own = Rect(EDGE, own_top, block, size[1] - FOOT - own_top)
    left = own.right + 2 * EDGE
    frame = Frame(
        size=size,
        seats=len(plates),
        deck=deck,
        bar=rows.bar,
        mat=mat,
        ribbon=rows.ribbon,
        own=own,
        hand=Rect(left, rows.hand_top, size[0] - left - EDGE, deck.height),
        actions=Rect(left, rows.actions_top, size[0] - left - EDGE, rows.actions_h),
        ladder=ladder,
        sets=sets,
        block=block,
        style=style,
        plate_style=plate_style,
        panel_style=panel_style,
    )
    return frame if _fits(frame, panels is None) else None


def _beside(
    between: Rect, panels: tuple[tuple[int, int], tuple[int, int]] | None
) -> tuple[Rect, Rect | None, Rect | None] | None:
    """Mat, ladder and sets in the band between bar and ribbon."""
    if panels is None:
        return between.inflate(-2 * EDGE, 0), None, None
    (ladder_w, ladder_h), (sets_w, sets_h) = panels
    if max(ladder_h, sets_h) > between.h:
        return None
    ladder = Rect(EDGE, between.y, ladder_w, ladder_h)
    sets = Rect(between.right - EDGE - sets_w, between.y, sets_w, sets_h)
    left = ladder.right + EDGE
    return Rect(left, between.y, sets.left - EDGE - left, between.h), ladder, sets


def _fits(frame: Frame, folded: bool) -> bool:
    """Whether two lays fit above one another, and three pairs side by side."""
    if folded:
        return True
    lays = 2 * (frame.deck.height + LAY_EDGE) + EDGE
    return frame.mat.h >= lays and frame.zone >= _LEAST_ZONE * frame.deck.width
