"""Chance, handed to the table as outcomes: the only place where cards are shuffled."""

from __future__ import annotations

import random

from tamcuc.games.tam_cuc import hand, match
from tamcuc.games.tam_cuc.match import Cut, Deal, Match, Outcome


def outcome(state: Match, kind: str, chance: random.Random) -> Outcome:
    """What the match waits for: the cut for the first deal, or a deal."""
    if kind == "cut":
        return Cut(chance.randrange(state.rules.seats), chance.choice(state.rules.deck))
    deck = list(state.rules.deck)
    chance.shuffle(deck)
    return Deal(hand.deal_out(deck, state.rules, match.next_dealer(state)))
