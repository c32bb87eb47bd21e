"""A seat's record of a hand: what is left out, and what can be told to be wrong."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from tamcuc.games.tam_cuc import hand, record, seat_record
from tamcuc.games.tam_cuc.record_parts import HandRecord, RecordError
from tamcuc.games.tam_cuc.rules import Rules

from .play import Moved, play_on, random_deal, random_table

RARE = Path(__file__).parents[2] / "golden" / "cases" / "rare.jsonl"


def _random_hand(seed: int) -> tuple[Rules, HandRecord]:
    chance = random.Random(seed)
    table = random_table(chance)
    deal = random_deal(table, chance)
    state = hand.deal(table, 0, deal).state
    moves: list[Moved] = []
    for before, seat, action, _ in play_on(state, chance):
        moves.append((seat, action))
        state = hand.apply(before, seat, action).state
    return table, record.hand_record(0, deal, moves, state.count)


def _broken_off(whole: HandRecord, stop: int) -> HandRecord:
    return msgspec.structs.replace(
        whole, moves=whole.moves[:stop], won=UNSET, bonus=UNSET, scores=UNSET
    )


@pytest.mark.parametrize("seed", range(12))
def test_a_call_is_left_out_of_others_records_until_it_is_turned_up(seed: int) -> None:
    table, whole = _random_hand(seed)
    for stop in range(len(whole.moves) + 1):
        played = _broken_off(whole, stop)
        state = record.replay(table, played)
        calls = [n for n, raw in enumerate(played.moves) if raw[0] == "call"]
        for viewer in range(table.seats):
            face_down = state.phase == "lay" and state.house != viewer
            seen = seat_record.seen_by(viewer, played)
            assert len(seen.moves) == (calls[-1] if face_down else stop)


def _rare(number: int, viewer: int) -> dict[str, Any]:
    """One of the kept hands as this seat saw it."""
    match: dict[str, Any] = json.loads(RARE.read_bytes().splitlines()[number])
    whole = msgspec.convert(match["hands"][0], type=HandRecord)
    seen = msgspec.to_builtins(seat_record.seen_by(viewer, whole))
    return match | {"hands": [seen], "viewer": viewer}


def _refused(match: dict[str, Any]) -> RecordError:
    with pytest.raises(RecordError) as refused:
        record.check(record.read(json.dumps(match).encode()))
    return refused.value


@pytest.mark.parametrize(
    ("index", "move", "code"),
    [
        (0, ["sing", 0], "bad_move"),
        (1, ["aside", 4, None], "no_such_seat"),
        (1, ["aside", 2, "cPpp"], "bad_mask"),
        (3, ["call", 0, "pP"], "unknown_cards"),
    ],
)
def test_a_fault_in_a_seats_record_is_named_with_its_move(
    index: int, move: list[object], code: str
) -> None:
    match = _rare(0, viewer=0)
    record.check(record.read(json.dumps(match).encode()))
    match["hands"][0]["moves"][index] = move
    error = _refused(match)
    assert (error.code, error.hand, error.move) == (code, 1, index + 1)


@pytest.mark.parametrize("wrong", [["hide", 2], ["call", 0, "K"], ["aside", 0, "CCch"]])
def test_a_move_that_the_rules_refuse_is_named_in_a_seats_record_too(wrong: list[object]) -> None:
    match = _rare(0, viewer=0)
    assert match["hands"][0]["moves"][7] == ["hide", 1]
    match["hands"][0]["moves"][7:] = [wrong]
    assert (_refused(match).hand, _refused(match).move) == (1, 8)


@pytest.mark.parametrize(
    ("first", "code"),
    [
        (["lay", 1, None], "not_your_turn"),
        (["hide", 1], "not_your_turn"),
        (["show", 0], "wrong_action"),
    ],
)
def test_a_lay_or_a_show_before_any_call_is_refused(first: list[object], code: str) -> None:
    match = _rare(0, viewer=0)
    match["hands"][0]["moves"] = [first]
    assert (_refused(match).code, _refused(match).move) == (code, 1)


def test_no_move_is_blamed_where_the_cards_alone_cannot_be() -> None:
    twice = _rare(0, viewer=1)
    assert twice["hands"][0]["moves"][3] == ["call", 0, "A"]
    twice["hands"][0]["moves"][3] = ["call", 0, "R"]
    twice["hands"][0]["moves"].append(["call", 3, "R"])
    assert (_refused(twice).code, _refused(twice).move) == ("cannot_be", None)


def test_nobody_can_have_called_more_cards_than_it_was_dealt() -> None:
    match = _rare(0, viewer=1)
    match["hands"][0]["moves"][3:] = [["call", 0, letter] for letter in "KkAEeRCcH"]
    assert (_refused(match).code, _refused(match).move) == ("cannot_be", None)


@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_a_house_with_too_many_cards_to_be_all_over_the_ceiling_lifts_none(viewer: int) -> None:
    match = _rare(0, viewer)
    moves = match["hands"][0]["moves"]
    assert moves[3] == ["call", 0, "A"]
    match["hands"][0]["moves"] = [move for move in moves[:4] if move[0] != "aside"]
    assert _refused(match).hand == 1


@pytest.mark.parametrize(
    ("number", "room", "ways"),
    [
        (0, [], [()]),
        (1, [], []),
        (0, [2, 2], [(0, 0)]),
        (2, [1, 1], [(1, 1)]),
        (2, [2, 1], [(2, 0), (1, 1)]),
        (3, [1, 1], []),
        (1, [-1, 1], [(0, 1)]),
    ],
)
def test_like_cards_are_handed_out_in_every_way_with_none_left_over(
    number: int, room: list[int], ways: list[tuple[int, ...]]
) -> None:
    assert list(seat_record._shares(number, room)) == ways
