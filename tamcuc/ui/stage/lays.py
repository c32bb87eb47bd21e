"""The lays on the mat, each in front of its seat: face down, face up, beaten, or gone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pygame import Rect

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.view import HandView, MatchView
from tamcuc.i18n.words import tr
from tamcuc.ui.stage.across import LAY_SPREAD, lay_above, top_height
from tamcuc.ui.stage.fit import Lettering
from tamcuc.ui.stage.frame import Frame
from tamcuc.ui.stage.measures import EDGE, GAP, LAY_EDGE
from tamcuc.ui.stage.places import Place, place_of
from tamcuc.ui.stage.things import Deck, Label, Parts, Piece, kind_name, spread

_UNDER = EDGE + 1
"""Between the lay above and those at the sides, which may reach under it."""
_TAG_SIDES = 12
"""Columns of a tag beside its word."""
_SQUARED = 3
"""Columns of a card set aside that are seen beside the one on it."""


def lay_box(frame: Frame, lettering: Lettering, place: Place) -> Rect:
    """Where the seat at this place lays."""
    if place == "top":
        return lay_above(frame, lettering)
    return _own(frame) if place == "you" else _beside(frame, lettering, place)


def _own(frame: Frame) -> Rect:
    """The lay that is nearest, as broad as the blocks at the sides leave it over no other lay."""
    inner, deck = frame.inner, frame.deck
    box = Rect(0, 0, frame.zone, deck.height)
    if _over_own(frame) is not None:
        box.w = min(5 * deck.step, inner.w - 2 * (frame.block + EDGE))
    box.midbottom = inner.centerx, _own_bottom(frame)
    return box


def _own_bottom(frame: Frame) -> int:
    near = frame.inner.centery + GAP + frame.deck.height + LAY_SPREAD * frame.scale
    return min(frame.mat.bottom - LAY_EDGE, near)


def _beside(frame: Frame, lettering: Lettering, place: Place) -> Rect:
    """A lay at the side: among three over one's own where rows allow it, else beside it."""
    mat, inner, height = frame.mat, frame.inner, frame.deck.height
    box, over = Rect(0, 0, frame.zone, height), _over_own(frame)
    if over is None:
        below = mat.y + top_height(frame, lettering)
        if frame.seats == 4:
            below = max(below, lay_above(frame, lettering).bottom + _UNDER)
        box.y = min(max(inner.centery - height // 2, below), mat.bottom - LAY_EDGE - height)
    else:
        box.y = min(inner.centery - height // 2, over)
        box.w = min(5 * frame.deck.step, inner.w // 2 - frame.block - 2 * EDGE)
    box.x = inner.x + frame.block + EDGE
    if place == "right":
        box.right = inner.right - frame.block - EDGE
    return box


def _over_own(frame: Frame) -> int | None:
    """Row of lays over one's own, where nobody lays across and so many rows are there."""
    over = _own_bottom(frame) - 2 * frame.deck.height - _UNDER
    return over if frame.seats == 3 and over >= frame.inner.y else None


@dataclass(frozen=True, slots=True)
class _Lay:
    """Where one seat lays."""

    frame: Frame
    box: Rect
    seat: Seat
    place: Place

    def left(self, width: int) -> int:
        """Left edge of cards so wide: close to their seat at the sides, and above among four."""
        if self.place == "right":
            return self.box.right - width
        if self.place == "left" or (self.place == "top" and self.frame.seats == 4):
            return self.box.x
        return self.box.centerx - width // 2


def place_lays(parts: Parts, frame: Frame, lettering: Lettering, view: MatchView) -> None:
    """Add the lays of a round, or the cards being set aside."""
    hand = view.hand
    for seat in range(view.setup.seats):
        place = place_of(seat, view.seat, view.setup.seats)
        box = lay_box(frame, lettering, place)
        parts.regions[f"lay {place}"] = box
        if hand is None or hand.phase == "over":
            continue
        lay = _Lay(frame, box, seat, place)
        parts.pieces.extend(_lay(lay, hand))
        if seat == view.seat and seat in view.asked and hand.phase in ("lay", "aside"):
            blank = _cards(lay, [_down(frame.deck, "")] * hand.size)
            parts.slots.extend(piece.box for piece in blank)
        if seat in hand.hidden:
            _tag(parts, lettering, lay, lies=hand.laid[seat])


def _lay(lay: _Lay, hand: HandView) -> Iterator[Piece]:
    seat, deck = lay.seat, lay.frame.deck
    shown = dict(hand.shown).get(seat)
    if shown is not None:
        best = hand.shown[-1][0] == seat
        return _cards(lay, [_up(deck, letter, best) for letter in shown])
    if not hand.laid[seat]:
        return iter(())
    if hand.phase == "aside" and seat != hand.seat:
        return _squared(lay, hand.size)
    known = hand.own_laid if seat == hand.seat else ""
    return _cards(lay, [_down(deck, known[n : n + 1]) for n in range(hand.size)])


def _up(deck: Deck, letter: str, best: bool) -> tuple[str, tuple[str, ...]]:
    """A card face up: with a key line while it is the best, washed out once it is beaten."""
    if best:
        return deck.face(letter), (deck.part("raised"),)
    return deck.beaten(letter), ()


def _down(deck: Deck, letter: str) -> tuple[str, tuple[str, ...]]:
    """A card face down; one's own shows small, to oneself, what it is."""
    return deck.back, (f"small/{kind_name(letter)}",) if letter else ()


def _cards(lay: _Lay, sprites: list[tuple[str, tuple[str, ...]]]) -> Iterator[Piece]:
    deck, width = lay.frame.deck, lay.frame.deck.width
    offsets = spread(len(sprites), width, lay.box.w, deck.step)
    left = lay.left(offsets[-1] + width)
    for index, (sprite, marks) in enumerate(sprites):
        yield Piece(
            key=("lay", lay.seat, index),
            at=(left + offsets[index], lay.box.y),
            size=deck.size,
            sprite=sprite,
            scale=deck.scale,
            marks=marks,
            under=(deck.part("shadow"),),
        )


def _squared(lay: _Lay, count: int) -> Iterator[Piece]:
    """Cards set aside for good: one on another, the edge of each to be seen at the right."""
    deck, step = lay.frame.deck, _SQUARED * lay.frame.scale
    askew = step * (count - 1)
    left = lay.left(deck.width + askew) + askew
    for index in range(count):
        yield Piece(
            key=("lay", lay.seat, index),
            at=(left - step * index, lay.box.y),
            size=deck.size,
            sprite=deck.back,
            scale=deck.scale,
            under=() if index else (deck.part("shadow"),),
        )


def _tag(parts: Parts, lettering: Lettering, lay: _Lay, *, lies: bool) -> None:
    """The word of a seat that hid: on its cards, or beside its portrait once they are gone."""
    letters = lettering.type("small")
    text = tr("table.hid")
    width = letters.width(text) + _TAG_SIDES
    tag = Rect(0, 0, min(width, lay.box.w), letters.line + GAP + 2)
    if lies:
        broad = max(tag.w, lay.frame.deck.width)
        tag.center = lay.left(broad) + broad // 2, lay.box.centery
    else:
        portrait = next(each.box for each in parts.pieces if each.key == ("portrait", lay.seat))
        tag.w = letters.width(text) + _TAG_SIDES // 2
        tag.topleft = portrait.right - GAP, portrait.y + GAP
        if lay.place == "right":
            tag.right = portrait.left + GAP
    parts.labels.append(Label(tag, (text,), letters, "ink_soft", plate="ui/tip"))
