"""Own cards on their way up or down: raised at once, only the picture takes a moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tamcuc.ui.kit import Motion, ease_out
from tamcuc.ui.stage.things import Key, Laid, Point

LIFT_MS: Final = 90
"""So long at every speed: it answers a hand."""


class Lift(Motion):
    """Moves own cards from where they are seen to where they lie; `places` tells how far."""

    def __init__(self, starts: Mapping[Key, Point], laid: Laid, ms: int) -> None:
        self.duration = ms
        self.places: dict[Key, Point] = dict(starts)
        self._starts = starts
        self._ends = {piece.key: piece.at for piece in laid.hand if piece.key in starts}

    def at(self, ms: int) -> None:
        """Move up or down, by whole pixels."""
        part = ease_out(min(1.0, max(0, ms) / self.duration)) if self.duration else 1.0
        for key, (x, y) in self._starts.items():
            self.places[key] = x, y + round((self._ends[key][1] - y) * part)


def lifted(before: Laid, after: Laid, seen: Mapping[Key, Point]) -> dict[Key, Point]:
    """Own cards that are higher or lower now, and where they are seen (`seen` or as they lay)."""
    if before.size != after.size or before.deck != after.deck:
        return {}
    were = {piece.key: seen.get(piece.key, piece.at) for piece in before.hand}
    return {
        piece.key: were[piece.key]
        for piece in after.hand
        if piece.key in were
        and were[piece.key][0] == piece.at[0]
        and were[piece.key][1] != piece.at[1]
    }
