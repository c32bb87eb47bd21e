"""What happened, as everybody may see it, and the owner's copy with what only they know.

An event is built public. Where a seat knows more (its own cards), a second copy is built for
that seat with the extra field filled. Nothing is ever built whole and then censored.
"""

from __future__ import annotations

import msgspec

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.rules import Bonus


class DealerDrawn(msgspec.Struct, frozen=True, tag="dealer_drawn"):
    """Bắt cái: the cutter cut this card, and the count from it ended at the dealer."""

    cutter: Seat
    card: str
    dealer: Seat


class Dealt(msgspec.Struct, frozen=True, tag="dealt", omit_defaults=True):
    """A hand was dealt; `cards` only in the copy of the seat that holds them."""

    number: int
    dealer: Seat
    size: int
    cards: str | None = None


class SonsShown(msgspec.Struct, frozen=True, tag="sons_shown"):
    """Trình làng: sons went face up to the seat's won pile."""

    seat: Seat
    cards: str
    takes_house: bool


class SetAside(msgspec.Struct, frozen=True, tag="set_aside", omit_defaults=True):
    """A seat put cards aside, face down, for good; `cards` only in its own copy."""

    seat: Seat
    size: int
    cards: str | None = None


class RoundBegan(msgspec.Struct, frozen=True, tag="round_began"):
    """The house may call; `ceiling` is the highest card a set may hold, None if all may.

    `lifted` tells that the house had no call under the ceiling.
    """

    number: int
    house: Seat
    ceiling: str | None
    lifted: bool


class Called(msgspec.Struct, frozen=True, tag="called", omit_defaults=True):
    """The house laid its set face down and named its size; `cards` only in its own copy."""

    seat: Seat
    size: int
    cards: str | None = None


class Laid(msgspec.Struct, frozen=True, tag="laid", omit_defaults=True):
    """A seat laid cards face down; `cards` only in its own copy."""

    seat: Seat
    size: int
    cards: str | None = None


class TurnedUp(msgspec.Struct, frozen=True, tag="turned_up"):
    """All have laid: the house's set went face up."""

    seat: Seat
    cards: str


class Shown(msgspec.Struct, frozen=True, tag="shown"):
    """A set went face up and beat the best so far, which is out of play."""

    seat: Seat
    cards: str
    beaten: Seat


class Hidden(msgspec.Struct, frozen=True, tag="hidden", omit_defaults=True):
    """A seat's laid cards went out of play unseen; `cards` only in its own copy."""

    seat: Seat
    size: int
    cards: str | None = None


class RoundWon(msgspec.Struct, frozen=True, tag="round_won"):
    """The best set went to its owner's won pile."""

    number: int
    seat: Seat
    cards: str


class HandCount(msgspec.Struct, frozen=True):
    """How a hand was counted; every tuple is by seat.

    `by` is the seat that a bonus pays (the house of a ket, the beater of a de), `against` the
    house that a de is taken from. `amount` is the bonus before won cards are taken off.
    """

    dealer: Seat
    won: tuple[int, ...]
    scores: tuple[int, ...]
    bonus: Bonus | None = None
    amount: int = 0
    by: Seat | None = None
    against: Seat | None = None


class HandCounted(msgspec.Struct, frozen=True, tag="hand_counted"):
    """The hand is over and counted; `totals` are of the match so far."""

    number: int
    count: HandCount
    totals: tuple[int, ...]


class SeatReady(msgspec.Struct, frozen=True, tag="seat_ready"):
    """A seat has seen the count and waits for the next hand."""

    seat: Seat


class MatchEnded(msgspec.Struct, frozen=True, tag="match_ended"):
    """All hands are played; `winners` share the first place."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


Event = (
    DealerDrawn
    | Dealt
    | SonsShown
    | SetAside
    | RoundBegan
    | Called
    | Laid
    | TurnedUp
    | Shown
    | Hidden
    | RoundWon
    | HandCounted
    | SeatReady
    | MatchEnded
)
