"""Where the seat across has its person, its cards and its lay: together, whatever the canvas."""

from __future__ import annotations

from pygame import Rect

from tamcuc.ui.stage.fit import Lettering
from tamcuc.ui.stage.frame import Frame
from tamcuc.ui.stage.measures import EDGE, GAP, LAY_EDGE, MAT_EDGE, SEAT_EDGE, won_height
from tamcuc.ui.stage.things import MINI, PORTRAIT

TAG_PAD = 6
"""Room that the tag of a number takes beside it."""
TAG_APART = 3
"""Between cards and their number."""
BACK_STEP = 6
"""From one back of a hand to the next."""
WON_ABREAST = 40
"""Columns in which three won cards show what they are."""
LAY_SPREAD = 16
"""How far at most the lays above and below lie from the middle."""


def top_height(frame: Frame, lettering: Lettering) -> int:
    """Rows of the mat that the block of the seat above takes."""
    if frame.seats == 3:
        return MAT_EDGE
    cards = cards_above(frame, lettering).h
    return SEAT_EDGE + max(person_above(frame, lettering).h, cards) + GAP


def lay_above(frame: Frame, lettering: Lettering) -> Rect:
    """Where the seat above lays: in the middle.

    Among four it is the first card that lies in the middle, right of who laid it: over one's own
    lay, which is as close as the mat is low, no card lies square on another.
    """
    inner, zone = frame.inner, frame.zone
    box = Rect(inner.centerx - zone // 2, 0, zone, frame.deck.height)
    if frame.seats == 4:
        end = inner.right - frame.block - EDGE
        if not together(frame, lettering):
            end -= _cards_w(frame, lettering) + EDGE
        box.x = min(inner.centerx - frame.deck.width // 2, end - zone)
        box.w = min(5 * frame.deck.step, end - box.x)
    near = inner.centery - GAP - box.h - LAY_SPREAD * frame.scale
    box.y = max(_highest(frame), near)
    return box


def _highest(frame: Frame) -> int:
    """Row of the lay above: on the straw, and on the mat's border only where it must be."""
    own = frame.mat.bottom - LAY_EDGE - frame.deck.height
    room = own - GAP - frame.deck.height
    return max(frame.mat.y + LAY_EDGE, min(frame.inner.y, room))


def person_above(frame: Frame, lettering: Lettering) -> Rect:
    """Portrait and plate left of the lay, and among four the backs under them where rows allow."""
    box = Rect(0, frame.mat.y + SEAT_EDGE, frame.block, PORTRAIT * frame.scale + frame.plate_h)
    if together(frame, lettering):
        box.h += GAP + backs_height(frame, lettering)
    box.right = lay_above(frame, lettering).x - EDGE
    return box


def cards_above(frame: Frame, lettering: Lettering) -> Rect:
    """Where its won cards are: left of the person above, or with its backs right of its lay."""
    inner = frame.inner
    if together(frame, lettering):
        person = person_above(frame, lettering)
        box = Rect(0, person.y, min(frame.block, _free_at_left(frame)), person.h)
        box.right = person.x - EDGE
        return box
    left = lay_above(frame, lettering).right + EDGE
    height = backs_height(frame, lettering) + GAP + won_height(frame.scale, 2)
    width = _cards_w(frame, lettering) if frame.seats == 4 else inner.right - left
    return Rect(left, frame.mat.y + SEAT_EDGE, width, height)


def together(frame: Frame, lettering: Lettering) -> bool:
    """Whether the seat above of four has its backs under its plate and its won cards at the left.

    The backs need rows over the lays at the sides, the won cards room for three side by side.
    """
    person = PORTRAIT * frame.scale + frame.plate_h + GAP + backs_height(frame, lettering)
    rows = SEAT_EDGE + person + GAP + frame.deck.height + LAY_EDGE
    broad = _free_at_left(frame) >= WON_ABREAST * frame.scale
    return frame.seats == 4 and rows <= frame.mat.h and broad


def _free_at_left(frame: Frame) -> int:
    """Columns between the block at the left and that of the seat above."""
    lay = frame.inner.centerx - frame.deck.width // 2
    return lay - frame.block - 2 * EDGE - (frame.inner.x + frame.block + EDGE)


def _cards_w(frame: Frame, lettering: Lettering) -> int:
    """What eight backs and their number take, and never more than a block."""
    number = lettering.type("small").width("88") + TAG_PAD
    return min(frame.block, (MINI[0] + 7 * BACK_STEP) * frame.scale + TAG_APART + number)


def backs_height(frame: Frame, lettering: Lettering) -> int:
    """Rows that the backs of a hand and their number take."""
    return max(MINI[1] * frame.scale, lettering.type("small").line)
