"""How the canvas is shared out: large cards in the hand, all of a long hand, one mat under all."""

from __future__ import annotations

import pytest
from pygame import Rect

from tamcuc.ui.kit import Look
from tamcuc.ui.stage.flight import Flight
from tamcuc.ui.stage.layout import layout
from tamcuc.ui.stage.things import Laid
from tests.ui.stage.test_layout import SIZES, moments, sight
from tests.ui.stage.test_motion import played

NAME_ENDS = {"card": 37, "large": 48}
"""Columns of a card within which its name can be read."""


@pytest.fixture
def plain(look: Look) -> Look:
    look.text_size = 100
    return look


def laid_out(look: Look, seats: int, size: tuple[int, int]) -> list[Laid]:
    return [layout(view, sight(view), size, look) for view in moments(seats) if view.hand]


@pytest.mark.parametrize("size", [(640, 360), (683, 384), (640, 400), (853, 360)])
@pytest.mark.parametrize("seats", [3, 4])
def test_the_hand_has_large_cards_in_every_common_window(
    plain: Look, seats: int, size: tuple[int, int]
) -> None:
    for laid in laid_out(plain, seats, size):
        assert (laid.held.group, laid.deck.group) == ("large", "card")
        assert all(piece.sprite.startswith("large/") for piece in laid.hand)


@pytest.mark.parametrize("size", SIZES)
def test_sixteen_names_can_be_read_at_two_seats(plain: Look, size: tuple[int, int]) -> None:
    whole = max(laid_out(plain, 2, size), key=lambda laid: len(laid.hand))
    assert len(whole.hand) == 16
    for piece, after in zip(whole.hand, whole.hand[1:], strict=False):
        shown = (after.at[0] - piece.at[0]) // piece.scale
        assert shown >= NAME_ENDS[whole.held.group]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_in_hand_keep_their_size_through_a_match(
    plain: Look, seats: int, size: tuple[int, int]
) -> None:
    assert len({laid.held for laid in laid_out(plain, seats, size)}) == 1


@pytest.mark.parametrize("size", SIZES)
def test_two_sit_at_both_ends_of_one_mat(plain: Look, size: tuple[int, int]) -> None:
    for laid in laid_out(plain, 2, size):
        own, other = laid.regions["seat you"], laid.regions["seat top"]
        assert laid.mat.contains(own)
        assert own.right == other.right
        assert own.top > other.bottom


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_mat_lies_under_the_hand_to_the_lower_edge(
    plain: Look, seats: int, size: tuple[int, int]
) -> None:
    for laid in laid_out(plain, seats, size):
        assert laid.cloth.contains(laid.mat)
        assert laid.cloth.bottom > Rect(0, 0, *size).bottom
        for piece in laid.hand[len(laid.hand) // 2 :][:1]:
            assert laid.cloth.contains(piece.box)


def test_a_large_card_comes_out_of_its_turn_as_small_as_the_mat_s(look: Look) -> None:
    seen = 0
    for step in played(look, 4, 3, 60):
        for flight in step.flights:
            if flight.legs[0].sprite.startswith("large/") and _lands_on_mat(flight):
                turn, slide = flight.legs[:2]
                first, last = turn.at(turn.start), turn.at(turn.end)
                on_edge = turn.at((turn.start + turn.end) // 2).width
                assert on_edge is not None
                assert on_edge <= 6
                assert first.at == turn.origin
                assert (last.sprite, last.at) == (step.laid.deck.back, slide.origin)
                assert slide.sprite == step.laid.deck.back
                seen += 1
    assert seen > 3


def _lands_on_mat(flight: Flight) -> bool:
    return flight.key is not None and flight.key[0] == "lay"
