"""What a seat may not know leaves no trace in the bytes that it is sent, nor in their timing."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from tamcuc.games.tam_cuc.actions import Action, Aside, Hide, Show
from tamcuc.games.tam_cuc.legal import standing_of, why_not
from tamcuc.games.tam_cuc.view import MatchView, Setup
from tests.oracle.deals import leaning_deal
from tests.table.paced import PacedHand
from tests.table.twins import Played, by_script, play, twin

PAIRS = 40


@cache
def pairs(seats: int) -> list[tuple[int, Played, Played]]:
    """Seat, hand, and its twin in all that the seat may know."""
    rng = Random(seats)
    setup = Setup(seats=seats)
    found: list[tuple[int, Played, Played]] = []
    for _ in range(20 * PAIRS):
        played = play(setup, tuple(leaning_deal(rng, seats, 0)), rng)
        knower = rng.randrange(seats)
        other = twin(setup.terms(), played, knower, rng)
        if other is not None:
            found.append((knower, played, other))
        if len(found) == PAIRS:
            return found
    raise AssertionError("too few pairs")


def forced_hides(seats: int, played: Played) -> list[tuple[int, int]]:
    """Seat and round of every hide that had no choice."""
    forced: list[tuple[int, int]] = []
    rule_sets = Setup(seats=seats).terms().sets
    script = by_script(played)

    def decide(view: MatchView) -> Action:
        action, hand = script(view), view.hand
        if isinstance(action, Hide) and hand and why_not(standing_of(hand, rule_sets), Show()):
            forced.append((view.seat, hand.round))
        return action

    PacedHand(Setup(seats=seats), played.deal, decide, "off")
    return forced


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_that_differ_in_what_a_seat_may_not_know_send_it_the_same_bytes(seats: int) -> None:
    setup = Setup(seats=seats)
    for knower, played, other in pairs(seats):
        one = PacedHand(setup, played.deal, by_script(played), "normal")
        two = PacedHand(setup, other.deal, by_script(other), "normal")
        assert one.sent[knower] == two.sent[knower]
        assert one.sent != two.sent


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_pairs_have_asides_and_hides_forced_in_one_hand_and_chosen_in_the_other(
    seats: int,
) -> None:
    found = pairs(seats)
    asides = [a for _, p, _ in found for done in p.script for a in done if isinstance(a, Aside)]
    assert len(asides) > 10
    assert sum(forced_hides(seats, p) != forced_hides(seats, o) for _, p, o in found) > 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_is_told_at_the_same_moments(seats: int) -> None:
    for _, played, _ in pairs(seats)[:10]:
        hand = PacedHand(Setup(seats=seats), played.deal, by_script(played), "normal")
        times = {tuple(at for at, _ in sent) for sent in hand.sent.values()}
        assert len(times) == 1
