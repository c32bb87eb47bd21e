"""Where the seat across has its person, its cards and its lay: together, whatever the canvas."""

from __future__ import annotations

from pygame import Rect

from tamcuc.ui.stage.fit import Lettering
from tamcuc.ui.stage.frame import Frame
from tamcuc.ui.stage.measures import EDGE, GAP, SEAT_EDGE, won_height
from tamcuc.ui.stage.things import MINI, PORTRAIT

TAG_PAD = 6
"""Room that the tag of a number takes beside it."""
TAG_APART = 3
"""Between cards and their number."""
BACK_STEP = 6
"""From one back of a hand to the next."""


def top_height(frame: Frame, lettering: Lettering) -> int:
    """Rows of the mat that the block of the seat above takes."""
    person = PORTRAIT * frame.scale + frame.plate_h
    cards = cards_above(frame, lettering).h
    return SEAT_EDGE + max(person, cards) + GAP


def lay_above(frame: Frame, lettering: Lettering) -> int:
    """Left edge of the lay of the seat above.

    Among four its person, its cards and its lay go side by side, in the middle with one card laid.
    """
    inner, column = frame.inner, frame.block + EDGE
    if frame.seats < 4:
        return inner.centerx - frame.zone // 2
    before = column + _backs_w(frame, lettering) + EDGE
    middle = inner.centerx + (before - frame.deck.width) // 2
    return min(middle, inner.right - column - frame.zone)


def cards_above(frame: Frame, lettering: Lettering) -> Rect:
    """Where the cards of the seat above are: left of its lay among four, else right of it."""
    lay, inner = lay_above(frame, lettering), frame.inner
    height = backs_height(frame, lettering) + GAP + won_height(frame.scale, 2)
    box = Rect(0, frame.mat.y + SEAT_EDGE, _backs_w(frame, lettering), height)
    box.right = lay - EDGE
    if frame.seats < 4:
        box.x = lay + frame.zone + EDGE
        box.w = inner.right - box.x
    return box


def _backs_w(frame: Frame, lettering: Lettering) -> int:
    """What eight backs and their number take, and never more than a block."""
    number = lettering.type("small").width("88") + TAG_PAD
    backs = (MINI[0] + 7 * BACK_STEP) * frame.scale
    return min(frame.block, backs + TAG_APART + number)


def backs_height(frame: Frame, lettering: Lettering) -> int:
    """Rows that the backs of a hand and their number take."""
    return max(MINI[1] * frame.scale, lettering.type("small").line)
