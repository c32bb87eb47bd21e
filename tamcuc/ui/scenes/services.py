"""What the screens need from the house around them; `app` provides it.

The screens know these protocols only: no files, no host, no computers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.actions import Action
from tamcuc.games.tam_cuc.events import HandCount
from tamcuc.games.tam_cuc.view import Setup
from tamcuc.table.guest import Guest
from tamcuc.table.wire import Update
from tamcuc.ui.settings import Level, Settings


class Notice(msgspec.Struct, frozen=True):
    """Something the player must be told: a catalog key and its fields."""

    key: str
    fields: dict[str, str | int] = {}


class Opponent(msgspec.Struct, frozen=True):
    """A computer that will sit down: who it is (portrait and name key) and how it plays."""

    who: str
    """Id of the portrait; its name is the catalog's `who.<id>`."""
    level: Level


class OpenMatch(msgspec.Struct, frozen=True):
    """A match that can be gone on with."""

    setup: Setup
    names: tuple[str, ...]
    totals: tuple[int, ...]
    number: int
    saved_at: float
    """Seconds since the epoch."""
    match_id: int = 0
    portraits: tuple[str, ...] = ()


class PastMatch(msgspec.Struct, frozen=True):
    """A line of the history."""

    match_id: int
    setup: Setup
    names: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    """Empty for a match that was left unfinished."""
    hands: int
    seat: int
    """Where the player of this machine sat."""
    ended_at: float
    portraits: tuple[str, ...] = ()


class PlayedHand(msgspec.Struct, frozen=True):
    """A finished hand as the whole table knows it."""

    count: HandCount
    sons: tuple[Seat, str] | None = None
    """Who showed sons, and which."""


class PlayedMatch(msgspec.Struct, frozen=True):
    """A match hand by hand; tuples are by seat, but for the hands."""

    setup: Setup
    names: tuple[str, ...]
    portraits: tuple[str, ...]
    seat: int
    """Where the player of this machine sat."""
    hands: tuple[PlayedHand, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    """Empty for a match that is not played to its end."""
    begun_at: float | None
    """Seconds since the epoch; None where it was not written down."""
    ended_at: float
    open: bool
    """Whether it is still being played."""
    elsewhere: bool = False
    """Whether another running copy of the game plays it, so that it cannot be gone on with here."""


class Session(Protocol):
    """A seat at a running table."""

    @property
    def guest(self) -> Guest:
        """The seat's own state machine: names, view, open prompt."""
        ...

    @property
    def portraits(self) -> Sequence[str]:
        """Portrait id of each seat ("you" for the person)."""
        ...

    def updates(self) -> Sequence[Update]:
        """What arrived since the last call, oldest first; never waits."""
        ...

    def next_due(self) -> float | None:
        """Seconds until something at the table moves by itself; None if nothing will."""
        ...

    def answer(self, action: Action) -> None:
        """Answer the open prompt."""
        ...

    def notices(self) -> Sequence[Notice]:
        """What the player must be told since the last call (such as: play is not saved)."""
        ...

    @property
    def saved(self) -> bool:
        """Whether everything so far is on the disk; if not, leaving loses it."""
        ...

    def leave(self) -> None:
        """Get up; the match stays saved and can be gone on with."""
        ...


class Services(Protocol):
    """The house as the screens see it."""

    @property
    def settings(self) -> Settings:
        """The settings now."""
        ...

    def change(self, settings: Settings) -> None:
        """Keep new settings and let them take effect at once."""
        ...

    def notices(self) -> Sequence[Notice]:
        """What the player must be told since the last call."""
        ...

    def open_match(self) -> OpenMatch | None:
        """Of the open matches the one played last: the title offers it."""
        ...

    def open_matches(self) -> Sequence[OpenMatch]:
        """Matches that can be gone on with here, the one played last first."""
        ...

    def elsewhere(self) -> Sequence[OpenMatch]:
        """Open matches that other running copies of the game play now."""
        ...

    def begin(
        self, setup: Setup, opponents: Sequence[Opponent], *, instead_of: int | None = None
    ) -> Session:
        """Sit down at a new table.

        The open match `instead_of` is set aside into the history; every other stays open.
        """
        ...

    def go_on(self, match_id: int) -> Session | None:
        """Sit down again at this open match, in the identical position.

        None if that turned out to be impossible; a notice tells why.
        """
        ...

    def history(self) -> Sequence[PastMatch]:
        """Past matches, the newest first."""
        ...

    def match(self, match_id: int) -> PlayedMatch | None:
        """A match of the history, or the open one; None if it cannot be read."""
        ...
