"""A match: bắt cái, the deal that passes on, the totals, shared first places (ruling 10)."""

from __future__ import annotations

import itertools
import random

import msgspec
import pytest

from tamcuc.games.protocol import RefusedError
from tamcuc.games.tam_cuc import events, hand, match
from tamcuc.games.tam_cuc.actions import Call, Hide, Lay, Ready
from tamcuc.games.tam_cuc.events import HandCount
from tamcuc.games.tam_cuc.match import Cut, Deal, Match, TamCuc
from tamcuc.games.tam_cuc.view import Setup

from .play import choose, random_deal

GAME = TamCuc()


@pytest.mark.parametrize(
    ("seats", "cutter", "card", "dealer"),
    [
        (4, 0, "K", 0),
        (4, 0, "a", 1),
        (4, 3, "A", 0),
        (4, 1, "E", 3),
        (4, 0, "r", 3),
        (4, 0, "C", 0),
        (4, 2, "h", 3),
        (4, 0, "P", 2),
        (3, 1, "p", 1),
        (3, 2, "A", 0),
        (2, 1, "H", 0),
        (2, 0, "K", 0),
    ],
)
def test_the_count_starts_at_the_cutter_with_the_general(
    seats: int, cutter: int, card: str, dealer: int
) -> None:
    assert match.drawn_dealer(seats, cutter, card) == dealer
    state = match.begin(Setup(seats=seats))
    step = GAME.happen(state, Cut(cutter, card))
    assert step.state.dealer == dealer
    assert [told.public for told in step.events] == [events.DealerDrawn(cutter, card, dealer)]


@pytest.mark.parametrize("cut", [Cut(-1, "K"), Cut(4, "K"), Cut(0, "x"), Cut(0, ""), Cut(0, "Kk")])
def test_a_cut_that_cannot_be_is_refused(cut: Cut) -> None:
    with pytest.raises(ValueError, match="cut"):
        GAME.happen(match.begin(Setup()), cut)


def test_a_card_that_is_not_in_play_cannot_be_cut() -> None:
    with pytest.raises(ValueError, match="cut"):
        GAME.happen(match.begin(Setup(seats=3)), Cut(0, "K"))


def test_chance_is_taken_only_when_it_is_needed() -> None:
    state = match.begin(Setup())
    with pytest.raises(ValueError, match="Deal"):
        GAME.happen(state, Deal(("", "", "", "")))
    state = GAME.happen(state, Cut(0, "K")).state
    with pytest.raises(ValueError, match="Cut"):
        GAME.happen(state, Cut(0, "K"))


def _needed(state: Match, chance: random.Random) -> Match:
    if GAME.needs(state) == "cut":
        return GAME.happen(state, Cut(chance.randrange(state.rules.seats), "p")).state
    return GAME.happen(state, Deal(random_deal(state.rules, chance))).state


def _play(setup: Setup, seed: int) -> list[Match]:
    """Every state of a random match."""
    chance = random.Random(seed)
    states = [match.begin(setup)]
    while states[-1].phase != "over":
        state = states[-1]
        if GAME.needs(state):
            state = _needed(state, chance)
        else:
            seat = chance.choice(GAME.asked(state))
            action = choose(state.hand, seat, chance) if state.phase == "play" else Ready()  # type: ignore[arg-type]
            state = GAME.apply(state, seat, action).state
        states.append(state)
    return states


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("plain", [False, True])
def test_a_match_has_its_hands_its_dealers_in_turn_and_its_totals(seats: int, plain: bool) -> None:
    setup = Setup(seats=seats, length="short", plain=plain)
    last = _play(setup, seats)[-1]
    assert len(last.counts) == setup.hands
    first = last.counts[0].dealer
    assert [c.dealer for c in last.counts] == [(first + n) % seats for n in range(len(last.counts))]
    by_seat = [sum(scores) for scores in zip(*(c.scores for c in last.counts), strict=True)]
    assert match.totals(last) == tuple(by_seat)
    assert sum(by_seat) == 0
    assert match.winners(last) == tuple(
        seat for seat, each in enumerate(by_seat) if each == max(by_seat)
    )
    assert not (plain and any(c.bonus for c in last.counts))
    assert GAME.asked(last) == ()
    assert GAME.needs(last) is None


