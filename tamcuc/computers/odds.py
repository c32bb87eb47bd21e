"""Counting cards: how likely a set is to hold a round against what is still unseen.

All that is known of the others is the pool of unseen cards and how many of them they hold. Every
pool card is taken to be anywhere with equal chance (the hypergeometric law), seats and sets
being independent of each other, and others to throw away their weakest: they are counted as if
they still held a part of what went out of play unseen. With one other seat and nothing out of
play this is exact.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import comb
from typing import Final

from tamcuc.computers.habits import Habits
from tamcuc.games.tam_cuc import cards
from tamcuc.games.tam_cuc.cards import Group, Kind
from tamcuc.games.tam_cuc.rules import Rules
from tamcuc.games.tam_cuc.sets import SETS, CardSet

_OF_SIZE: Final = {
    size: tuple(made for made in SETS.values() if made.size == size) for size in range(1, 6)
}


EARNEST: Final = 2
"""With so many cards left or fewer, everybody plays what they have."""


class Odds:
    """The chances of one seat at one moment.

    `pool` are the unseen cards. The ceiling, if any, binds the round that is played with `bound`
    cards in each hand and no other.
    """

    def __init__(
        self,
        pool: Group,
        rules: Rules,
        habits: Habits,
        ceiling: Kind | None = None,
        bound: int = 0,
    ) -> None:
        self._pool = pool
        self._count = cards.size(pool)
        self._others = rules.seats - 1
        self._habits = habits
        self._sets = rules.sets
        self._ceiling = ceiling
        self._bound = bound
        self._holds: dict[tuple[Group, int], float] = {}

    def counts(self, made: CardSet, held: int) -> bool:
        """Whether a set may be called and shown in the round played with so many cards."""
        if made.text not in self._sets:
            return False
        if self._ceiling is None or held != self._bound:
            return True
        return cards.highest(made.cards) <= self._ceiling

    def holds(self, made: CardSet, held: int) -> float:
        """How likely nobody beats this set while each other seat holds so many cards."""
        key = (made.cards, held)
        known = self._holds.get(key)
        if known is None:
            known = self._nobody_beats(made, held) ** (
                self._habits.willing if held > EARNEST else 1.0
            )
            self._holds[key] = known
        return known

    def has(self, made: CardSet, held: int) -> float:
        """How likely one other seat with so many cards holds exactly this set among them."""
        copies = tuple(
            (cards.count(self._pool, kind), cards.count(made.cards, kind))
            for kind in sorted(set(cards.kinds(made.cards)))
        )
        share = self._count / self._others
        theirs = held + self._habits.kept_sets * (share - held)
        return _between(min(theirs, self._count), lambda n: _has(copies, n, self._count))

    def answers(self, made: CardSet, held: int) -> list[CardSet]:
        """The sets that would beat this one and may be among the unseen cards."""
        return [
            other
            for other in self.of_size(made.size)
            if other.strength > made.strength and self.counts(other, held)
        ]

    def of_size(self, size: int) -> list[CardSet]:
        """The sets of a size that may be among the unseen cards."""
        return [
            made
            for made in _OF_SIZE[size]
            if made.text in self._sets and cards.holds(self._pool, made.cards)
        ]

    def _nobody_beats(self, made: CardSet, held: int) -> float:
        answers = self.answers(made, held)
        if made.size == 1:
            higher = sum(cards.count(self._pool, cards.highest(a.cards)) for a in answers)
            holding = self._others * held
            theirs = holding + self._habits.kept_high * (self._count - holding)
            return _between(min(theirs, self._count), lambda n: _none_of(higher, n, self._count))
        nobody = 1.0
        for answer in answers:
            nobody *= 1.0 - self.has(answer, held)
        return float(nobody**self._others)


def _between(where: float, value: Callable[[int], float]) -> float:
    """The value at a number of cards that need not be whole, along a straight line."""
    low = int(where)
    part = where - low
    return value(low) if not part else (1.0 - part) * value(low) + part * value(low + 1)


@lru_cache(maxsize=1 << 12)
def _none_of(marked: int, held: int, count: int) -> float:
    """How likely none of the marked cards is among `held` out of `count`."""
    return comb(count - marked, held) / comb(count, held)


@lru_cache(maxsize=1 << 12)
def _has(copies: tuple[tuple[int, int], ...], held: int, count: int) -> float:
    """How likely `held` of `count` cards hold, for each (in the pool, wanted), that many."""
    if len(copies) == 1:
        marked, wanted = copies[0]
        fewer = sum(
            comb(marked, n) * comb(count - marked, held - n) for n in range(min(wanted, held + 1))
        )
        return 1.0 - fewer / comb(count, held)
    # One of each of three kinds: inclusion and exclusion over the kinds that are missing.
    chance = 1.0
    for n, (first, _) in enumerate(copies):
        chance -= _none_of(first, held, count)
        for second, _ in copies[n + 1 :]:
            chance += _none_of(first + second, held, count)
    return chance - _none_of(sum(marked for marked, _ in copies), held, count)
