"""The match record: what is right passes, what is wrong is refused with its place."""

from __future__ import annotations

import contextlib
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET

from tamcuc.games.tam_cuc import hand, record, seat_record
from tamcuc.games.tam_cuc.record import Record
from tamcuc.games.tam_cuc.record_parts import HandRecord, RecordError
from tamcuc.games.tam_cuc.rules import HOUSE
from tamcuc.games.tam_cuc.view import Setup

from .play import Moved, play_on, random_deal, random_table

CASES = Path(__file__).parents[2] / "golden" / "cases"


def _lines(name: str) -> list[bytes]:
    return (CASES / name).read_bytes().splitlines()


@pytest.mark.parametrize("name", ["hands.jsonl", "matches.jsonl", "rare.jsonl"])
def test_hands_that_must_come_out_right_do(name: str) -> None:
    for line in _lines(name):
        record.check(record.read(line))


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
    with pytest.raises(RecordError) as refused:
        record.check(record.read(_lines("broken.jsonl")[number - 1]))
    assert (refused.value.code, refused.value.hand, refused.value.move) == (code, 1, move)


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
    with pytest.raises(RecordError) as refused:
        record.check(record.read(_lines("broken-matches.jsonl")[number - 1]))
    assert (refused.value.code, refused.value.hand) == (code, hand_number)


def _whole() -> dict[str, Any]:
    return dict(json.loads(_lines("matches.jsonl")[0]))


def _refused(document: dict[str, Any]) -> RecordError:
    with pytest.raises(RecordError) as refused:
        record.check(record.read(json.dumps(document).encode()))
    return refused.value


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
        ({"names": ["An", "Bình", "Chi", ""]}, "bad_names"),
        ({"names": ["An", "Bình", "Chi", "x" * 65]}, "bad_names"),
        ({"names": ["An", "Bình", "Chi", "D\u0000"]}, "bad_names"),
        ({"viewer": 4}, "bad_viewer"),
        ({"viewer": -1}, "bad_viewer"),
        ({"unknown": 1}, "not_a_record"),
        ({"hands": {}}, "not_a_record"),
        ({"hands": [{"dealer": 0, "deal": [], "moves": [], "clock": 9}]}, "not_a_record"),
        ({"totals": [0, 0, 0, 0]}, "wrong_totals"),
    ],
)
def test_what_is_unknown_or_does_not_fit_is_refused(change: dict[str, Any], code: str) -> None:
    assert _refused(_whole() | change).code == code


def test_a_name_has_from_one_letter_to_sixty_four() -> None:
    named = _whole() | {"names": ["A", "Bình An", "x" * 64, "Dũng"]}
    record.check(record.read(json.dumps(named).encode()))


