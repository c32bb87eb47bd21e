"""The worth of a hand too large to plan in full (the first half of a hand at two seats).

The hand is parted greedily into the sets it makes; each is worth the cards it is likely to win,
and the best ket among them counts for a share of what it would bring.
"""

from __future__ import annotations

from typing import Final

from tamcuc.computers.odds import Odds
from tamcuc.computers.stakes import Stakes
from tamcuc.games.tam_cuc import cards, sets
from tamcuc.games.tam_cuc.cards import Group
from tamcuc.games.tam_cuc.sets import CardSet

HOUSE: Final = 0.8
"""What it is worth to call next."""
KET_SHARE: Final = 0.8
"""How much of a ket counts while the last round is far away."""
LATER: Final = 0.35
"""The share of the cards now held that others will hold when a set is played."""
LOOSE: Final = 8
"""How many of the least useful cards spares are chosen from."""


class Sketch:
    """A quick worth of hands, with the words of `Plan`."""

    def __init__(self, odds: Odds, stakes: Stakes) -> None:
        self._odds = odds
        self._stakes = stakes
        self._guest: dict[Group, float] = {}

    def house(self, hand: Group) -> float:
        """Points to come for the seat that calls next with this hand."""
        return self.guest(hand) + HOUSE

    def guest(self, hand: Group) -> float:
        """Points to come for a seat that somebody else calls next."""
        known = self._guest.get(hand)
        if known is None:
            known = self._guest[hand] = self._worth(hand)
        return known

    def call(self, hand: Group, made: CardSet) -> float:
        """Points to come for calling this set from this hand."""
        rest = self.guest(hand - made.cards)
        return rest + self._odds.holds(made, cards.size(hand)) * (made.size + HOUSE)

    def lay(self, hand: Group, part: Group) -> float:
        """Points to come for laying this part of the hand, set or spares."""
        made = sets.set_of(part)
        if made is None or not self._odds.counts(made, cards.size(hand)):
            return self.guest(hand - part)
        return self.call(hand, made)

    def loose(self, hand: Group) -> Group:
        """The cards that the hand would miss least."""
        later = self._later(hand)
        units = sorted(self._units(hand), key=lambda made: self._odds.holds(made, later))
        taken = 0
        for made in units:
            if cards.size(taken) < LOOSE:
                taken += made.cards
        return taken

    def _worth(self, hand: Group) -> float:
        later = self._later(hand)
        worth = ket = 0.0
        for made in self._units(hand):
            holds = self._odds.holds(made, later)
            worth += holds * made.size
            ket = max(ket, holds * self._stakes.gain(made))
        return worth + KET_SHARE * ket

    def _units(self, hand: Group) -> list[CardSet]:
        """The hand parted into sets, the largest first."""
        units = []
        while hand:
            made = next(m for m in sets.sets_in(hand) if self._odds.counts(m, 0))
            units.append(made)
            hand -= made.cards
        return units

    @staticmethod
    def _later(hand: Group) -> int:
        return max(2, int(cards.size(hand) * LATER))
