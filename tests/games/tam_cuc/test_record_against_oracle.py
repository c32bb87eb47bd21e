"""The record reader against the oracle's: on the kept cases, and on good records spoilt."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tamcuc.games.tam_cuc import record, seat_record
from tamcuc.games.tam_cuc.record_parts import RecordError
from tests.oracle.deals import random_hand
from tests.oracle.record import RefusedError, check_match
from tests.oracle.sets import DECK, in_order

CASES = Path(__file__).parents[2] / "golden" / "cases"
RARE = (CASES / "rare.jsonl").read_bytes().splitlines()
NOTES = (CASES / "rare.txt").read_text("utf-8").splitlines()

# None for an accepted record, else the hand and the move that are named (None: no single one).
Verdict = tuple[int | None, int | None] | None


@pytest.mark.parametrize("line", RARE, ids=NOTES)
def test_the_engine_replays_a_rare_hand(line: bytes) -> None:
    record.check(record.read(line))


def engines(match: dict[str, Any]) -> Verdict:
    """Where the engine's reader finds fault."""
    try:
        record.check(record.read(json.dumps(match).encode()))
    except RecordError as error:
        return error.hand, error.move
    return None


def oracles(match: dict[str, Any]) -> Verdict:
    """Where the oracle's reader finds fault."""
    try:
        check_match(match)
    except RefusedError as error:
        return error.hand, error.move
    return None


def random_record(rng: Random, seats: int) -> dict[str, Any]:
    """One random hand as a complete record, whole or broken off."""
    deal, hand, players = random_hand(rng, seats)
    written: dict[str, Any] = {"dealer": hand.dealer, "deal": deal, "moves": []}
    stop = rng.randrange(1, 90)
    while hand.stage != "over" and len(written["moves"]) < stop:
        seat = rng.choice(hand.asked())
        move = players[seat].move(hand, seat)
        hand.play(move)
        written["moves"].append(list(move))
    over = hand.stage == "over"
    if over:
        written |= {"won": hand.won, "bonus": hand.bonus, "scores": hand.scores}
    return {
        "format": "tamcuc-record/1",
        "rules": "house",
        "seats": seats,
        "length": rng.choice([None, "short"]),
        "plain": hand.plain,
        "names": ["An", "Bình", "Chi", "Dũng"][:seats],
        "hands": [written],
        "totals": list(hand.scores) if over else [0] * seats,
    }


Spoiler = Callable[[Random, dict[str, Any], dict[str, Any]], None]


def any_move(rng: Random, hand: dict[str, Any]) -> list[Any]:
    """One of the moves of a hand."""
    move: list[Any] = rng.choice(hand["moves"])
    return move


def other_seat(rng: Random, match: dict[str, Any], hand: dict[str, Any]) -> None:
    any_move(rng, hand)[1] = rng.randrange(-1, match["seats"] + 1)


def other_verb(rng: Random, _match: dict[str, Any], hand: dict[str, Any]) -> None:
    any_move(rng, hand)[0] = rng.choice(["aside", "call", "lay", "show", "hide", "pass"])


def other_cards(rng: Random, match: dict[str, Any], hand: dict[str, Any]) -> None:
    move = any_move(rng, hand)
    group = "".join(rng.sample(DECK[match["seats"]], rng.choice([0, 1, 1, 2, 3])))
    move[2:] = [in_order(group) if rng.random() < 0.8 else group]


def no_cards(rng: Random, _match: dict[str, Any], hand: dict[str, Any]) -> None:
    any_move(rng, hand)[2:] = rng.choice([[], [7], ["K", "K"]])


def lost_move(rng: Random, _match: dict[str, Any], hand: dict[str, Any]) -> None:
    hand["moves"].remove(any_move(rng, hand))


def swapped_moves(rng: Random, _match: dict[str, Any], hand: dict[str, Any]) -> None:
    moves = hand["moves"]
    at = rng.randrange(len(moves))
    moves[at - 1], moves[at] = moves[at], moves[at - 1]


