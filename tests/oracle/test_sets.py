"""The deck, the ladder and the sets of the oracle."""

from __future__ import annotations

import pytest

from tests.oracle.sets import ALL_SETS, DECK, LADDER, beats, in_order, is_set


@pytest.mark.parametrize(("seats", "cards"), [(2, 32), (3, 27), (4, 32)])
def test_deck_has_so_many_cards(seats: int, cards: int) -> None:
    assert len(DECK[seats]) == cards
    assert cards % seats == 0


def test_three_seats_take_five_cards_out() -> None:
    assert in_order(DECK[3] + "KkAPp") == in_order(DECK[4])


def test_ladder_is_rank_first_then_red_above_black() -> None:
    assert LADDER == "KkAaEeRrCcHhPp"
    assert beats("e", "C")
    assert beats("K", "k")
    assert not beats("k", "K")


@pytest.mark.parametrize("cards", ["K", "p", "AA", "pp", "KAE", "kae", "rch", "PPPP", "ppppp"])
def test_these_are_sets(cards: str) -> None:
    assert is_set(cards)


@pytest.mark.parametrize("cards", ["KK", "Kk", "Aa", "PPP", "Kae", "RcH", "AER", "PPPp", "RRrr"])
def test_these_are_no_sets(cards: str) -> None:
    assert not is_set(cards)


def test_there_are_thirty_four_sets() -> None:
    assert len(ALL_SETS) == 34
    assert all(is_set(cards) for cards in ALL_SETS)


@pytest.mark.parametrize(
    ("better", "worse"),
    [("hh", "PP"), ("kae", "RCH"), ("RCH", "rch"), ("KAE", "kae"), ("PPPP", "pppp"), ("AA", "aa")],
)
def test_a_set_beats_another_of_its_size(better: str, worse: str) -> None:
    assert beats(better, worse)
    assert not beats(worse, better)


def test_equal_sets_and_other_sizes_never_beat() -> None:
    assert not beats("RR", "RR")
    assert not beats("K", "pp")
    assert not beats("PPPPP", "pppp")
