"""What the computers mean to answer, thought out one by one before it is due.

A turn of the loop that has a picture to lay out has no time for a thought as well.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from tamcuc.computers.levels import Level, decide
from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.actions import Action
from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.table.guest import Guest


class Thoughts:
    """Answers to the open prompts of computers; each is thought of once."""

    def __init__(self, levels: Sequence[str | None], chance: random.Random) -> None:
        """`levels`: how each seat plays."""
        self._levels = levels
        self._chance = chance
        self._known: dict[Seat, tuple[int, Action]] = {}

    def think(self, guests: Iterable[Guest]) -> None:
        """Think of one more answer, if there is one to think of."""
        for guest in guests:
            if guest.view is not None and guest.prompt is not None and not self._knows(guest):
                self._known[guest.view.seat] = guest.prompt, self._decided(guest.view)
                return

    def behind(self, guests: Iterable[Guest]) -> bool:
        """Whether somebody is asked whose answer is still to be thought of."""
        return any(guest.prompt is not None and not self._knows(guest) for guest in guests)

    def answer(self, guest: Guest) -> Action:
        """The answer to the guest's open prompt; ValueError if none is open."""
        if guest.view is None or guest.prompt is None:
            raise ValueError("nothing is asked")
        if not self._knows(guest):
            return self._decided(guest.view)
        return self._known.pop(guest.view.seat)[1]

    def _knows(self, guest: Guest) -> bool:
        known = None if guest.view is None else self._known.get(guest.view.seat)
        return known is not None and known[0] == guest.prompt

    def _decided(self, view: MatchView) -> Action:
        level: Level = "easy" if self._levels[view.seat] == "easy" else "steady"
        return decide(level, view, self._chance)
