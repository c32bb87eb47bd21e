"""The levels, and the one question that a table asks of a computer."""

from __future__ import annotations

from typing import Final, Literal

from tamcuc.computers import easy, steady
from tamcuc.computers.chance import Chance
from tamcuc.computers.seat import Seen
from tamcuc.games.tam_cuc.actions import Action, Ready
from tamcuc.games.tam_cuc.view import MatchView

Level = Literal["easy", "steady"]

LEVELS: Final[tuple[Level, ...]] = ("easy", "steady")
"""Weakest first: Mới chơi, Cứng."""

_PLAYERS: Final = {"easy": easy.decide, "steady": steady.decide}


def decide(level: Level, view: MatchView, chance: Chance) -> Action:
    """What a computer of this level does in the seat that sees this view.

    The same view and the same chance give the same action. Raises ValueError if the seat is
    not asked, KeyError for a level that is not known.
    """
    player = _PLAYERS[level]
    if view.seat not in view.asked:
        raise ValueError(f"seat {view.seat} is not asked")
    if view.phase == "counted" or view.hand is None:
        return Ready()
    return player(Seen(view.hand, view.setup.terms()), chance)
