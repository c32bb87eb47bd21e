"""What a computer reads off its view, against the state that the view was made from."""

from __future__ import annotations

import pytest

from tamcuc.computers.seat import Seen
from tamcuc.games.tam_cuc import hand as hands
from tamcuc.games.tam_cuc.actions import Call, Show
from tests.computers.positions import asked_in_play


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_unseen_is_exactly_what_lies_face_down_with_others(seats: int) -> None:
    for state, seat in asked_in_play(seats, 4, seed=6):
        up = {each for each, _ in state.shown}
        closed = sum(
            state.hands[other] + state.unseen[other] + (0 if other in up else state.laid[other])
            for other in range(seats)
            if other != seat
        )
        assert Seen(hands.view(state, seat), state.rules).unseen() == closed


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sets_that_count_are_those_that_may_be_called_and_shown(seats: int) -> None:
    for state, seat in asked_in_play(seats, 4, seed=7):
        seen = Seen(hands.view(state, seat), state.rules)
        if state.phase == "call":
            calls = [Call(made.text) for made in seen.sets()]
            assert calls == list(hands.legal_actions(state, seat))
        assert seen.may_show() == (hands.why_not(state, seat, Show()) is None)
