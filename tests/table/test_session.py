"""Host and guests over bad links: whole matches by encoded bytes, with rejoin at any moment."""

from __future__ import annotations

import pytest

from tamcuc.games.tam_cuc.view import Setup
from tamcuc.table.guest import Guest
from tests.table.links import StormyTable, Weather, guests
from tests.table.play import (
    GAME,
    KEYS,
    Table,
    assert_guests_know_their_view,
    chosen,
    hear,
    keys,
    seat_of,
)

WEATHERS = {
    "drop": Weather(drop=0.3),
    "delay and reorder": Weather(delay=4.0),
    "double": Weather(double=0.5, delay=1.0),
    "rejoin": Weather(rejoin=0.2, delay=0.3),
    "storm": Weather(drop=0.2, double=0.3, delay=3.0, rejoin=0.05),
}
CASES = [
    (name, seats, length)
    for name in WEATHERS
    for seats, length in ((2, "short"), (3, "short"), (4, "short" if name != "storm" else "long"))
]


@pytest.fixture(scope="module", params=CASES, ids=lambda case: f"{case[0]}, {case[1]} seats")
def played(request: pytest.FixtureRequest) -> StormyTable:
    """A whole match played in some weather."""
    name, seats, length = request.param
    table = StormyTable(Setup(seats=seats, length=length), WEATHERS[name], seed=10 * seats)
    table.play()
    return table


def test_after_a_match_over_bad_links_every_guest_knows_its_view(played: StormyTable) -> None:
    assert_guests_know_their_view(played.pump.host, guests(played.players))
    assert played.pump.ended[-1] == "match"


def test_updates_come_out_in_order_each_once_with_all_events_or_none(played: StormyTable) -> None:
    whole = 0
    for player in played.players:
        numbers = [update.number for update in player.staged]
        assert numbers == sorted(set(numbers))
        for before, update in zip([0, *numbers], player.staged, strict=False):
            if update.events:
                assert update.number == before + 1
                assert update.events == played.happened[player.seat, update.number]
                whole += 1
    assert whole > 0


def test_every_decision_was_taken_once(played: StormyTable) -> None:
    hands = len(played.pump.host.state.counts)
    assert played.pump.ended == ["hand"] * (hands - 1) + ["match"]
    assert played.pump.saved == played.pump.host.number


def test_the_storm_really_blew() -> None:
    table = StormyTable(Setup(seats=4, length="short"), WEATHERS["storm"], seed=2)
    table.play()
    lost = sum(table.pump.host.number - len(player.staged) + 1 for player in table.players)
    assert lost > 50
    assert sum(player.links for player in table.players) > 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_every_point_of_a_hand_a_new_guest_takes_up_its_seat(seats: int) -> None:
    table = Table(Setup(seats=seats), seed=seats)
    points = 0
    while len(table.host.state.counts) < 1:
        for seat, key in enumerate(keys(table.setup)):
            again = Guest(key)
            hear(again, table.host.receive("again", again.hello()))
            assert again.view == GAME.view(table.host.state, seat)
            assert again.names == table.guests[seat].names
            assert (again.seat, again.number) == (seat, table.host.number)
            assert again.prompt == table.guests[seat].prompt
        table.host.leave("again")
        table.step()
        points += 1
    assert points > 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_every_point_an_answer_lost_with_its_link_is_given_again_after_the_rejoin(
    seats: int,
) -> None:
    table = Table(Setup(seats=seats), seed=seats + 7)
    while len(table.host.state.counts) < 2:
        guest = table.rng.choice(table.asked())
        guest.answer(chosen(guest, table.rng))
        before = table.host.number
        table.host.leave(seat_of(guest))
        table.say(seat_of(guest), guest.hello())
        assert table.host.number == before
        assert guest.pending is not None
        (again,) = guest.due(0.0)
        table.say(seat_of(guest), again)
        assert table.host.number > before
        assert guest.pending is None
    assert_guests_know_their_view(table.host, table.guests)


def test_two_devices_may_hold_the_same_seat_and_the_first_answer_stands() -> None:
    table = Table(Setup(seats=2), seed=1)
    table.until("lay")
    (first,) = table.asked()
    second = Guest(KEYS[seat_of(first)])
    hear(second, table.host.receive("second", second.hello()))
    assert second.prompt == first.prompt is not None
    late = second.answer(chosen(second, table.rng))
    table.answer(first)
    told = table.got["second"][-1]
    assert second.receive(told) is not None
    assert second.pending is None
    assert (second.view, second.number) == (first.view, first.number)
    number = table.host.number
    table.say("second", late)
    assert table.host.number == number
    assert second.receive(table.got["second"][-1]) is None
