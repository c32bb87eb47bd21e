"""Nothing lost: from the state between hands and the saved entries, the identical position."""

from __future__ import annotations

import contextlib
import re

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamcuc.games.tam_cuc.actions import Call, Hide, Ready
from tamcuc.games.tam_cuc.match import Cut, Deal, Match, begin, resume
from tamcuc.games.tam_cuc.view import Setup
from tamcuc.table import saved, wire
from tamcuc.table.guest import Guest
from tamcuc.table.host import HAND_SPAN, Host, NeedChance, Send
from tamcuc.table.saved import Entry, Move, SavedError
from tests.table.play import (
    GAME,
    Table,
    assert_guests_know_their_view,
    chosen,
    hear,
    keys,
    names,
    seat_of,
)

HANDS = ("KAaEeRrP", "kAaEeRrP", "CCccHPpp", "HhhPPppp")
START = [Entry(1, Cut(0, "K")), Entry(2, Deal(HANDS))]


def restored(table: Table) -> Host[Match]:
    """A host built from nothing but what the pump has kept, through bytes."""
    kept = [saved.encode(entry) for entry in table.pump.entries]
    return Host.restore(
        GAME,
        resume(table.setup, table.pump.between.counts),
        (saved.decode(data) for data in kept),
        keys=keys(table.setup),
        names=names(table.setup),
        number=HAND_SPAN * len(table.pump.between.counts),
    )


def without_counted_hand(match: Match) -> Match:
    """The cards of a counted hand are let go of with its end; its count stays."""
    if match.phase in ("counted", "over"):
        return msgspec.structs.replace(match, hand=None)
    return match


def greeted(host: Host[Match], seat: int, table: Table) -> list[wire.HostMessage]:
    """All that a new guest of the seat is told."""
    effects = host.receive("new", Guest(keys(table.setup)[seat]).hello())
    host.leave("new")
    return [wire.from_host(effect.data) for effect in effects if isinstance(effect, Send)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_every_point_of_a_match_a_restored_host_is_the_same(seats: int) -> None:
    table = Table(Setup(seats=seats, length="short"), seed=30 + seats)
    while not table.over:
        again = restored(table)
        assert again.number == table.host.number or not table.pump.entries
        assert again.state == without_counted_hand(table.host.state)
        assert again.start() == table.host.start()
        if table.host.state.phase == "play":
            for seat in range(seats):
                assert greeted(again, seat, table) == greeted(table.host, seat, table)
        table.step()
    assert restored(table).state == without_counted_hand(table.host.state)


def test_between_hands_a_restored_host_tells_the_same_counts_and_asks_again() -> None:
    table = Table(Setup(), seed=3)
    table.until("counted")
    while table.host.state.phase == "counted":
        again = restored(table)
        for seat, guest in enumerate(table.guests):
            _, update = greeted(again, seat, table)
            assert isinstance(update, wire.Update)
            assert guest.view is not None
            assert update.view == msgspec.structs.replace(guest.view, hand=None)
            assert (update.prompt is None) == (guest.prompt is None)
        table.step()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_a_restart_numbers_and_prompts_never_come_back(seats: int) -> None:
    table = Table(Setup(seats=seats, length="long"), seed=seats)
    told = 0
    while not table.over:
        table.step()
        if not table.pump.entries:
            again = restored(table)
            assert again.number >= table.host.number
            assert table.host.number - told <= HAND_SPAN
            told = table.host.number


def test_a_match_of_which_nothing_was_saved_begins_at_its_beginning() -> None:
    setup = Setup(seats=2)
    again = Host.restore(GAME, begin(setup), [], keys=keys(setup), names=names(setup))
    assert (again.number, again.state) == (0, begin(setup))
    assert again.start() == [NeedChance("cut")]


def test_a_guest_plays_on_with_a_restored_host_and_an_old_answer_still_counts() -> None:
    table = Table(Setup(seats=3), seed=2)
    table.until("lay")
    guest = table.asked()[0]
    said = guest.answer(chosen(guest, table.rng))
    table.host = table.pump.host = restored(table)
    for seat, each in enumerate(table.guests):
        table.say(seat, each.hello())
    assert guest.pending is not None
    table.say(seat_of(guest), said)
    assert guest.pending is None
    while len(table.host.state.counts) < 2:
        table.step()
    assert_guests_know_their_view(table.host, table.guests)


ENTRIES = [
    *START,
    Entry(3, Move(0, Call("P"))),
    Entry(4, Move(2, Hide())),
    Entry(5, Move(1, Ready())),
]


@pytest.mark.parametrize("entry", ENTRIES)
def test_an_entry_is_read_back_the_same(entry: Entry) -> None:
    assert saved.decode(saved.encode(entry)) == entry


@pytest.mark.parametrize(
    ("what", "written"),
    [
        (Cut(0, "K"), b'{"type":"cut","cutter":0,"card":"K"}'),
        (Deal(("Kp", "kP")), b'{"type":"deal","hands":["Kp","kP"]}'),
        (Move(2, Hide()), b'{"type":"move","seat":2,"action":{"type":"hide"}}'),
    ],
)
def test_what_is_saved_is_written_in_these_words(what: Cut | Deal | Move, written: bytes) -> None:
    assert saved.encode(Entry(7, what)) == b'{"number":7,"what":' + written + b"}"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0",
        b"null",
        b"[" * 100_000,
        b'{"number":1,"what":{"x":' + b"[" * 100_000,
        b'{"number":0,"what":{"type":"cut","cutter":0,"card":"K"}}',
        b'{"number":1,"what":{"type":"call","cards":"K"}}',
        b'{"number":1,"what":{"type":"cut","cutter":0,"card":"K"},"more":1}',
        b'{"number":1,"what":{"type":"move","seat":0,"action":{"type":"hide"},"more":1}}',
        b'{"number":1,"what":{"type":"cut","cutter":0,"card":"\\ud800"}}',
        b'{"number":1,"what":{"type":"cut","cutter":0,"card":"\xff"}}',
    ],
)
def test_what_is_no_entry_is_an_error(data: bytes) -> None:
    with pytest.raises(SavedError, match=r"^no entry$"):
        saved.decode(data)


