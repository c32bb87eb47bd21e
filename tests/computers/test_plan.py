"""What the plan and the sketch of a hand weigh."""

from __future__ import annotations

import pytest

from tamcuc.computers.habits import USUAL
from tamcuc.computers.odds import Odds
from tamcuc.computers.plan import Plan
from tamcuc.computers.sketch import LOOSE, Sketch
from tamcuc.computers.stakes import Stakes
from tamcuc.games.tam_cuc import cards
from tamcuc.games.tam_cuc.rules import HOUSE, Rules
from tamcuc.games.tam_cuc.sets import SETS

FOUR = HOUSE[4]
TWO = HOUSE[2]
SIXTEEN = "KAERRccHhPPPpppp"


def odds_against(own: str, gone: str, rules: Rules) -> Odds:
    pool = cards.parse(rules.deck) - cards.gather(own + gone)
    return Odds(pool, rules, USUAL[rules.seats])


def plan(own: str, gone: str = "", rules: Rules = FOUR) -> Plan:
    stakes = Stakes(rules, 0, (2, 2, 1, 1))
    return Plan(odds_against(own, gone, rules), stakes)


def sketch(rules: Rules = TWO, gone: str = "") -> Sketch:
    return Sketch(odds_against(SIXTEEN, gone, rules), Stakes(rules, 0, (0, 0)))


def worth(hand: str, gone: str = "", rules: Rules = FOUR) -> float:
    return plan(hand, gone, rules).lay(cards.parse(hand), cards.parse(hand))


def test_a_ket_of_somebody_else_is_feared_by_who_cannot_beat_it() -> None:
    assert worth("hp") < -0.5
    assert worth("hp", rules=FOUR.plain()) == 0


def test_a_pair_that_beats_most_last_calls_wards_off_a_ket() -> None:
    assert worth("AA") > worth("ee") > worth("hh") > worth("hp")


def test_red_soldiers_hope_for_black_ones_called_last() -> None:
    higher = "AAaaEEeeRRrrCCccHHhh"
    assert worth("PP", higher) > 5
    assert worth("PP", higher, FOUR.plain()) == pytest.approx(2)
    assert worth("PP", higher + "pppp") < 3


def test_a_sure_ket_is_worth_its_cards_and_the_ket() -> None:
    hand = cards.parse("RR")
    assert plan("RR", "AAaaEEee").house(hand) == pytest.approx(2 + 6)
    assert plan("RR", "AAaaEEee", FOUR.plain()).house(hand) == pytest.approx(2)


def test_nobody_must_call_two_black_soldiers_together() -> None:
    made = plan("pp", "KkAAaaEEeeRRrrCCccHH")
    hand = cards.parse("pp")
    assert made.call(hand, SETS["pp"]) < -5
    assert made.house(hand) == made.call(hand, SETS["p"]) > -5


def test_high_cards_are_worth_more_to_the_house_than_to_a_guest() -> None:
    made = plan("KRR")
    assert made.house(cards.parse("KRR")) > made.guest(cards.parse("KRR"))


def test_a_set_over_the_ceiling_wins_nothing_in_the_round_that_it_binds() -> None:
    pool = cards.parse(FOUR.deck) - cards.gather("AAp")
    bound = Plan(Odds(pool, FOUR, USUAL[4], cards.kind_of("E"), 3), Stakes(FOUR, 0, (2, 2, 1, 1)))
    hand, part = cards.parse("AAp"), cards.parse("AA")
    assert plan("AAp").lay(hand, part) > bound.lay(hand, part)
    assert bound.lay(hand, part) == bound.guest(cards.parse("p"))
    assert bound.house(hand) == bound.call(hand, SETS["p"])


def test_a_house_with_nothing_under_the_ceiling_may_call_anything() -> None:
    pool = cards.parse(FOUR.deck) - cards.gather("KAA")
    bound = Plan(Odds(pool, FOUR, USUAL[4], cards.kind_of("E"), 3), Stakes(FOUR, 0, (2, 2, 1, 1)))
    assert bound.house(cards.parse("KAA")) > 2


def test_the_sketch_of_a_large_hand_counts_its_best_ket() -> None:
    hand = cards.parse(SIXTEEN)
    assert sketch().guest(hand) > sketch(TWO.plain()).guest(hand) + 1


def test_the_sketch_likes_a_sure_set_more_than_spares() -> None:
    hand = cards.parse(SIXTEEN)
    made, spares = cards.parse("KAE"), cards.parse("hpp")
    assert sketch().lay(hand, made) > sketch().guest(hand - made) + 3
    assert sketch().lay(hand, spares) == sketch().guest(hand - spares)
    assert sketch().call(hand, SETS["KAE"]) == sketch().lay(hand, made)
    assert sketch().house(hand) > sketch().guest(hand)


def test_the_loose_cards_of_a_large_hand_are_few_and_its_weakest() -> None:
    hand = cards.parse(SIXTEEN)
    loose = sketch().loose(hand)
    assert cards.holds(hand, loose)
    assert LOOSE <= cards.size(loose) <= LOOSE + 4
    assert not cards.count(loose, cards.kind_of("K"))