def move_twice(rng: Random, _match: dict[str, Any], hand: dict[str, Any]) -> None:
    at = rng.randrange(len(hand["moves"]))
    hand["moves"].insert(at, list(hand["moves"][at]))


def other_dealer(rng: Random, match: dict[str, Any], hand: dict[str, Any]) -> None:
    hand["dealer"] = rng.randrange(-1, match["seats"] + 1)


def other_deal(rng: Random, match: dict[str, Any], hand: dict[str, Any]) -> None:
    seat, letter = rng.randrange(match["seats"]), rng.choice(DECK[match["seats"]])
    cards = hand["deal"][seat]
    hand["deal"][seat] = rng.choice(
        [in_order(cards[1:] + letter), cards[::-1], cards[1:], cards + letter, None]
    )


def swapped_hands(_rng: Random, _match: dict[str, Any], hand: dict[str, Any]) -> None:
    hand["deal"].append(hand["deal"].pop(0))


def other_result(rng: Random, match: dict[str, Any], hand: dict[str, Any]) -> None:
    name = rng.choice(["won", "bonus", "scores"])
    if name == "bonus":
        hand["bonus"] = rng.choice([None, "ket_doi", "ket_ba", "ket_tot_den", "de"])
    else:
        numbers = hand.setdefault(name, [0] * match["seats"])
        numbers[rng.randrange(match["seats"])] += rng.choice([-1, 1])


def no_result(rng: Random, _match: dict[str, Any], hand: dict[str, Any]) -> None:
    hand.pop(rng.choice(["won", "bonus", "scores"]), None)


def other_totals(rng: Random, match: dict[str, Any], _hand: dict[str, Any]) -> None:
    if rng.random() < 0.3:
        del match["totals"]
    else:
        match["totals"][0] += rng.choice([-1, 1])


def other_terms(rng: Random, match: dict[str, Any], _hand: dict[str, Any]) -> None:
    terms: list[tuple[str, object]] = [
        ("plain", not match["plain"]),
        ("length", "long"),
        ("length", "ever"),
        ("seats", 5),
        ("rules", "none"),
        ("format", "tamcuc-record/2"),
        ("extra", {"a": 1}),
        ("more", 1),
    ]
    name, value = rng.choice(terms)
    match[name] = value


def another_hand(rng: Random, match: dict[str, Any], hand: dict[str, Any]) -> None:
    """The same hand once more, by the right dealer or the wrong one, with or without totals."""
    match["hands"].append(copy.deepcopy(hand))
    if rng.random() < 0.5:
        match["totals"] = [2 * points for points in match["totals"]]


SPOILERS: list[Spoiler] = [
    other_seat,
    other_verb,
    other_cards,
    no_cards,
    lost_move,
    swapped_moves,
    move_twice,
    other_dealer,
    other_deal,
    swapped_hands,
    other_result,
    no_result,
    other_totals,
    other_terms,
    another_hand,
]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("spoil", SPOILERS, ids=[spoil.__name__ for spoil in SPOILERS])
def test_both_readers_find_fault_with_the_same(spoil: Spoiler, seats: int) -> None:
    rng = Random(f"{spoil.__name__} {seats}")
    seen: Counter[bool] = Counter()
    for _ in range(100):
        match = random_record(rng, seats)
        assert engines(match) is oracles(match) is None
        spoil(rng, match, match["hands"][0])
        verdict = oracles(match)
        assert engines(match) == verdict, json.dumps(match)
        seen[verdict is None] += 1
    assert seen[False] > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_each_seat_saw_of_a_random_hand_can_be_true(seats: int) -> None:
    rng = Random(f"seen, {seats}")
    for _ in range(60):
        whole = record.read(json.dumps(random_record(rng, seats)).encode())
        for viewer in range(seats):
            hands = [seat_record.seen_by(viewer, played) for played in whole.hands]
            seen = msgspec.structs.replace(whole, viewer=viewer, hands=hands)
            record.check(record.read(record.write(seen)))
