"""The cards: fourteen kinds, and groups of them as packed ints and as text.

A kind is `2 * rank + red`, with rank 0 for a soldier up to 6 for a general, so that the order
of kinds is the ladder of the game: rank first, red above black inside a rank.

A group of cards is one int with four bits a kind (no kind has more than five copies), or its
text in WXF letters sorted high to low, red before black: `KaEErCp`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

Kind = int
Group = int

LETTERS: Final = "pPhHcCrReEaAkK"
"""WXF letters by kind; red is upper case."""

RANKS: Final = ("soldier", "horse", "cannon", "chariot", "elephant", "advisor", "general")
"""Names of the ranks, low to high; `rank(kind)` is an index into this."""

COPIES: Final = (5, 5, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1)
"""How many of each kind the whole deck of 32 holds."""

_KIND_OF: Final = {letter: kind for kind, letter in enumerate(LETTERS)}
_TOP_BITS: Final = int("8" * len(LETTERS), 16)


class CardsError(ValueError):
    """Text that is no group of cards: an unknown letter, or cards out of order."""


def rank(kind: Kind) -> int:
    """0 for a soldier up to 6 for a general."""
    return kind >> 1


def is_red(kind: Kind) -> bool:
    """True for the red half of the deck."""
    return bool(kind & 1)


def one(kind: Kind) -> Group:
    """The group of a single card of this kind."""
    return 1 << (kind << 2)


def kind_of(letter: str) -> Kind:
    """The kind of one WXF letter; CardsError for anything else."""
    try:
        return _KIND_OF[letter]
    except KeyError:
        raise CardsError(f"no such card: {letter!r}") from None


def count(group: Group, kind: Kind) -> int:
    """How many cards of a kind are in the group."""
    return (group >> (kind << 2)) & 15


@lru_cache(maxsize=1 << 14)
def size(group: Group) -> int:
    """How many cards the group has."""
    total = 0
    while group:
        total += group & 15
        group >>= 4
    return total


def holds(group: Group, part: Group) -> bool:
    """Whether the group has at least the cards of `part`."""
    return ((group | _TOP_BITS) - part) & _TOP_BITS == _TOP_BITS


def highest(group: Group) -> Kind:
    """The highest kind of a group that is not empty."""
    return (group.bit_length() - 1) >> 2


def lowest(group: Group) -> Kind:
    """The lowest kind of a group that is not empty."""
    return ((group & -group).bit_length() - 1) >> 2


def kinds(group: Group) -> Iterator[Kind]:
    """Each card's kind, high to low, one item a card."""
    for kind in range(len(LETTERS) - 1, -1, -1):
        for _ in range(count(group, kind)):
            yield kind


@lru_cache(maxsize=1 << 14)
def text(group: Group) -> str:
    """The group in WXF letters, high to low."""
    return "".join(LETTERS[kind] for kind in kinds(group))


@lru_cache(maxsize=1 << 14)
def parse(letters: str) -> Group:
    """The group that the text stands for.

    Raises CardsError for a letter that is no card, cards out of order, or more copies of a
    kind than the deck holds: a text is either canonical or wrong, it is never repaired.
    """
    group = 0
    last = len(LETTERS)
    for letter in letters:
        kind = kind_of(letter)
        if kind > last:
            raise CardsError(f"cards out of order: {letters!r}")
        if count(group, kind) == COPIES[kind]:
            raise CardsError(f"more {letter} than the deck holds: {letters!r}")
        last = kind
        group += one(kind)
    return group


def gather(letters: str) -> Group:
    """Like `parse`, for letters in any order (cards as they are drawn, not yet sorted)."""
    return parse("".join(sorted(letters, key=kind_of, reverse=True)))


@lru_cache(maxsize=1 << 11)
def parts(group: Group, cards: int) -> tuple[Group, ...]:
    """All different groups of this many cards inside the group, highest first.

    At most 2,586 (five of sixteen cards at two seats).
    """
    if cards == 0:
        return (0,)
    if not group:
        return ()
    top = highest(group)
    copies = count(group, top)
    rest = group - copies * one(top)
    return tuple(
        taken * one(top) + part
        for taken in range(min(copies, cards), -1, -1)
        for part in parts(rest, cards - taken)
    )


WHOLE_DECK: Final = sum(copies * one(kind) for kind, copies in enumerate(COPIES))
"""All 32 cards."""
