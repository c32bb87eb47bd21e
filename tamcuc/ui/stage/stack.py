"""Face-down stacks with thickness: the deck before a deal.

How high one is follows from how many cards lie in it; `build/press/stacks.py` draws each height.
"""

from __future__ import annotations

from typing import Final

from pygame import Rect

from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.ui.stage.fit import Lettering
from tamcuc.ui.stage.frame import Frame
from tamcuc.ui.stage.lays import lay_box
from tamcuc.ui.stage.measures import EDGE, LAY_EDGE
from tamcuc.ui.stage.places import PLACES, Place, place_of
from tamcuc.ui.stage.seats import top_height
from tamcuc.ui.stage.things import Parts, Piece, Point

DECK: Final = ("stack",)
"""Key of the deck on the mat."""

_A_LAYER: Final = 4
"""Cards in one layer of the deck that can be told from the next."""
_ASKEW: Final = 1
"""Pixels of the sprite at each side for layers that lie askew."""
_CARD: Final[dict[str, Point]] = {"card": (40, 72), "large": (60, 108)}
_RISES: Final[dict[str, tuple[int, ...]]] = {"card": (2, 3, 2), "large": (3, 4, 3)}
"""Rows by which each edge lies lower than what is over it, in turn."""


def layers(count: int) -> int:
    """How many layers are seen of so many cards."""
    return -(-count // _A_LAYER)


def thickness(group: str, high: int) -> int:
    """Rows of edges under the top card of a stack of so many layers, in pixels of its sprite."""
    rises = _RISES[group]
    return sum(rises[n % len(rises)] for n in range(high - 1))


def stacked(frame: Frame, foot: Point, count: int) -> Piece:
    """A stack of so many cards whose lower edge has its middle at `foot`."""
    deck, high = frame.deck, layers(count)
    width, height = _CARD[deck.group]
    size = (
        (width + 2 * _ASKEW) * deck.scale,
        (height + thickness(deck.group, high)) * deck.scale,
    )
    at = (foot[0] - size[0] // 2, foot[1] - size[1])
    return Piece(DECK, at, size, f"stack/{deck.group}_{high}", deck.scale)


def top_card(frame: Frame, foot: Point, count: int) -> Point:
    """Upper left corner of the uppermost card of such a stack."""
    x, y = stacked(frame, foot, count).at
    return x + _ASKEW * frame.scale, y


def foot_of(frame: Frame, lettering: Lettering, view: MatchView, dealer: int | None) -> Point:
    """Where the deck stands: before its dealer, in the middle while there is none."""
    box = deck_box(frame, lettering, view, dealer)
    return box.centerx, box.bottom


def deck_box(frame: Frame, lettering: Lettering, view: MatchView, dealer: int | None) -> Rect:
    """The place of the whole deck: where its dealer will lay, or in the middle of the mat."""
    whole = stacked(frame, (0, 0), len(view.setup.terms().deck)).size
    middle = Rect((0, 0), whole)
    middle.center = frame.inner.center
    if dealer is None:
        return middle
    place = place_of(dealer, view.seat, view.setup.seats)
    box = Rect((0, 0), whole)
    box.midtop = lay_box(frame, lettering, place).midtop
    top = frame.mat.y + LAY_EDGE
    if place in ("left", "right"):
        top = frame.mat.y + top_height(frame, lettering)
    room = Rect(box.x, top, box.w, frame.mat.bottom - LAY_EDGE - top)
    return box.clamp(room) if box.h <= room.h else middle


def cut_box(frame: Frame, lettering: Lettering, view: MatchView) -> Rect:
    """Room for the deck in two parts side by side, in the middle of the mat."""
    box = deck_box(frame, lettering, view, None)
    return box.inflate(min(box.w + EDGE, frame.zone - box.w), 0)


def place_deck(parts: Parts, frame: Frame, lettering: Lettering, view: MatchView) -> None:
    """Add the whole deck while nothing is dealt; where it stands nobody lays yet."""
    if view.hand is not None or view.phase not in ("cut", "deal"):
        return
    box = deck_box(frame, lettering, view, view.dealer)
    taken = box if view.dealer is not None else cut_box(frame, lettering, view)
    for place in PLACES[view.setup.seats]:
        left = _beside(parts.regions.pop(f"lay {place}"), taken, place)
        if left.w > 0 and left.h > 0:
            parts.regions[f"lay {place}"] = left
    parts.regions["deck"] = taken
    parts.pieces.append(stacked(frame, (box.centerx, box.bottom), len(view.setup.terms().deck)))


def _beside(lay: Rect, taken: Rect, place: Place) -> Rect:
    """What the deck leaves of a lay, at its own seat's side."""
    if not lay.colliderect(taken):
        return lay
    if place == "top":
        return Rect(lay.x, lay.y, lay.w, taken.y - lay.y)
    if place == "you":
        return Rect(lay.x, taken.bottom, lay.w, lay.bottom - taken.bottom)
    if place == "left":
        return Rect(lay.x, lay.y, taken.x - lay.x, lay.h)
    return Rect(taken.right, lay.y, lay.right - taken.right, lay.h)
