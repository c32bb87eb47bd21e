"""A view holds what the seat may know: it cannot tell apart what it may not know."""

from __future__ import annotations

import random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc import cards, hand
from tamcuc.games.tam_cuc.hand import Hand

from .play import positions


def _resampled(state: Hand, viewer: Seat, chance: random.Random) -> Hand:
    """The same position with all cards that the viewer has not seen changed about.

    Hands, cards lying face down and cards out of play unseen are mixed among the other seats;
    sizes stay.
    """
    shown = {seat for seat, _ in state.shown}
    places = [
        (field, seat)
        for field in ("hands", "laid", "unseen")
        for seat in range(state.rules.seats)
        if seat != viewer and not (field == "laid" and seat in shown)
    ]
    held = {place: getattr(state, place[0])[place[1]] for place in places}
    pool = [letter for group in held.values() for letter in cards.text(group)]
    chance.shuffle(pool)
    after = state
    for (field, seat), group in held.items():
        size = cards.size(group)
        mixed = cards.gather("".join(pool[:size]))
        del pool[:size]
        before = getattr(after, field)
        changed = {field: (*before[:seat], mixed, *before[seat + 1 :])}
        after = msgspec.structs.replace(after, **changed)
    return after


@settings(max_examples=120, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 2**32))
def test_changing_about_the_unseen_cards_changes_no_byte_of_the_view(seed: int, mix: int) -> None:
    chance = random.Random(mix)
    changed = 0
    for state in positions(seed):
        for seat in range(state.rules.seats):
            other = _resampled(state, seat, chance)
            changed += other != state
            assert msgspec.json.encode(hand.view(other, seat)) == msgspec.json.encode(
                hand.view(state, seat)
            )
    assert changed, "the test mixes something"


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
def test_all_that_is_not_the_viewers_own_is_the_same_in_every_view(seed: int) -> None:
    for state in positions(seed):
        public = [
            msgspec.structs.replace(
                hand.view(state, seat), seat=0, own_hand="", own_laid="", own_hidden=""
            )
            for seat in range(state.rules.seats)
        ]
        assert all(view == public[0] for view in public)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
def test_a_view_shows_its_seat_its_own_cards(seed: int) -> None:
    for state in positions(seed):
        for seat in range(state.rules.seats):
            view = hand.view(state, seat)
            assert view.own_hand == cards.text(state.hands[seat])
            assert view.own_laid == cards.text(state.laid[seat])
            assert view.own_hidden == cards.text(state.unseen[seat])
            assert view.left == tuple(cards.size(group) for group in state.hands)
            assert view.out == cards.text(state.out)
