"""What a game is to a table, whatever is played.

A game is a set of pure functions over a frozen state. The table asks it who is asked, hands it
answers and chance, and gets back the next state and what happened.
"""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

import msgspec

Seat = int
"""A place at the table, from 0; seat + 1 sits at one's right and plays next."""


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed: a code from the game's closed list."""

    code: str


class RefusedError(ValueError):
    """An action that is not allowed here; carries its refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


EventT = TypeVar("EventT")
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT", covariant=True)
ActionT = TypeVar("ActionT", contravariant=True)
OutcomeT = TypeVar("OutcomeT", contravariant=True)


class Told(msgspec.Struct, Generic[EventT], frozen=True):
    """One event: as everybody sees it, and the copies of those who know more."""

    public: EventT
    secrets: tuple[tuple[Seat, EventT], ...] = ()

    def to(self, seat: Seat) -> EventT:
        """The copy that this seat receives."""
        for owner, secret in self.secrets:
            if owner == seat:
                return secret
        return self.public


class Step(msgspec.Struct, Generic[StateT, EventT], frozen=True):
    """What applying an action led to."""

    state: StateT
    events: tuple[Told[EventT], ...]


class Game(Protocol[StateT, ViewT, ActionT, OutcomeT]):
    """The functions that a table needs of a game; all pure."""

    def needs(self, state: StateT) -> str | None:
        """Which outcome of chance the game waits for ("cut", "deal"), if any."""
        ...

    def happen(self, state: StateT, outcome: OutcomeT) -> Step[StateT, Any]:
        """Take an outcome of chance; ValueError if it is not one that was needed."""
        ...

    def asked(self, state: StateT) -> tuple[Seat, ...]:
        """The seats that owe an answer, each its own."""
        ...

    def why_not(self, state: StateT, seat: Seat, action: ActionT) -> Refusal | None:
        """None if the seat may do this now, else the reason."""
        ...

    def apply(self, state: StateT, seat: Seat, action: ActionT) -> Step[StateT, Any]:
        """Do it; RefusedError where `why_not` names a reason."""
        ...

    def view(self, state: StateT, seat: Seat) -> ViewT:
        """All that this seat may know, and nothing else."""
        ...
