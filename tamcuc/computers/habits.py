"""What others are taken to do with their cards, beside chance; read off how they have called.

Who calls pairs and triples early has none left for the end; who calls single cards early is
keeping them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from tamcuc.games.tam_cuc.rules import Rules
from tamcuc.games.tam_cuc.view import HandView


class Habits(msgspec.Struct, frozen=True):
    """How others deal with what is strong in their hands; each from 0 to 1."""

    kept_sets: float
    """The part of a seat's thrown cards that it is credited with where pairs and more count."""
    kept_high: float
    """The same where higher single cards count."""
    willing: float
    """How readily they spend what they hold before the end: 1 always, 0 never."""


USUAL: Final = {2: Habits(0.45, 0.2, 1.0), 3: Habits(0.5, 0.2, 0.5), 4: Habits(0.55, 0.2, 0.5)}
"""By the number of seats; measured in duels."""
SAVED: Final = 0.15
"""What each early call of a single card adds to the sets that others are taken to have kept."""
SPENT: Final = 0.3
"""What each early call of a larger set takes off."""
EARLY: Final = 5
"""A call is early with at least so many cards in hand."""
LEAST: Final = 0.2
MOST: Final = 0.9


def habits_of(view: HandView, rules: Rules) -> Habits:
    """The habits of the others at this table, as far as this hand has shown them."""
    usual = USUAL[rules.seats]
    if rules.seats == 2:
        return usual
    kept = usual.kept_sets
    for size in _early_calls(view, rules):
        kept += SAVED if size == 1 else -SPENT
    return replace(usual, kept_sets=min(MOST, max(LEAST, kept)))


def _early_calls(view: HandView, rules: Rules) -> Iterator[int]:
    """The sizes that others called while hands were still large."""
    held = rules.dealt - (len(view.sons[1]) if view.sons else 0)
    for played in view.rounds:
        size = len(played.shown[0][1])
        if held >= EARLY and played.house != view.seat:
            yield size
        held -= size
