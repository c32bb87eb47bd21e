"""The deal: the deck comes to its dealer, and its cards leave it one after another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from msgspec.structs import replace as changed

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.events import Dealt
from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.ui.stage.cues import dealing
from tamcuc.ui.stage.difference import GLIDE, LAY, TURN
from tamcuc.ui.stage.flight import Flight, Leg
from tamcuc.ui.stage.frame import Frame
from tamcuc.ui.stage.gathering import gather
from tamcuc.ui.stage.picture import after
from tamcuc.ui.stage.stack import deck_of, top_card
from tamcuc.ui.stage.step import Showing, Step
from tamcuc.ui.stage.things import Laid, Piece, Point

_WHOLE = 1500
_SLOWEST, _FASTEST = 45, 12
"""Milliseconds from card to card: so many that the whole deal takes about `_WHOLE`."""
_BEFORE_SORTED = 120
_AFTER = 200


def deal(
    before: Laid, view: MatchView, event: Dealt, showing: Showing, telling: str
) -> Iterator[Step]:
    """The deck, gathered before its dealer if it is not yet, is dealt out."""
    view = changed(view, hand=None, phase="deal")
    yield from gather(before, view, showing, telling)
    table, frame = showing.laid(view, telling), showing.frame(view)
    foot = table.regions["deck"].midbottom
    laid = showing.laid(after(view, event), telling)
    laid = replace(laid, regions={**laid.regions, "deck": table.regions["deck"]})
    unsorted = _unsorted(laid, after(view, event), showing, telling)
    seats = view.setup.seats
    turns = [((event.dealer + n) % seats, n // seats) for n in range(event.size * seats)]
    out = _Deal(laid, frame, foot, len(turns))
    cards = tuple(out.cards(turns, view.seat))
    moving = (*out.deck(), *cards)
    ms = max((flight.end for flight in moving), default=0) + _AFTER
    first = ms - _AFTER, unsorted
    yield Step(laid, moving, ms, dealing(cards), first=first, hushes=True)


def _unsorted(laid: Laid, view: MatchView, showing: Showing, telling: str) -> Laid:
    """The same, but the list of sets does not say yet what the own cards make."""
    hand = None if view.hand is None else changed(view.hand, own_hand="")
    unread = showing.laid(changed(view, hand=hand), telling)
    return replace(unread, regions=laid.regions, pieces=laid.pieces, hand=laid.hand)


@dataclass(frozen=True, slots=True)
class _Deal:
    """Where the deck stands, what comes of it, and how many cards it had."""

    laid: Laid
    frame: Frame
    foot: Point
    count: int

    @property
    def every(self) -> int:
        """Milliseconds from card to card."""
        return max(_FASTEST, min(_SLOWEST, _WHOLE // max(1, self.count)))

    def deck(self) -> Iterator[Flight]:
        """The deck at each of its heights, from one card that leaves a layer to the next."""
        since = 0
        for n in range(self.count - 1):
            now, then = self._left(n), self._left(n + 1)
            if now.sprite != then.sprite or n == self.count - 2:
                until = (n + 1) * self.every
                yield Flight(None, (_stands(now, since, until),), waits=False)
                since = until

    def _left(self, n: int) -> Piece:
        """The deck once card `n` has left it."""
        return deck_of(self.frame, self.foot, self.count - 1 - n)

    def cards(self, turns: list[tuple[Seat, int]], own: Seat) -> Iterator[Flight]:
        """Cards dealt one at a time in this order; one's own then turn up and find their places.

        `turns` are (seat, how many cards it had before), in the order of the deal.
        """
        backs = {piece.key: piece for piece in self.laid.pieces}
        hand, order = self.laid.hand, _mixed(len(self.laid.hand))
        all_out = len(turns) * self.every + LAY
        for n, (seat, index) in enumerate(turns):
            start, top = n * self.every, top_card(self.frame, self.foot, self.count - n)
            if seat == own and index < len(hand):
                slot = hand[order[index]].at
                yield self._own(hand[index], slot, top, start, all_out)
            elif ("back", seat, index) in backs:
                yield self._thrown(backs["back", seat, index], top, start)

    def _thrown(self, piece: Piece, top: Point, start: int) -> Flight:
        """To somebody else: the card turns once on its way, and is small when it arrives."""
        leg = self._changed(piece, piece.at, top, start, piece.sprite)
        return Flight(piece.key, (leg,), waits=False)

    def _changed(self, piece: Piece, goal: Point, top: Point, start: int, back: str) -> Leg:
        """From the deck to its goal; on its way it turns once if it is of another size there."""
        deck = self.laid.deck
        if back == deck.back:
            return Leg(start, LAY, top, goal, back, deck.width, deck.scale, thrown=True)
        grows = piece.size[0] - deck.width, piece.size[1] - deck.height
        leg = Leg(start, LAY, top, goal, deck.back, deck.width, deck.scale, back, grows)
        return replace(leg, thrown=True)

    def _own(self, piece: Piece, slot: Point, top: Point, start: int, out: int) -> Flight:
        """To some place in the hand, face down; turned up once all are out; then sorted.

        Where the hand has larger cards than the mat, a card becomes one as it turns on its way.
        """
        width, scale, back = piece.size[0], piece.scale, self.laid.held.back
        come = self._changed(piece, slot, top, start, back)
        wait = Leg(come.end, max(0, out - come.end), slot, slot, back, width, scale)
        turn = Leg(wait.end, TURN, slot, slot, back, width, scale, piece.sprite)
        begin = turn.end + _BEFORE_SORTED
        sort = Leg(begin, GLIDE * 2, slot, piece.at, piece.sprite, width, scale, stays=True)
        return Flight(piece.key, (come, wait, turn, sort), waits=False)


def _stands(piece: Piece, since: int, until: int) -> Leg:
    return Leg(since, until - since, piece.at, piece.at, piece.sprite, piece.size[0], piece.scale)


def _mixed(count: int) -> list[int]:
    """Places in which sorted cards arrive: thoroughly mixed, the same each time."""
    step = next(n for n in (5, 7, 3, 11, 1) if count % n or n == 1)
    return [(index * step + 2) % count for index in range(count)] if count else []
