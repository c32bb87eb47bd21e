"""The host: the one authority over a game, without I/O. Bytes and chance in, effects out.

Every method that changes the game returns its effects in the order in which they must be done:
what was decided is saved before anybody is told of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Generic, Literal, TypeVar

import msgspec

from tamcuc.games.protocol import Game, Seat, Step, Told
from tamcuc.games.tam_cuc.actions import Action
from tamcuc.games.tam_cuc.events import Event, HandCounted, MatchEnded
from tamcuc.games.tam_cuc.match import Outcome
from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.table import wire
from tamcuc.table.saved import Entry, Move, SavedError
from tamcuc.table.wire import Answer, Hello, HostMessage, Notice, Refused, Sync, Update, Welcome

StateT = TypeVar("StateT")

Link = int | str
"""Whatever the owner of the wires calls one of them by."""

Ended = Literal["hand", "match"]

HAND_SPAN: Final = 100
"""No hand takes more updates than this, from its deal until all are ready for the next."""


class Save(msgspec.Struct, frozen=True):
    """Keep this entry, and let go of the open hand if it `ended`, before doing what follows."""

    entry: Entry
    ended: Ended | None


class Send(msgspec.Struct, frozen=True):
    """Send these bytes over this link."""

    link: Link
    data: bytes


class NeedChance(msgspec.Struct, frozen=True):
    """The game waits for this outcome ("cut", "deal"); give it to `Host.happen`."""

    kind: str


Effect = Save | Send | NeedChance


class Host(Generic[StateT]):
    """A game in play, its seats, and the links that hold them.

    Updates are numbered on from `number`. A prompt's id follows from the number of the update
    that opened it and from its seat, so it tells nothing and is the same after a restart. A seat
    keeps its prompt until it answers or is no longer asked, whatever others do meanwhile.
    """

    def __init__(
        self,
        game: Game[StateT, MatchView, Action, Outcome],
        state: StateT,
        *,
        keys: Sequence[str],
        names: Sequence[str],
        number: int = 0,
    ) -> None:
        """`keys` are the secrets that open each seat; ValueError unless all differ."""
        if len(set(keys)) != len(keys) or len(names) != len(keys):
            raise ValueError("each seat needs a key of its own and a name")
        self._game = game
        self._state = state
        self._number = number
        self._seat_of = {key: seat for seat, key in enumerate(keys)}
        self._names = tuple(names)
        self._links: dict[Link, Seat] = {}
        self._prompts: dict[Seat, int] = {}
        self._open_prompts()

    @classmethod
    def restore(
        cls,
        game: Game[StateT, MatchView, Action, Outcome],
        state: StateT,
        entries: Iterable[Entry],
        *,
        keys: Sequence[str],
        names: Sequence[str],
        number: int = 0,
    ) -> Host[StateT]:
        """The identical position: a state between hands, and all that was saved since.

        `number` counts only where nothing was saved since; it must be no lower than what was
        ever told (`HAND_SPAN` for each finished hand is enough). SavedError where the entries
        don't follow.
        """
        saved = tuple(entries)
        start = saved[0].number - 1 if saved else number
        host = cls(game, state, keys=keys, names=names, number=start)
        for entry in saved:
            if entry.number != host._number + 1:
                raise SavedError(f"entry {entry.number} after {host._number}")
            host._replay(entry.what)
        return host

    @property
    def state(self) -> StateT:
        """The game as it stands. It holds everybody's cards: for saving, never for showing."""
        return self._state

    @property
    def number(self) -> int:
        """The newest update."""
        return self._number

    def start(self) -> list[Effect]:
        """What the game waits for before anybody is asked (also after a restore)."""
        kind = self._game.needs(self._state)
        return [] if kind is None else [NeedChance(kind)]

    def happen(self, outcome: Outcome) -> list[Effect]:
        """Chance has decided. ValueError if that is not what the game waits for."""
        return self._step(outcome, self._game.happen(self._state, outcome))

    def receive(self, link: Link, data: bytes) -> list[Effect]:
        """A guest spoke. Whatever it said, nothing is raised."""
        try:
            message = wire.from_guest(data)
        except wire.PeerError as error:
            return [_send(link, Notice(error.code))]
        if isinstance(message, Hello):
            return self._hello(link, message)
        seat = self._links.get(link)
        if seat is None:
            return [_send(link, Notice("hello_first"))]
        if isinstance(message, Sync):
            return self._sync(link, seat, message)
        return self._answer(link, seat, message)

    def leave(self, link: Link) -> None:
        """The link is gone; its seat stays where it is."""
        self._links.pop(link, None)

    def _hello(self, link: Link, hello: Hello) -> list[Effect]:
        seat = self._seat_of.get(hello.key)
        if seat is None:
            return [_send(link, Notice("unknown_key"))]
        self._links[link] = seat
        welcome = Welcome(wire.VERSION, hello.greeting, seat, self._names, self._number)
        return [_send(link, welcome), _send(link, self._update(seat, ()))]

    def _sync(self, link: Link, seat: Seat, sync: Sync) -> list[Effect]:
        if sync.have == self._number:
            return []
        return [_send(link, self._update(seat, ()))]

    def _answer(self, link: Link, seat: Seat, answer: Answer) -> list[Effect]:
        if self._prompts.get(seat) != answer.prompt:
            return [_send(link, Refused(answer.prompt, wire.CLOSED_PROMPT))]
        refusal = self._game.why_not(self._state, seat, answer.action)
        if refusal is not None:
            return [_send(link, Refused(answer.prompt, refusal.code))]
        step = self._game.apply(self._state, seat, answer.action)
        return self._step(Move(seat, answer.action), step)

    def _step(self, what: Move | Outcome, step: Step[StateT, Event]) -> list[Effect]:
        self._take(what, step)
        save = Save(Entry(self._number, what), _ended(step.events))
        return [save, *self._tell(step.events), *self.start()]

    def _take(self, what: Move | Outcome, step: Step[StateT, Event]) -> None:
        self._state = step.state
        self._number += 1
        if isinstance(what, Move):
            self._prompts.pop(what.seat, None)
        self._open_prompts()

    def _replay(self, what: Move | Outcome) -> None:
        try:
            if isinstance(what, Move):
                step = self._game.apply(self._state, what.seat, what.action)
            else:
                step = self._game.happen(self._state, what)
        except (ValueError, IndexError):
            # The game's own words may name cards, and errors end up in reports.
            raise SavedError(f"entry {self._number + 1} is not possible here") from None
        self._take(what, step)

    def _open_prompts(self) -> None:
        """Close what is no longer asked, and ask the seats that have no prompt yet."""
        opened = self._number * len(self._names)
        kept = self._prompts
        asked = sorted(self._game.asked(self._state))
        self._prompts = {seat: kept.get(seat, opened + seat) for seat in asked}

    def _tell(self, events: tuple[Told[Event], ...]) -> list[Effect]:
        held = sorted(set(self._links.values()))
        told = {
            seat: wire.encode(self._update(seat, tuple(told.to(seat) for told in events)))
            for seat in held
        }
        return [Send(link, told[seat]) for link, seat in self._links.items()]

    def _update(self, seat: Seat, events: tuple[Event, ...]) -> Update:
        view = self._game.view(self._state, seat)
        return Update(self._number, self._prompts.get(seat), events, view)


def _send(link: Link, message: HostMessage) -> Send:
    return Send(link, wire.encode(message))


def _ended(events: tuple[Told[Event], ...]) -> Ended | None:
    """Whether these events end a hand, or with it the match."""
    kinds = {type(told.public) for told in events}
    if MatchEnded in kinds:
        return "match"
    return "hand" if HandCounted in kinds else None
