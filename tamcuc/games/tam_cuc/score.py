"""Counting a hand (rulings 6 to 9)."""

from __future__ import annotations

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.events import HandCount
from tamcuc.games.tam_cuc.rules import Bonus, Rules
from tamcuc.games.tam_cuc.sets import SETS
from tamcuc.games.tam_cuc.view import Round


def count_hand(rules: Rules, dealer: Seat, won: tuple[int, ...], last: Round) -> HandCount:
    """The count of a finished hand from the won cards (by seat) and its last round."""
    base = _settled(rules, won)
    found = _bonus(rules, last)
    if found is None:
        return HandCount(dealer=dealer, won=won, scores=base)
    bonus, by, against = found
    amount = rules.amounts.of(bonus)
    payers = range(rules.seats) if against is None else (against,)
    paid = _paid(won, amount, by, payers)
    if rules.ket_counts == "adds":
        paid = tuple(a + b for a, b in zip(base, paid, strict=True))
    return HandCount(
        dealer=dealer, won=won, scores=paid, bonus=bonus, amount=amount, by=by, against=against
    )


def _settled(rules: Rules, won: tuple[int, ...]) -> tuple[int, ...]:
    """Won cards against par; without a par, every two seats settle their difference."""
    if rules.par is not None:
        return tuple(cards - rules.par for cards in won)
    return tuple(rules.seats * cards - sum(won) for cards in won)


def _bonus(rules: Rules, last: Round) -> tuple[Bonus, Seat, Seat | None] | None:
    """The bonus of the last round, the seat it pays, and the one it is taken from (de only).

    A ket wants the house to win with the set it called. A de wants the round's winner to be a
    red soldier set over called black soldiers; if anything else wins there is neither.
    """
    called, best = last.shown[0][1], last.shown[-1][1]
    if last.winner == last.house:
        ket = rules.ket_of(called)
        return None if ket is None else (ket, last.house, None)
    low, high = SETS[called], SETS[best]
    soldiers = low.size > 1 and low.soldiers and not low.red and high.soldiers
    return ("de", last.winner, last.house) if soldiers and rules.de != "off" else None


def _paid(
    won: tuple[int, ...], amount: int, by: Seat, payers: range | tuple[Seat, ...]
) -> tuple[int, ...]:
    """Each payer loses the amount less its won cards, never below nothing; `by` gains it."""
    scores = [0] * len(won)
    for seat in payers:
        if seat != by:
            loss = max(0, amount - won[seat])
            scores[seat] -= loss
            scores[by] += loss
    return tuple(scores)
