"""What the last round is worth beyond the cards it wins.

A won card is worth one point wherever the hand is counted by won cards, so everything here is
the difference that a ket or a de makes to that count (rulings 6 to 9).
"""

from __future__ import annotations

from tamcuc.games.tam_cuc.rules import Bonus, Rules
from tamcuc.games.tam_cuc.sets import CardSet


class Stakes:
    """The bonuses seen from one seat, by what each seat has won so far."""

    def __init__(self, rules: Rules, seat: int, won: tuple[int, ...]) -> None:
        self._rules = rules
        self._seat = seat
        self._won = won

    def gain(self, made: CardSet) -> float:
        """What holding the last round as its house with this set adds to the count."""
        bonus = self._rules.ket_of(made.text)
        if bonus is None:
            return 0.0
        finals = self._finals(made.size, winner=True)
        amount = self._rules.amounts.of(bonus)
        paid = sum(max(0.0, amount - won) for seat, won in enumerate(finals) if seat != self._seat)
        return paid - self._given_up(finals)

    def loss(self, made: CardSet) -> float:
        """What another house takes away by holding the last round with this set."""
        bonus = self._rules.ket_of(made.text)
        return 0.0 if bonus is None else self._fall(bonus, made.size)

    def de_loss(self, size: int) -> float:
        """What being beaten by red soldiers costs the house of black ones."""
        return self._fall("de", size) if self._rules.de != "off" and size > 1 else 0.0

    def de_gain(self, size: int) -> float:
        """What beating a last call of black soldiers with red ones adds to the count."""
        if self._rules.de == "off" or size == 1:
            return 0.0
        finals = self._finals(size, winner=True)
        others = [won for seat, won in enumerate(finals) if seat != self._seat]
        amount = self._rules.amounts.of("de")
        return max(0.0, amount - sum(others) / len(others)) - self._given_up(finals)

    def _fall(self, bonus: Bonus, size: int) -> float:
        finals = self._finals(size, winner=False)
        paid = max(0.0, self._rules.amounts.of(bonus) - finals[self._seat])
        return paid + self._given_up(finals)

    def _given_up(self, finals: list[float]) -> float:
        """The count of won cards that a bonus stands in for, if it does (ruling 6)."""
        if self._rules.ket_counts == "adds":
            return 0.0
        mine = finals[self._seat]
        if self._rules.par is None:
            return self._rules.seats * mine - sum(finals)
        return mine - self._rules.par

    def _finals(self, size: int, winner: bool) -> list[float]:
        """Won cards at the end: rounds before the last are shared evenly, the last has an owner."""
        open_cards = max(0, self._rules.dealt - sum(self._won) - size)
        finals = [won + open_cards / self._rules.seats for won in self._won]
        if winner:
            finals[self._seat] += size
        return finals
