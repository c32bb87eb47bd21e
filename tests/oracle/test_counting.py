"""The rulings on counting and matches, 6 to 11, each with tests by its number, on the oracle."""

from __future__ import annotations

from random import Random

import pytest

from tests.oracle.deals import random_hand
from tests.oracle.house import AMOUNT, Hand
from tests.oracle.positions import FOUR, last_round, play
from tests.oracle.record import RefusedError, check_match

# Ruling 6: counting.


def test_ruling_6_scores_are_won_cards_minus_par() -> None:
    hand = last_round("K", "p", "P", "h", won=[4, 1, 1, 1])
    play(hand, "0 call K", "1 lay p", "2 lay P", "3 lay h", "1 hide", "2 hide", "3 hide")
    assert (hand.won, hand.bonus, hand.scores) == ([5, 1, 1, 1], None, [3, -1, -1, -1])


# Ruling 7: ket.


def end_with(called: str, *, won: list[int], plain: bool = False) -> Hand:
    """The end of a hand whose last house keeps its round with this call."""
    spare = "KkAaEe"[: len(called)]
    seats = len(won)
    hand = last_round(called, *[spare] * (seats - 1), won=won, plain=plain)
    play(hand, f"0 call {called}", *[f"{seat} lay {spare}" for seat in range(1, seats)])
    return play(hand, *[f"{seat} hide" for seat in range(1, seats)])


@pytest.mark.parametrize("called", ["RR", "rr", "CC", "cc", "HH", "hh", "PP"])
def test_ruling_7_these_pairs_are_ket_doi(called: str) -> None:
    hand = end_with(called, won=[2, 3, 1, 0])
    assert (hand.bonus, hand.scores) == ("ket_doi", [8, -1, -3, -4])


@pytest.mark.parametrize("called", ["RCH", "rch"])
def test_ruling_7_these_triples_are_ket_ba(called: str) -> None:
    hand = end_with(called, won=[2, 4, 0])
    assert (hand.bonus, hand.scores) == ("ket_ba", [14, -5, -9])


@pytest.mark.parametrize("called", ["AA", "aa", "EE", "ee", "KAE", "kae", "K", "R", "P", "p"])
def test_ruling_7_any_other_winning_set_is_no_ket(called: str) -> None:
    hand = end_with(called, won=[8 - len(called), 0, 0, 0])
    assert (hand.bonus, hand.scores) == (None, [6, -2, -2, -2])


def test_ruling_7_black_soldiers_are_ket_tot_den() -> None:
    hand = end_with("pp", won=[3, 10, 1])
    assert (hand.bonus, hand.scores) == ("ket_tot_den", [2 + 11, -2, -11])


@pytest.mark.parametrize(
    ("called", "bonus"),
    [("pppp", "ket_tot_den"), ("ppppp", "ket_tot_den"), ("PPPP", None), ("PPPPP", None)],
)
def test_ruling_7_four_or_five_soldiers_end_a_hand(called: str, bonus: str | None) -> None:
    hand = last_round(called, "KAEec"[: len(called)], won=[0, 16 - len(called)])
    play(hand, f"0 call {called}", f"1 lay {hand.hands[1]}", "1 hide")
    assert hand.bonus == bonus


def test_ruling_7_nobody_loses_less_than_nothing() -> None:
    hand = end_with("RR", won=[0, 6, 0, 0])
    assert hand.scores == [8, 0, -4, -4]


def test_ruling_7_only_the_house_of_the_last_round_makes_ket() -> None:
    hand = last_round("hh", "RR", won=[3, 11])
    play(hand, "0 call hh", "1 lay RR", "1 show")
    assert (hand.bonus, hand.won, hand.scores) == (None, [3, 13], [-5, 5])


def test_ruling_7_a_ket_is_of_the_last_round_alone() -> None:
    hand = last_round("RRK", "Ehp", won=[6, 7])
    play(hand, "0 call RR", "1 lay Eh", "1 hide", "0 call K", "1 lay p", "1 hide")
    assert (hand.bonus, hand.scores) == (None, [1, -1])


# Ruling 8: de.


