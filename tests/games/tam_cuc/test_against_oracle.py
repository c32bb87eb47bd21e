"""The engine against the oracle, an independent reading of the rules, over random hands.

Deals and players lean towards what plain chance hardly brings; each run says what it saw. At
every decision the two must agree on who is asked, on all that may be done, and on the reason
for what may not; at the end on won cards, bonus and scores.
"""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random

import pytest

from tamcuc.games.tam_cuc import hand as engine
from tamcuc.games.tam_cuc.rules import HOUSE
from tests.games.tam_cuc.translate import WITH_CARDS, as_action, as_code, as_move
from tests.oracle.deals import notable, random_hand
from tests.oracle.house import Hand, Move
from tests.oracle.sets import DECK, in_order

HANDS_A_RUN = 1700
RUNS = [(seats, run) for run in range(4) for seats in (2, 3, 4)]  # 12 x 1700 = 20,400 hands

# Every one of these is seen at least so often in each run.
AT_LEAST = 3
SEEN = [
    "sons of 4",
    "two holders",
    "both colours in one hand",
    "ket_doi",
    "ket_ba",
    "ket_tot_den",
    "de",
    "no bonus",
    "plain",
    "show off: not_a_set",
    "show off: does_not_beat",
    "show off: over_ceiling",
]
SEEN_AT = {
    2: ["sons of 5", "ended by pppp", "ended by ppppp", "ended by PPPP"],
    3: ["lifted ceiling", "ended by pppp"],
    4: ["sons of 5", "lifted ceiling", "one round"],
}

# Larger lists of lays (five of sixteen cards) are sampled instead of compared whole.
WHOLE_LIST = 300


def why_not(state: engine.Hand, move: Move) -> str | None:
    """The engine's reason against a move of the oracle."""
    refusal = engine.why_not(state, move[1], as_action(move))
    return None if refusal is None else refusal.code


def agree_on_position(state: engine.Hand, hand: Hand) -> None:
    """Everything that both keep is the same."""
    assert state.phase == hand.stage
    assert set(engine.asked(state)) == set(hand.asked())
    assert hand.stage == "over" or state.house == hand.house
    views = [engine.view(state, seat) for seat in range(hand.seats)]
    assert [view.own_hand for view in views] == hand.hands
    assert [len(cards) for cards in views[0].won] == hand.won
    if hand.stage in ("call", "lay", "show"):
        assert (state.ceiling is not None) == (hand.first_round and not hand.lifted)


def agree_on_legal(state: engine.Hand, hand: Hand, seat: int, rng: Random) -> None:
    """Both allow this seat the same, compared whole or by samples where the list is long."""
    size = len(hand.sons) if hand.stage == "aside" else len(hand.called)
    cards = hand.hands[seat]
    if hand.stage in ("aside", "lay") and comb(len(cards), size) > WHOLE_LIST:
        for _ in range(3):
            group = in_order("".join(rng.sample(cards, size)))
            assert why_not(state, (hand.stage, seat, group)) is None
        return
    actions = engine.legal_actions(state, seat)
    moves = {as_move(action, seat) for action in actions}
    assert len(moves) == len(actions)
    assert moves == hand.legal(seat)


def agree_on_a_stray_move(state: engine.Hand, hand: Hand, rng: Random) -> None:
    """Some move, mostly a wrong one: the same answer, for the same reason."""
    seat = rng.choice(hand.asked()) if rng.random() < 0.7 else rng.randrange(hand.seats)
    verb = rng.choice(["aside", "call", "lay", "show", "hide", hand.stage, hand.stage])
    move: Move = (verb, seat)
    if verb in WITH_CARDS:
        source = hand.hands[seat] if rng.random() < 0.7 else DECK[hand.seats]
        size = min(rng.choice([1, 1, 2, 3, 4, len(hand.called) or 5]), len(source))
        move = (verb, seat, in_order("".join(rng.sample(source, size))))
    assert why_not(state, move) == as_code(hand.why_not(move)), move


def agree_on_show(state: engine.Hand, hand: Hand) -> str | None:
    """Both say the same of the show of the seat that is asked; gives the reason."""
    seat = hand.asked()[0]
    reason = hand.why_no_show(seat)
    assert why_not(state, ("show", seat)) == reason
    assert why_not(state, ("hide", seat)) is None
    return reason


def agree_on_count(state: engine.Hand, hand: Hand) -> None:
    """The hand is over for both, with the same result."""
    count = state.count
    assert count is not None
    assert (list(count.won), count.bonus, list(count.scores)) == (
        hand.won,
        hand.bonus,
        hand.scores,
    )


class Pair:
    """One hand played in both at once; remembers the moves to tell where they part."""

    def __init__(self, rng: Random, seats: int) -> None:
        self.rng = rng
        self.deal, self.hand, self.players = random_hand(rng, seats)
        rules = HOUSE[seats].plain() if self.hand.plain else HOUSE[seats]
        self.state = engine.deal(rules, self.hand.dealer, self.deal).state
        self.moves: list[Move] = []
        self.seen: Counter[str] = Counter()
        self.lifted = False

    def play_out(self) -> Counter[str]:
        """Plays to the end; gives what was seen."""
        try:
            while self.hand.stage != "over":
                self.step()
            agree_on_position(self.state, self.hand)
            agree_on_count(self.state, self.hand)
        except AssertionError as parted:
            parted.add_note(f"dealer {self.hand.dealer}, deal {self.deal}, moves {self.moves}")
            raise
        return self.seen + notable(self.deal, self.hand, self.lifted)

    def step(self) -> None:
        """Compares the position, then plays one decision in both."""
        agree_on_position(self.state, self.hand)
        self.lifted = self.lifted or self.hand.lifted
        seat = self.rng.choice(self.hand.asked())
        agree_on_legal(self.state, self.hand, seat, self.rng)
        agree_on_a_stray_move(self.state, self.hand, self.rng)
        if self.hand.stage == "show":
            reason = agree_on_show(self.state, self.hand)
            self.seen[f"show off: {reason}" if reason else "show open"] += 1
        self.moves.append(self.players[seat].move(self.hand, seat))
        self.state = engine.apply(self.state, seat, as_action(self.moves[-1])).state
        self.hand.play(self.moves[-1])


@pytest.mark.parametrize(("seats", "run"), RUNS)
def test_engine_and_oracle_agree(seats: int, run: int) -> None:
    rng = Random(f"{seats} seats, run {run}")
    seen: Counter[str] = Counter()
    for _ in range(HANDS_A_RUN):
        seen += Pair(rng, seats).play_out()
    rare = {name: seen[name] for name in SEEN + SEEN_AT[seats] if seen[name] < AT_LEAST}
    assert rare == {}
