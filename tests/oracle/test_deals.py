"""The leaning deals and players bring what plain chance does not."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.oracle.deals import leaning_deal, play_out
from tests.oracle.house import Hand, Move
from tests.oracle.sets import DECK, groups, in_order

OFTEN = [
    "two holders",
    "both colours in one hand",
    "ket_doi",
    "ket_ba",
    "ket_tot_den",
    "de",
    "no bonus",
    "plain",
    "sons of 4",
]
ALSO = {2: ["sons of 5"], 3: ["lifted ceiling"], 4: ["sons of 5", "lifted ceiling"]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_rare_is_seen(seats: int) -> None:
    rng = Random(seats)
    seen: Counter[str] = Counter()
    for _ in range(1500):
        seen += play_out(rng, seats)
    assert [name for name in OFTEN + ALSO[seats] if seen[name] < 3] == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_leaning_deal_is_the_deck_in_equal_hands(seats: int) -> None:
    rng = Random(seats)
    for _ in range(300):
        deal = leaning_deal(rng, seats, rng.randrange(seats))
        assert in_order("".join(deal)) == in_order(DECK[seats])
        assert {len(cards) for cards in deal} == {len(DECK[seats]) // seats}


def test_the_same_seed_gives_the_same_hand() -> None:
    assert play_out(Random(7), 4) == play_out(Random(7), 4)
    assert leaning_deal(Random(7), 4, 0) == leaning_deal(Random(7), 4, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_legal_moves_are_those_that_nothing_speaks_against(seats: int) -> None:
    """Two ways through the oracle: listing moves, and asking of each why not."""
    rng = Random(seats)
    for _ in range(3):
        hand = Hand(leaning_deal(rng, seats, 0), 0)
        while hand.stage != "over":
            for seat in range(seats):
                legal = hand.legal(seat)
                assert {m for m in _conceivable(hand, seat) if hand.why_not(m) is None} == legal
            hand.play(rng.choice(sorted(hand.legal(hand.asked()[0]))))


def _conceivable(hand: Hand, seat: int) -> set[Move]:
    """Every verb with every group of one to five cards of the hand, and the bare verbs."""
    moves: set[Move] = {("show", seat), ("hide", seat)}
    for size in range(1, 6):
        for cards in groups(hand.hands[seat], size):
            moves |= {(verb, seat, cards) for verb in ("aside", "call", "lay")}
    return moves
