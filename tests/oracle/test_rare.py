"""Hands built for what random play hardly or never reaches, replayed by the oracle."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.oracle.deals import notable
from tests.oracle.house import Hand
from tests.oracle.record import as_move, check_match

CASES = Path(__file__).parents[1] / "golden" / "cases"
NOTES = (CASES / "rare.txt").read_text("utf-8").splitlines()
MATCHES = [json.loads(line) for line in (CASES / "rare.jsonl").read_text("utf-8").splitlines()]


@pytest.mark.parametrize("match", MATCHES, ids=NOTES)
def test_a_rare_hand_passes(match: dict[str, Any]) -> None:
    (hand,) = check_match(match)
    assert hand.stage == "over"


def what_is_seen(match: dict[str, Any]) -> Counter[str]:
    """The notable things of a one-hand match, each with its number of seats."""
    record, seats = match["hands"][0], match["seats"]
    hand = Hand(record["deal"], record["dealer"], match["plain"])
    lifted = False
    for written in record["moves"]:
        hand.play(as_move(written, seats))
        lifted = lifted or hand.lifted
    seen = notable(record["deal"], hand, lifted)
    return Counter({f"{name}, {seats} seats": count for name, count in seen.items()})


@pytest.mark.parametrize(
    "name",
    [
        "lifted ceiling, 4 seats",
        "lifted ceiling, 3 seats",
        "sons of 5, 4 seats",
        "sons of 5, 2 seats",
        "sons of 4, 3 seats",
        "both colours in one hand, 4 seats",
        "both colours in one hand, 3 seats",
        "both colours in one hand, 2 seats",
        "one round, 4 seats",
        "black soldiers beaten by other than red soldiers, 4 seats",
        "black soldiers beaten by other than red soldiers, 3 seats",
    ],
)
def test_the_rare_hands_hold(name: str) -> None:
    assert any(what_is_seen(match)[name] for match in MATCHES)
