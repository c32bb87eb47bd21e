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
from tamcuc.ui.stage.plates import Company, narrowest_plate, plate_height, plate_width, whole
from tamcuc.ui.stage.things import DECKS, MINI, PORTRAIT, SMALL, Deck

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
SEAT_EDGE = 12
"""Distance of the seat above from the edge of the mat."""
WON_STEP = 12
"""Rows of a won card that show above the row over it."""
_OVER_RAISED = 3
"""Rows between a raised card and the ribbon: the outline of the focus stands out so far."""
_OWN_WON = 126
"""Width at which one's own won cards can be counted at a glance."""
_OWN_NAME = 80
"""How wide one's own corner may be for a long word in one's name alone."""
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
    plate_h: int
    """Height of a plate of another seat."""
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
    def cloth(self) -> Rect:
        """The whole mat as it is woven: on under the hand, to beyond the lower edge."""
        return Rect(self.mat.x, self.mat.y, self.mat.w, self.size[1] + MAT_EDGE - self.mat.y)

    @property
    def inner(self) -> Rect:
        """The part of the mat that is played on, within the border."""
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


def block_width(deck: Deck, letters: Letters, names: tuple[str, ...], inner: int) -> int:
    """Width of a seat's block: its portrait and a token, or its plate if that is wider.

    Four of them and a narrow lay go side by side in the mat (`inner` wide).
    """
    widest = max((plate_width(letters, name) for name in names), default=0)
    limit = min(max(72, 7 * letters.line), (inner - 2 * deck.step - 6 * EDGE) // 4)
    return max((PORTRAIT + TOKEN_OUT) * deck.scale, min(widest, limit))


def won_height(scale: int, rows: int) -> int:
    """Height of so many rows of won cards that overlap."""
    return (SMALL[1] + (rows - 1) * WON_STEP) * scale


def _plate_h(
    lettering: Lettering, style: str, names: tuple[str, ...], block: int, mat: Rect, deck: Deck
) -> int:
    """One line, or two where a name asks for them and the mat has room below and above."""
    letters, scale = lettering.type(style), deck.scale
    one, two = plate_height(letters), plate_height(letters, 2)
    if all(whole(lettering, style, name, (block, one)) for name in names):
        return one
    backs = max(MINI[1] * scale, lettering.type("small").line)
    person = PORTRAIT * scale + two + GAP
    beside = person + backs + GAP + won_height(scale, 2)
    above = SEAT_EDGE + person + deck.height + LAY_EDGE
    return two if beside <= mat.h - 2 * MAT_EDGE and above <= mat.h else one


def _own_width(
    lettering: Lettering, style: str, company: Company, deck: Deck, block: int, middle: int
) -> int:
    """Width of one's own corner: what a whole hand in the middle leaves, if it needs as much."""
    whole_hand = (company.dealt - 1) * deck.step + deck.width
    free = middle - whole_hand // 2 - 3 * EDGE
    wanted = max(plate_width(lettering.type(style), company.own), _OWN_WON * deck.scale)
    least = min(narrowest_plate(lettering, style, company.own), _OWN_NAME * deck.scale)
    return max(block, least, min(free, wanted))


PanelSizes = Mapping[str, tuple[tuple[int, int], tuple[int, int]]]
"""Sizes that ladder and sets ask for, by the style of their words."""


def divide(
    size: tuple[int, int], lettering: Lettering, company: Company, panels: PanelSizes
) -> Frame:
    """Divide a canvas: cards as large as they may be, then panels in the largest letters."""
    for deck in DECKS:
        for style, sizes in panels.items():
            frame = _divided(size, lettering, company, deck, style, sizes)
            if frame is not None:
                return frame
    folded = _divided(size, lettering, company, DECKS[-1], "text", None)
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
    ribbon.midbottom = (width // 2, hand_top - deck.rise - _OVER_RAISED * deck.scale)
    between = Rect(0, bar.bottom + GAP, width, ribbon.top - GAP - bar.bottom - GAP)
    return _Rows(bar, between, ribbon, hand_top, actions_top, actions_h)


def _divided(
    size: tuple[int, int],
    lettering: Lettering,
    company: Company,
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
    letters = lettering.type(plate_style)
    block = block_width(deck, letters, company.others, mat.w - 2 * MAT_EDGE)
    own_top = rows.ribbon.bottom + GAP
    own_w = _own_width(lettering, plate_style, company, deck, block, mat.centerx)
    own = Rect(EDGE, own_top, own_w, size[1] - FOOT - own_top)
    left = own.right + 2 * EDGE
    frame = Frame(
        size=size,
        seats=company.seats,
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
        plate_h=_plate_h(lettering, plate_style, company.others, block, mat, deck),
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
