"""A hand played by the clock: every seat a computer, answering when its pace says so."""

from __future__ import annotations

from collections.abc import Callable

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.actions import Action
from tamcuc.games.tam_cuc.match import Cut, Deal
from tamcuc.games.tam_cuc.view import MatchView, Setup
from tamcuc.table.guest import Guest
from tamcuc.table.host import Effect, Send
from tamcuc.table.pacing import Pace, Speed
from tests.table.play import keys, new_host, seat_of

Chooser = Callable[[MatchView], Action]


class PacedHand:
    """One hand from a given deal by seat 0, up to everybody's being ready for the next.

    `sent` is all that ever went to each seat, with the second at which it did.
    """

    def __init__(self, setup: Setup, deal: tuple[str, ...], choose: Chooser, speed: Speed) -> None:
        self.choose = choose
        self.now = 0.0
        self.sent: dict[Seat, list[tuple[float, bytes]]] = {seat: [] for seat in range(setup.seats)}
        self.host = new_host(setup)
        self.guests = [Guest(key) for key in keys(setup)]
        for seat, guest in enumerate(self.guests):
            self._do(self.host.receive(seat, guest.hello()))
        self._do(self.host.happen(Cut(setup.seats - 1, "A")))
        self._do(self.host.happen(Deal(deal)))
        self._play(Pace(speed))

    def _play(self, pace: Pace) -> None:
        while self.host.state.phase in ("play", "counted"):
            at = pace.next_due(self.guests, self.now)
            assert at is not None
            self.now = at
            self._answer(pace.due(self.guests, self.now)[0])

    def _answer(self, guest: Guest) -> None:
        assert guest.view is not None
        said = guest.answer(self.choose(guest.view))
        self._do(self.host.receive(seat_of(guest), said))

    def _do(self, effects: list[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Send):
                assert isinstance(effect.link, int)
                self.sent[effect.link].append((self.now, effect.data))
                self.guests[effect.link].receive(effect.data)
