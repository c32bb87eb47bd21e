"""Which own cards are raised: by kind and copy, so that they stay up whatever else happens."""

from __future__ import annotations

from tamcuc.ui.stage.hand import hand_key
from tamcuc.ui.stage.things import Key

Raised = frozenset[Key]


def indexes(hand: str, raised: Raised) -> frozenset[int]:
    """Indexes in the hand of the raised cards."""
    return frozenset(n for n in range(len(hand)) if hand_key(hand, n) in raised)


def keys(hand: str, raised: frozenset[int]) -> Raised:
    """Keys of the cards at these indexes."""
    return frozenset(hand_key(hand, n) for n in raised)


def kept(raised: Raised, before: str, after: str) -> Raised:
    """What stays raised when the hand changes: a kind of which cards went is lowered whole."""
    return frozenset(
        key for key in raised if after.count(str(key[1])) >= before.count(str(key[1])) > 0
    )
