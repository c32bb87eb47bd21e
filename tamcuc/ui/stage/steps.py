"""An update as steps to be shown one after another: the event, its picture, its sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from msgspec.structs import replace as changed
from pygame import Rect

from tamcuc.games.tam_cuc import cards, events
from tamcuc.games.tam_cuc.events import Event
from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.i18n.names import card_name, rank_name, set_name
from tamcuc.i18n.words import tr
from tamcuc.ui.stage.cues import Cue, cues, dealing, landing, turning
from tamcuc.ui.stage.difference import dealt, flights
from tamcuc.ui.stage.fit import Lettering
from tamcuc.ui.stage.flight import Flight, Leg
from tamcuc.ui.stage.layout import Sight, layout
from tamcuc.ui.stage.lookback import last_round
from tamcuc.ui.stage.picture import after
from tamcuc.ui.stage.says import story
from tamcuc.ui.stage.talk import Remark, remark
from tamcuc.ui.stage.things import Banner, Laid, Moving, Piece, Point

_HOLD: Final[dict[type, int]] = {
    events.SonsShown: 500,
    events.SetAside: 60,
    events.Called: 350,
    events.Laid: 60,
    events.TurnedUp: 400,
    events.Shown: 400,
    events.Hidden: 250,
    events.RoundWon: 200,
    events.RoundBegan: 0,
}
"""Milliseconds for which a picture stands before the next step begins."""

_LOOK_BEFORE_WON = 300
_COUNTED = 420
_DRAWN = 1100
_BANNER = 1800


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happened, on its way from the layout before to `laid`."""

    laid: Laid
    flights: tuple[Flight, ...]
    ms: int
    cues: tuple[Cue, ...] = ()
    """What is heard, and when."""
    banner: Banner | None = None
    still: tuple[Moving, ...] = ()
    """Pictures that lie over the layout all the time."""
    said: Remark | None = None
    """What somebody says to it."""


@dataclass(frozen=True, slots=True)
class Showing:
    """What is needed to make layouts: the sight without its words, canvas, letters."""

    sight: Sight
    size: tuple[int, int]
    lettering: Lettering
    asked: tuple[int, ...] = ()
    """Who counts as asked while the steps are shown: one's own open prompt stays open."""

    def laid(self, view: MatchView, telling: str) -> Laid:
        """The layout of a view with this sentence in the ribbon."""
        hand = view.hand
        if self.asked:
            hand = None if hand is None else changed(hand, asked=self.asked)
            view = changed(view, asked=self.asked, hand=hand)
        return layout(view, replace(self.sight, telling=telling), self.size, self.lettering)


def steps(
    before: Laid, view: MatchView, happened: Sequence[Event], showing: Showing
) -> Iterator[Step]:
    """The steps from the layout and the view before, through all that happened."""
    telling = ""
    for event in happened:
        said = story(event, view, showing.sight.names)
        telling = said or telling
        remarked = remark(event, view, showing.sight.portraits)
        for step in _shown(before, view, event, showing, telling):
            before = step.laid
            yield replace(step, said=remarked)
            remarked = None
        view = after(view, event)


def _shown(
    before: Laid, view: MatchView, event: Event, showing: Showing, telling: str
) -> Iterator[Step]:
    match event:
        case events.DealerDrawn():
            yield from _drawn(view, event, showing)
        case events.Dealt():
            yield _deal(view, event, showing, telling)
        case events.SonsShown():
            yield from _sons(before, view, event, showing, telling)
        case events.HandCounted():
            yield from _counted(view, event, showing, telling)
        case events.RoundWon():
            yield Step(before, (), _LOOK_BEFORE_WON)
            yield _plain(before, after(view, event), event, showing, telling)
        case events.SeatReady() | events.MatchEnded():
            return
        case _:
            yield _plain(before, after(view, event), event, showing, telling)


def _plain(before: Laid, view: MatchView, event: Event, showing: Showing, telling: str) -> Step:
    laid = showing.laid(view, telling)
    moving = flights(before, laid)
    ms = max((flight.end for flight in moving), default=0) + _HOLD.get(type(event), 0)
    return Step(laid, moving, ms, cues(event, moving))


