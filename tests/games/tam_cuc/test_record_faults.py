"""The match record: what is wrong is refused, with its reason and its place."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tamcuc.games.tam_cuc import record
from tamcuc.games.tam_cuc.record_parts import HandRecord, RecordError
from tamcuc.games.tam_cuc.rules import HOUSE

from .cases import lines, refused, whole_match


@pytest.mark.parametrize(
    ("number", "code", "move"),
    [
        (1, "not_your_turn", 6),
        (2, "cards_not_held", 6),
        (3, "not_a_set", 7),
        (4, "wrong_action", 5),
        (5, "wrong_scores", None),
        (6, "bad_deal", None),
        (7, "wrong_won", None),
        (8, "wrong_bonus", None),
        (9, "not_your_turn", 23),
        (10, "cards_not_held", 13),
        (11, "not_a_set", 27),
        (12, "not_your_turn", 21),
        (13, "wrong_scores", None),
        (14, "bad_deal", None),
        (15, "wrong_won", None),
        (16, "wrong_bonus", None),
        (17, "not_your_turn", 39),
        (18, "cards_not_held", 12),
        (19, "does_not_beat", 10),
        (20, "not_your_turn", 18),
    ],
)
def test_broken_hands_are_refused_with_their_place(
    number: int, code: str, move: int | None
) -> None:
    with pytest.raises(RecordError) as caught:
        record.check(record.read(lines("broken.jsonl")[number - 1]))
    assert (caught.value.code, caught.value.hand, caught.value.move) == (code, 1, move)


@pytest.mark.parametrize(
    ("number", "code", "hand_number"),
    [
        (1, "wrong_totals", None),
        (2, "too_many_hands", 5),
        (3, "wrong_dealer", 2),
        (4, "wrong_totals", None),
    ],
)
def test_broken_matches_are_refused_with_their_place(
    number: int, code: str, hand_number: int | None
) -> None:
    with pytest.raises(RecordError) as caught:
        record.check(record.read(lines("broken-matches.jsonl")[number - 1]))
    assert (caught.value.code, caught.value.hand) == (code, hand_number)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"format": "tamcuc-record/2"}, "unknown_format"),
        ({"rules": "casino"}, "unknown_rules"),
        ({"seats": 5}, "unknown_seats"),
        ({"seats": "4"}, "not_a_record"),
        ({"plain": 0}, "not_a_record"),
        ({"length": "endless"}, "not_a_record"),
        ({"names": ["An", "Bình", "Chi"]}, "bad_names"),
        ({"names": ["An", "Bình", "Chi", ""]}, "bad_name"),
        ({"names": ["An", "Bình", "Chi", "   "]}, "bad_name"),
        ({"names": ["An", "Bình", "Chi", "x" * 65]}, "bad_name"),
        ({"names": ["An", "Bình", "Chi", "D\u0000"]}, "bad_name"),
        ({"viewer": 4}, "bad_viewer"),
        ({"viewer": -1}, "bad_viewer"),
        ({"unknown": 1}, "not_a_record"),
        ({"hands": {}}, "not_a_record"),
        ({"hands": [{"dealer": 0, "deal": [], "moves": [], "clock": 9}]}, "not_a_record"),
        ({"totals": [0, 0, 0, 0]}, "wrong_totals"),
    ],
)
def test_what_is_unknown_or_does_not_fit_is_refused(change: dict[str, Any], code: str) -> None:
    assert refused(whole_match() | change).code == code


@pytest.mark.parametrize(
    ("place", "value", "detail"),
    [
        (("format",), "x" * 99, "x" * 40),
        (("rules",), "y" * 99, "y" * 40),
        (("seats",), 5, "5"),
        (("names",), [], "0"),
        (("names", 2), "  ", "'  '"),
        (("viewer",), 4, "4"),
        (("totals",), [1, 0, 0, 0], "[1, 0, 0, 0] ≠ [-3, -10, 4, 9]"),
        (("hands", 0, "deal"), ["Kk"] * 3, "3 hands for 4 seats"),
        (("hands", 0, "won"), [9, 9, 9, 9], "[9, 9, 9, 9] ≠ [4, 1, 1, 2]"),
        (("hands", 0, "bonus"), "de", "de ≠ None"),
        (("hands", 0, "scores"), [0] * 99, "[" + "0, " * 26 + "0 ≠ [2, -1, -1, 0]"),
        (("hands", 0, "moves", 0), ["sing", 0, "x" * 99], '["sing",0,"' + "x" * 69),
        (("hands", 0, "moves", 0), ["call", 4, "K"], "4"),
        (("hands", 0, "moves", 0), ["call", 3, None], "call 3"),
        (("hands", 0, "moves", 0), ["lay", 0, "K"], '["lay",0,"K"]'),
    ],
)
def test_what_is_wrong_is_quoted_but_never_at_length(
    place: tuple[Any, ...], value: object, detail: str
) -> None:
    whole = target = whole_match()
    for step in place[:-1]:
        target = target[step]
    target[place[-1]] = value
    assert refused(whole).detail == detail


def test_a_dealer_out_of_turn_is_quoted_with_its_hand() -> None:
    whole = whole_match()
    whole["hands"] = whole["hands"][:1] * 2
    del whole["totals"]
    error = refused(whole)
    assert (error.code, error.hand, error.detail) == ("wrong_dealer", 2, "3")


def test_a_document_of_another_form_is_refused_with_the_field_or_the_place_in_it() -> None:
    assert "$.seats" in refused(whole_match() | {"seats": "4"}).detail
    with pytest.raises(RecordError) as caught:
        record.read(b'{"format": ?')
    assert "11" in caught.value.detail


def test_a_count_that_is_missing_is_quoted_as_missing() -> None:
    whole = whole_match()
    del whole["hands"][0]["won"]
    assert refused(whole).detail == "— ≠ [4, 1, 1, 2]"


def test_more_than_a_thousand_loose_hands_are_not_even_looked_at() -> None:
    hand_of_none = {"dealer": 0, "deal": [], "moves": []}
    many = whole_match() | {"length": None, "hands": [hand_of_none] * 1001}
    assert (refused(many).code, refused(many).hand) == ("too_many_hands", 1001)
    many["hands"].pop()
    assert (refused(many).code, refused(many).hand) == ("bad_deal", 1)


def test_only_the_last_hand_may_be_unfinished_and_then_without_a_count() -> None:
    whole = whole_match()
    for key in ("won", "bonus", "scores"):
        del whole["hands"][-1][key]
    assert refused(whole).code == "wrong_won"
    whole["hands"][-1]["moves"] = whole["hands"][-1]["moves"][:5]
    del whole["totals"]
    record.check(record.read(json.dumps(whole).encode()))
    whole["hands"][-1]["bonus"] = None
    assert refused(whole).code == "counted_unfinished"
    whole["hands"].insert(0, whole["hands"].pop())
    assert (refused(whole).code, refused(whole).hand) == ("hand_unfinished", 1)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ([], "bad_move"),
        (["lay"], "bad_move"),
        (["lay", 0], "bad_move"),
        (["show", 0, "p"], "bad_move"),
        (["sing", 0, "p"], "bad_move"),
        ([0, "lay", "p"], "bad_move"),
        (["lay", 4, "p"], "no_such_seat"),
        (["lay", -1, "p"], "no_such_seat"),
        (["call", 3, None], "bad_mask"),
        (["call", 3, "pP"], "unknown_cards"),
    ],
)
def test_a_move_that_is_none_is_refused_with_its_number(move: list[object], code: str) -> None:
    whole = whole_match()
    whole["hands"][0]["moves"][0] = move
    error = refused(whole)
    assert (error.code, error.hand, error.move) == (code, 1, 1)


@pytest.mark.parametrize(
    "garbage",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b"\x00" * 100,
        b"\xff\xfe{}",
        b"[" * 100_000,
        b'{"format":' * 20_000,
        b'{"extra":' + b'{"a":' * 100_000,
        b'{"format": "\\ud800"}',
        b'{"format": 1e999}',
    ],
)
def test_garbage_is_refused_like_anything_else(garbage: bytes) -> None:
    with pytest.raises(RecordError) as caught:
        record.read(garbage)
    assert caught.value.code in ("not_json", "not_a_record")


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_bytes_are_a_record_or_a_record_error(data: bytes) -> None:
    try:
        record.check(record.read(data))
    except RecordError:
        return
    raise AssertionError("no such bytes make a record")


def test_replay_names_a_deal_that_is_none() -> None:
    with pytest.raises(RecordError) as caught:
        record.replay(HOUSE[2], HandRecord(0, [None, None], []))
    assert caught.value.code == "bad_deal"


@pytest.mark.parametrize(
    ("once", "twice"),
    [
        (b'"plain": false', b'"plain": false, "plain": false'),
        (b'"dealer": 3', b'"dealer": 3, "dealer": 3'),
        (b'"hands": [', b'"hands": [], "hands": ['),
    ],
)
def test_a_key_that_stands_twice_is_refused(once: bytes, twice: bytes) -> None:
    document = json.dumps(whole_match()).encode()
    assert once in document
    with pytest.raises(RecordError) as error:
        record.read(document.replace(once, twice, 1))
    assert (error.value.code, error.value.detail[-2:]) == ("not_a_record", "×2")


@pytest.mark.parametrize("number", ["18446744073709551616", "-" + "9" * 400, "0.1", "1e-9999"])
def test_numbers_in_extra_may_be_of_any_size_that_can_be_held(number: str) -> None:
    read = record.read(with_extra(number))
    assert record.read(record.write(read)) == read


@pytest.mark.parametrize("number", ["9" * 5000, "1e400", "-1e400"])
def test_numbers_in_extra_that_cannot_be_held_are_refused_by_their_place(number: str) -> None:
    with pytest.raises(RecordError) as error:
        record.read(with_extra(number))
    assert error.value.code == "not_a_record"
    assert "out of range" in error.value.detail
    assert "$.extra" in error.value.detail


def with_extra(number: str) -> bytes:
    document = json.dumps(whole_match() | {"extra": {"number": "?"}})
    return document.replace('"?"', number).encode()


def test_extra_is_kept_or_refused_however_deep_it_is_nested() -> None:
    document = json.dumps(whole_match() | {"extra": {}}).encode()
    refused_from = None
    for depth in range(100, 1200, 10):
        deep = b"[" * depth + b"]" * depth
        try:
            record.read(document.replace(b"{}}", b'{"x": ' + deep + b"}}"))
        except RecordError as error:
            refused_from = refused_from or depth
            kept_code = error.code
            continue
        assert refused_from is None, "what is nested deeper was refused already"
    assert (refused_from is not None, kept_code) == (True, "not_json")
