"""How the canvas is divided: bar, panels, mat, ribbon, hand, actions, and one's own corner.

Everything is anchored to the edges and the mat takes what is left. Cards are drawn twice as large
where both the mat and the hand have room for it; ladder and sets fold away where they would
leave too little mat.

The hand may have larger cards than the mat: one looks at it all the time, and there figure and name
are read. With large ones 640 x 360 leaves 166 rows of mat, which is two lays and a little more; so
even the smallest canvas has them at three and four seats. Sixteen large ones of a hand at two seats
would show half a figure each; there whole small ones lie side by side, and the own seat moves onto
the mat, as the other's. The size never changes within a hand.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from pygame import Rect

from tamcuc.ui.stage.fit import Lettering
from tamcuc.ui.stage.frame import Frame
from tamcuc.ui.stage.measures import (
    EDGE,
    GAP,
    LAY_EDGE,
    MAT_EDGE,
    SEAT_EDGE,
    TOKEN_OUT,
    block_width,
    own_size,
    plate_rows,
    tray_size,
)
from tamcuc.ui.stage.plates import Company, plate_width, whole
from tamcuc.ui.stage.things import DECKS, PORTRAIT, Deck

FOOT: Final = 3
"""Rows left free at the lower edge."""
_OVER_RAISED: Final = 3
"""Rows between a raised card and the ribbon: the outline of the focus stands out so far."""
_LEAST_ZONE: Final = 1.85
"""Width of the narrowest lay in cards: two that overlap a little."""
_ROOMY: Final = 480
"""Canvas height from which the bar and the ribbon need not save rows at large text."""
_RIBBON_OUT: Final = 30
"""How far the ribbon may reach beyond the mat under the panels."""
_SIDES: Final = EDGE + GAP
"""Between a hand and what lies beside it."""

_DOUBLE, _LARGE, _CARD = DECKS
_PAIRS: Final = ((_DOUBLE, _DOUBLE), (_LARGE, _LARGE), (_CARD, _LARGE), (_CARD, _CARD))
"""Cards on the mat and in the hand, from the largest to those that fit everywhere."""


def style_of(size: tuple[int, int], lettering: Lettering) -> str:
    """Style of words in bar, ribbon and plates: smaller where large text meets few rows."""
    return "text" if lettering.text_size <= 120 or size[1] >= _ROOMY else "small"


Size = tuple[int, int]
Panels = tuple[Size, Size]
"""Sizes of ladder and sets."""
PanelSizes = tuple[tuple[str, Panels], ...]
"""Sizes that ladder and sets ask for, with the style of their words, the largest first."""
_FRAMES: Final = 8
"""Frames kept: all layouts of one motion share theirs."""


def divide(size: Size, lettering: Lettering, company: Company, panels: PanelSizes) -> Frame:
    """Divide a canvas: cards as large as they may be, then panels in the largest letters."""
    return _divide(size, lettering, lettering.text_size, company, panels)


@lru_cache(_FRAMES)
def _divide(
    size: Size,
    lettering: Lettering,
    text_size: int,  # noqa: ARG001 - of the same lettering other letters are other frames
    company: Company,
    panels: PanelSizes,
) -> Frame:
    for decks in _PAIRS:
        for style, sizes in panels:
            frame = _seated(_Canvas(size, lettering, company, decks, style, sizes))
            if frame is not None:
                return frame
    folded = _Canvas(size, lettering, company, _PAIRS[-1], "text", None)
    return _seated(folded) or folded.divided(on_mat=False)


def _seated(canvas: _Canvas) -> Frame | None:
    """Two sit both on the mat where it has room; more of them leave it to the others."""
    for on_mat in (True, False) if canvas.company.seats == 2 else (False,):
        frame = canvas.divided(on_mat=on_mat)
        if canvas.fits(frame):
            return frame
    return None


@dataclass(frozen=True, slots=True)
class _Rows:
    """The canvas from top to bottom."""

    bar: Rect
    between: Rect
    """Where mat and panels stand."""
    ribbon: Rect
    hand: Rect
    actions: Rect


def _rows(size: Size, line: int, held: Deck) -> _Rows:
    width, height = size
    actions = Rect(EDGE, 0, width - 2 * EDGE, line + 8)
    actions.bottom = height - FOOT
    hand = Rect(EDGE, actions.top - GAP - held.height, width - 2 * EDGE, held.height)
    bar = Rect(0, 0, width, line + 4)
    ribbon = Rect(0, 0, width - 2 * EDGE, line + 4)
    ribbon.midbottom = (width // 2, hand.top - held.rise - _OVER_RAISED * held.scale)
    between = Rect(0, bar.bottom + GAP, width, ribbon.top - GAP - bar.bottom - GAP)
    return _Rows(bar, between, ribbon, hand, actions)


@dataclass(frozen=True, slots=True)
class _Canvas:
    """What is to be divided: for whom, with which cards, and with or without panels."""

    size: Size
    lettering: Lettering
    company: Company
    decks: tuple[Deck, Deck]
    panel_style: str
    panels: Panels | None

    def divided(self, *, on_mat: bool) -> Frame:
        """The frame with one's own seat on the mat or beside the hand, whether it fits or not."""
        deck, held = self.decks
        style = style_of(self.size, self.lettering)
        large = deck.scale > 1 and self.lettering.text_size <= 120
        plate_style = "large" if large else style
        rows = _rows(self.size, self.lettering.type(style).line, held)
        mat, ladder, sets = self._beside(rows.between)
        letters, names = self.lettering.type(plate_style), self.company.others
        block = block_width(deck, letters, names, mat.w - 2 * MAT_EDGE)
        own = None if on_mat else self._own(rows, plate_style, mat.centerx)
        tray = None if self.company.seats == 2 else self._tray(rows)
        frame = Frame(
            size=self.size,
            seats=self.company.seats,
            deck=deck,
            held=held,
            bar=rows.bar,
            mat=mat,
            ribbon=_on(mat, rows.ribbon, ladder, sets),
            own=own or Rect(0, 0, 0, 0),
            on_mat=on_mat,
            tray=tray,
            hand=_between(rows.hand, held.rise, ladder, sets, own, tray),
            actions=_between(rows.actions, 0, own, tray),
            ladder=ladder,
            sets=sets,
            block=block,
            style=style,
            plate_style=plate_style,
            plate_h=plate_rows(self.lettering, plate_style, names, block, mat, deck),
            panel_style=self.panel_style,
        )
        return replace(frame, own=self._own_on_mat(frame)) if on_mat else frame

    def _own_on_mat(self, frame: Frame) -> Rect:
        """At the near edge, left of one's lay: as the other sits at the far one."""
        free = (frame.inner.w - frame.zone) // 2 - EDGE
        style = frame.plate_style
        other = plate_width(self.lettering.type(style), self.company.others[0])
        least = max(frame.block, min(free, other))
        box = Rect((0, 0), own_size(self.lettering, style, self.company, frame.deck, least, free))
        box.bottomright = frame.inner.centerx - frame.zone // 2 - EDGE, frame.mat.bottom - EDGE
        return box

    def _beside(self, between: Rect) -> tuple[Rect, Rect | None, Rect | None]:
        """Mat, ladder and sets; the panels may reach down beside the hand."""
        if self.panels is None:
            return between.inflate(-2 * EDGE, 0), None, None
        ladder, sets = (Rect((0, between.y), panel) for panel in self.panels)
        ladder.x = EDGE
        sets.right = between.right - EDGE
        left = ladder.right + EDGE
        return Rect(left, between.y, sets.left - EDGE - left, between.h), ladder, sets

    def _own(self, rows: _Rows, style: str, middle: int) -> Rect:
        """Beside the hand, as narrow as it may be where a whole hand leaves little."""
        deck, held = self.decks
        least = (PORTRAIT + TOKEN_OUT) * deck.scale
        free = middle - ((self.company.dealt - 1) * held.step + held.width) // 2 - EDGE - _SIDES
        size = own_size(self.lettering, style, self.company, deck, least, free)
        return _at_hand(rows, Rect((EDGE, 0), size))

    def _tray(self, rows: _Rows) -> Rect:
        box = Rect((0, 0), tray_size(self.company.seats, self.company.dealt, self.decks[0].scale))
        box.right = self.size[0] - EDGE
        return _at_hand(rows, box)

    def fits(self, frame: Frame) -> bool:
        """Whether lays fit above one another and side by side, and every own card is seen."""
        held = frame.held
        shown = (frame.hand.w - held.width) // (self.company.dealt - 1)
        if frame.on_mat and not self._both_on_mat(frame):
            return False
        if self.panels is None:
            return True
        lays = 2 * (frame.deck.height + LAY_EDGE) + EDGE
        rows = frame.mat.h >= lays and self._panels_clear(frame)
        seen = shown >= held.closest * held.scale and self._names_whole(frame)
        return rows and seen and frame.zone >= _LEAST_ZONE * frame.deck.width

    def _names_whole(self, frame: Frame) -> bool:
        """Whether larger cards in the hand leave the names of the others whole."""
        room = (frame.block, frame.plate_h)
        return frame.deck == frame.held or all(
            whole(self.lettering, frame.plate_style, name, room) for name in self.company.others
        )

    def _both_on_mat(self, frame: Frame) -> bool:
        """Whether two persons fit above one another on the mat."""
        other = frame.mat.y + SEAT_EDGE + PORTRAIT * frame.scale + frame.plate_h
        return frame.own.top >= other + EDGE and frame.own.left >= frame.inner.left

    def _panels_clear(self, frame: Frame) -> bool:
        """Whether the panels end above what lies below them."""
        pairs = ((frame.ladder, None if frame.on_mat else frame.own), (frame.sets, frame.tray))
        for panel, below in pairs:
            limit = frame.mat.bottom if below is None else below.top - GAP
            if panel is not None and panel.bottom > limit:
                return False
        return True


def _at_hand(rows: _Rows, box: Rect) -> Rect:
    """The box in a lower corner, but under the ribbon."""
    box.bottom = rows.actions.bottom
    box.h -= max(0, rows.ribbon.bottom + GAP - box.top)
    box.bottom = rows.actions.bottom
    return box


def _on(mat: Rect, row: Rect, ladder: Rect | None, sets: Rect | None) -> Rect:
    """The part of the ribbon's row that lies on the mat, and a little more if it is free."""
    low = max(panel.bottom if panel else 0 for panel in (ladder, sets))
    out = 0 if low > row.top - GAP else _RIBBON_OUT
    return Rect(mat.x - out, row.y, mat.w + 2 * out, row.h).clip(row)


def _between(row: Rect, above: int, *beside: Rect | None) -> Rect:
    """The part of a row that lies between those of these boxes that reach into it."""
    reached = Rect(row.x, row.y - above, row.w, row.h + above)
    left, right = row.left, row.right
    for box in beside:
        if box is not None and box.bottom + EDGE > reached.top and box.top < reached.bottom:
            if box.centerx < row.centerx:
                left = max(left, box.right + _SIDES)
            else:
                right = min(right, box.left - _SIDES)
    return Rect(left, row.y, right - left, row.h)
