"""Records to test with: the kept cases, a match to spoil, and random hands as they are written."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tamcuc.games.tam_cuc import hand, record
from tamcuc.games.tam_cuc.record import Record
from tamcuc.games.tam_cuc.record_parts import HandRecord, RecordError
from tamcuc.games.tam_cuc.view import Setup

from .play import Moved, play_on, random_deal, random_table

CASES = Path(__file__).parents[2] / "golden" / "cases"


def lines(name: str) -> list[bytes]:
    """The records of a kept file, one a line."""
    return (CASES / name).read_bytes().splitlines()


def whole_match() -> dict[str, Any]:
    """A right record of a short match at four seats, to be spoilt."""
    return dict(json.loads(lines("matches.jsonl")[0]))


def refused(document: dict[str, Any]) -> RecordError:
    """The fault that is found in a record; fails if there is none."""
    with pytest.raises(RecordError) as caught:
        record.check(record.read(json.dumps(document).encode()))
    return caught.value


def random_hand(seed: int, *, stop: int | None) -> tuple[Setup, HandRecord]:
    """A random hand, complete or broken off after some moves, and the setup it is played by."""
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


def written(setup: Setup, played: HandRecord, viewer: int | None = None) -> Record:
    """One hand as a record of its own."""
    return record.match_record(setup, ["An"] * setup.seats, [played], viewer=viewer)
