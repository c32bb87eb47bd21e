"""The house preset as the rules page states it."""

from __future__ import annotations

import msgspec
import pytest

from tamcuc.games.tam_cuc import cards, rules
from tamcuc.games.tam_cuc.rules import HOUSE, Length
from tamcuc.games.tam_cuc.view import Setup


def test_two_and_four_seats_use_the_whole_deck() -> None:
    for seats, dealt in ((2, 16), (4, 8)):
        assert cards.parse(HOUSE[seats].deck) == cards.WHOLE_DECK
        assert HOUSE[seats].dealt == dealt


def test_three_seats_leave_out_the_same_five_cards() -> None:
    left_out = cards.WHOLE_DECK - cards.parse(HOUSE[3].deck)
    assert cards.text(left_out) == "KkAPp"
    assert HOUSE[3].dealt == 9


@pytest.mark.parametrize(
    ("seats", "par", "amounts", "ceiling", "takes"),
    [
        (4, 2, (4, 6, 8, 16), "E", frozenset({5})),
        (3, 3, (6, 9, 12, 24), "R", frozenset({4})),
        (2, 8, (12, 18, 24, 48), "E", frozenset({5})),
    ],
)
def test_par_amounts_ceiling_and_who_takes_the_house(
    seats: int, par: int, amounts: tuple[int, ...], ceiling: str, takes: frozenset[int]
) -> None:
    table = HOUSE[seats]
    assert table.par == par
    assert msgspec.structs.astuple(table.amounts) == amounts
    assert (table.ceiling, table.sons_take_house) == (ceiling, takes)
    bonuses: tuple[rules.Bonus, ...] = ("ket_doi", "ket_ba", "ket_tot_den", "de")
    assert tuple(table.amounts.of(bonus) for bonus in bonuses) == amounts


@pytest.mark.parametrize(
    ("seats", "length", "hands"),
    [
        (4, "standard", 8),
        (3, "standard", 9),
        (2, "standard", 6),
        (4, "short", 4),
        (3, "short", 6),
        (2, "short", 4),
        (4, "long", 12),
        (3, "long", 12),
        (2, "long", 8),
        (4, None, None),
    ],
)
def test_a_match_is_a_set_number_of_hands(
    seats: int, length: Length | None, hands: int | None
) -> None:
    setup = Setup(seats=seats, length=length)
    assert setup.hands == hands
    if hands is not None:
        assert hands % seats == 0


def test_these_sets_make_a_ket_and_no_others() -> None:
    ket = {text: HOUSE[4].ket_of(text) for text in HOUSE[4].sets if HOUSE[4].ket_of(text)}
    assert ket == {
        **dict.fromkeys(["RR", "rr", "CC", "cc", "HH", "hh", "PP"], "ket_doi"),
        **dict.fromkeys(["RCH", "rch"], "ket_ba"),
        **dict.fromkeys(["pp", "pppp", "ppppp"], "ket_tot_den"),
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_house_settles_each_point_on_which_other_tables_differ(seats: int) -> None:
    table = HOUSE[seats]
    assert (table.name, table.sons_shown) == ("house", "strongest_at_deal")
    assert (table.hiding, table.ties) == (True, "first_shown_keeps")
    assert (table.ket_counts, table.de) == ("replaces", "red_soldiers_over_black")


def test_a_table_is_laid_for_four_by_the_house_at_standard_length_unless_said_otherwise() -> None:
    assert Setup() == Setup(rules="house", seats=4, length="standard", plain=False)


def test_an_agreement_with_a_point_that_is_not_known_is_not_read() -> None:
    assert msgspec.json.decode(b'{"seats": 2}', type=Setup) == Setup(seats=2)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"seats": 2, "jokers": 1}', type=Setup)


def test_plain_is_the_same_without_ket_and_de() -> None:
    assert Setup(seats=4).terms() == HOUSE[4]
    plain = Setup(seats=4, plain=True).terms()
    assert (plain.ket, plain.de) == ((), "off")
    assert msgspec.structs.replace(plain, ket=HOUSE[4].ket, de=HOUSE[4].de) == HOUSE[4]


def test_unknown_rules_and_seats_are_refused() -> None:
    for setup in (Setup(rules="casino"), Setup(seats=5), Setup(seats=1)):
        with pytest.raises(KeyError):
            setup.terms()
