"""The rulings on playing, 1 to 4, each with tests by its number, on the oracle."""

from __future__ import annotations

import pytest

from tests.oracle.house import Hand
from tests.oracle.positions import FOUR, hand_of, last_round, play

# Ruling 1: sons at the deal.


def test_ruling_1_four_soldiers_are_shown_at_once_and_counted() -> None:
    hand = hand_of("KaERcHhe", "PPPPRCch", "AErrCHpp", "kAaeCppp", dealer=2)
    assert (hand.sons_seat, hand.sons, hand.won) == (1, "PPPP", [0, 4, 0, 0])
    assert (hand.stage, hand.asked(), hand.house) == ("aside", [0, 2, 3], 2)


def test_ruling_1_five_are_above_four_and_take_the_house() -> None:
    hand = hand_of("KAaEReRC", "pppppEHh", "PPPPkaCr", "AeRCcHhr", dealer=3)
    assert (hand.sons_seat, hand.sons, hand.house) == (1, "ppppp", 1)


def test_ruling_1_red_is_above_black_and_only_the_strongest_shows() -> None:
    hand = hand_of("KaERcHhe", "ppppRCch", "PPPPCHrr", "kAaeCArE", dealer=0)
    assert (hand.sons_seat, hand.sons) == (2, "PPPP")
    assert hand.asked() == [0, 1, 3]
    assert hand.hands[1] == "RCchpppp"


def test_ruling_1_five_are_shown_as_five() -> None:
    hand = hand_of("KAaEReRC", "PPPPPEHh", "ppppkaCr", "AeRCcHhr")
    assert (hand.sons, hand.won[1], len(hand.hands[1])) == ("PPPPP", 5, 3)


def test_ruling_1_both_colours_in_one_hand_show_the_red_four() -> None:
    hand = hand_of("KaERcHhe", "PPPPpppp", "AErrCHpR", "kAaeCchP")
    assert (hand.sons_seat, hand.sons, hand.hands[1]) == (1, "PPPP", "pppp")


def test_ruling_1_four_take_the_house_at_three_seats() -> None:
    hand = hand_of("AaERCHhPp", "ppppRrCch", "aEerrcPPP", dealer=0)
    assert (hand.sons_seat, hand.house) == (1, 1)
    play(hand, "0 aside AaEh", "2 aside aEPP")
    assert hand.asked() == [1]


@pytest.mark.parametrize("seats", [2, 4])
def test_ruling_1_four_take_no_house_at_four_and_two_seats(seats: int) -> None:
    hand = hand_of("KaERcHhe", "PPPPRCch", *["AErrCHpp"] * (seats - 2), dealer=0)
    assert (hand.sons, hand.house) == ("PPPP", 0)


def test_ruling_1_asides_come_in_any_order_and_nothing_happens_before() -> None:
    hand = hand_of("KaERcHhe", "PPPPRCch", "AErrCHpp", "kAaeCppp", dealer=2)
    assert hand.why_not(("call", 2, "E")) is not None
    assert hand.why_not(("aside", 0, "KaE")) == "4 cards are wanted"
    play(hand, "3 aside kCpp", "0 aside KaEh")
    assert hand.asked() == [2]
    assert hand.why_not(("aside", 0, "RecH")) is not None
    play(hand, "2 aside AEpp")
    assert (hand.stage, hand.asked()) == ("call", [2])
    assert [len(cards) for cards in hand.hands] == [4, 4, 4, 4]


def test_ruling_1_nobody_shows_soldiers_without_four_of_a_colour() -> None:
    hand = Hand(FOUR, 2)
    assert (hand.stage, hand.sons, hand.asked(), hand.won) == ("call", "", [2], [0] * 4)


# Ruling 2: the ceiling.


@pytest.mark.parametrize("banned", ["K", "k", "A", "a", "AA", "KAE", "kae"])
def test_ruling_2_no_call_above_the_red_elephant_in_the_first_round(banned: str) -> None:
    hand = hand_of("KkAAaEe", "RRCCHHh")
    assert hand.why_not(("call", 0, banned)) == "over_ceiling"
    assert hand.legal(0) == {("call", 0, "E"), ("call", 0, "e")}


def test_ruling_2_no_call_above_the_red_chariot_at_three_seats() -> None:
    hand = hand_of("AEeRr", "aaCcH", "CchPp")
    assert hand.legal(0) == {("call", 0, "R"), ("call", 0, "r")}


def test_ruling_2_a_banned_card_may_be_laid_but_not_shown() -> None:
    hand = play(hand_of("EC", "KP", "AH", "kp"), "0 call E")
    play(hand, "1 lay K", "2 lay A", "3 lay k")
    assert hand.why_no_show(1) == "over_ceiling"
    assert hand.legal(1) == {("hide", 1)}


def test_ruling_2_it_binds_the_first_round_after_the_sons_too() -> None:
    hand = hand_of("KaERcHhe", "PPPPRCch", "AErrCHpp", "kAaeCppp", dealer=0)
    play(hand, "2 aside AEpp", "0 aside RcHh", "3 aside eppp")
    assert hand.why_not(("call", 0, "K")) == "over_ceiling"
    assert hand.why_not(("call", 0, "a")) == "over_ceiling"
    assert hand.why_not(("call", 0, "E")) is None


