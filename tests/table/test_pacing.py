"""Pacing: as public as everything else, long enough to look, short enough to go on."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tamcuc.games.tam_cuc.actions import Action, Call, Ready
from tamcuc.games.tam_cuc.legal import legal, standing_of
from tamcuc.games.tam_cuc.view import HandView, MatchView, Setup
from tamcuc.table.guest import Guest
from tamcuc.table.pacing import Pace, Speed, wait
from tests.table.paced import PacedHand
from tests.table.play import GAME, Table, chosen, seat_of

SPEEDS: tuple[Speed, ...] = ("slow", "normal", "fast", "off")
NO_SONS = ("KAaEeRrP", "kAaEeRrP", "CCccHPpp", "HhhPPppp")


def singles(view: MatchView) -> Action:
    """Calls the fewest cards, so that a hand has the most rounds and waits."""
    if view.phase == "counted" or view.hand is None:
        return Ready()
    actions = legal(standing_of(view.hand, view.setup.terms().sets))
    return min(actions, key=lambda action: len(action.cards) if isinstance(action, Call) else 0)


def asked_views(seats: int, seed: int) -> list[tuple[MatchView, MatchView]]:
    """Every asked seat's view through two hands, each with the host's view of another seat."""
    table = Table(Setup(seats=seats), seed)
    views = []
    while len(table.host.state.counts) < 2:
        for guest in table.asked():
            assert guest.view is not None
            other = GAME.view(table.host.state, (guest.view.seat + 1) % seats)
            views.append((guest.view, other))
        table.step()
    return views


def seen_from(view: MatchView, own: HandView | None) -> MatchView:
    """The same public facts, with somebody else's secrets."""
    if view.hand is None or own is None:
        return view
    secrets = {name: getattr(own, name) for name in ("own_hand", "own_laid", "own_hidden")}
    return msgspec.structs.replace(view, hand=msgspec.structs.replace(view.hand, **secrets))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_wait_never_depends_on_what_a_seat_alone_knows(seats: int) -> None:
    changed = 0
    for view, other in asked_views(seats, seed=seats):
        disguised = seen_from(view, other.hand)
        changed += disguised != view
        for speed in SPEEDS:
            assert wait(disguised, speed) == wait(view, speed)
    assert changed > 20


def test_off_waits_for_nothing_and_slower_waits_longer() -> None:
    assert Pace().speed == "normal"
    for view, _ in asked_views(4, seed=1):
        assert wait(view, "off") == 0
        assert wait(view, "slow") > wait(view, "normal") > wait(view, "fast") > 0


def test_the_first_to_decide_after_the_house_turned_up_leaves_time_to_look() -> None:
    shows = [view for view, _ in asked_views(4, seed=1) if view.hand and view.hand.phase == "show"]
    first = {wait(v, "fast") for v in shows if v.hand and len(v.hand.shown + v.hand.hidden) == 1}
    later = {wait(v, "fast") for v in shows if v.hand and len(v.hand.shown + v.hand.hidden) > 1}
    assert len(first) == len(later) == 1
    assert first.pop() > later.pop()


def test_a_call_after_a_round_was_won_leaves_time_to_look() -> None:
    views = [view for view, _ in asked_views(4, seed=1) if view.hand is not None]
    calls = [wait(v, "fast") for v in views if v.hand and v.hand.phase == "call"]
    lays = [wait(v, "fast") for v in views if v.hand and v.hand.phase == "lay"]
    assert min(calls) > max(lays)


@pytest.mark.parametrize("phase", ["aside", "lay"])
def test_those_asked_at_once_answer_one_after_another_from_the_house_on(phase: str) -> None:
    houses = set()
    for seed in range(30):
        table = Table(Setup(), seed)
        if phase == "lay":
            table.until("lay")
        hand = table.host.state.hand
        if hand is None or hand.phase != phase:
            continue
        pace = Pace("normal")
        assert pace.due(table.guests, 0.0) == []
        order = [seat_of(guest) for guest in pace.due(table.guests, 60.0)]
        from_the_house = [(seat - hand.house) % 4 for seat in order]
        assert from_the_house == sorted(from_the_house)
        assert len(order) == 3
        waits = [wait(view, "fast") for guest in table.asked() if (view := guest.view)]
        assert pace.next_due(table.guests, 0.0) == 2 * min(waits)
        assert max(waits) < min(waits) + 0.5, "nobody waits long for the last of them"
        houses.add(hand.house)
    assert len(houses) > 2


def test_between_hands_a_seat_is_soon_ready_also_when_the_counted_hand_was_let_go_of() -> None:
    table = Table(Setup(), seed=1)
    table.until("counted")
    view = table.asked()[0].view
    assert view is not None
    let_go = msgspec.structs.replace(view, hand=None)
    assert wait(let_go, "fast") == wait(view, "fast") < 1.0


def test_a_whole_hand_of_four_at_fast_waits_less_than_twenty_seconds() -> None:
    longest = PacedHand(Setup(), NO_SONS, singles, "fast")
    hand = longest.host.state.counts[0]
    assert sum(hand.won) == 8
    assert len(longest.sent[0]) > 8 * 7
    assert 10 < longest.now < 20
    assert PacedHand(Setup(), NO_SONS, singles, "off").now == 0


def test_an_answer_is_due_when_its_wait_is_over_not_before() -> None:
    table = Table(Setup(seats=2), seed=1)
    table.until("call")
    (guest,) = table.asked()
    assert guest.view is not None
    pace = Pace("normal")
    at = pace.next_due(table.guests, 50.0)
    assert at == 50.0 + wait(guest.view, "normal")
    assert pace.next_due(table.guests, 50.2) == at
    assert pace.due(table.guests, at - 0.01) == []
    assert pace.due(table.guests, at) == [guest]


def test_a_prompt_that_is_new_begins_its_own_wait() -> None:
    table = Table(Setup(seats=2), seed=1)
    pace = Pace("fast")
    while len(table.host.state.counts) < 1:
        assert pace.due(table.guests, table.host.number) == []
        assert pace.due(table.guests, table.host.number + 0.99) != []
        table.step()


def test_a_changed_speed_takes_effect_on_open_prompts() -> None:
    table = Table(Setup(), seed=1)
    pace = Pace("slow")
    assert pace.due(table.guests, 0.0) == []
    pace.speed = "off"
    assert pace.next_due(table.guests, 0.0) == 0.0
    assert pace.due(table.guests, 0.0) == table.asked()


def test_without_an_open_prompt_nothing_is_due() -> None:
    pace = Pace("off")
    stranger = Guest("key")
    assert pace.next_due([stranger], 0.0) is None
    assert pace.due([stranger], 0.0) == []
    table = Table(Setup(), seed=1)
    (house,) = table.asked() if table.phase == "call" else table.asked()[:1]
    house.answer(chosen(house, Random(1)))
    assert pace.due([house], 9.0) == []
