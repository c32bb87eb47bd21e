"""The lays on the mat, each in front of its seat: face down, face up, beaten, or gone."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.view import HandView, MatchView
from tamcuc.i18n.words import tr
from tamcuc.ui.stage.fit import Lettering
from tamcuc.ui.stage.frame import Frame
from tamcuc.ui.stage.measures import EDGE, GAP, LAY_EDGE
from tamcuc.ui.stage.places import Place, place_of
from tamcuc.ui.stage.seats import top_height
from tamcuc.ui.stage.things import Deck, Label, Parts, Piece, kind_name, spread

LAY_SPREAD = 16
"""How far at most the lays above and below lie from the middle."""
_SQUARED = 3
"""Columns of a card set aside that are seen beside the one on it."""


def lay_box(frame: Frame, lettering: Lettering, place: Place) -> Rect:
    """Where the seat at this place lays."""
    mat, inner, zone = frame.mat, frame.inner, frame.zone
    height = frame.deck.height
    box = Rect(0, 0, zone, height)
    box.centerx = inner.centerx
    if place == "top":
        near = inner.centery - GAP - height - LAY_SPREAD * frame.scale
        box.y = max(mat.y + LAY_EDGE, near)
    elif place == "you":
        near = inner.centery + GAP + height + LAY_SPREAD * frame.scale
        box.bottom = min(mat.bottom - LAY_EDGE, near)
    else:
        below = mat.y + top_height(frame, lettering)
        box.y = min(max(inner.centery - height // 2, below), mat.bottom - LAY_EDGE - height)
        box.x = inner.x + frame.block + EDGE
        if place == "right":
            box.right = inner.right - frame.block - EDGE
    return box


def place_lays(parts: Parts, frame: Frame, lettering: Lettering, view: MatchView) -> None:
    """Add the lays of a round, or the cards being set aside."""
    hand = view.hand
    for seat in range(view.setup.seats):
        place = place_of(seat, view.seat, view.setup.seats)
        box = lay_box(frame, lettering, place)
        parts.regions[f"lay {place}"] = box
        if hand is None or hand.phase == "over":
            continue
        parts.pieces.extend(_lay(frame, box, hand, seat))
        if seat == view.seat and seat in view.asked and hand.phase in ("lay", "aside"):
            blank = _cards(frame, box, seat, [_down(frame.deck, "")] * hand.size)
            parts.slots.extend(piece.box for piece in blank)
        if seat in hand.hidden:
            _tag(parts, lettering, box)


def _lay(frame: Frame, box: Rect, hand: HandView, seat: Seat) -> Iterator[Piece]:
    shown = dict(hand.shown).get(seat)
    if shown is not None:
        best = hand.shown[-1][0] == seat
        return _cards(frame, box, seat, [_up(frame.deck, letter, best) for letter in shown])
    if not hand.laid[seat]:
        return iter(())
    if hand.phase == "aside" and seat != hand.seat:
        return _squared(frame, box, seat, hand.size)
    known = hand.own_laid if seat == hand.seat else ""
    return _cards(frame, box, seat, [_down(frame.deck, known[n : n + 1]) for n in range(hand.size)])


def _up(deck: Deck, letter: str, best: bool) -> tuple[str, tuple[str, ...]]:
    """A card face up: with a key line while it is the best, washed out once it is beaten."""
    if best:
        return deck.face(letter), (deck.part("raised"),)
    return deck.beaten(letter), ()


def _down(deck: Deck, letter: str) -> tuple[str, tuple[str, ...]]:
    """A card face down; one's own shows small, to oneself, what it is."""
    return deck.back, (f"small/{kind_name(letter)}",) if letter else ()


def _cards(
    frame: Frame, box: Rect, seat: Seat, sprites: list[tuple[str, tuple[str, ...]]]
) -> Iterator[Piece]:
    deck, width = frame.deck, frame.deck.width
    offsets = spread(len(sprites), width, box.w, deck.step)
    left = box.x + (box.w - offsets[-1] - width) // 2
    for index, (sprite, marks) in enumerate(sprites):
        yield Piece(
            key=("lay", seat, index),
            at=(left + offsets[index], box.y),
            size=deck.size,
            sprite=sprite,
            scale=deck.scale,
            marks=marks,
            under=(deck.part("shadow"),),
        )


def _squared(frame: Frame, box: Rect, seat: Seat, count: int) -> Iterator[Piece]:
    """Cards set aside for good: one on another, the edge of each to be seen at the right."""
    deck, step = frame.deck, _SQUARED * frame.scale
    left = box.centerx + (step * (count - 1) - deck.width) // 2
    for index in range(count):
        yield Piece(
            key=("lay", seat, index),
            at=(left - step * index, box.y),
            size=deck.size,
            sprite=deck.back,
            scale=deck.scale,
            under=() if index else (deck.part("shadow"),),
        )


def _tag(parts: Parts, lettering: Lettering, box: Rect) -> None:
    """The word of a seat that hid, where its cards lay."""
    letters = lettering.type("small")
    text = tr("table.hid")
    size = (min(letters.width(text) + 12, box.w), letters.line + GAP + 2)
    tag = Rect(0, 0, *size)
    tag.center = box.center
    parts.labels.append(Label(tag, (text,), letters, "ink_soft", plate="ui/tip"))