def test_ruling_2_a_house_with_no_legal_call_lifts_it_for_that_round_and_for_all() -> None:
    hand = play(hand_of("AAa", "Kkh", "EEe", "RCH"))
    assert hand.lifted
    play(hand, "0 call a", "1 lay k", "2 lay E", "3 lay R")
    assert hand.why_no_show(1) is None
    play(hand, "1 show", "2 hide", "3 hide")
    assert (hand.house, hand.lifted, hand.won) == (1, False, [0, 1, 0, 0])


def test_ruling_2_a_house_with_one_legal_call_does_not_lift_it() -> None:
    hand = hand_of("AAp", "Kkh", "EEe", "RCH")
    assert not hand.lifted
    assert hand.legal(0) == {("call", 0, "p")}


def test_ruling_2_others_without_a_legal_set_do_not_lift_it() -> None:
    hand = play(hand_of("EC", "KA", "kA", "aa"), "0 call C", "1 lay K", "2 lay k", "3 lay a")
    assert [hand.legal(seat) for seat in (1, 2, 3)] == [{("hide", 1)}, set(), set()]


def test_ruling_2_the_second_round_has_no_ceiling() -> None:
    hand = play(hand_of("EAC", "RHh"), "0 call E", "1 lay R", "1 hide")
    assert hand.why_not(("call", 0, "A")) is None


# Ruling 3: lays.


def test_ruling_3_lays_come_in_any_order_once_each_and_of_the_called_number() -> None:
    hand = play(Hand(FOUR, 0), "0 call p")
    assert hand.asked() == [1, 2, 3]
    play(hand, "3 lay C")
    assert hand.asked() == [1, 2]
    assert hand.why_not(("lay", 3, "h")) is not None
    assert hand.why_not(("lay", 1, "Rh")) == "1 cards are wanted"
    assert hand.why_not(("lay", 1, "p")) == "cards that the seat does not hold"
    play(hand, "1 lay k", "2 lay A")
    assert hand.stage == "show"


def test_ruling_3_a_lay_is_any_cards_a_set_or_not() -> None:
    hand = play(hand_of("PPH", "KCp"), "0 call PP")
    assert hand.legal(1) == {("lay", 1, "KC"), ("lay", 1, "Kp"), ("lay", 1, "Cp")}


# Ruling 4: show.


def shown(called: str, laid: str) -> str | None:
    """Why a lay may not be shown against a call, after the first round."""
    hand = last_round(called, laid, won=[0, 0])
    return play(hand, f"0 call {called}", f"1 lay {laid}").why_no_show(1)


@pytest.mark.parametrize(
    ("called", "laid", "reason"),
    [
        ("pp", "PP", None),
        ("pp", "KA", "not_a_set"),
        ("hh", "Pp", "not_a_set"),
        ("RR", "RR", "does_not_beat"),
        ("hh", "PP", "does_not_beat"),
        ("RCH", "kae", None),
        ("RCH", "PPP", "not_a_set"),
        ("pppp", "PPPP", None),
        ("p", "p", "does_not_beat"),
        ("E", "A", None),
    ],
)
def test_ruling_4_show_is_open_or_off_for_this_reason(
    called: str, laid: str, reason: str | None
) -> None:
    assert shown(called, laid) == reason


def test_ruling_4_the_best_so_far_is_to_be_beaten_not_the_call() -> None:
    hand = play(hand_of("pC", "hC", "HC", "hR"), "0 call p", "1 lay h", "2 lay H", "3 lay h")
    play(hand, "1 show")
    assert hand.why_no_show(2) is None
    play(hand, "2 show")
    assert hand.why_no_show(3) == "does_not_beat"


def test_ruling_4_a_hidden_set_need_not_be_beaten() -> None:
    hand = play(hand_of("pC", "HC", "hC", "PR"), "0 call p", "1 lay H", "2 lay h", "3 lay P")
    play(hand, "1 hide")
    assert hand.why_no_show(2) is None


def test_ruling_4_seats_decide_once_each_in_turn_from_the_house() -> None:
    hand = play(hand_of("pC", "HC", "hC", "PR", dealer=2), "2 call h")
    play(hand, "0 lay p", "1 lay H", "3 lay P")
    assert hand.asked() == [3]
    assert hand.why_not(("hide", 0)) is not None
    play(hand, "3 hide")
    assert hand.asked() == [0]
    play(hand, "0 hide")
    assert hand.asked() == [1]
    play(hand, "1 show")
    assert (hand.stage, hand.house, hand.won) == ("call", 1, [0, 1, 0, 0])


def test_ruling_4_the_winner_keeps_only_its_own_cards() -> None:
    hand = play(hand_of("ppC", "hhC", "HHC"), "0 call pp", "1 lay hh", "2 lay HH")
    play(hand, "1 show", "2 show")
    assert (hand.house, hand.won) == (2, [0, 0, 2])
