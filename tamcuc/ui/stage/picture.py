"""The view after one event: what to show between the view that was and the view that is.

An update brings several events and the view after all of them. To show one after another, this
follows the events from the old view. It is for pictures only: the truth is the view that arrived,
and the last step always ends there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc import cards, events
from tamcuc.games.tam_cuc.events import Event
from tamcuc.games.tam_cuc.view import HandView, MatchView, Round


def after(view: MatchView, event: Event) -> MatchView:
    """The view with the event done to it, as far as a picture shows it."""
    follow = _FOLLOW.get(type(event))
    if follow is None:
        return view
    return follow(view, event)


def _drawn(view: MatchView, event: events.DealerDrawn) -> MatchView:
    return replace(view, dealer=event.dealer, phase="deal", hand=None)


def _dealt(view: MatchView, event: events.Dealt) -> MatchView:
    seats = view.setup.seats
    hand = HandView(
        seat=view.seat,
        dealer=event.dealer,
        house=event.dealer,
        phase="call",
        round=0,
        asked=(),
        left=(event.size,) * seats,
        size=0,
        ceiling=None,
        laid=(False,) * seats,
        shown=(),
        hidden=(),
        sons=None,
        won=("",) * seats,
        out="",
        rounds=(),
        count=None,
        own_hand=event.cards or "",
        own_laid="",
        own_hidden="",
    )
    return replace(
        view, hand=hand, phase="play", number=event.number, dealer=event.dealer, asked=()
    )


def _on_hand(
    follow: Callable[[HandView, Any], HandView],
) -> Callable[[MatchView, Any], MatchView]:
    """A follower of the hand alone; without a hand there is nothing to follow."""

    def followed(view: MatchView, event: Any) -> MatchView:
        if view.hand is None:
            return view
        return replace(view, hand=follow(view.hand, event), asked=())

    return followed


def _sons(hand: HandView, event: events.SonsShown) -> HandView:
    own = event.seat == hand.seat
    return replace(
        hand,
        phase="aside",
        house=event.seat if event.takes_house else hand.house,
        left=_put(hand.left, event.seat, hand.left[event.seat] - len(event.cards)),
        won=_put(hand.won, event.seat, _joined(hand.won[event.seat], event.cards)),
        own_hand=_without(hand.own_hand, event.cards) if own else hand.own_hand,
        sons=(event.seat, event.cards),
        size=len(event.cards),
        asked=(),
    )


def _laid_down(hand: HandView, event: events.SetAside | events.Called | events.Laid) -> HandView:
    own = event.cards or ""
    return replace(
        hand,
        left=_put(hand.left, event.seat, hand.left[event.seat] - event.size),
        laid=_put(hand.laid, event.seat, True),
        own_hand=_without(hand.own_hand, own),
        own_laid=own or hand.own_laid,
        size=event.size,
        asked=(),
    )


def _called(hand: HandView, event: events.Called) -> HandView:
    return replace(_laid_down(hand, event), phase="lay")


def _began(hand: HandView, event: events.RoundBegan) -> HandView:
    aside = hand.own_laid if hand.phase == "aside" else ""
    return replace(
        hand,
        phase="call",
        round=event.number,
        house=event.house,
        ceiling=event.ceiling,
        size=0,
        laid=(False,) * len(hand.left),
        shown=(),
        hidden=(),
        own_laid="",
        own_hidden=_joined(hand.own_hidden, aside),
        asked=(),
    )


def _turned_up(hand: HandView, event: events.TurnedUp) -> HandView:
    return replace(hand, phase="show", shown=((event.seat, event.cards),), asked=())


def _shown(hand: HandView, event: events.Shown) -> HandView:
    return replace(hand, shown=(*hand.shown, (event.seat, event.cards)), asked=())


def _hidden(hand: HandView, event: events.Hidden) -> HandView:
    own = event.seat == hand.seat
    return replace(
        hand,
        hidden=(*hand.hidden, event.seat),
        laid=_put(hand.laid, event.seat, False),
        own_hidden=_joined(hand.own_hidden, hand.own_laid) if own else hand.own_hidden,
        own_laid="" if own else hand.own_laid,
        asked=(),
    )


def _won(hand: HandView, event: events.RoundWon) -> HandView:
    beaten = "".join(text for seat, text in hand.shown if seat != event.seat)
    house = hand.shown[0][0] if hand.shown else hand.house
    over = not any(hand.left)
    return replace(
        hand,
        phase="over" if over else hand.phase,
        house=event.seat,
        won=_put(hand.won, event.seat, _joined(hand.won[event.seat], event.cards)),
        out=_joined(hand.out, beaten),
        laid=(False,) * len(hand.left),
        rounds=(*hand.rounds, Round(house, hand.shown, hand.hidden, event.seat)),
        shown=(),
        hidden=(),
        own_laid="",
        size=0,
        ceiling=None if over else hand.ceiling,
        asked=(),
    )


def _counted(view: MatchView, event: events.HandCounted) -> MatchView:
    hand = None if view.hand is None else replace(view.hand, count=event.count)
    counts = (*view.counts[: event.number - 1], event.count)
    return replace(view, phase="counted", counts=counts, totals=event.totals, hand=hand)


def _ready(view: MatchView, event: events.SeatReady) -> MatchView:
    """With the last of those who were asked the hand is let go of."""
    if event.seat not in view.asked:
        return view
    asked = tuple(seat for seat in view.asked if seat != event.seat)
    if asked:
        return replace(view, asked=asked)
    return replace(view, phase="deal", asked=(), hand=None)


def _ended(view: MatchView, event: events.MatchEnded) -> MatchView:
    return replace(view, phase="over", totals=event.totals, winners=event.winners, asked=())


_FOLLOW: Final[dict[type, Callable[[MatchView, Any], MatchView]]] = {
    events.DealerDrawn: _drawn,
    events.Dealt: _dealt,
    events.SonsShown: _on_hand(_sons),
    events.SetAside: _on_hand(_laid_down),
    events.Called: _on_hand(_called),
    events.Laid: _on_hand(_laid_down),
    events.RoundBegan: _on_hand(_began),
    events.TurnedUp: _on_hand(_turned_up),
    events.Shown: _on_hand(_shown),
    events.Hidden: _on_hand(_hidden),
    events.RoundWon: _on_hand(_won),
    events.HandCounted: _counted,
    events.SeatReady: _ready,
    events.MatchEnded: _ended,
}


def _put(by_seat: tuple[Any, ...], seat: Seat, value: object) -> tuple[Any, ...]:
    return (*by_seat[:seat], value, *by_seat[seat + 1 :])


def _joined(first: str, second: str) -> str:
    return cards.text(cards.gather(first + second))


def _without(hand: str, gone: str) -> str:
    for letter in gone:
        hand = hand.replace(letter, "", 1)
    return hand
