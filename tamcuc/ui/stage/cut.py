"""Bắt cái: the deck is cut, a card turns up, and the count goes from the cutter to the house."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from msgspec.structs import replace as changed
from pygame import Rect

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc import cards
from tamcuc.games.tam_cuc.events import DealerDrawn
from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.i18n.names import card_name, rank_name
from tamcuc.i18n.words import tr
from tamcuc.ui.stage.cues import token, turning
from tamcuc.ui.stage.difference import TURN
from tamcuc.ui.stage.flight import Flight, Leg
from tamcuc.ui.stage.frame import Frame
from tamcuc.ui.stage.lays import lay_box
from tamcuc.ui.stage.measures import EDGE
from tamcuc.ui.stage.picture import after
from tamcuc.ui.stage.places import place_of
from tamcuc.ui.stage.stack import DECK, cut_box, deck_of, top_card
from tamcuc.ui.stage.step import Showing, Step
from tamcuc.ui.stage.things import Laid, Moving, Piece, Point, kind_name

TILE: Final = (19, 22)
"""Size of the tile that counts a rank before a seat."""

_WAIT = 200
_PART = 280
_LOOK = 520
_TILE_FLIES = 200
_COUNTED = 360
_TOKEN_STARTS, _TOKEN_FLIES = 260, 420
_CARD_TURNS_BACK = 640
_JOINED = 180
_TO_DEALER = 300
_AFTER = 150


def drawn(view: MatchView, event: DealerDrawn, showing: Showing) -> Iterator[Step]:
    """The steps of the draw for the first house."""
    frame = showing.frame(view)
    draw = _Draw(view, event, showing, frame, cut_box(frame, showing.lettering, view))
    yield draw.parted()
    yield draw.turned_up()
    for n in range(draw.last):
        yield draw.counted(n)
    yield draw.found()


@dataclass(frozen=True, slots=True)
class _Draw:
    view: MatchView
    event: DealerDrawn
    showing: Showing
    frame: Frame
    box: Rect
    """Where both halves lie."""

    @property
    def last(self) -> int:
        """How many places the count goes on from the cutter."""
        return len(cards.RANKS) - 1 - cards.rank(cards.kind_of(self.event.card))

    @property
    def _begins(self) -> str:
        return tr("event.draw_begins", who=self.showing.sight.names[self.event.cutter])

    def parted(self) -> Step:
        """The upper half is lifted off and put down beside the other."""
        low, high = self._whole()
        legs = zip((low, high), self._halves(), strict=True)
        flights = tuple(Flight(None, (_slide(a, b, _WAIT, _PART),)) for a, b in legs)
        return Step(self._laid(self._begins), flights, _WAIT + _PART, ((_WAIT + _PART, "sweep"),))

    def turned_up(self) -> Step:
        """The card where it was cut turns up; it is named once its face is seen."""
        who = self.showing.sight.names[self.event.cutter]
        telling = tr("event.draw_cut", who=who, card=card_name(self.event.card))
        card = Flight(None, (self._turn(0, TURN, up=True), self._faces(TURN, TURN + _LOOK)))
        step = Step(self._laid(telling), (card,), TURN + _LOOK, turning((card,)))
        return replace(step, still=self._parts(), first=(TURN // 2, self._laid(self._begins)))

    def counted(self, n: int) -> Step:
        """One rank on, one seat on."""
        seat = self._seat(n)
        telling = tr("event.draw_count", rank=self._rank(n), who=self.showing.sight.names[seat])
        still = (*self._parts(), self._face(), *(self._tile(k) for k in range(n)))
        tile = Flight(None, (self._tile_flies(n), self._tile_lies(n, _TILE_FLIES, _COUNTED)))
        laid = self._laid(telling, asked=(seat,))
        return Step(laid, (tile,), _COUNTED, ((_TILE_FLIES, "call"),), still=still)

    def found(self) -> Step:
        """The count ends: the token goes to the house, and so does the deck, whole again."""
        n, house = self.last, self.event.dealer
        telling = tr("event.draw_done", rank=self._rank(n), who=self.showing.sight.names[house])
        laid = replace(self.showing, asked=(house,)).laid(after(self.view, self.event), telling)
        joined = _CARD_TURNS_BACK + TURN + _JOINED
        there = joined + _TO_DEALER
        lie = (self._tile_lies(k, 0, _CARD_TURNS_BACK) for k in range(n))
        last = self._tile_flies(n), self._tile_lies(n, _TILE_FLIES, _CARD_TURNS_BACK)
        flights = (
            *self._joining(joined),
            *(Flight(None, (leg,)) for leg in lie),
            Flight(None, last),
            *self._passing(laid, joined, there),
        )
        cues = ((_TILE_FLIES, "call"), *token(flights), (joined, "sweep"))
        return Step(laid, flights, there + _AFTER, cues)

    def _joining(self, joined: int) -> Iterator[Flight]:
        """The card turns down again and the halves go back on one another."""
        begin = _CARD_TURNS_BACK + TURN
        face = Flight(None, (self._faces(0, _CARD_TURNS_BACK), self._turn(_CARD_TURNS_BACK, TURN)))
        parted, whole = self._halves(), self._whole()
        low, high = (
            Flight(None, (_slide(a, b, begin, joined - begin),))
            for a, b in zip(parted, whole, strict=True)
        )
        yield from (low, face, high)

    def _passing(self, laid: Laid, joined: int, there: int) -> Iterator[Flight]:
        """The deck and the token on their way to the house."""
        for piece in laid.pieces:
            if piece.key == DECK:
                middle = deck_of(self.frame, self._middle, self._count)
                leg = _slide(middle, piece, joined, there - joined)
                yield Flight(DECK, (leg,), waits=False)
            elif piece.key == ("token",):
                start = _centred(Rect(self._top, laid.deck.size), piece.size)
                cai = replace(piece, at=start)
                yield Flight(piece.key, (_slide(cai, piece, _TOKEN_STARTS, _TOKEN_FLIES),), False)

    def _laid(self, telling: str, asked: tuple[Seat, ...] = ()) -> Laid:
        """The table without the deck, whose parts are shown over it."""
        laid = replace(self.showing, asked=asked).laid(changed(self.view, hand=None), telling)
        return replace(laid, pieces=tuple(p for p in laid.pieces if p.key != DECK))

    @property
    def _count(self) -> int:
        return len(self.view.setup.terms().deck)

    @property
    def _middle(self) -> Point:
        """Where the whole deck stands."""
        return self.box.centerx, self.box.bottom

    def _whole(self) -> tuple[Piece, Piece]:
        """The lower half and the upper half on it."""
        frame, upper = self.frame, self._count // 2
        low = deck_of(frame, self._middle, self._count - upper)
        whole = deck_of(frame, self._middle, self._count)
        high = deck_of(frame, self._middle, upper)
        return low, replace(high, at=(high.at[0], whole.at[1]))

    def _halves(self) -> tuple[Piece, Piece]:
        """The lower half at the left, the upper one beside it."""
        frame, box, upper = self.frame, self.box, self._count // 2
        half = deck_of(frame, self._middle, upper).size[0] // 2
        low = deck_of(frame, (box.x + half, box.bottom), self._count - upper)
        return low, deck_of(frame, (box.right - half, box.bottom), upper)

    def _parts(self) -> tuple[Moving, ...]:
        return tuple(Moving(each.sprite, each.at, each.scale) for each in self._halves())

    @property
    def _top(self) -> Point:
        """Where the card that was cut lies."""
        low = self._halves()[0]
        foot = low.at[0] + low.size[0] // 2, low.at[1] + low.size[1]
        return top_card(self.frame, foot, self._count - self._count // 2)

    def _turn(self, start: int, ms: int, *, up: bool = False) -> Leg:
        deck = self.frame.deck
        sides = deck.face(self.event.card), deck.back
        one, other = reversed(sides) if up else sides
        return Leg(start, ms, self._top, self._top, one, deck.width, deck.scale, other)

    def _faces(self, start: int, until: int) -> Leg:
        deck = self.frame.deck
        face = deck.face(self.event.card)
        return Leg(start, until - start, self._top, self._top, face, deck.width, deck.scale)

    def _face(self) -> Moving:
        return self._faces(0, 1).at(0)

    def _seat(self, n: int) -> Seat:
        return (self.event.cutter + n) % self.view.setup.seats

    def _letter(self, n: int) -> str:
        """The rank that is counted, in the colour of the card that was cut."""
        kind = 2 * (len(cards.RANKS) - 1 - n) + cards.is_red(cards.kind_of(self.event.card))
        return cards.LETTERS[kind]

    def _rank(self, n: int) -> str:
        return rank_name(self._letter(n))

    def _tile_at(self, n: int) -> Point:
        """Before its seat, beside those that this seat was counted before."""
        frame, seats = self.frame, self.view.setup.seats
        place = place_of(self._seat(n), self.view.seat, seats)
        apart = (TILE[0] + 2) * frame.scale
        row = Rect(0, 0, apart * (1 + (self.last - n % seats) // seats), TILE[1] * frame.scale)
        box = lay_box(frame, self.showing.lettering, place)
        row.center = box.center
        if place == "you":
            row.bottom = box.bottom
            if row.colliderect(self.box):
                row.left = self.box.right + 2 * EDGE
        elif place == "top":
            row.top = box.top
            if seats == 4:
                row.left = box.left
        elif place == "left":
            row.left = box.left
        else:
            row.right = box.right
        return row.x + apart * (n // seats), row.y

    def _tile_flies(self, n: int) -> Leg:
        scale = self.frame.scale
        size = TILE[0] * scale, TILE[1] * scale
        start = _centred(Rect(self._top, self.frame.deck.size), size)
        return self._tile_leg(n, 0, _TILE_FLIES, start)

    def _tile_lies(self, n: int, start: int, until: int) -> Leg:
        return self._tile_leg(n, start, until - start, self._tile_at(n))

    def _tile(self, n: int) -> Moving:
        return self._tile_lies(n, 0, 1).at(0)

    def _tile_leg(self, n: int, start: int, ms: int, origin: Point) -> Leg:
        sprite, scale = f"tile/{kind_name(self._letter(n))}", self.frame.scale
        return Leg(start, ms, origin, self._tile_at(n), sprite, TILE[0] * scale, scale)


def _slide(piece: Piece, to: Piece, start: int, ms: int) -> Leg:
    return Leg(start, ms, piece.at, to.at, piece.sprite, piece.size[0], piece.scale)


def _centred(box: Rect, size: Point) -> Point:
    return box.centerx - size[0] // 2, box.centery - size[1] // 2