def _sons(
    before: Laid, view: MatchView, event: events.SonsShown, showing: Showing, telling: str
) -> Iterator[Step]:
    """Sons lie face up before their seat for a while, then go to its won cards."""
    then = after(view, event)
    if then.hand is None:
        return
    lying = tuple(seat == event.seat for seat in range(view.setup.seats))
    won = view.hand.won if view.hand else then.hand.won
    hand = changed(then.hand, phase="show", shown=((event.seat, event.cards),), laid=lying, won=won)
    shows = tr("event.trinh_lang", who=showing.sight.names[event.seat], set=set_name(event.cards))
    first = showing.laid(changed(then, hand=hand), shows)
    moving = flights(before, first)
    ends = max((flight.end for flight in moving), default=0)
    yield Step(first, moving, ends + 900, landing(moving))
    yield _plain(first, then, event, showing, telling)


def _deal(view: MatchView, event: events.Dealt, showing: Showing, telling: str) -> Step:
    laid = showing.laid(after(view, event), telling)
    seats = view.setup.seats
    turns = [((event.dealer + n) % seats, n // seats) for n in range(event.size * seats)]
    deck = _beside_portrait(laid, event.dealer)
    moving = dealt(laid, deck, turns, view.seat)
    ms = max((flight.end for flight in moving), default=0) + 200
    return Step(laid, moving, ms, dealing(moving))


def _beside_portrait(laid: Laid, seat: int) -> Point:
    """Upper left corner of a card that lies over a seat's portrait."""
    box = _portrait(laid, seat).box
    return box.centerx - laid.deck.width // 2, box.centery - laid.deck.height // 2


def _portrait(laid: Laid, seat: int) -> Piece:
    return next(piece for piece in laid.pieces if piece.key == ("portrait", seat))


def _drawn(view: MatchView, event: events.DealerDrawn, showing: Showing) -> Iterator[Step]:
    """Bắt cái: the cut card turns up, and the count goes round from the cutter to the dealer."""
    names = showing.sight.names
    telling = tr("event.draw_cut", who=names[event.cutter], card=card_name(event.card))
    table = showing.laid(changed(view, hand=None), telling)
    card = _cut_card(table, event.card)
    yield Step(table, (card,), card.end + 700, turning((card,)))
    lying = card.legs[-1].at(card.end)
    still = Moving(lying.sprite, lying.at, lying.scale)
    steps_on = len(cards.RANKS) - 1 - cards.rank(cards.kind_of(event.card))
    for n in range(steps_on + 1):
        seat = (event.cutter + n) % view.setup.seats
        rank = rank_name(cards.LETTERS[2 * (len(cards.RANKS) - 1 - n)])
        yield _count(view, showing, seat, rank, still, last=n == steps_on)


def _count(
    view: MatchView, showing: Showing, seat: int, rank: str, still: Moving, *, last: bool
) -> Step:
    key = "event.draw_done" if last else "event.draw_count"
    telling = tr(key, rank=rank, who=showing.sight.names[seat])
    lit = replace(showing, asked=(seat,))
    laid = lit.laid(changed(view, hand=None), telling)
    return Step(laid, (), _DRAWN if last else _COUNTED, ((0, "call"),), still=(still,))


def _cut_card(laid: Laid, letter: str) -> Flight:
    deck, scale = laid.deck, laid.deck.scale
    face = deck.face(letter)
    box = Rect((0, 0), deck.size)
    box.center = laid.mat.center
    rise = Leg(0, 300, (box.x, box.y + 24), box.topleft, deck.back, box.w, scale)
    turn = Leg(rise.end, 260, box.topleft, box.topleft, deck.back, box.w, scale, face)
    hold = Leg(turn.end, 1, box.topleft, box.topleft, face, box.w, scale)
    return Flight(None, (rise, turn, hold), waits=False)


def _counted(
    view: MatchView, event: events.HandCounted, showing: Showing, telling: str
) -> Iterator[Step]:
    """A ket or a de has its moment before the count."""
    count, sound = event.count, "de" if event.count.bonus == "de" else "ket"
    if count.by is None:
        return
    last = last_round(view)
    showed = dict(last.shown) if last else {}
    banner = Banner(
        telling,
        f"seal/{sound}",
        showing.sight.portraits[count.by],
        showed.get(count.by, ""),
        "" if count.against is None else showed.get(count.against, ""),
    )
    yield Step(showing.laid(view, ""), (), _BANNER, ((0, sound),), banner)
