"""Reading the others' habits off their calls."""

from __future__ import annotations

from msgspec.structs import replace

from tamcuc.computers.habits import LEAST, MOST, USUAL, habits_of
from tamcuc.games.tam_cuc import hand as hands
from tamcuc.games.tam_cuc.rules import HOUSE
from tamcuc.games.tam_cuc.view import Round
from tests.computers.positions import position


def kept(*calls: tuple[int, str], seats: int = 4, sons: str | None = None) -> float:
    """The sets that others are taken to have kept, after these calls (house and set)."""
    view = hands.view(position("hp", seats=seats), 0)
    rounds = tuple(Round(house, ((house, text),), (), house) for house, text in calls)
    shown = None if sons is None else (1, sons)
    return habits_of(replace(view, rounds=rounds, sons=shown), HOUSE[seats]).kept_sets


def test_who_calls_single_cards_early_is_taken_to_keep_pairs() -> None:
    assert kept((1, "E")) > USUAL[4].kept_sets
    assert kept((1, "E"), (2, "R")) > kept((1, "E"))


def test_who_calls_pairs_early_is_taken_to_have_none_left() -> None:
    assert kept((1, "RR")) < USUAL[4].kept_sets
    assert kept((1, "RR"), (3, "RCH")) <= kept((1, "RR"))


def test_ones_own_calls_tell_nothing() -> None:
    assert kept((0, "RR"), (0, "E")) == USUAL[4].kept_sets


def test_late_calls_tell_nothing() -> None:
    assert kept((0, "RCH"), (0, "E"), (1, "hh"), (1, "C")) == USUAL[4].kept_sets
    assert kept((1, "EE"), sons="pppp") == USUAL[4].kept_sets


def test_no_table_is_taken_to_keep_all_or_nothing() -> None:
    assert kept((1, "E"), (2, "R"), (3, "C"), (1, "r")) == MOST
    assert kept((1, "EE"), (2, "RR")) == LEAST


def test_at_two_seats_the_usual_is_assumed() -> None:
    assert kept((1, "E"), seats=2) == USUAL[2].kept_sets
