"""The guest: the truth at once, updates in order, and what is said again when."""

from __future__ import annotations

import pytest

from tamcuc.games.tam_cuc.actions import Action, Call, Lay
from tamcuc.games.tam_cuc.view import Setup
from tamcuc.table import wire
from tamcuc.table.guest import AGAIN, SILENCE, Guest, NotAskedError
from tamcuc.table.wire import Answer, Hello, Notice, PeerError, Refused, Sync, Update, Welcome
from tests.table.play import KEYS, NAMES, Table, choose


def first_updates(count: int) -> list[Update]:
    """What seat 0 of a table of two is told from the hello on."""
    table = Table(Setup(seats=2), seed=4)
    while len(table.got[0]) < count + 1:
        table.step()
    heard = [wire.from_host(data) for data in table.got[0][1:]]
    return [message for message in heard if isinstance(message, Update)][:count]


def seated() -> Guest:
    """A guest that was welcomed to seat 0 and has seen nothing yet."""
    guest = Guest(KEYS[0])
    guest.hello()
    guest.receive(welcome())
    return guest


def welcome(greeting: int = 1, number: int = 0) -> bytes:
    return wire.encode(Welcome(wire.VERSION, greeting, 0, NAMES[:2], number))


def asked() -> tuple[Guest, Update]:
    """A guest with an open prompt, and the update that opened it."""
    guest = seated()
    for update in first_updates(60):
        guest.receive(wire.encode(update))
        if update.prompt is not None:
            return guest, update
    raise AssertionError("never asked")


def answers_on_the_way(guest: Guest) -> list[Action]:
    return [] if guest.pending is None else [guest.pending]


def test_before_the_welcome_a_guest_knows_nothing() -> None:
    guest = Guest("key")
    assert (guest.seat, guest.names, guest.view, guest.number) == (None, (), None, 0)
    assert (guest.prompt, guest.pending) == (None, None)
    with pytest.raises(NotAskedError):
        guest.answer(Call("K"))


def test_before_its_hello_a_guest_says_nothing_and_takes_no_welcome() -> None:
    guest = Guest(KEYS[0])
    assert guest.due(100.0) == []
    assert guest.receive(welcome()) is None
    assert guest.due(200.0) == []
    assert guest.seat is None


def test_a_hello_names_the_key_what_is_held_and_its_own_number() -> None:
    guest = Guest("key")
    assert wire.from_guest(guest.hello()) == Hello(wire.VERSION, "key", 1, 0)
    guest.receive(wire.encode(first_updates(1)[0]))
    (newest,) = first_updates(5)[4:]
    guest.receive(wire.encode(newest))
    assert wire.from_guest(guest.hello()) == Hello(wire.VERSION, "key", 2, newest.number)


def test_a_welcome_gives_seat_and_names() -> None:
    guest = seated()
    assert (guest.seat, guest.names) == (0, NAMES[:2])


def test_a_welcome_to_an_older_hello_is_no_welcome() -> None:
    guest = Guest(KEYS[0])
    guest.hello()
    guest.hello()
    guest.receive(welcome(greeting=1))
    assert guest.seat is None
    guest.receive(welcome(greeting=2))
    assert guest.seat == 0


def test_the_newest_update_is_the_view_and_comes_out_once() -> None:
    guest = seated()
    for update in first_updates(6):
        assert guest.receive(wire.encode(update)) == update
        assert (guest.view, guest.number) == (update.view, update.number)
        assert guest.receive(wire.encode(update)) is None


def test_an_update_that_comes_late_is_dropped() -> None:
    guest = seated()
    early, *rest = first_updates(4)
    for update in rest:
        guest.receive(wire.encode(update))
    assert guest.receive(wire.encode(early)) is None
    assert guest.view == rest[-1].view


def test_an_update_after_a_lost_one_comes_out_without_its_events() -> None:
    guest = seated()
    updates = first_updates(6)
    guest.receive(wire.encode(updates[0]))
    late = updates[-1]
    assert late.events
    assert guest.receive(wire.encode(late)) == Update(late.number, late.prompt, (), late.view)


def test_the_first_update_held_comes_out_without_its_events() -> None:
    late = first_updates(6)[-1]
    assert late.events
    assert seated().receive(wire.encode(late)) == Update(late.number, late.prompt, (), late.view)


def test_an_answer_closes_the_prompt_at_once_and_the_first_answer_stands() -> None:
    guest, update = asked()
    action = choose(update.view, Table(Setup(seats=2), 1).rng)
    said = guest.answer(action)
    assert wire.from_guest(said) == Answer(update.prompt or 0, action)
    assert guest.prompt is None
    assert guest.answer(Lay("p")) == said
    assert guest.pending == action


def test_an_answer_that_cannot_be_said_leaves_the_prompt_open() -> None:
    guest, update = asked()
    for cards in ("p" * wire.GUEST_LIMIT, "\ud800"):
        with pytest.raises(PeerError):
            guest.answer(Lay(cards))
    assert (guest.prompt, guest.pending) == (update.prompt, None)


