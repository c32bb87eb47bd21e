"""The engine and the oracle count the same legal sequences from small fixed positions."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tamcuc.games.tam_cuc import hand as engine
from tamcuc.games.tam_cuc.rules import HOUSE
from tests.games.tam_cuc.translate import as_action
from tests.oracle.perft import Counts, Position, count, end_of, read

FILES = sorted((Path(__file__).parents[2] / "golden" / "perft").glob("*.txt"))


def counted_by_engine(position: Position) -> Counts:
    """The counts of the engine, through its list of legal actions."""
    state = engine.deal(HOUSE[len(position.deal)], position.dealer, position.deal).state
    for move in position.moves:
        state = engine.apply(state, move[1], as_action(move)).state
    counts = Counts([0] * position.depth, Counter())
    _count_from(state, 0, counts)
    return counts


def _count_from(state: engine.Hand, depth: int, counts: Counts) -> None:
    if state.count is not None:
        counts.ends[end_of(state.count.bonus, list(state.count.scores))] += 1
    if depth == len(counts.sequences):
        return
    for seat in engine.asked(state):
        for action in engine.legal_actions(state, seat):
            counts.sequences[depth] += 1
            _count_from(engine.apply(state, seat, action).state, depth + 1, counts)


def test_there_are_positions() -> None:
    assert len(FILES) >= 10


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_engine_counts_what_is_written(path: Path) -> None:
    position, counts = read(path.read_text("utf-8"))
    assert counted_by_engine(position) == counts


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_oracle_counts_what_is_written(path: Path) -> None:
    position, counts = read(path.read_text("utf-8"))
    assert count(position) == counts
