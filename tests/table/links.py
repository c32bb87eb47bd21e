"""Links that drop, delay, double and reorder, and a clock that only the test moves."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Sequence
from random import Random

import msgspec

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.events import Event
from tamcuc.games.tam_cuc.view import Setup
from tamcuc.table import wire
from tamcuc.table.guest import Guest
from tamcuc.table.host import Link
from tests.table.play import Pump, choose, keys, new_host


class Weather(msgspec.Struct, frozen=True):
    """What links do to messages: chances of one each, and the longest delay in seconds."""

    drop: float = 0.0
    double: float = 0.0
    delay: float = 0.0
    rejoin: float = 0.0
    """Chance that a guest comes back over a new link whenever it is about to answer."""


class Network:
    """Messages on their way, by the time at which they arrive."""

    def __init__(self, weather: Weather, rng: Random) -> None:
        self.weather = weather
        self.rng = rng
        self.now = 0.0
        self._queue: list[tuple[float, int, Callable[[], None]]] = []
        self._sent = 0

    def send(self, arrive: Callable[[], None]) -> None:
        """Let something arrive some time later, perhaps twice, perhaps never."""
        for _ in range(1 + (self.rng.random() < self.weather.double)):
            if self.rng.random() >= self.weather.drop:
                self.at(self.now + self.rng.random() * self.weather.delay, arrive)

    def at(self, time: float, do: Callable[[], None]) -> None:
        """Do something at a time, for certain."""
        self._sent += 1
        heapq.heappush(self._queue, (time, self._sent, do))

    def step(self) -> None:
        """Let the next thing happen."""
        self.now, _, do = heapq.heappop(self._queue)
        do()


class Player:
    """A guest at the far end of bad links, who answers as soon as it is asked."""

    def __init__(self, seat: Seat, guest: Guest, stormy: StormyTable) -> None:
        self.seat = seat
        self.guest = guest
        self.stormy = stormy
        self.link: Link = f"{seat}/0"
        self.links = 0
        self.staged: list[wire.Update] = []
        self.say(guest.hello())
        self.tick()

    def say(self, data: bytes) -> None:
        """Send over the link of this moment."""
        link = self.link
        self.stormy.network.send(lambda: self.stormy.arrive_at_host(link, data))

    def hear(self, link: Link, data: bytes) -> None:
        """Bytes of the host; what comes over a link that was given up is lost."""
        if link != self.link:
            return
        staged = self.guest.receive(data)
        assert not isinstance(staged, wire.Refused)
        if isinstance(staged, wire.Update):
            self.staged.append(staged)
        self.answer_if_asked()

    def answer_if_asked(self) -> None:
        """Answer by chance, sometimes over a link that breaks right afterwards."""
        if self.guest.prompt is None or self.guest.view is None:
            return
        self.say(self.guest.answer(choose(self.guest.view, self.stormy.rng)))
        if self.stormy.rng.random() < self.stormy.network.weather.rejoin:
            self.rejoin()

    def rejoin(self) -> None:
        """Give up the link and come back over a new one."""
        self.stormy.pump.host.leave(self.link)
        self.links += 1
        self.link = f"{self.seat}/{self.links}"
        self.say(self.guest.hello())

    def tick(self) -> None:
        """Twice a second, send again what had no echo."""
        for data in self.guest.due(self.stormy.network.now):
            self.say(data)
        self.stormy.network.at(self.stormy.network.now + 0.5, self.tick)


class StormyTable:
    """A host, one player a seat over bad links, and a silent witness a seat over a perfect one."""

    def __init__(self, setup: Setup, weather: Weather, seed: int) -> None:
        self.rng = Random(seed)
        self.network = Network(weather, self.rng)
        host = new_host(setup)
        self.pump = Pump(host, self.rng, self.carry)
        self.happened: dict[tuple[Seat, int], tuple[Event, ...]] = {}
        self.players: list[Player] = []
        for seat, key in enumerate(keys(setup)):
            self.pump.do(host.receive(seat, Guest(key).hello()))
        for seat, key in enumerate(keys(setup)):
            self.players.append(Player(seat, Guest(key), self))
        self.pump.do(host.start())

    def carry(self, link: Link, data: bytes) -> None:
        """Whole numbers name the witnesses' links, texts the players'."""
        if isinstance(link, str):
            player = self.players[int(link[0])]
            self.network.send(lambda: player.hear(link, data))
            return
        message = wire.from_host(data)
        if isinstance(message, wire.Update):
            self.happened[link, message.number] = message.events

    def arrive_at_host(self, link: Link, data: bytes) -> None:
        """A player's bytes arrive, unless its link was given up meanwhile."""
        if any(player.link == link for player in self.players):
            self.pump.do(self.pump.host.receive(link, data))

    def play(self, steps: int = 200_000) -> None:
        """Until the match is over and everybody knows it; AssertionError if that takes too long."""
        for _ in range(steps):
            self.network.step()
            if self.pump.host.state.phase == "over" and self._all_know():
                return
        raise AssertionError("somebody never learned the end")

    def _all_know(self) -> bool:
        numbers = {player.guest.number for player in self.players}
        return numbers == {self.pump.host.number}


def guests(players: Sequence[Player]) -> list[Guest]:
    """The players' guests by seat."""
    return [player.guest for player in players]
