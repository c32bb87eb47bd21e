"""A session without a house around it: a real match, the others answering at random."""

from __future__ import annotations

from collections.abc import Sequence

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.actions import Action
from tamcuc.games.tam_cuc.events import Event
from tamcuc.games.tam_cuc.match import TamCuc
from tamcuc.games.tam_cuc.view import Setup
from tamcuc.table import wire
from tamcuc.table.guest import Guest
from tamcuc.table.wire import Update, Welcome
from tamcuc.ui.scenes.services import Notice, OpenMatch, Opponent, PastMatch, PlayedMatch, Session
from tamcuc.ui.settings import Settings
from tests.ui.stage.plays import Table

NAMES = ("Bạn", "Bà nội", "Ông đồ", "Bé Na")
PORTRAITS = ("you", "ba_noi", "ong_do", "be_na")
GAME = TamCuc()


class ScriptedSession:
    """Moves only when it is told to; every update goes through the guest's own bytes."""

    def __init__(self, table: Table, seat: Seat = 0, names: Sequence[str] = NAMES) -> None:
        self.table = table
        self.seat = seat
        seats = table.setup.seats
        order = [(n - seat) % seats for n in range(seats)]
        self.portraits = tuple(PORTRAITS[n] for n in order)
        self.guest = Guest("key")
        self.guest.hello()
        welcome = Welcome(wire.VERSION, 1, seat, tuple(names[n] for n in order), 0)
        self.guest.receive(wire.encode(welcome))
        self.answers: list[Action] = []
        self.told: list[Notice] = []
        self.left = False
        self.saved = True
        self._waiting: list[Update] = []
        self._number = 0
        self._prompt: int | None = None
        self._tell(())

    def step(self) -> bool:
        """One thing happens without the player; False if the player is waited for."""
        if GAME.needs(self.table.match):
            self._tell(self.table.happen(self.seat))
            return True
        others = [who for who in GAME.asked(self.table.match) if who != self.seat]
        if not others:
            return False
        who = self.table.chance.choice(others)
        self._tell(self.table.answer(who, self.table.thinkable(who), self.seat))
        return True

    def answer(self, action: Action) -> None:
        self.answers.append(action)
        self.guest.answer(action)
        self._tell(self.table.answer(self.seat, action, self.seat))

    def updates(self) -> Sequence[Update]:
        waiting, self._waiting = self._waiting, []
        return waiting

    def next_due(self) -> float | None:
        return None

    def notices(self) -> Sequence[Notice]:
        told, self.told = self.told, []
        return told

    def leave(self) -> None:
        self.left = True

    def _tell(self, events: Sequence[Event]) -> None:
        self._number += 1
        view = self.table.view(self.seat)
        if self.seat not in view.asked:
            self._prompt = None
        elif self._prompt is None or self.guest.pending is not None:
            self._prompt = self._number
        update = Update(self._number, self._prompt, tuple(events), view)
        heard = self.guest.receive(wire.encode(update))
        assert isinstance(heard, Update)
        self._waiting.append(heard)


class QuietServices:
    """A house with nothing but settings."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()

    def change(self, settings: Settings) -> None:
        self.settings = settings

    def notices(self) -> Sequence[Notice]:
        return ()

    def open_match(self) -> OpenMatch | None:
        return None

    def open_matches(self) -> Sequence[OpenMatch]:
        return ()

    def elsewhere(self) -> Sequence[OpenMatch]:
        return ()

    def begin(
        self, setup: Setup, opponents: Sequence[Opponent], *, instead_of: int | None = None
    ) -> Session:
        raise NotImplementedError

    def go_on(self, match_id: int) -> Session:
        raise NotImplementedError

    def history(self) -> Sequence[PastMatch]:
        return ()

    def match(self, match_id: int) -> PlayedMatch | None:  # noqa: ARG002 - nothing is kept here
        return None
