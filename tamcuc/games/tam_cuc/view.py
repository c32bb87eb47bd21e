"""What one seat may know, as one frozen value: the truth that every guest holds.

Cards are canonical text. Fields named `own_…` are known to the viewer alone; all others are
public and the same in every seat's view.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.events import HandCount
from tamcuc.games.tam_cuc.rules import PRESETS, Length, Rules

Phase = Literal["aside", "call", "lay", "show", "over"]
MatchPhase = Literal["cut", "deal", "play", "counted", "over"]


class Round(msgspec.Struct, frozen=True):
    """A finished round as the table saw it; `shown` starts with the house's own set."""

    house: Seat
    shown: tuple[tuple[Seat, str], ...]
    hidden: tuple[Seat, ...]
    winner: Seat


class HandView(msgspec.Struct, frozen=True):
    """One hand from one seat."""

    seat: Seat
    dealer: Seat
    house: Seat
    phase: Phase
    round: int
    """1-based number of the round; 0 while cards are set aside."""
    asked: tuple[Seat, ...]
    """Seats that owe a decision now."""
    left: tuple[int, ...]
    """Cards in each seat's hand."""
    size: int
    """How many cards are to be set aside or were called; 0 before the call."""
    ceiling: str | None
    """Letter of the highest card that a set of this round may hold; None if all may."""
    laid: tuple[bool, ...]
    """Who has cards lying before them in this round (or has set aside)."""
    shown: tuple[tuple[Seat, str], ...]
    """Sets face up in this round, in order, the house's first; the last is the best."""
    hidden: tuple[Seat, ...]
    """Who hid in this round."""
    sons: tuple[Seat, str] | None
    won: tuple[str, ...]
    """Each seat's won cards."""
    out: str
    """Shown sets that were beaten, in finished rounds."""
    rounds: tuple[Round, ...]
    """The finished rounds."""
    count: HandCount | None
    """The count, once the hand is over."""
    own_hand: str
    own_laid: str
    """What the viewer has lying in this round, shown or not; empty if nothing."""
    own_hidden: str
    """What the viewer put out of play unseen: its aside and its hidden lays."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed before the match; `length` None plays on without end."""

    rules: str = "house"
    seats: int = 4
    length: Length | None = "standard"
    plain: bool = False

    def terms(self) -> Rules:
        """The rules to play by; KeyError for a preset or number of seats that is not known."""
        rules = PRESETS[self.rules][self.seats]
        return rules.plain() if self.plain else rules

    @property
    def hands(self) -> int | None:
        """How many hands the match has; None if it has no end."""
        return None if self.length is None else self.terms().hands.of(self.length)


class MatchView(msgspec.Struct, frozen=True):
    """A match from one seat."""

    seat: Seat
    setup: Setup
    phase: MatchPhase
    number: int
    """1-based number of the hand being played or just counted; 0 before the first."""
    dealer: Seat | None
    asked: tuple[Seat, ...]
    counts: tuple[HandCount, ...]
    """The finished hands."""
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    """Who shares the first place; empty until the match is over."""
    hand: HandView | None
