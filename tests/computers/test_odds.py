"""Counting unseen cards, against plain enumeration and drawing."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from tamcuc.computers import odds as odds_module
from tamcuc.computers.habits import USUAL
from tamcuc.computers.odds import Odds
from tamcuc.games.tam_cuc import cards, sets
from tamcuc.games.tam_cuc.rules import HOUSE
from tamcuc.games.tam_cuc.sets import SETS


def counting(pool: str, others: int = 1, ceiling: str | None = None, bound: int = 0) -> Odds:
    top = None if ceiling is None else cards.kind_of(ceiling)
    return Odds(cards.gather(pool), HOUSE[others + 1], USUAL[others + 1], top, bound)


@pytest.mark.parametrize("wanted", ["RR", "PP", "RCH", "PPPP", "k"])
def test_the_chance_that_a_seat_with_all_its_unseen_cards_has_a_set_is_exact(wanted: str) -> None:
    pool = "kRRCHHPPPPp"
    hands = ["".join(pool[n] for n in drawn) for drawn in combinations(range(len(pool)), 5)]
    need = cards.gather(wanted)
    having = sum(cards.holds(cards.gather(hand), need) for hand in hands)
    got = odds_module._has(
        tuple(
            (cards.count(cards.gather(pool), kind), cards.count(need, kind))
            for kind in sorted(set(cards.kinds(need)))
        ),
        5,
        len(pool),
    )
    assert got == pytest.approx(having / len(hands))


def test_with_everything_of_the_one_other_seat_known_chances_are_sure() -> None:
    odds = counting("RRCHPPp")
    assert odds.holds(SETS["AA"], 7) == 1
    assert odds.holds(SETS["CC"], 7) == 0
    assert odds.holds(SETS["rch"], 7) == 0
    assert odds.holds(SETS["RCH"], 7) == 1
    assert odds.holds(SETS["R"], 7) == 1
    assert odds.holds(SETS["r"], 7) == 0


def test_an_equal_set_does_not_beat() -> None:
    assert counting("EEpp").holds(SETS["E"], 4) == 1


def test_cards_over_the_ceiling_do_not_count_in_the_round_that_it_binds() -> None:
    odds = counting("KAApp", ceiling="E", bound=5)
    assert odds.holds(SETS["E"], 5) == 1
    assert odds.holds(SETS["E"], 4) < 1


def test_higher_sets_hold_more_often_and_fewer_cards_beat_less() -> None:
    pool = cards.text(cards.WHOLE_DECK - cards.gather("KARCHhpp"))
    odds = counting(pool, others=3)
    for size in (1, 2, 3):
        made = [each for each in SETS.values() if each.size == size]
        chances = [odds.holds(each, 8) for each in made]
        assert chances == sorted(chances)
        assert all(odds.holds(each, 4) >= odds.holds(each, 8) for each in made)


def test_others_are_taken_to_keep_pairs_rather_than_to_hold_any_cards() -> None:
    odds = counting("RRrrCCccHHhhPPPPPppp", others=3)
    drawn = Random(1)
    pool = "RRrrCCccHHhhPPPPPppp"
    pairs = 0
    for _ in range(2000):
        two = cards.gather("".join(drawn.sample(pool, 2)))
        pairs += two == SETS["RR"].cards
    assert odds.has(SETS["RR"], 2) > pairs / 2000 * 1.5


def test_only_sets_that_may_be_unseen_are_answers() -> None:
    odds = counting("RRCHP")
    assert [made.text for made in odds.of_size(2)] == ["RR"]
    assert [made.text for made in odds.answers(SETS["cc"], 2)] == ["RR"]
    assert sets.set_of(cards.gather("RCH")) in odds.of_size(3)
