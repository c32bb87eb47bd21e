"""Own cards on their way up or down: raised at once, only the picture takes a moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tamcuc.ui.kit import Motion, ease_out
from tamcuc.ui.stage.things import Key, Laid, Point

LIFT_MS: Final = 90
"""So long at every speed: it answers a hand."""


class Lift(Motion):
    """Moves own cards from where they are seen to where they lie."""

    def __init__(self, starts: Mapping[Key, Point], laid: Laid, ms: int) -> None:
        self.duration = ms
        self._places: dict[Key, Point] = dict(starts)
        self._starts = starts
        self._ends = {piece.key: piece.at for piece in laid.hand if piece.key in starts}

    def at(self, ms: int) -> None:
        """Move up or down, by whole pixels."""
        part = ease_out(min(1.0, max(0, ms) / self.duration)) if self.duration else 1.0
        for key, (x, y) in self._starts.items():
            self._places[key] = x, y + round((self._ends[key][1] - y) * part)

    def seen(self, laid: Laid) -> dict[Key, Point]:
        """Where the cards are seen that lie in this layout where they were to come."""
        return {
            piece.key: self._places[piece.key]
            for piece in laid.hand
            if self._ends.get(piece.key) == piece.at
        }


def lifted(before: Laid, after: Laid, lift: Lift | None) -> dict[Key, Point]:
    """Own cards that are higher or lower now, and where they are seen: on their way or at rest."""
    if before.size != after.size or before.deck != after.deck:
        return {}
    seen = lift.seen(before) if lift else {}
    were = {piece.key: seen.get(piece.key, piece.at) for piece in before.hand}
    return {
        piece.key: were[piece.key]
        for piece in after.hand
        if piece.key in were
        and were[piece.key][0] == piece.at[0]
        and were[piece.key][1] != piece.at[1]
    }
