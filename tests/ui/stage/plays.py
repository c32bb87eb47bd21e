"""Real matches played at random from a seed, as a seat hears them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc import hand as hands
from tamcuc.games.tam_cuc.actions import Action, Ready
from tamcuc.games.tam_cuc.events import Event
from tamcuc.games.tam_cuc.legal import legal, standing_of
from tamcuc.games.tam_cuc.match import Cut, Deal, Match, TamCuc, begin
from tamcuc.games.tam_cuc.view import MatchView, Setup

GAME = TamCuc()


@dataclass
class Table:
    """A match in one process; what the seats answer is up to the test."""

    setup: Setup
    chance: random.Random
    match: Match

    @classmethod
    def of(cls, seats: int, seed: int, length: str = "short") -> Table:
        """A table before the cut."""
        setup = Setup(seats=seats, length=length)  # type: ignore[arg-type]
        return cls(setup, random.Random(seed), begin(setup))

    def view(self, seat: Seat) -> MatchView:
        """What the seat knows."""
        return GAME.view(self.match, seat)

    def happen(self, seat: Seat, deal: tuple[str, ...] | None = None) -> tuple[Event, ...]:
        """Let chance do what the match waits for; events as the seat hears them."""
        rules = self.match.rules
        if GAME.needs(self.match) == "cut":
            outcome: Cut | Deal = Cut(
                self.chance.randrange(rules.seats), self.chance.choice(rules.deck)
            )
        else:
            order = list(rules.deck)
            self.chance.shuffle(order)
            outcome = Deal(deal or hands.deal_out(order, rules, 0))
        step = GAME.happen(self.match, outcome)
        self.match = step.state
        return tuple(told.to(seat) for told in step.events)

    def answer(self, who: Seat, action: Action, hearer: Seat) -> tuple[Event, ...]:
        """Let a seat answer; events as `hearer` hears them."""
        step = GAME.apply(self.match, who, action)
        self.match = step.state
        return tuple(told.to(hearer) for told in step.events)

    def thinkable(self, who: Seat) -> Action:
        """Some legal answer of an asked seat."""
        view = self.view(who)
        if view.phase == "counted" or view.hand is None:
            return Ready()
        choices = legal(standing_of(view.hand, self.match.rules.sets))
        return self.chance.choice(choices)

    def step(self, hearer: Seat) -> tuple[Event, ...]:
        """One thing happens: chance, or one asked seat answers at random."""
        if GAME.needs(self.match):
            return self.happen(hearer)
        asked = GAME.asked(self.match)
        if not asked:
            return ()
        who = self.chance.choice(asked)
        return self.answer(who, self.thinkable(who), hearer)


def steps(seats: int, seed: int, hearer: Seat) -> Iterator[tuple[MatchView, tuple[Event, ...]]]:
    """A whole match: the view before, then what happened; ends with the last view and nothing."""
    table = Table.of(seats, seed)
    while True:
        view = table.view(hearer)
        happened = table.step(hearer)
        yield view, happened
        if not happened:
            return
