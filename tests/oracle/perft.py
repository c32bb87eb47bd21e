"""Counts of all legal sequences of decisions from small fixed positions, kept as text.

A file holds a position (a deal and the moves that led to it) and, for each depth, how many
different sequences of so many decisions are legal from it; then, for those that end the hand
within the last depth, how many end with which bonus and scores. `python -m tests.oracle.perft
FILE...` writes the oracle's counts into the files; the engine must come to the same.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from tests.oracle.house import Hand, Move
from tests.oracle.sets import in_order


class Position(NamedTuple):
    """What is asked: where to start, and how deep to count."""

    dealer: int
    deal: list[str]
    moves: list[Move]
    depth: int


class Counts(NamedTuple):
    """What is answered: sequences by depth, and finished hands by bonus and scores."""

    sequences: list[int]
    ends: Counter[str]


def move_from(words: list[str]) -> Move:
    """A move from its words: "lay 2 PP" or "show 1"."""
    verb, seat, *cards = words
    return (verb, int(seat), cards[0]) if cards else (verb, int(seat))


def read(text: str) -> tuple[Position, Counts]:
    """The position and the counts of a file; unknown lines raise KeyError."""
    fields: dict[str, list[list[str]]] = {
        name: [] for name in ("#", "dealer", "deal", "move", "depth", "count", "end")
    }
    for line in text.splitlines():
        name, *words = line.split()
        fields[name].append(words)
    position = Position(
        dealer=int(fields["dealer"][0][0]),
        deal=[in_order(cards) for cards in fields["deal"][0]],
        moves=[move_from(words) for words in fields["move"]],
        depth=int(fields["depth"][0][0]),
    )
    sequences = [int(words[-1]) for words in fields["count"]]
    ends = Counter({" ".join(words[:-1]): int(words[-1]) for words in fields["end"]})
    return position, Counts(sequences, ends)


def written(counts: Counts) -> str:
    """The counts as the lines of a file."""
    lines = [f"count {depth} {number}" for depth, number in enumerate(counts.sequences, 1)]
    lines += [f"end {end} {number}" for end, number in sorted(counts.ends.items())]
    return "".join(line + "\n" for line in lines)


def end_of(bonus: str | None, scores: list[int]) -> str:
    """How a finished hand is named in the counts."""
    return " ".join([bonus or "none", *map(str, scores)])


def start(position: Position) -> Hand:
    """The position itself, in the oracle."""
    hand = Hand(position.deal, position.dealer)
    for move in position.moves:
        hand.play(move)
    return hand


def count(position: Position) -> Counts:
    """Counts with the oracle, one sequence after the other."""
    counts = Counts([0] * position.depth, Counter())
    _count_from(start(position), 0, counts)
    return counts


def _count_from(hand: Hand, depth: int, counts: Counts) -> None:
    if hand.stage == "over":
        counts.ends[end_of(hand.bonus, hand.scores)] += 1
    if depth == len(counts.sequences):
        return
    for seat in hand.asked():
        for move in hand.legal(seat):
            counts.sequences[depth] += 1
            after = hand.copy()
            after.play(move)
            _count_from(after, depth + 1, counts)


def fill_in(path: Path) -> None:
    """Replaces the counts of a file by the oracle's."""
    text = path.read_text("utf-8")
    kept = [line for line in text.splitlines(keepends=True) if line.split()[0] not in KINDS]
    path.write_text("".join(kept) + written(count(read(text)[0])), "utf-8")


KINDS = ("count", "end")

if __name__ == "__main__":
    for name in sys.argv[1:]:
        fill_in(Path(name))
