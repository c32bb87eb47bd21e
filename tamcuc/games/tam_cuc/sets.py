"""The 34 sets, and which beats which.

A set beats another only at the same size. Singles and pairs go by their card; among triples
general-advisor-elephant beats chariot-cannon-horse, then red beats black; sons go by colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

import msgspec

from tamcuc.games.tam_cuc import cards
from tamcuc.games.tam_cuc.cards import Group

Form = Literal["single", "pair", "triple", "sons"]


class CardSet(msgspec.Struct, frozen=True):
    """A group of cards that counts together; `strength` compares sets of one size only."""

    cards: Group
    text: str
    size: int
    strength: int
    form: Form
    red: bool

    @property
    def soldiers(self) -> bool:
        """Whether it is made of soldiers alone."""
        return self.text in _SOLDIERS

    def beats(self, other: CardSet) -> bool:
        """Strictly stronger at the same size; equal sets never beat each other."""
        return self.size == other.size and self.strength > other.strength


_SOLDIERS: Final = frozenset(letter * size for letter in "Pp" for size in range(1, 6))


def _made(letters: str, strength: int, form: Form) -> CardSet:
    return CardSet(
        cards=cards.parse(letters),
        text=letters,
        size=len(letters),
        strength=strength,
        form=form,
        red=letters.isupper(),
    )


def _every_set() -> tuple[CardSet, ...]:
    singles = [_made(letter, kind, "single") for kind, letter in enumerate(cards.LETTERS)]
    pairs = [_made(letter * 2, kind, "pair") for kind, letter in enumerate(cards.LETTERS[:12])]
    triples = [_made(t, n, "triple") for n, t in enumerate(("rch", "RCH", "kae", "KAE"))]
    sons = [
        _made(letter * size, cards.kind_of(letter), "sons") for size in (4, 5) for letter in "pP"
    ]
    return tuple(singles + pairs + triples + sons)


SETS: Final = {made.text: made for made in _every_set()}
"""Every set of the whole deck by its text, weakest first within a size."""

SONS: Final = tuple(text for text, made in SETS.items() if made.form == "sons")
"""Texts of the four sons."""

_BY_CARDS: Final = {made.cards: made for made in SETS.values()}


def set_of(group: Group) -> CardSet | None:
    """The set that these cards make together, or None."""
    return _BY_CARDS.get(group)


@lru_cache(maxsize=1 << 12)
def sets_in(hand: Group) -> tuple[CardSet, ...]:
    """Every set that can be made from the hand: largest first, strongest first within a size."""
    held = [made for made in SETS.values() if cards.holds(hand, made.cards)]
    return tuple(sorted(held, key=lambda made: (-made.size, -made.strength)))


def strongest_sons(hands: Sequence[Group]) -> tuple[int, CardSet] | None:
    """The seat that shows sons at the deal, and which: five above four, then red (ruling 1)."""
    found = [
        (seat, made)
        for seat, hand in enumerate(hands)
        for made in sets_in(hand)
        if made.form == "sons"
    ]
    return max(found, key=lambda each: (each[1].size, each[1].strength), default=None)
