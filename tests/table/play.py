"""Matches played at a table in memory: chance, choices, and a pump that does a host's effects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.actions import Action, Ready
from tamcuc.games.tam_cuc.hand import deal_out
from tamcuc.games.tam_cuc.legal import legal, standing_of
from tamcuc.games.tam_cuc.match import Cut, Deal, Match, Outcome, TamCuc, begin
from tamcuc.games.tam_cuc.view import MatchView, Setup
from tamcuc.table import wire
from tamcuc.table.guest import Guest
from tamcuc.table.host import Effect, Host, Link, NeedChance, Save, Send
from tamcuc.table.saved import Entry
from tests.oracle.deals import leaning_deal

KEYS = ("key of An", "key of Bình", "key of Chi", "key of Dũng")
NAMES = ("An", "Bình", "Chi", "Dũng")
GAME = TamCuc()

Carry = Callable[[Link, bytes], None]


def keys(setup: Setup) -> tuple[str, ...]:
    """One secret key a seat."""
    return KEYS[: setup.seats]


def names(setup: Setup) -> tuple[str, ...]:
    """One name a seat."""
    return NAMES[: setup.seats]


def new_host(setup: Setup) -> Host[Match]:
    """A host before the cut."""
    return Host(GAME, begin(setup), keys=keys(setup), names=names(setup))


def chance(kind: str, match: Match, rng: Random) -> Outcome:
    """What the game waits for; deals lean towards sons, pairs and high houses."""
    seats = match.rules.seats
    if kind == "cut":
        return Cut(rng.randrange(seats), rng.choice(match.rules.deck))
    dealer = match.dealer if match.dealer is not None else 0
    if match.counts:
        dealer = (dealer + 1) % seats
    if rng.random() < 0.5:
        return Deal(tuple(leaning_deal(rng, seats, dealer)))
    deck = rng.sample(match.rules.deck, len(match.rules.deck))
    return Deal(deal_out(deck, match.rules, dealer))


def choose(view: MatchView, rng: Random) -> Action:
    """Any legal answer of the view's seat."""
    if view.phase == "counted" or view.hand is None:
        return Ready()
    return rng.choice(legal(standing_of(view.hand, view.setup.terms().sets)))


def chosen(guest: Guest, rng: Random) -> Action:
    """Any legal answer of a guest that is asked."""
    assert guest.view is not None
    return choose(guest.view, rng)


def hear(guest: Guest, effects: Sequence[Effect]) -> None:
    """Let a guest hear all that effects send, over whatever link."""
    for effect in effects:
        assert isinstance(effect, Send)
        guest.receive(effect.data)


class Pump:
    """Does a host's effects in order, as the app does, and holds it to "saved before told"."""

    def __init__(self, host: Host[Match], rng: Random, carry: Carry) -> None:
        self.host = host
        self.rng = rng
        self.carry = carry
        self.between: Match = host.state
        self.entries: list[Entry] = []
        self.saved = host.number
        self.ended: list[str] = []

    def do(self, effects: Sequence[Effect]) -> None:
        """Save, send, and supply chance."""
        saves = [n for n, effect in enumerate(effects) if isinstance(effect, Save)]
        assert saves in ([], [0])
        for effect in effects:
            if isinstance(effect, Save):
                self._save(effect)
            elif isinstance(effect, Send):
                self._send(effect)
            else:
                assert isinstance(effect, NeedChance)
                assert effect == effects[-1]
                outcome = chance(effect.kind, self.host.state, self.rng)
                self.do(self.host.happen(outcome))

    def _save(self, save: Save) -> None:
        assert save.entry.number == self.saved + 1
        self.saved = save.entry.number
        self.entries.append(save.entry)
        if save.ended:
            self.ended.append(save.ended)
            self.between = self.host.state
            self.entries = []

    def _send(self, send: Send) -> None:
        message = wire.from_host(send.data)
        if isinstance(message, wire.Update | wire.Welcome):
            assert message.number == self.saved
        self.carry(send.link, send.data)


class Table:
    """A host and one guest a seat over perfect links; a guest's link is its seat."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.rng = Random(seed)
        self.host = new_host(setup)
        self.guests = [Guest(key) for key in keys(setup)]
        self.got: dict[Link, list[bytes]] = {}
        self.pump = Pump(self.host, self.rng, self.carry)
        for seat, guest in enumerate(self.guests):
            self.say(seat, guest.hello())
        self.pump.do(self.host.start())

    def carry(self, link: Link, data: bytes) -> None:
        """Keep what went over the link and hand it to the seat's guest."""
        self.got.setdefault(link, []).append(data)
        if isinstance(link, int):
            self.guests[link].receive(data)

    def say(self, link: Link, data: bytes) -> None:
        """A guest's bytes reach the host."""
        self.pump.do(self.host.receive(link, data))

    def heard(self, link: Link) -> wire.HostMessage:
        """The last message that went over a link."""
        return wire.from_host(self.got[link][-1])

    def asked(self) -> list[Guest]:
        """The guests with an open prompt."""
        return [guest for guest in self.guests if guest.prompt is not None]

    def answer(self, guest: Guest) -> bytes:
        """One guest answers by chance; returns what it said."""
        said = guest.answer(chosen(guest, self.rng))
        self.say(seat_of(guest), said)
        return said

    def step(self) -> None:
        """One of those asked answers."""
        self.answer(self.rng.choice(self.asked()))

    def until(self, phase: str) -> None:
        """Play until the hand (or else the match) is in this phase."""
        while phase not in (self.phase, self.host.state.phase):
            self.step()

    @property
    def phase(self) -> str | None:
        """The phase of the hand in play."""
        hand = self.host.state.hand
        return None if hand is None else hand.phase

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.host.state.phase == "over"


def assert_guests_know_their_view(host: Host[Match], guests: Sequence[Guest]) -> None:
    """Every guest holds exactly the host's projection for its seat."""
    for guest in guests:
        assert guest.seat is not None
        assert guest.view == GAME.view(host.state, guest.seat)
        assert guest.number == host.number


def seat_of(guest: Guest) -> Seat:
    """The seat of a guest that was welcomed."""
    assert guest.seat is not None
    return guest.seat
