"""A seat's record of a hand: what is left out, and what can be told to be wrong."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET

from tamcuc.games.tam_cuc import hand, record, seat_record
from tamcuc.games.tam_cuc.record_parts import HandRecord
from tamcuc.games.tam_cuc.view import Setup

from .cases import lines, random_hand, refused, whole_match, written


def _broken_off(whole: HandRecord, stop: int) -> HandRecord:
    return msgspec.structs.replace(
        whole, moves=whole.moves[:stop], won=UNSET, bonus=UNSET, scores=UNSET
    )


@pytest.mark.parametrize("seed", range(12))
def test_a_call_is_left_out_of_others_records_until_it_is_turned_up(seed: int) -> None:
    setup, whole = random_hand(seed, stop=None)
    table = setup.terms()
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
    match: dict[str, Any] = json.loads(lines("rare.jsonl")[number])
    whole = msgspec.convert(match["hands"][0], type=HandRecord)
    seen = msgspec.to_builtins(seat_record.seen_by(viewer, whole))
    return match | {"hands": [seen], "viewer": viewer}


@pytest.mark.parametrize(
    ("index", "move", "code", "detail"),
    [
        (0, ["sing", 0], "bad_move", '["sing",0]'),
        (1, ["aside", 4, None], "no_such_seat", "4"),
        (1, ["aside", 2, "cPpp"], "bad_mask", "aside 2"),
        (3, ["call", 0, "pP"], "unknown_cards", "pP"),
        (3, ["call", 0, "q" * 99], "unknown_cards", "q" * 80),
    ],
)
def test_a_fault_in_a_seats_record_is_named_with_its_move(
    index: int, move: list[object], code: str, detail: str
) -> None:
    match = _rare(0, viewer=0)
    record.check(record.read(json.dumps(match).encode()))
    match["hands"][0]["moves"][index] = move
    error = refused(match)
    assert (error.code, error.hand, error.move, error.detail) == (code, 1, index + 1, detail)


@pytest.mark.parametrize(
    ("deal", "code", "detail"),
    [
        (["KkAACCch", None, None], "bad_deal", "3/4"),
        (["KkAACCch", None, "aEeRcPpp", None], "bad_mask", "deal 2"),
        ([None, None, None, None], "bad_mask", "deal 0"),
    ],
)
def test_a_seats_record_holds_its_own_hand_and_no_other(
    deal: list[object], code: str, detail: str
) -> None:
    match = _rare(0, viewer=0)
    match["hands"][0]["deal"] = deal
    error = refused(match)
    assert (error.code, error.move, error.detail) == (code, None, detail)


@pytest.mark.parametrize("wrong", [["hide", 2], ["call", 0, "K"], ["aside", 0, "CCch"]])
def test_a_move_that_the_rules_refuse_is_named_in_a_seats_record_too(wrong: list[object]) -> None:
    match = _rare(0, viewer=0)
    assert match["hands"][0]["moves"][7] == ["hide", 1]
    match["hands"][0]["moves"][7:] = [wrong]
    assert (refused(match).hand, refused(match).move) == (1, 8)


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
    assert (refused(match).code, refused(match).move) == (code, 1)


def test_no_move_is_blamed_where_the_cards_alone_cannot_be() -> None:
    twice = _rare(0, viewer=1)
    assert twice["hands"][0]["moves"][3] == ["call", 0, "A"]
    twice["hands"][0]["moves"][3] = ["call", 0, "R"]
    twice["hands"][0]["moves"].append(["call", 3, "R"])
    assert (refused(twice).code, refused(twice).move) == ("cannot_be", None)


def test_nobody_can_have_called_more_cards_than_it_was_dealt() -> None:
    match = _rare(0, viewer=1)
    match["hands"][0]["moves"][3:] = [["call", 0, letter] for letter in "KkAEeRCcH"]
    assert (refused(match).code, refused(match).move) == ("cannot_be", None)


@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_a_house_with_too_many_cards_to_be_all_over_the_ceiling_lifts_none(viewer: int) -> None:
    match = _rare(0, viewer)
    moves = match["hands"][0]["moves"]
    assert moves[3] == ["call", 0, "A"]
    match["hands"][0]["moves"] = [move for move in moves[:4] if move[0] != "aside"]
    assert refused(match).hand == 1


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


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32), st.none() | st.integers(0, 60))
def test_what_each_seat_saw_is_right_too_and_gives_that_seat_its_view(
    seed: int, stop: int | None
) -> None:
    setup, played = random_hand(seed, stop=stop)
    terms = setup.terms()
    for viewer in range(setup.seats):
        seen = seat_record.seen_by(viewer, played)
        record.check(record.read(record.write(written(setup, seen, viewer))))
        cut = msgspec.structs.replace(played, moves=played.moves[: len(seen.moves)])
        truth = hand.view(record.replay(terms, cut), viewer)
        if not any(raw[0] == "call" for raw in seen.moves):
            continue  # until then a record tells neither whose the sons are nor a lifted ceiling
        guess = hand.view(seat_record.replay_seen(terms, seen, viewer, record.replay), viewer)
        assert _but_for_the_colour_of_sons(guess) == _but_for_the_colour_of_sons(truth)


def _but_for_the_colour_of_sons(view: Any) -> Any:
    if view.sons is None or view.sons[0] == view.seat:
        return view
    return msgspec.structs.replace(view, sons=(view.sons[0], len(view.sons[1])), won=())


@settings(max_examples=80, deadline=None)
@given(st.integers(0, 2**32))
def test_a_seats_record_holds_only_what_it_saw(seed: int) -> None:
    setup, played = random_hand(seed, stop=None)
    for viewer in range(setup.seats):
        seen = seat_record.seen_by(viewer, played)
        assert [text for seat, text in enumerate(seen.deal) if seat != viewer] == [None] * (
            setup.seats - 1
        )
        shows = [raw for raw in seen.moves if raw[0] == "show"]
        others = [
            raw for raw in seen.moves if raw[0] == "lay" and raw[1] != viewer and raw[2] is not None
        ]
        assert len(others) == len([raw for raw in shows if raw[1] != viewer])
        assert all(raw[2] is None for raw in seen.moves if raw[0] == "aside" and raw[1] != viewer)


def _seen_case(viewer: int = 0) -> dict[str, Any]:
    whole = whole_match()
    whole["hands"] = [
        msgspec.to_builtins(seat_record.seen_by(viewer, msgspec.convert(each, type=HandRecord)))
        for each in whole["hands"]
    ]
    return whole | {"viewer": viewer}


def test_a_seats_record_of_a_whole_match_is_right() -> None:
    for viewer in range(4):
        record.check(record.read(json.dumps(_seen_case(viewer)).encode()))


@pytest.mark.parametrize(
    ("place", "value", "code"),
    [
        (("deal", 0), None, "bad_mask"),
        (("deal", 1), "ERRCcHhp", "bad_mask"),
        (("moves", 1, 2), None, "bad_mask"),
        (("moves", 2, 2), "H", "bad_mask"),
        (("moves", 0, 2), None, "bad_mask"),
        (("moves", 0, 2), "x", "unknown_cards"),
        (("moves", 0, 0), "sing", "bad_move"),
        (("moves", 0, 1), 7, "no_such_seat"),
        (("moves", 0, 2), "KA", "cards_not_held"),
        (("moves", 0, 1), 2, "not_your_turn"),
        (("won", 0), 5, "wrong_won"),
    ],
)
def test_a_seats_record_that_cannot_be_is_refused(
    place: tuple[Any, ...], value: object, code: str
) -> None:
    whole = _seen_case()
    target: Any = whole["hands"][0]
    for step in place[:-1]:
        target = target[step]
    target[place[-1]] = value
    assert refused(whole).code in (code, "cannot_be")


def test_more_cards_than_the_deck_has_cannot_be() -> None:
    whole = _seen_case()
    own = whole["hands"][0]["deal"][0]
    assert own[0] == "K"
    whole["hands"][0]["moves"][0] = ["call", 3, "K"]
    assert refused(whole).code == "cannot_be"


def test_a_hand_under_a_lifted_ceiling_is_put_back_over_the_ceiling() -> None:
    lifted = [
        line
        for line in map(json.loads, lines("rare.jsonl"))
        if any(raw[0] == "call" and raw[2][0] in "KkAa" for raw in line["hands"][0]["moves"][:6])
    ]
    assert lifted
    for line in lifted:
        played = msgspec.convert(line["hands"][0], type=HandRecord)
        setup = Setup(seats=line["seats"], length=None, plain=line["plain"])
        for viewer in range(setup.seats):
            seen = seat_record.seen_by(viewer, played)
            record.check(written(setup, seen, viewer))


@pytest.mark.parametrize("move", [[], ["lay"], ["show"], ["call"], [0], [None, None]])
def test_a_short_move_in_a_seats_record_is_refused_with_its_number(move: list[object]) -> None:
    whole = _seen_case()
    whole["hands"][0]["moves"][2] = move
    error = refused(whole)
    assert (error.code, error.hand, error.move) == ("bad_move", 1, 3)


def test_a_call_that_the_viewer_has_not_yet_seen_may_not_be_there() -> None:
    deal = [None, None, "AErrCCccP"]
    moves: list[list[object]] = [["call", 0, "pp"], ["lay", 2, "AE"]]
    loose = {
        "format": record.FORMAT,
        "rules": "house",
        "seats": 3,
        "length": None,
        "plain": False,
        "names": ["An", "Chi", "Hà"],
        "viewer": 2,
        "hands": [{"dealer": 0, "deal": deal, "moves": moves}],
    }
    error = refused(loose)
    assert (error.code, error.move) == ("bad_mask", 1)