@given(st.binary(max_size=200))
def test_any_bytes_give_an_entry_or_an_error(data: bytes) -> None:
    with contextlib.suppress(SavedError):
        saved.decode(data)


@pytest.mark.parametrize(
    "entries",
    [
        START[1:],
        [START[0], START[0]],
        [START[0], Entry(2, Deal(HANDS[:3]))],
        [START[0], Entry(2, Deal(("KxAeEErP", *HANDS[1:])))],
        [START[0], Entry(2, Move(0, Ready()))],
        [Entry(1, START[1].what)],
        [START[0], Entry(3, START[1].what)],
        [*START, Entry(4, Move(0, Call("P")))],
        [*START, Entry(3, Move(1, Call("P")))],
        [*START, Entry(3, Move(0, Call("K")))],
        [*START, Entry(3, Move(9, Call("P")))],
        [*START, Entry(3, Move(-9, Call("P")))],
        [*START, Entry(3, Move(0, Call("PP")))],
    ],
)
def test_entries_that_do_not_lead_on_are_an_error_that_names_no_card(
    entries: list[Entry],
) -> None:
    setup = Setup()
    with pytest.raises(SavedError) as caught:
        Host.restore(GAME, begin(setup), entries, keys=keys(setup), names=names(setup))
    wrong = entries[-1].number
    assert re.fullmatch(rf"entry {wrong} (after \d|is not possible here)", str(caught.value))


def test_a_host_whose_newest_moves_were_lost_is_followed_back_by_its_guests() -> None:
    table = Table(Setup(), seed=3)
    table.until("lay")
    early = restored(table)
    table.until("show")
    assert early.number < table.host.number
    for seat, guest in enumerate(table.guests):
        hear(guest, early.receive(seat, guest.hello()))
    assert_guests_know_their_view(early, table.guests)