def test_ruling_8_red_soldiers_over_black_soldiers_are_de() -> None:
    hand = last_round("pp", "KA", "PP", "Ee", won=[3, 2, 0, 1])
    play(hand, "0 call pp", "1 lay KA", "2 lay PP", "3 lay Ee", "1 hide", "2 show", "3 hide")
    assert (hand.bonus, hand.won) == ("de", [3, 2, 2, 1])
    assert hand.scores == [-13, 0, 13, 0]


def test_ruling_8_a_horse_pair_between_makes_neither_ket_nor_de() -> None:
    hand = last_round("pp", "PP", "hh", "Ee", won=[3, 2, 0, 1])
    play(hand, "0 call pp", "1 lay PP", "2 lay hh", "3 lay Ee", "1 show", "2 show", "3 hide")
    assert (hand.bonus, hand.scores) == (None, [1, 0, 0, -1])


def test_ruling_8_a_hidden_red_pair_leaves_the_ket() -> None:
    hand = last_round("pp", "PP", won=[4, 10])
    play(hand, "0 call pp", "1 lay PP", "1 hide")
    assert (hand.bonus, hand.scores) == ("ket_tot_den", [14, -14])


def test_ruling_8_red_soldiers_over_red_or_other_pairs_are_no_de() -> None:
    hand = last_round("hh", "HH", won=[4, 10])
    play(hand, "0 call hh", "1 lay HH", "1 show")
    assert (hand.bonus, hand.scores) == (None, [-4, 4])


def test_ruling_8_one_black_soldier_is_not_black_soldiers() -> None:
    hand = last_round("p", "P", won=[4, 11])
    play(hand, "0 call p", "1 lay P", "1 show")
    assert (hand.bonus, hand.scores) == (None, [-4, 4])


@pytest.mark.parametrize(("called", "laid"), [("pppp", "PPPP"), ("ppppp", "PPPPP")])
def test_ruling_8_four_and_five_soldiers_are_de_too(called: str, laid: str) -> None:
    hand = last_round(called, laid, won=[6, 10 - len(laid)])
    play(hand, f"0 call {called}", f"1 lay {laid}", "1 show")
    assert (hand.bonus, hand.scores) == ("de", [-42, 42])


# Ruling 9: amounts.


def test_ruling_9_amounts_are_these() -> None:
    in_words = ["ket_doi", "ket_ba", "ket_tot_den", "de"]
    assert {seats: [AMOUNT[seats][word] for word in in_words] for seats in AMOUNT} == {
        4: [4, 6, 8, 16],
        3: [6, 9, 12, 24],
        2: [12, 18, 24, 48],
    }


# Ruling 10: the match.


def test_ruling_10_plain_has_neither_ket_nor_de() -> None:
    hand = end_with("RR", won=[2, 3, 1, 0], plain=True)
    assert (hand.bonus, hand.scores) == (None, [2, 1, -1, -2])


def unplayed(dealer: int) -> dict[str, object]:
    """A hand of which nothing is decided yet."""
    return {"dealer": dealer, "deal": FOUR, "moves": []}


def match_of(hands: list[dict[str, object]], **more: object) -> dict[str, object]:
    """A short match at four seats."""
    head = {"format": "tamcuc-record/1", "rules": "house", "seats": 4, "length": "short"}
    return {**head, "plain": False, "names": ["A", "B", "C", "D"], "hands": hands, **more}


def test_ruling_10_an_unfinished_match_has_no_totals_or_those_of_its_hands() -> None:
    check_match(match_of([unplayed(2)]))
    check_match(match_of([unplayed(2)], totals=[0, 0, 0, 0]))
    with pytest.raises(RefusedError, match="totals"):
        check_match(match_of([unplayed(2)], totals=[1, 0, 0, -1]))


def test_ruling_10_only_the_last_hand_may_be_unfinished() -> None:
    with pytest.raises(RefusedError, match="not the last"):
        check_match(match_of([unplayed(2), unplayed(3)]))


# Ruling 11.


def test_ruling_11_scores_add_up_to_nothing_and_won_cards_to_a_hand() -> None:
    rng = Random(11)
    for seats in (2, 3, 4) * 100:
        _, hand, players = random_hand(rng, seats)
        while hand.stage != "over":
            seat = rng.choice(hand.asked())
            hand.play(players[seat].move(hand, seat))
        assert sum(hand.scores) == 0
        assert sum(hand.won) == hand.size
