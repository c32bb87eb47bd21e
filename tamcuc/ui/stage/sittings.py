"""Who sits where, with what: each seat of a view as it is to be drawn."""

from __future__ import annotations

from dataclasses import dataclass

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.view import HandView, MatchView
from tamcuc.ui.stage.mood import Mood, mood_of
from tamcuc.ui.stage.places import Place, deals_next, place_of


@dataclass(frozen=True, slots=True)
class Sitting:
    """One seat to be placed."""

    seat: Seat
    place: Place
    name: str
    portrait: str
    points: int
    left: int
    """Cards in hand."""
    won: str
    par: int
    """Cards to be won for a hand without loss; 0 where none are asked for."""
    house: bool
    asked: bool
    mood: Mood


def sittings(
    view: MatchView, names: tuple[str, ...], portraits: tuple[str, ...]
) -> tuple[Sitting, ...]:
    """All seats as they stand in a view."""
    seats = view.setup.seats
    hand = view.hand
    house = hand.house if hand else deals_next(view)
    return tuple(
        Sitting(
            seat=seat,
            place=place_of(seat, view.seat, seats),
            name=names[seat],
            portrait=portraits[seat],
            points=view.totals[seat] if view.totals else 0,
            left=hand.left[seat] if hand else 0,
            won=_by_trick(hand, seat) if hand else "",
            par=view.setup.terms().par or 0,
            house=seat == house,
            asked=seat in view.asked,
            mood=mood_of(view, seat),
        )
        for seat in range(seats)
    )


def _by_trick(hand: HandView, seat: Seat) -> str:
    """A seat's won cards: the sons it showed, then each set that won; the others last."""
    sets = [hand.sons[1]] if hand.sons is not None and hand.sons[0] == seat else []
    sets += [dict(each.shown)[seat] for each in hand.rounds if each.winner == seat]
    ordered, rest = "", hand.won[seat]
    for letter in "".join(sets):
        if letter in rest:
            ordered, rest = ordered + letter, rest.replace(letter, "", 1)
    return ordered + rest