@pytest.mark.parametrize(
    ("place", "value", "detail"),
    [
        (("format",), "x" * 99, "x" * 40),
        (("rules",), "y" * 99, "y" * 40),
        (("seats",), 5, "5"),
        (("names",), [], ""),
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
    whole = target = _whole()
    for step in place[:-1]:
        target = target[step]
    target[place[-1]] = value
    assert _refused(whole).detail == detail


def test_a_dealer_out_of_turn_is_quoted_with_its_hand() -> None:
    whole = _whole()
    whole["hands"] = whole["hands"][:1] * 2
    del whole["totals"]
    error = _refused(whole)
    assert (error.code, error.hand, error.detail) == ("wrong_dealer", 2, "3")


def test_a_document_of_another_form_is_refused_with_the_field_or_the_place_in_it() -> None:
    assert "$.seats" in _refused(_whole() | {"seats": "4"}).detail
    with pytest.raises(RecordError) as refused:
        record.read(b'{"format": ?')
    assert "11" in refused.value.detail


def test_a_count_that_is_missing_is_quoted_as_missing() -> None:
    whole = _whole()
    del whole["hands"][0]["won"]
    assert _refused(whole).detail == "— ≠ [4, 1, 1, 2]"


def test_loose_hands_have_any_number_and_any_dealers() -> None:
    whole = _whole() | {"length": None}
    whole["hands"] = [whole["hands"][0]] * 9
    whole["totals"] = [9 * points for points in whole["hands"][0]["scores"]]
    record.check(record.read(json.dumps(whole).encode()))


def test_more_than_a_thousand_loose_hands_are_not_even_looked_at() -> None:
    hand_of_none = {"dealer": 0, "deal": [], "moves": []}
    many = _whole() | {"length": None, "hands": [hand_of_none] * 1001}
    assert (_refused(many).code, _refused(many).hand) == ("too_many_hands", 1001)
    many["hands"].pop()
    assert (_refused(many).code, _refused(many).hand) == ("bad_deal", 1)


@pytest.mark.parametrize("length", ["short", "standard", "long", None])
def test_a_match_of_any_length_may_be_unfinished(length: str | None) -> None:
    whole = _whole() | {"length": length, "hands": _whole()["hands"][:2]}
    del whole["totals"]
    record.check(record.read(json.dumps(whole).encode()))


def test_a_match_is_written_with_the_totals_of_its_finished_hands_and_its_extra() -> None:
    kept = record.read(_lines("matches.jsonl")[0])
    deal = [text or "" for text in kept.hands[2].deal]
    unfinished = record.hand_record(kept.hands[2].dealer, deal, [], None)
    assert (unfinished.won, unfinished.bonus, unfinished.scores) == (UNSET, UNSET, UNSET)
    hands = [*kept.hands[:2], unfinished]
    written = record.match_record(kept.setup, kept.names, hands, extra={"place": "Huế"})
    sums = zip(kept.hands[0].scores, kept.hands[1].scores, strict=True)  # type: ignore[arg-type]
    assert written.totals == [one + two for one, two in sums]
    assert written.extra == {"place": "Huế"}
    assert record.match_record(kept.setup, kept.names, []).totals == [0, 0, 0, 0]
    record.check(record.read(record.write(written)))


def test_unknown_keys_live_in_extra_alone() -> None:
    whole = _whole() | {"extra": {"weather": {"deep": [1]}}}
    kept = record.read(json.dumps(whole).encode())
    record.check(kept)
    assert kept.extra == {"weather": {"deep": [1]}}
    assert json.loads(record.write(kept)) == whole


def test_a_finished_match_wants_its_totals_an_unfinished_one_may_go_without() -> None:
    whole = _whole()
    del whole["totals"]
    assert _refused(whole).code == "no_totals"
    whole["hands"] = whole["hands"][:2]
    record.check(record.read(json.dumps(whole).encode()))


def test_only_the_last_hand_may_be_unfinished_and_then_without_a_count() -> None:
    whole = _whole()
    for key in ("won", "bonus", "scores"):
        del whole["hands"][-1][key]
    assert _refused(whole).code == "wrong_won"
    whole["hands"][-1]["moves"] = whole["hands"][-1]["moves"][:5]
    del whole["totals"]
    record.check(record.read(json.dumps(whole).encode()))
    whole["hands"][-1]["bonus"] = None
    assert _refused(whole).code == "counted_unfinished"
    whole["hands"].insert(0, whole["hands"].pop())
    assert (_refused(whole).code, _refused(whole).hand) == ("hand_unfinished", 1)


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
    whole = _whole()
    whole["hands"][0]["moves"][0] = move
    error = _refused(whole)
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
    with pytest.raises(RecordError) as refused:
        record.read(garbage)
    assert refused.value.code in ("not_json", "not_a_record")


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_bytes_are_a_record_or_a_record_error(data: bytes) -> None:
    try:
        record.check(record.read(data))
    except RecordError:
        return
    raise AssertionError("no such bytes make a record")


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 40) | st.sampled_from(["lay", "PP", "p", "RR", ""]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_right_record_with_anything_put_anywhere_is_right_or_refused(data: st.DataObject) -> None:
    whole = _whole()
    place: Any = whole
    key: Any = data.draw(st.sampled_from(sorted(whole)))
    while isinstance(place[key], list | dict) and place[key] and data.draw(st.booleans()):
        place = place[key]
        keys = sorted(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
    place[key] = data.draw(_JSON)
    with contextlib.suppress(RecordError):
        record.check(record.read(json.dumps(whole).encode()))


def _random_hand(seed: int, *, stop: int | None) -> tuple[Setup, HandRecord]:
    chance = random.Random(seed)
    table = random_table(chance)
    dealer, deal = chance.randrange(table.seats), random_deal(table, chance)
    state = hand.deal(table, dealer, deal).state
    moves: list[Moved] = []
    for before, seat, action, _ in play_on(state, chance):
        if len(moves) == stop:
            state = before
            break
        moves.append((seat, action))
        state = hand.apply(before, seat, action).state
    setup = Setup(seats=table.seats, length=None, plain=not table.ket)
    return setup, record.hand_record(dealer, deal, moves, state.count)


def _written(setup: Setup, played: HandRecord, viewer: int | None = None) -> Record:
    return record.match_record(setup, ["An"] * setup.seats, [played], viewer=viewer)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32), st.none() | st.integers(0, 60))
def test_what_is_played_is_written_and_read_and_right(seed: int, stop: int | None) -> None:
    setup, played = _random_hand(seed, stop=stop)
    written = _written(setup, played)
    again = record.read(record.write(written))
    assert again == written
    record.check(again)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32), st.none() | st.integers(0, 60))
def test_what_each_seat_saw_is_right_too_and_gives_that_seat_its_view(
    seed: int, stop: int | None
) -> None:
    setup, played = _random_hand(seed, stop=stop)
    terms = setup.terms()
    for viewer in range(setup.seats):
        seen = seat_record.seen_by(viewer, played)
        record.check(record.read(record.write(_written(setup, seen, viewer))))
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
    setup, played = _random_hand(seed, stop=None)
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
    whole = _whole()
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
    assert _refused(whole).code in (code, "cannot_be")


def test_a_seats_record_with_too_few_deals_is_refused() -> None:
    whole = _seen_case()
    whole["hands"][0]["deal"].pop()
    assert _refused(whole).code == "bad_deal"


def test_more_cards_than_the_deck_has_cannot_be() -> None:
    whole = _seen_case()
    own = whole["hands"][0]["deal"][0]
    assert own[0] == "K"
    whole["hands"][0]["moves"][0] = ["call", 3, "K"]
    assert _refused(whole).code == "cannot_be"


def test_a_hand_under_a_lifted_ceiling_is_put_back_over_the_ceiling() -> None:
    lifted = [
        line
        for line in map(json.loads, _lines("rare.jsonl"))
        if any(raw[0] == "call" and raw[2][0] in "KkAa" for raw in line["hands"][0]["moves"][:6])
    ]
    assert lifted
    for line in lifted:
        played = msgspec.convert(line["hands"][0], type=HandRecord)
        setup = Setup(seats=line["seats"], length=None, plain=line["plain"])
        for viewer in range(setup.seats):
            seen = seat_record.seen_by(viewer, played)
            record.check(_written(setup, seen, viewer))


def test_replay_names_a_deal_that_is_none() -> None:
    with pytest.raises(RecordError) as refused:
        record.replay(HOUSE[2], HandRecord(0, [None, None], []))
    assert refused.value.code == "bad_deal"
