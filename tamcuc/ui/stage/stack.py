"""Stacks with thickness: the deck before a deal, face down, and the cards out of play.

How high one is follows from how many cards lie in it; `build/press/stacks.py` draws each height.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Final

from pygame import Rect

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.view import HandView, MatchView
from tamcuc.ui.stage.across import cards_above, person_above, top_height
from tamcuc.ui.stage.fit import Lettering
from tamcuc.ui.stage.frame import Frame
from tamcuc.ui.stage.lays import lay_box
from tamcuc.ui.stage.measures import EDGE, GAP, LAY_EDGE, SEAT_EDGE
from tamcuc.ui.stage.places import PLACES, Place, deals_next, place_of
from tamcuc.ui.stage.things import PORTRAIT, Key, Parts, Piece, Point, kind_name

DECK: Final = ("stack",)
"""Key of the deck on the mat."""
OUT: Final = ("out",)
"""Key of the stack of cards that are out of play."""

_FACE_UP: Final = "small"
"""Stacks on which the face of a card is drawn."""
_OUT_GROUPS: Final = ("small", "mini")
"""Stacks of cards out of play; the smaller one only where it alone has room at its home."""
_ASKEW: Final = 1
"""Pixels of the sprite at each side for layers that lie askew."""


@dataclass(frozen=True, slots=True)
class _Form:
    """How stacks of one size are drawn, in pixels of their sprites."""

    card: Point
    rises: tuple[int, ...]
    """Rows by which each edge lies lower than what is over it, in turn."""
    a_layer: int
    """Cards in one layer that can be told from the next."""


_FORMS: Final = {
    "card": _Form((40, 72), (2, 3, 2), 4),
    "large": _Form((60, 108), (3, 4, 3), 4),
    "small": _Form((24, 17), (2, 3), 6),
    "mini": _Form((15, 9), (2, 1), 6),
}


def layers(group: str, count: int) -> int:
    """How many layers are seen of so many cards."""
    return -(-count // _FORMS[group].a_layer)


def stacked(
    key: Key, group: str, scale: int, foot: Point, count: int, face: str | None = None
) -> Piece:
    """A stack of so many cards whose lower edge has its middle at `foot`.

    `face`: the kind of the card that lies on it face up; only some stacks can show one.
    """
    form, high = _FORMS[group], layers(group, count)
    edges = sum(form.rises[n % len(form.rises)] for n in range(high - 1))
    size = (form.card[0] + 2 * _ASKEW) * scale, (form.card[1] + edges) * scale
    at = foot[0] - size[0] // 2, foot[1] - size[1]
    up = f"_{face}" if face is not None and group == _FACE_UP else ""
    return Piece(key, at, size, f"stack/{group}_{high}{up}", scale)


def uppermost(stack: Piece, face: str | None = None) -> Piece:
    """A card as it lies on a stack, alone: face down, or this one face up."""
    group = stack.sprite.removeprefix("stack/").split("_")[0]
    foot = stack.at[0] + stack.size[0] // 2, stack.at[1] + _FORMS[group].card[1] * stack.scale
    return stacked(stack.key, group, stack.scale, foot, 1, face)


def deck_of(frame: Frame, foot: Point, count: int) -> Piece:
    """So many cards of the deck."""
    return stacked(DECK, frame.deck.group, frame.scale, foot, count)


def top_card(frame: Frame, foot: Point, count: int) -> Point:
    """Upper left corner of the uppermost card of such a stack."""
    x, y = deck_of(frame, foot, count).at
    return x + _ASKEW * frame.scale, y


def deck_box(frame: Frame, lettering: Lettering, view: MatchView, dealer: Seat | None) -> Rect:
    """The place of the whole deck: where its dealer will lay, or in the middle of the mat."""
    whole = deck_of(frame, (0, 0), len(view.setup.terms().deck)).size
    middle = _middle(frame, lettering, whole)
    if dealer is None:
        return middle
    place = place_of(dealer, view.seat, view.setup.seats)
    box = Rect((0, 0), whole)
    box.midtop = lay_box(frame, lettering, place).midtop
    top = frame.mat.y + LAY_EDGE
    if place == "you" and frame.seats == 4:
        box.x = max(box.x, cards_above(frame, lettering).x)
    if place in ("left", "right"):
        top = frame.mat.y + top_height(frame, lettering)
    room = Rect(box.x, top, box.w, frame.mat.bottom - LAY_EDGE - top)
    return box.clamp(room) if box.h <= room.h else middle


def _middle(frame: Frame, lettering: Lettering, whole: Point) -> Rect:
    """The middle of the mat; among four under who sits above, or else beside them."""
    middle = Rect((0, 0), whole)
    middle.center = frame.inner.center
    if frame.seats == 4:
        person = person_above(frame, lettering)
        under = frame.mat.y + SEAT_EDGE + PORTRAIT * frame.scale + frame.plate_h + EDGE
        if under + middle.h <= frame.mat.bottom - LAY_EDGE:
            middle.y = max(middle.y, under)
        else:
            middle.centerx = max(middle.centerx, person.right + EDGE + frame.zone // 2)
    return middle


def cut_box(frame: Frame, lettering: Lettering, view: MatchView) -> Rect:
    """Room for the deck in two parts side by side, in the middle of the mat."""
    box = deck_box(frame, lettering, view, None)
    return box.inflate(min(box.w + EDGE, frame.zone - box.w), 0)


def place_deck(parts: Parts, frame: Frame, lettering: Lettering, view: MatchView) -> None:
    """Add the whole deck while nothing is dealt; where it stands nobody lays yet."""
    if view.hand is not None or view.phase not in ("cut", "deal"):
        return
    dealer = deals_next(view)
    box = deck_box(frame, lettering, view, dealer)
    taken = cut_box(frame, lettering, view) if dealer is None else box
    for place in PLACES[view.setup.seats]:
        left = _beside(parts.regions.pop(f"lay {place}"), taken, place)
        if left.w > 0 and left.h > 0:
            parts.regions[f"lay {place}"] = left
    parts.regions["deck"] = taken
    parts.pieces.append(deck_of(frame, (box.centerx, box.bottom), len(view.setup.terms().deck)))


def out_of_play(hand: HandView) -> int:
    """How many cards are out of play: set aside, hidden, or beaten in a finished round."""
    aside = 0
    if hand.sons is not None and hand.round > 0:
        aside = len(hand.sons[1]) * (len(hand.left) - 1)
    finished = sum(
        len(each.shown[0][1]) * (len(each.shown) - 1 + len(each.hidden)) for each in hand.rounds
    )
    hidden = sum(not hand.laid[seat] for seat in hand.hidden)
    return aside + finished + hand.size * hidden


def fallen(hand: HandView) -> str | None:
    """The kind of the card that lies face up on those out of play: beaten, and nobody hid since."""
    hidden_since = any(not hand.laid[seat] for seat in hand.hidden)
    if hidden_since or not hand.rounds or len(hand.rounds[-1].shown) < 2:
        return None
    _, cards = hand.rounds[-1].shown[-2]
    return kind_name(cards[-1])


def place_out(parts: Parts, frame: Frame, view: MatchView) -> None:
    """Add the stack of cards out of play: low at the left of the mat, or as near as is free.

    Under who sits there a smaller one is better than a larger one that seems to be somebody's.
    """
    if view.hand is None:
        return
    terms = view.setup.terms()
    most = len(terms.deck) - terms.dealt
    stacks = {name: stacked(OUT, name, frame.scale, (0, 0), most).size for name in _OUT_GROUPS}
    homes = [(group, _nearest_home(frame.inner, size, parts)) for group, size in stacks.items()]
    found = [(group, home) for group, home in homes if home is not None]
    if not found:
        return
    low = [each for each in found if each[1].x < frame.inner.x + frame.block]
    group, home = (low or found)[0]
    parts.regions["out"] = home
    if count := out_of_play(view.hand):
        face = fallen(view.hand)
        parts.pieces.append(stacked(OUT, group, frame.scale, home.midbottom, count, face))


def _nearest_home(mat: Rect, size: Point, parts: Parts) -> Rect | None:
    """The free place of this size nearest to the lower left corner of a mat, close to things."""
    taken = [*parts.regions.values()]
    low = mat.bottom + EDGE - GAP
    lefts = {mat.x + GAP, *(box.right + GAP for box in taken)}
    feet = {low, *(box.top - GAP for box in taken)}
    boxes = [Rect(x, foot - size[1], *size) for x, foot in product(lefts, feet)]
    room = Rect(mat.x, mat.y, mat.w, low - mat.y)
    free = (box for box in boxes if room.contains(box) and box.collidelist(taken) < 0)
    return min(free, key=lambda box: (box.x - mat.x + low - box.bottom, box.x), default=None)


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
