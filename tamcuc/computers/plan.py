"""Planning a whole hand: what a group of cards is still worth, as the house and as a guest.

Every part of the hand is valued once. The house calls the set for which winning (its cards,
and staying the house) and losing weigh best; a guest answers each size that may be called
with the set or the spares that leave it best. Where a call would empty the hand, the ket and
the de count. Exact in the cards of the hand, by chance in everything else; about 500 parts for
nine cards, so it is kept for hands of at most `MOST` cards.
"""

from __future__ import annotations

from typing import Final

from tamcuc.computers.odds import Odds
from tamcuc.computers.stakes import Stakes
from tamcuc.games.tam_cuc import cards, sets
from tamcuc.games.tam_cuc.cards import Group
from tamcuc.games.tam_cuc.sets import CardSet

MOST: Final = 9
"""The largest hand that is planned in full."""

CALLED: Final = ((1.0,), (0.4, 0.6), (0.6, 0.2, 0.2), (0.6, 0.3, 0.1))
"""How often others call one, two, three cards, by how many they hold (the last: or more)."""


class Plan:
    """The worth of every part of one hand, in points."""

    def __init__(self, odds: Odds, stakes: Stakes) -> None:
        self._odds = odds
        self._stakes = stakes
        self._house: dict[Group, float] = {0: 0.0}
        self._guest: dict[Group, float] = {0: 0.0}
        self._threats: dict[int, float] = {}

    def house(self, hand: Group) -> float:
        """Points to come for the seat that calls next with this hand."""
        known = self._house.get(hand)
        if known is None:
            known = self._house[hand] = max(self.call(hand, made) for made in self._calls(hand))
        return known

    def guest(self, hand: Group) -> float:
        """Points to come for a seat that somebody else calls next."""
        known = self._guest.get(hand)
        if known is None:
            known = self._guest[hand] = self._answered(hand)
        return known

    def call(self, hand: Group, made: CardSet) -> float:
        """Points to come for calling this set from this hand."""
        held = cards.size(hand)
        rest = hand - made.cards
        holds = self._odds.holds(made, held)
        if not rest:
            return holds * (made.size + self._stakes.gain(made)) - self._de_risk(made, holds)
        return holds * (made.size + self.house(rest)) + (1.0 - holds) * self.guest(rest)

    def lay(self, hand: Group, part: Group) -> float:
        """Points to come for laying this part of the hand, set or spares."""
        held = cards.size(hand)
        rest = hand - part
        made = sets.set_of(part)
        if made is not None and not self._odds.counts(made, held):
            made = None
        if not rest:
            return self._last_lay(made, held)
        lost = self.guest(rest)
        if made is None:
            return lost
        return lost + self._odds.holds(made, held) * max(0.0, made.size + self.house(rest) - lost)

    def _calls(self, hand: Group) -> list[CardSet]:
        """What the house may call; a hand without a call lifts the ceiling (ruling 2)."""
        made = [m for m in sets.sets_in(hand) if self._odds.counts(m, cards.size(hand))]
        return made or [m for m in sets.sets_in(hand) if self._odds.counts(m, 0)]

    def _answered(self, hand: Group) -> float:
        held = cards.size(hand)
        worth = 0.0
        for size, often in enumerate(CALLED[min(held, len(CALLED)) - 1], 1):
            worth += often * max(self.lay(hand, part) for part in cards.parts(hand, size))
        return worth

    def _last_lay(self, made: CardSet | None, size: int) -> float:
        if made is None:
            return -self._threat(size)
        holds = self._odds.holds(made, size)
        worth = holds * size - (1.0 - holds) * self._threat(size)
        if made.soldiers and made.red:
            worth += holds * self._black_called(size) * self._stakes.de_gain(size)
        return worth

    def _threat(self, size: int) -> float:
        """What a last call of this size is likely to cost a seat that cannot beat it."""
        known = self._threats.get(size)
        if known is None:
            known = self._threats[size] = self._weighed_loss(size)
        return known

    def _weighed_loss(self, size: int) -> float:
        total = worth = 0.0
        for made in self._odds.of_size(size):
            likely = self._odds.has(made, size)
            total += likely
            worth += likely * self._odds.holds(made, size) * self._stakes.loss(made)
        return worth / total if total else 0.0

    def _black_called(self, size: int) -> float:
        """How likely a call of this size is black soldiers."""
        likely = {made.text: self._odds.has(made, size) for made in self._odds.of_size(size)}
        total = sum(likely.values())
        return likely.get("p" * size, 0.0) / total if total else 0.0

    def _de_risk(self, made: CardSet, holds: float) -> float:
        """What calling black soldiers last may cost: red ones beat it and nothing else does."""
        if made.red or not made.soldiers:
            return 0.0
        red = sets.SETS["P" * made.size]
        higher = self._odds.holds(red, made.size)
        return max(0.0, higher - holds) * self._stakes.de_loss(made.size)
