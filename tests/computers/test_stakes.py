"""What the last round is worth, against the count itself."""

from __future__ import annotations

from random import Random

import pytest

from tamcuc.computers.stakes import Stakes
from tamcuc.games.tam_cuc.rules import HOUSE, Rules
from tamcuc.games.tam_cuc.score import count_hand
from tamcuc.games.tam_cuc.sets import SETS
from tamcuc.games.tam_cuc.view import Round

KETS = ["RR", "PP", "RCH", "pp", "ppppp"]


def before_last(rules: Rules, size: int, rng: Random) -> tuple[int, ...]:
    """Won cards by seat when only the last round is left."""
    won = [0] * rules.seats
    for _ in range(rules.dealt - size):
        won[rng.randrange(rules.seats)] += 1
    return tuple(won)


def counted(rules: Rules, won: tuple[int, ...], shown: tuple[tuple[int, str], ...]) -> list[int]:
    """The scores if the last of `shown` wins the last round."""
    winner, text = shown[-1]
    final = tuple(each + (len(text) if seat == winner else 0) for seat, each in enumerate(won))
    return list(count_hand(rules, 0, final, Round(shown[0][0], shown, (), winner)).scores)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("text", KETS)
def test_before_the_last_round_gain_and_loss_are_what_the_count_will_say(
    seats: int, text: str
) -> None:
    rules, rng = HOUSE[seats], Random(f"{seats} {text}")
    for _ in range(20):
        won = before_last(rules, len(text), rng)
        with_ket = counted(rules, won, ((0, text),))
        without = counted(rules.plain(), won, ((0, text),))
        gain = Stakes(rules, 0, won).gain(SETS[text])
        assert gain == pytest.approx(with_ket[0] - without[0])
        loss = Stakes(rules, 1, won).loss(SETS[text])
        assert loss == pytest.approx(without[1] - with_ket[1])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_de_costs_the_black_house_what_the_count_will_say(seats: int) -> None:
    rules, rng = HOUSE[seats], Random(seats)
    for _ in range(20):
        won = before_last(rules, 2, rng)
        shown = ((0, "pp"), (1, "PP"))
        with_de, without = counted(rules, won, shown), counted(rules.plain(), won, shown)
        assert Stakes(rules, 0, won).de_loss(2) == pytest.approx(without[0] - with_de[0])


def test_at_two_seats_the_beater_of_black_gains_what_the_count_will_say() -> None:
    rules, rng = HOUSE[2], Random(5)
    for _ in range(20):
        won = before_last(rules, 2, rng)
        shown = ((1, "pp"), (0, "PP"))
        gain = counted(rules, won, shown)[0] - counted(rules.plain(), won, shown)[0]
        assert Stakes(rules, 0, won).de_gain(2) == pytest.approx(gain)


def test_other_sets_and_plain_rules_bring_nothing_more() -> None:
    stakes = Stakes(HOUSE[4], 0, (2, 2, 1, 1))
    assert stakes.gain(SETS["AA"]) == stakes.loss(SETS["KAE"]) == 0
    assert stakes.de_loss(1) == stakes.de_gain(1) == 0
    plain = Stakes(HOUSE[4].plain(), 0, (2, 2, 1, 1))
    assert plain.gain(SETS["RR"]) == plain.loss(SETS["pp"]) == 0
    assert plain.de_loss(2) == plain.de_gain(2) == 0
