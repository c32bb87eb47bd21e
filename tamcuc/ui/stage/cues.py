"""What is heard of a step and when: a card where it lands, a flip as it turns over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc import events
from tamcuc.games.tam_cuc.events import Event
from tamcuc.ui.stage.flight import Flight

Cue = tuple[int, str]
"""When its knock is to be heard, in milliseconds of the step, and the name of the sound."""

_KNOCKS: Final = {"turn": 85, "sweep": 250}
"""Milliseconds from the beginning of a sound to its knock: before it there is air and straw."""

_MOVES: Final = (
    events.SonsShown,
    events.SetAside,
    events.Called,
    events.Laid,
    events.Shown,
    events.Hidden,
)
"""What a seat does; all else follows from it."""


def cues(event: Event, flights: Sequence[Flight]) -> tuple[Cue, ...]:
    """What an event sounds like, shown by these flights."""
    match event:
        case events.Called():
            return ((0, "call"), *landing(flights))
        case events.Laid() | events.SetAside():
            return landing(flights)
        case events.TurnedUp() | events.Shown():
            return turning(flights)
        case events.Hidden():
            return ((0, "hide"),)
        case events.RoundWon():
            return (_sweep(flights), *token(flights))
        case events.SonsShown():
            snatched = ((0, "cuop_cai"),) if event.takes_house else ()
            return (*snatched, _sweep(flights), *token(flights))
    return ()


def told(flights: Sequence[Flight]) -> tuple[Cue, ...]:
    """Trình làng: the cards where they land, and the drum once the last one lies."""
    return (*landing(flights), (max((f.end for f in flights), default=0), "trinh_lang"))


def token(flights: Sequence[Flight]) -> tuple[Cue, ...]:
    """The token of the house where it is put down."""
    return tuple((f.end, "token") for f in flights if f.key == ("token",))


def after_another(happened: Sequence[Event], seat: Seat) -> bool:
    """Whether the last move of all that happened was somebody else's."""
    movers = [event.seat for event in happened if isinstance(event, _MOVES)]
    return bool(movers) and movers[-1] != seat


def starts(cue: Cue, speed: float) -> int:
    """When in the step a sound begins so that its knock falls where it should.

    A sound takes its time however fast the pictures are.
    """
    ms, name = cue
    return max(0, ms - round(_KNOCKS.get(name, 0) * speed))


def _sweep(flights: Sequence[Flight]) -> Cue:
    """The pile is squared up as the first card that comes to it is there."""
    won = [flight for flight in flights if flight.key is not None and flight.key[0] == "won"]
    landed = [flight.end for flight in won if not flight.legs[-1].stays]
    return min(landed, default=0), "sweep"


def landing(flights: Sequence[Flight]) -> tuple[Cue, ...]:
    """Each card that is laid is heard when it is there."""
    return tuple((f.end, "lay") for f in flights if f.key is not None and f.key[0] == "lay")


def turning(flights: Sequence[Flight]) -> tuple[Cue, ...]:
    """Each card that turns over, as it lies down again."""
    legs = [leg for flight in flights for leg in flight.legs if leg.turns_to]
    return tuple((leg.end, "turn") for leg in legs)


def dealing(flights: Sequence[Flight]) -> tuple[Cue, ...]:
    """Each card off the deck; then one's own turn up, all together."""
    off_the_deck = tuple((flight.legs[0].start, "deal") for flight in flights)
    own = [flight for flight in flights if flight.key is not None and flight.key[0] == "hand"]
    return (*off_the_deck, *turning(own)[:1])
