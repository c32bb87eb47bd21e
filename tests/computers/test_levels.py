"""What every level promises the table: a legal answer to every question, from the view alone."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tamcuc.computers.levels import LEVELS, Level, decide
from tamcuc.games.tam_cuc import hand as hands
from tamcuc.games.tam_cuc.actions import Ready
from tamcuc.games.tam_cuc.match import Cut, Deal, TamCuc, begin
from tamcuc.games.tam_cuc.view import Setup
from tests.computers.positions import asked_in_play, dealt_anew, match_view, position

GAMES = {2: 12, 3: 20, 4: 20}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_answer_is_legal_in_every_phase(level: Level, seats: int) -> None:
    phases: Counter[str] = Counter()
    for number, (state, seat) in enumerate(asked_in_play(seats, GAMES[seats], seed=1)):
        action = decide(level, match_view(state, seat), Random(number))
        assert hands.why_not(state, seat, action) is None, (state, seat, action)
        phases[state.phase] += 1
    assert set(phases) == {"aside", "call", "lay", "show"}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_that_a_seat_cannot_see_do_not_change_its_answer(level: Level, seats: int) -> None:
    moved = 0
    for number, (state, seat) in enumerate(asked_in_play(seats, GAMES[seats] // 4, seed=2)):
        other = dealt_anew(state, seat, Random(number))
        moved += other != state
        assert match_view(other, seat) == match_view(state, seat)
        answers = [decide(level, match_view(s, seat), Random(number)) for s in (state, other)]
        assert answers[0] == answers[1]
    assert moved > 10


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_chance_give_the_same_answer_whatever_came_before(level: Level) -> None:
    asked = list(asked_in_play(4, 3, seed=3))
    first = [decide(level, match_view(*each), Random(n)) for n, each in enumerate(asked)]
    again = [
        decide(level, match_view(*each), Random(n)) for n, each in reversed([*enumerate(asked)])
    ]
    assert first == again[::-1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_computer_is_ready_at_once_after_the_count(level: Level) -> None:
    game, rng = TamCuc(), Random(4)
    match = game.happen(begin(Setup(seats=2, length="short")), Cut(0, "K")).state
    order = rng.sample(match.rules.deck, 32)
    match = game.happen(match, Deal(hands.deal_out(order, match.rules, 0))).state
    while match.phase == "play":
        seat = game.asked(match)[0]
        match = game.apply(match, seat, decide(level, game.view(match, seat), rng)).state
    assert match.phase == "counted"
    for seat in (0, 1):
        assert decide(level, game.view(match, seat), rng) == Ready()


def test_a_seat_that_is_not_asked_gets_no_answer() -> None:
    state = position("Kh")
    with pytest.raises(ValueError, match="seat 1 is not asked"):
        decide("easy", match_view(state, 1), Random(1))


def test_a_level_that_is_not_known_is_refused() -> None:
    view = match_view(position("Kh"), 0)
    with pytest.raises(KeyError):
        decide("godlike", view, Random(1))  # type: ignore[arg-type]
