"""The match record: what is right passes, is written, and is read back the same."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET

from tamcuc.games.tam_cuc import record
from tamcuc.games.tam_cuc.record_parts import RecordError

from .cases import lines, random_hand, refused, whole_match, written


@pytest.mark.parametrize("name", ["hands.jsonl", "matches.jsonl", "rare.jsonl"])
def test_hands_that_must_come_out_right_do(name: str) -> None:
    for line in lines(name):
        record.check(record.read(line))


def test_a_name_has_from_one_letter_to_sixty_four() -> None:
    named = whole_match() | {"names": ["A", "Bình An", "x" * 64, "Dũng"]}
    record.check(record.read(json.dumps(named).encode()))


def test_loose_hands_have_any_number_and_any_dealers() -> None:
    whole = whole_match() | {"length": None}
    whole["hands"] = [whole["hands"][0]] * 9
    whole["totals"] = [9 * points for points in whole["hands"][0]["scores"]]
    record.check(record.read(json.dumps(whole).encode()))


@pytest.mark.parametrize("length", ["short", "standard", "long", None])
def test_a_match_of_any_length_may_be_unfinished(length: str | None) -> None:
    whole = whole_match() | {"length": length, "hands": whole_match()["hands"][:2]}
    del whole["totals"]
    record.check(record.read(json.dumps(whole).encode()))


def test_a_match_is_written_with_the_totals_of_its_finished_hands_and_its_extra() -> None:
    kept = record.read(lines("matches.jsonl")[0])
    deal = [text or "" for text in kept.hands[2].deal]
    unfinished = record.hand_record(kept.hands[2].dealer, deal, [], None)
    assert (unfinished.won, unfinished.bonus, unfinished.scores) == (UNSET, UNSET, UNSET)
    hands = [*kept.hands[:2], unfinished]
    match = record.match_record(kept.setup, kept.names, hands, extra={"place": "Huế"})
    sums = zip(kept.hands[0].scores, kept.hands[1].scores, strict=True)  # type: ignore[arg-type]
    assert match.totals == [one + two for one, two in sums]
    assert match.extra == {"place": "Huế"}
    assert record.match_record(kept.setup, kept.names, []).totals == [0, 0, 0, 0]
    record.check(record.read(record.write(match)))


def test_unknown_keys_live_in_extra_alone() -> None:
    whole = whole_match() | {"extra": {"weather": {"deep": [1]}}}
    kept = record.read(json.dumps(whole).encode())
    record.check(kept)
    assert kept.extra == {"weather": {"deep": [1]}}
    assert json.loads(record.write(kept)) == whole


def test_a_finished_match_wants_its_totals_an_unfinished_one_may_go_without() -> None:
    whole = whole_match()
    del whole["totals"]
    assert refused(whole).code == "no_totals"
    whole["hands"] = whole["hands"][:2]
    record.check(record.read(json.dumps(whole).encode()))


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 40) | st.sampled_from(["lay", "PP", "p", "RR", ""]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_right_record_with_anything_put_anywhere_is_right_or_refused(data: st.DataObject) -> None:
    whole = whole_match()
    place: Any = whole
    key: Any = data.draw(st.sampled_from(sorted(whole)))
    while isinstance(place[key], list | dict) and place[key] and data.draw(st.booleans()):
        place = place[key]
        keys = sorted(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
    place[key] = data.draw(_JSON)
    with contextlib.suppress(RecordError):
        record.check(record.read(json.dumps(whole).encode()))


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32), st.none() | st.integers(0, 60))
def test_what_is_played_is_written_and_read_and_right(seed: int, stop: int | None) -> None:
    setup, played = random_hand(seed, stop=stop)
    first = written(setup, played)
    again = record.read(record.write(first))
    assert again == first
    record.check(again)