def test_an_answer_is_settled_when_its_prompt_closes_not_before() -> None:
    guest, update = asked()
    guest.answer(Call("K"))
    still = Update(update.number + 1, update.prompt, (), update.view)
    guest.receive(wire.encode(still))
    assert answers_on_the_way(guest) == [Call("K")]
    guest.receive(wire.encode(Update(update.number + 2, None, (), update.view)))
    assert answers_on_the_way(guest) == []


def test_an_illegal_answer_comes_back_and_the_prompt_is_open_again() -> None:
    guest, update = asked()
    guest.answer(Call("KA"))
    refused = Refused(update.prompt or 0, "not_a_set")
    assert guest.receive(wire.encode(refused)) == refused
    assert (guest.prompt, guest.pending) == (update.prompt, None)
    assert guest.receive(wire.encode(refused)) is None


def test_a_refusal_of_another_prompt_is_dropped() -> None:
    guest, _ = asked()
    guest.answer(Call("K"))
    assert guest.receive(wire.encode(Refused(0, "not_a_set"))) is None
    assert (guest.prompt, guest.pending) == (None, Call("K"))


def test_a_closed_prompt_is_not_asked_again_and_the_newest_view_is_fetched_at_once() -> None:
    guest, update = asked()
    guest.due(0.0)
    guest.answer(Call("K"))
    assert guest.receive(wire.encode(Refused(update.prompt or 0, wire.CLOSED_PROMPT))) is None
    assert guest.prompt is None
    assert guest.due(0.1) == [wire.encode(Sync(update.number))]


def test_a_notice_comes_out() -> None:
    notice = Notice("unknown_key")
    assert Guest("key").receive(wire.encode(notice)) == notice


def test_bytes_that_no_host_says_are_an_error_and_change_nothing() -> None:
    guest, update = asked()
    with pytest.raises(PeerError):
        guest.receive(b"\0")
    assert guest.view == update.view


def test_a_hello_without_a_welcome_is_said_again() -> None:
    guest = Guest(KEYS[0])
    hello = guest.hello()
    assert guest.due(50.0) == []
    assert guest.due(50.0 + AGAIN - 0.01) == []
    assert guest.due(50.0 + AGAIN) == [hello]
    assert guest.due(50.0 + AGAIN) == []
    assert guest.due(50.0 + 2 * AGAIN) == [hello]
    hello = guest.hello()
    assert guest.due(50.0 + 3 * AGAIN) == []
    assert guest.due(50.0 + 4 * AGAIN) == [hello]
    guest.receive(welcome(greeting=2))
    assert guest.due(50.0 + 5 * AGAIN) == []


def test_an_answer_without_an_echo_is_said_again() -> None:
    guest, update = asked()
    guest.due(7.0)
    said = guest.answer(Call("K"))
    assert guest.due(7.5) == []
    assert guest.due(7.0 + AGAIN) == []
    assert guest.due(7.5 + AGAIN) == [said]
    guest.receive(wire.encode(Update(update.number + 1, None, (), update.view)))
    assert guest.due(7.5 + 2 * AGAIN) == []


def test_an_answer_on_its_way_follows_a_new_welcome_without_waiting() -> None:
    guest, update = asked()
    guest.due(0.0)
    said = guest.answer(Call("K"))
    guest.hello()
    guest.receive(welcome(greeting=2, number=update.number))
    assert guest.due(0.1) == [said]


def test_after_silence_the_guest_asks_for_what_it_may_have_missed() -> None:
    guest, update = asked()
    assert guest.due(0.0) == []
    assert guest.due(SILENCE - 0.01) == []
    assert guest.due(SILENCE) == [wire.encode(Sync(update.number))]
    assert guest.due(SILENCE + 0.1) == []
    guest.receive(wire.encode(update))
    assert guest.due(SILENCE + 1) == []
    assert guest.due(2 * SILENCE + 0.5) == []
    assert guest.due(2 * SILENCE + 1) == [wire.encode(Sync(update.number))]


def test_a_guest_that_was_told_what_the_host_lost_follows_the_host_back() -> None:
    guest = seated()
    updates = first_updates(6)
    for update in updates:
        guest.receive(wire.encode(update))
    guest.hello()
    guest.receive(welcome(greeting=2, number=updates[2].number))
    assert (guest.view, guest.prompt, guest.pending) == (None, None, None)
    guest.receive(wire.encode(updates[2]))
    assert guest.view == updates[2].view
    guest.receive(welcome(greeting=2, number=updates[2].number))
    assert guest.view == updates[2].view, "a welcome that comes twice is one welcome"


def test_an_update_that_overtakes_the_welcome_is_kept() -> None:
    guest = seated()
    updates = first_updates(6)
    guest.receive(wire.encode(updates[0]))
    guest.hello()
    guest.receive(wire.encode(updates[5]))
    guest.receive(welcome(greeting=2, number=updates[4].number))
    assert guest.view == updates[5].view
