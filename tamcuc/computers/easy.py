"""Mới chơi: plays as somebody does who learned the game this evening.

It knows the sets and likes big ones, throws its lowest cards without looking at what they
belonged to, now and then plays the first thing that comes to hand, and sometimes is too shy to
show. It never thinks of the last round.
"""

from __future__ import annotations

from typing import Final

from tamcuc.computers.chance import Chance, happens, one_of
from tamcuc.computers.seat import Seen
from tamcuc.games.tam_cuc import cards
from tamcuc.games.tam_cuc.actions import Aside, Call, HandAction, Hide, Lay, Show
from tamcuc.games.tam_cuc.cards import Group

FIRST_TO_HAND: Final = 0.3
"""How often it calls any set it sees instead of its biggest."""
CARELESS: Final = 0.2
"""How often one of its spares is any card instead of its lowest."""
SHY: Final = 0.15
"""How often it hides a set that it could show."""


def decide(seen: Seen, chance: Chance) -> HandAction:
    """A beginner's answer to whatever the seat is asked."""
    phase = seen.view.phase
    if phase == "call":
        return Call(_call(seen, chance))
    if phase == "lay":
        return Lay(_lay(seen, chance))
    if phase == "aside":
        return Aside(cards.text(_spares(seen.hand, seen.view.size, chance)))
    shy = not seen.may_show() or happens(chance, SHY)
    return Hide() if shy else Show()


def _call(seen: Seen, chance: Chance) -> str:
    made = seen.sets()
    return (one_of(chance, made) if happens(chance, FIRST_TO_HAND) else made[0]).text


def _lay(seen: Seen, chance: Chance) -> str:
    fitting = [made for made in seen.sets() if made.size == seen.view.size]
    if fitting and not happens(chance, CARELESS):
        return fitting[0].text
    return cards.text(_spares(seen.hand, seen.view.size, chance))


def _spares(hand: Group, size: int, chance: Chance) -> Group:
    taken = 0
    for _ in range(size):
        held = list(cards.kinds(hand - taken))
        kind = one_of(chance, held) if happens(chance, CARELESS) else held[-1]
        taken += cards.one(kind)
    return taken
