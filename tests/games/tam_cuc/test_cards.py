"""Cards as kinds, packed groups and text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamcuc.games.tam_cuc import cards

COPIES = {"K": 1, "A": 2, "E": 2, "R": 2, "C": 2, "H": 2, "P": 5}
DECK = [letter for each, n in COPIES.items() for letter in (each * n + each.lower() * n)]
groups = st.lists(st.sampled_from(range(32)), unique=True, max_size=16).map(
    lambda places: [DECK[place] for place in places]
)


def test_the_deck_has_thirty_two_cards_in_two_colours() -> None:
    assert sorted(cards.text(cards.WHOLE_DECK)) == sorted(DECK)
    assert cards.size(cards.WHOLE_DECK) == 32


def test_a_group_is_written_high_to_low_red_before_black() -> None:
    assert cards.text(cards.gather("pCrEeaK")) == "KaEerCp"
    assert cards.text(0) == ""


def test_kinds_climb_the_ladder_rank_first_then_red_over_black() -> None:
    ladder = sorted(cards.LETTERS, key=cards.kind_of, reverse=True)
    assert "".join(ladder) == "KkAaEeRrCcHhPp"
    names = ["general", "advisor", "elephant", "chariot", "cannon", "horse", "soldier"]
    assert [cards.RANKS[cards.rank(cards.kind_of(c))] for c in "KAERCHP"] == names
    assert [cards.RANKS[cards.rank(cards.kind_of(c))] for c in "kaerchp"] == names
    assert [cards.is_red(cards.kind_of(c)) for c in "Kk"] == [True, False]


@given(groups)
def test_text_and_packed_form_say_the_same(letters: list[str]) -> None:
    group = cards.gather("".join(letters))
    assert cards.parse(cards.text(group)) == group
    assert sorted(cards.text(group)) == sorted(letters)
    assert cards.size(group) == len(letters)
    assert [cards.LETTERS[kind] for kind in cards.kinds(group)] == list(cards.text(group))


@given(groups, groups)
def test_holds_compares_card_by_card(hand: list[str], part: list[str]) -> None:
    within = all(hand.count(letter) >= part.count(letter) for letter in part)
    assert cards.holds(cards.gather("".join(hand)), cards.gather("".join(part))) == within


@given(groups.filter(len))
def test_highest_and_lowest_are_the_ends_of_the_text(letters: list[str]) -> None:
    group = cards.gather("".join(letters))
    text = cards.text(group)
    assert cards.LETTERS[cards.highest(group)] == text[0]
    assert cards.LETTERS[cards.lowest(group)] == text[-1]


@pytest.mark.parametrize("text", ["p", "ppppp", "PPPP", "PPPPP", "AA", "K"])
def test_any_number_of_like_cards_has_their_kind_at_its_ends(text: str) -> None:
    group = cards.parse(text)
    assert cards.LETTERS[cards.highest(group)] == text[0]
    assert cards.LETTERS[cards.lowest(group)] == text[-1]


@pytest.mark.parametrize("wrong", ["x", "pP", "Kk K", "KK", "PPPPPP", "AAA", "aA", "ｋ"])
def test_text_that_is_no_group_is_refused_never_repaired(wrong: str) -> None:
    with pytest.raises(cards.CardsError):
        cards.parse(wrong)


@given(groups, st.integers(0, 5))
def test_parts_are_all_different_groups_of_that_size(letters: list[str], size: int) -> None:
    group = cards.gather("".join(letters))
    parts = cards.parts(group, size)
    assert len(set(parts)) == len(parts)
    assert all(cards.size(part) == size and cards.holds(group, part) for part in parts)
    assert list(parts) == sorted(parts, reverse=True)


def test_the_number_of_parts_is_that_of_choosing_by_hand() -> None:
    assert [cards.text(part) for part in cards.parts(cards.parse("KPPp"), 2)] == [
        "KP",
        "Kp",
        "PP",
        "Pp",
    ]
    assert cards.parts(cards.parse("KP"), 3) == ()
    worst = cards.parse("KkAaEeRrCcHhPPpp")
    assert len(cards.parts(worst, 5)) == 2586