def test_views_follow_the_match_through_its_phases() -> None:
    states = _play(Setup(seats=3, length="short"), 7)
    phases: list[tuple[str, int]] = []
    for state in states:
        view = GAME.view(state, 1)
        if not phases or phases[-1] != (view.phase, view.number):
            phases.append((view.phase, view.number))
        assert view.asked == GAME.asked(state)
        assert view.totals == match.totals(state)
        assert view.phase == "over" or view.winners == ()
        assert (view.hand is None) == (state.hand is None)
    assert phases[:5] == [("cut", 0), ("deal", 0), ("play", 1), ("counted", 1), ("deal", 1)]
    assert phases[-1] == ("over", 6)
    assert GAME.view(states[-1], 1).winners


def test_every_seat_must_be_ready_before_the_next_deal() -> None:
    state = next(s for s in _play(Setup(seats=3, length="short"), 3) if s.phase == "counted")
    for left in ((0, 1, 2), (0, 2), (0,)):
        assert GAME.asked(state) == left
        assert state.hand is not None, "the counted hand lies there until all are ready"
        step = GAME.apply(state, left[-1] if len(left) != 3 else 1, Ready())
        state = step.state
        assert isinstance(step.events[0].public, events.SeatReady)
    assert GAME.needs(state) == "deal"
    assert state.hand is None


def test_between_hands_only_ready_is_taken_and_once() -> None:
    state = next(s for s in _play(Setup(seats=2, length="short"), 5) if s.phase == "counted")
    refusal = GAME.why_not(state, 0, Hide())
    assert refusal is not None
    assert refusal.code == "hand_over"
    state = GAME.apply(state, 0, Ready()).state
    with pytest.raises(RefusedError, match="not_your_turn"):
        GAME.apply(state, 0, Ready())


def test_in_play_the_hand_says_what_is_refused_and_why() -> None:
    state = next(s for s in _play(Setup(seats=2, length="short"), 5) if s.phase == "play")
    assert state.hand is not None
    for seat in (0, 1):
        for action in (Call("q"), Call("Kk"), Lay("p"), Hide(), Ready()):
            refusal = GAME.why_not(state, seat, action)
            assert refusal == hand.why_not(state.hand, seat, action) is not None


def test_before_the_deal_and_after_the_end_nothing_is_asked() -> None:
    states = _play(Setup(seats=2, length="short"), 5)
    for state in (states[0], states[1], states[-1]):
        for action in (Ready(), Lay("p"), Call("p")):
            refusal = GAME.why_not(state, 0, action)
            assert refusal is not None
            assert refusal.code == "not_your_turn"


def test_the_deal_goes_to_each_seat_its_own_cards_alone() -> None:
    state = GAME.happen(match.begin(Setup()), Cut(1, "K")).state
    hands = random_deal(state.rules, random.Random(1))
    told, *rest = GAME.happen(state, Deal(hands)).events
    assert rest == list(hand.deal(state.rules, 1, hands).events)
    assert told.public == events.Dealt(1, 1, 8)
    for seat, held in enumerate(hands):
        assert told.to(seat) == events.Dealt(1, 1, 8, held)


def test_the_last_hand_tells_the_end_and_who_shares_the_first_place() -> None:
    even = HandCount(dealer=0, won=(8, 8), scores=(0, 0))
    setup = Setup(seats=2, length="short")
    over = match.resume(setup, (even,) * 4)
    assert (over.phase, match.winners(over)) == ("over", (0, 1))
    states = _play(setup, 11)
    step = None
    for before, after in itertools.pairwise(states):
        if after.phase == "over":
            assert before.hand is not None
            seat = GAME.asked(before)[0]
            step = GAME.apply(before, seat, Hide())
            break
    assert step is not None
    kinds = [type(told.public).__name__ for told in step.events]
    assert kinds[-2:] == ["HandCounted", "MatchEnded"]


@pytest.mark.parametrize("seed", range(6))
def test_a_match_resumes_from_its_counts(seed: int) -> None:
    setup = Setup(seats=4, length="short")
    assert match.resume(setup, ()) == match.begin(setup)
    for state in _play(setup, seed):
        if state.phase == "counted" and not state.ready:
            expected = msgspec.structs.replace(state, hand=None)
            assert match.resume(setup, state.counts) == expected


def test_without_a_length_the_match_goes_on() -> None:
    setup = Setup(seats=2, length=None)
    many = (HandCount(dealer=0, won=(8, 8), scores=(0, 0)),) * 100
    assert match.resume(setup, many).phase == "counted"
