"""The host: prompts with ids, kind refusals, keys, links, and saved before told."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from tamcuc.games.tam_cuc.actions import Action, Aside, Call, Hide, Lay, Ready, Show
from tamcuc.games.tam_cuc.match import Cut, Deal, begin
from tamcuc.games.tam_cuc.view import Setup
from tamcuc.table import wire
from tamcuc.table.host import Effect, Host, Link, NeedChance, Save, Send
from tamcuc.table.saved import Entry, Move
from tamcuc.table.wire import Answer, Hello, Notice, Refused, Sync, Update, Welcome
from tests.table.play import (
    GAME,
    KEYS,
    NAMES,
    Table,
    assert_guests_know_their_view,
    chosen,
    new_host,
    seat_of,
)

CUT = Cut(0, "K")
NO_SONS = Deal(("KAaEeRrP", "kAaEeRrP", "CCccHPpp", "HhhPPppp"))


def hello(key: str, greeting: int = 1) -> bytes:
    return wire.encode(Hello(wire.VERSION, key, greeting))


def told(effects: Sequence[Effect]) -> list[tuple[Link, wire.HostMessage]]:
    """Who is sent what."""
    return [(e.link, wire.from_host(e.data)) for e in effects if isinstance(e, Send)]


def snapshot(table: Table) -> tuple[object, ...]:
    """Everything about a host that an answer could change."""
    prompts = tuple(guest.prompt for guest in table.guests)
    return table.host.state, table.host.number, prompts, table.pump.saved


def test_a_new_host_waits_for_the_cut_then_for_the_deal() -> None:
    host = new_host(Setup())
    assert host.start() == [NeedChance("cut")]
    assert host.happen(CUT) == [Save(Entry(1, CUT), None), NeedChance("deal")]
    assert host.happen(NO_SONS) == [Save(Entry(2, NO_SONS), None)]
    assert host.start() == []


def test_chance_that_was_not_needed_is_an_error_and_changes_nothing() -> None:
    host = new_host(Setup())
    for wrong in (NO_SONS, Cut(4, "K"), Cut(0, "x")):
        with pytest.raises(ValueError):  # noqa: PT011
            host.happen(wrong)
    assert (host.number, host.start()) == (0, [NeedChance("cut")])


def test_each_seat_needs_a_key_of_its_own_and_a_name() -> None:
    state = begin(Setup(seats=2))
    for keys, names in ((("a", "a"), NAMES[:2]), (KEYS[:2], NAMES[:1])):
        with pytest.raises(ValueError, match="key of its own"):
            Host(GAME, state, keys=keys, names=names)


def test_a_key_opens_its_seat_with_a_welcome_and_the_view() -> None:
    host = new_host(Setup())
    host.happen(CUT)
    assert told(host.receive("tv", hello(KEYS[2], greeting=5))) == [
        ("tv", Welcome(wire.VERSION, 5, 2, NAMES, 1)),
        ("tv", Update(1, None, (), GAME.view(host.state, 2))),
    ]


@pytest.mark.parametrize("key", ["wrong", "2", KEYS[1].lower(), KEYS[1] + " ", "\0"])
def test_a_wrong_key_opens_nothing(key: str) -> None:
    host = new_host(Setup())
    assert told(host.receive(7, hello(key))) == [(7, Notice("unknown_key"))]
    effects = host.happen(CUT)
    assert told(effects) == []


@pytest.mark.parametrize("message", [Sync(0), Answer(1, Ready())])
def test_who_has_not_said_hello_is_told_nothing(message: wire.GuestMessage) -> None:
    host = new_host(Setup())
    assert told(host.receive(7, wire.encode(message))) == [(7, Notice("hello_first"))]


def test_what_is_no_message_gets_the_reason_and_changes_nothing() -> None:
    host = new_host(Setup())
    for data, notice in (
        (b"\0", Notice("not_understood")),
        (b"[" * 5000, Notice("too_long")),
        (b'{"type":"hello","version":99}', Notice("unknown_version")),
    ):
        assert told(host.receive(7, data)) == [(7, notice)]
    assert host.number == 0


def test_what_is_decided_is_saved_before_every_link_is_told() -> None:
    table = Table(Setup(), seed=5)
    table.host.receive("second device", hello(KEYS[0]))
    (house,) = table.asked()
    seat = seat_of(house)
    action = chosen(house, table.rng)
    effects = table.host.receive(seat, house.answer(action))
    number = table.host.number
    assert effects[0] == Save(Entry(number, Move(seat, action)), None)
    sent = told(effects)
    assert [link for link, _ in sent] == [0, 1, 2, 3, "second device"]
    assert sent[0][1] == sent[4][1]
    for link, message in sent[:4]:
        assert isinstance(link, int)
        assert isinstance(message, Update)
        assert message.number == number
        assert message.view == GAME.view(table.host.state, link)


def test_a_link_that_left_is_told_no_more_and_may_leave_twice() -> None:
    table = Table(Setup(), seed=5)
    table.host.leave(2)
    table.host.leave(2)
    before = len(table.got[2])
    table.step()
    assert len(table.got[2]) == before
    table.say(2, wire.encode(Sync(0)))
    assert table.heard(2) == Notice("hello_first")


def test_each_asked_seat_has_a_prompt_of_its_own_and_keeps_it_while_others_answer() -> None:
    table = Table(Setup(), seed=5)
    table.until("lay")
    asked = table.asked()
    prompts = [guest.prompt for guest in asked]
    assert len(set(prompts)) == len(asked) == 3
    table.answer(asked[1])
    assert asked[1].prompt is None
    assert [asked[0].prompt, asked[2].prompt] == [prompts[0], prompts[2]]


def test_prompt_ids_only_grow_and_never_come_back() -> None:
    table = Table(Setup(length="short"), seed=8)
    seen: list[int] = []
    while not table.over:
        open_now = {guest.prompt for guest in table.asked() if guest.prompt is not None}
        fresh = sorted(open_now.difference(seen))
        assert not seen or not fresh or fresh[0] > seen[-1]
        seen += fresh
        table.step()
    assert len(seen) == table.host.number - 1 - len(table.host.state.counts)


def test_answering_twice_is_answering_once() -> None:
    table = Table(Setup(), seed=6)
    while len(table.host.state.counts) < 1:
        guest = table.rng.choice(table.asked())
        said = table.answer(guest)
        after = snapshot(table)
        table.say(seat_of(guest), said)
        assert isinstance(refused := table.heard(seat_of(guest)), Refused)
        assert refused.code == wire.CLOSED_PROMPT
        assert snapshot(table) == after


def test_a_second_different_answer_to_a_prompt_changes_nothing() -> None:
    table = Table(Setup(seats=2), seed=6)
    table.until("lay")
    (guest,) = table.asked()
    prompt = guest.prompt
    assert prompt is not None
    table.answer(guest)
    after = snapshot(table)
    for action in (Show(), Hide(), Lay("p"), Ready(), Call("K")):
        table.say(seat_of(guest), wire.encode(Answer(prompt, action)))
        assert table.heard(seat_of(guest)) == Refused(prompt, wire.CLOSED_PROMPT)
    assert snapshot(table) == after


def test_an_answer_to_another_seats_prompt_is_refused_kindly() -> None:
    table = Table(Setup(), seed=5)
    table.until("lay")
    before = snapshot(table)
    for guest in table.asked():
        for other in table.guests:
            if other is guest or guest.prompt is None:
                continue
            answer = Answer(guest.prompt, chosen(guest, table.rng))
            table.say(seat_of(other), wire.encode(answer))
            assert table.heard(seat_of(other)) == Refused(guest.prompt, wire.CLOSED_PROMPT)
    assert snapshot(table) == before


@pytest.mark.parametrize("prompt", [0, 1, 2**53 - 1])
def test_a_prompt_that_is_not_open_is_closed(prompt: int) -> None:
    table = Table(Setup(), seed=5)
    before = snapshot(table)
    for seat in range(4):
        table.say(seat, wire.encode(Answer(prompt, Ready())))
        assert table.heard(seat) == Refused(prompt, wire.CLOSED_PROMPT)
    assert snapshot(table) == before


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Call("Kk"), "cards_not_held"),
        (Call("KA"), "not_a_set"),
        (Call("AA\0"), "unknown_cards"),
        (Call("K"), "over_ceiling"),
        (Lay("P"), "wrong_action"),
        (Ready(), "wrong_action"),
    ],
)
def test_an_illegal_answer_gets_its_reason_and_the_prompt_stays_open(
    action: Action, code: str
) -> None:
    host = new_host(Setup())
    host.happen(Cut(0, "K"))
    host.happen(NO_SONS)
    _, (_, update) = told(host.receive(0, hello(KEYS[0])))
    assert isinstance(update, Update)
    assert update.prompt is not None
    refused = [(0, Refused(update.prompt, code))]
    answer = wire.encode(Answer(update.prompt, action))
    assert told(host.receive(0, answer)) == refused
    assert told(host.receive(0, answer)) == refused
    assert host.number == 2
    right = host.receive(0, wire.encode(Answer(update.prompt, Call("P"))))
    assert right[0] == Save(Entry(3, Move(0, Call("P"))), None)


def test_whatever_a_guest_says_nothing_is_raised_and_only_legal_answers_count() -> None:
    rng = Random(4)
    table = Table(Setup(seats=2, length="long"), seed=11)
    texts = ["", "p", "P", "pp", "RCH", "KaEErCp", "pP", "x", "\0", "Tướng", "p" * 500]
    taken = 0
    while not table.over:
        guest = rng.choice(table.asked())
        held = GAME.view(table.host.state, seat_of(guest)).hand
        one = rng.choice(held.own_hand) if held and held.own_hand else "k"
        action = rng.choice((Aside, Call, Lay))(rng.choice([one, rng.choice(texts)]))
        prompt = rng.choice([guest.prompt or 0, guest.prompt or 0, rng.randrange(200)])
        seat = rng.choice([seat_of(guest), rng.randrange(2)])
        number = table.host.number
        said = bytearray(wire.encode(Answer(prompt, action)))
        if rng.random() < 0.3:
            said[rng.randrange(len(said))] = rng.randrange(256)
        legal = GAME.why_not(table.host.state, seat, action) is None
        table.say(seat, bytes(said))
        if table.host.number == number:
            assert isinstance(table.heard(seat), Refused | Notice)
            table.step()
        elif bytes(said) == wire.encode(Answer(prompt, action)):
            assert legal
            taken += 1
    assert taken > 5
    assert_guests_know_their_view(table.host, table.guests)


def test_a_sync_brings_the_newest_view_unless_it_is_held() -> None:
    table = Table(Setup(), seed=5)
    number = table.host.number
    assert table.host.receive(1, wire.encode(Sync(number))) == []
    for have in (0, number - 1, number + 1):
        assert told(table.host.receive(1, wire.encode(Sync(have)))) == [
            (1, Update(number, table.guests[1].prompt, (), GAME.view(table.host.state, 1)))
        ]


def test_a_forced_hide_is_asked_like_any_other() -> None:
    table = Table(Setup(), seed=5)
    forced = 0
    while len(table.host.state.counts) < 2:
        if table.phase == "show":
            (guest,) = table.asked()
            hand = table.host.state.hand
            assert hand is not None
            forced += GAME.why_not(table.host.state, seat_of(guest), Show()) is not None
        table.step()
    assert forced > 5


def test_the_end_of_a_hand_and_of_the_match_is_told_to_whoever_saves() -> None:
    table = Table(Setup(seats=2, length="short"), seed=5)
    while not table.over:
        table.step()
    assert table.pump.ended == ["hand", "hand", "hand", "match"]
    assert table.asked() == []
    assert table.host.start() == []
