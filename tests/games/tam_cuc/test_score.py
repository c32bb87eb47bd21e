"""Counting a hand: rulings 6 to 9."""

from __future__ import annotations

import msgspec
import pytest

from tamcuc.games.tam_cuc.events import HandCount
from tamcuc.games.tam_cuc.rules import HOUSE, Rules
from tamcuc.games.tam_cuc.score import count_hand
from tamcuc.games.tam_cuc.view import Round

WON = {4: (3, 1, 4, 0), 3: (4, 0, 5), 2: (14, 2)}


def _count(table: Rules, *shown: tuple[int, str], won: tuple[int, ...] | None = None) -> HandCount:
    """The count after a last round with these sets shown in order, the house's first."""
    last = Round(house=shown[0][0], shown=shown, hidden=(), winner=shown[-1][0])
    return count_hand(table, 0, won or WON[table.seats], last)


@pytest.mark.parametrize(("seats", "scores"), [(4, (1, -1, 2, -2)), (3, (1, -3, 2)), (2, (6, -6))])
def test_won_cards_are_counted_against_par(seats: int, scores: tuple[int, ...]) -> None:
    count = _count(HOUSE[seats], (0, "E"), (1, "K"))
    assert (count.scores, count.bonus, count.by, count.against) == (scores, None, None, None)
    assert count.amount == 0


@pytest.mark.parametrize("text", ["AA", "aa", "EE", "ee", "KAE", "kae", "PPPP", "PPPPP", "K", "p"])
def test_any_other_winning_set_is_no_ket(text: str) -> None:
    assert _count(HOUSE[4], (0, text)).bonus is None


@pytest.mark.parametrize(
    ("text", "bonus", "amount"),
    [
        ("RR", "ket_doi", 4),
        ("PP", "ket_doi", 4),
        ("rch", "ket_ba", 6),
        ("pp", "ket_tot_den", 8),
        ("pppp", "ket_tot_den", 8),
    ],
)
def test_each_other_seat_pays_a_ket_less_its_won_cards(text: str, bonus: str, amount: int) -> None:
    count = _count(HOUSE[4], (0, text))
    lost = [max(0, amount - won) for won in WON[4][1:]]
    assert count.scores == (sum(lost), *(-loss for loss in lost))
    assert (count.bonus, count.amount, count.by, count.against) == (bonus, amount, 0, None)


def test_a_seat_with_cards_enough_pays_nothing() -> None:
    assert _count(HOUSE[4], (1, "RR"), won=(5, 2, 1, 0)).scores == (0, 7, -3, -4)


def test_a_ket_wants_the_house_to_win_its_last_round_with_what_it_called() -> None:
    assert _count(HOUSE[4], (0, "hh"), (1, "CC")).bonus is None
    assert _count(HOUSE[4], (0, "hh"), (1, "CC")).scores == (1, -1, 2, -2)


@pytest.mark.parametrize(
    ("seats", "scores"), [(4, (-13, 13, 0, 0)), (3, (-20, 20, 0)), (2, (-34, 34))]
)
def test_de_takes_from_the_black_house_and_pays_the_red_seat_alone(
    seats: int, scores: tuple[int, ...]
) -> None:
    count = _count(HOUSE[seats], (0, "pp"), (1, "PP"))
    assert (count.bonus, count.by, count.against) == ("de", 1, 0)
    assert count.amount == {4: 16, 3: 24, 2: 48}[seats]
    assert count.scores == scores


def test_de_never_pays_below_nothing() -> None:
    rich = msgspec.structs.replace(
        HOUSE[4], amounts=msgspec.structs.replace(HOUSE[4].amounts, de=2)
    )
    assert _count(rich, (0, "pp"), (1, "PP")).scores == (0, 0, 0, 0)


def test_four_and_five_red_soldiers_make_a_de_too() -> None:
    assert _count(HOUSE[2], (0, "pppp"), (1, "PPPP")).bonus == "de"
    assert _count(HOUSE[2], (0, "ppppp"), (1, "PPPPP")).bonus == "de"


def test_anything_else_that_beats_black_soldiers_makes_neither_ket_nor_de() -> None:
    for shown in ([(0, "pp"), (1, "hh")], [(0, "pp"), (1, "PP"), (2, "hh")]):
        count = _count(HOUSE[4], *shown)
        assert (count.bonus, count.scores) == (None, (1, -1, 2, -2))


def test_a_single_black_soldier_is_no_attempt_at_a_ket_and_so_no_de() -> None:
    assert _count(HOUSE[4], (0, "p"), (1, "P")).bonus is None


def test_red_soldiers_beaten_make_no_de() -> None:
    assert _count(HOUSE[4], (0, "PP"), (1, "hh")).bonus is None
    assert _count(HOUSE[4], (0, "p"), (1, "h")).bonus is None


def test_plain_counts_won_cards_whatever_the_last_round_was() -> None:
    plain = HOUSE[4].plain()
    for shown in ([(0, "RR")], [(0, "pp"), (1, "PP")]):
        count = _count(plain, *shown)
        assert (count.bonus, count.scores) == (None, (1, -1, 2, -2))


def test_where_a_ket_adds_it_comes_on_top_of_the_count() -> None:
    adding = msgspec.structs.replace(HOUSE[4], ket_counts="adds")
    assert _count(adding, (0, "RR")).scores == (1 + 7, -1 - 3, 2, -2 - 4)


def test_without_a_par_every_two_seats_settle_their_difference() -> None:
    pairwise = msgspec.structs.replace(HOUSE[3], par=None)
    assert _count(pairwise, (0, "E"), won=(6, 3, 1)).scores == (3 + 5, -3 + 2, -5 - 2)
