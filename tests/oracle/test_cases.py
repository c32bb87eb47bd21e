"""The oracle against the recorded hands and matches: the right ones pass, each broken one fails."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.oracle.record import RefusedError, check_match

CASES = Path(__file__).parents[1] / "golden" / "cases"

# How the notes beside the broken cases name what the oracle says in its own words.
REASONS = {
    "turn": ("turn", "asked for"),
    "cards": ("does not hold",),
    "show": ("not_a_set", "does_not_beat", "over_ceiling"),
    "drop": ("turn", "asked for", "does not hold", "wanted"),
    "score": ("scores",),
    "deal": ("deal",),
    "won": ("won",),
    "bonus": ("bonus",),
    "totals": ("totals",),
    "one hand too many": ("a hand too many",),
    "dealer order": ("the deal did not pass",),
    "totals of another number of hands": ("totals",),
}


def lines(name: str) -> list[dict[str, Any]]:
    """The matches of a case file."""
    return [json.loads(line) for line in (CASES / name).read_text("utf-8").splitlines()]


@pytest.mark.parametrize(("name", "hands"), [("hands.jsonl", 42), ("matches.jsonl", 14)])
def test_right_records_pass(name: str, hands: int) -> None:
    assert sum(len(check_match(match)) for match in lines(name)) == hands


def broken() -> list[Any]:
    """Each broken record with the note that says what is wrong with it."""
    found = []
    for name in ("broken", "broken-matches"):
        notes = (CASES / f"{name}.txt").read_text("utf-8").splitlines()
        for number, (match, note) in enumerate(zip(lines(f"{name}.jsonl"), notes, strict=True), 1):
            found.append(pytest.param(match, note, id=f"{name}-{number}-{note}"))
    return found


@pytest.mark.parametrize(("match", "note"), broken())
def test_broken_records_are_refused_for_what_is_wrong(match: dict[str, Any], note: str) -> None:
    with pytest.raises(RefusedError) as refused:
        check_match(match)
    assert any(words in refused.value.reason for words in REASONS[note]), refused.value
    if note in ("turn", "cards", "show", "drop"):
        assert refused.value.hand is not None
        assert refused.value.move is not None
