"""The own card under the pointer looks up a little: only its picture, never where it is taken."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from tamcuc.ui.kit import Clock, Motion, Timeline
from tamcuc.ui.stage.things import Key, Laid, Point

HOVER_MS: Final = 60
"""So long at every speed: it answers a hand."""

UP: Final = 2
"""How far a card looks up, in pixels of its picture."""


class _Nudge(Motion):
    """One card goes up from where it is, and the others down again."""

    duration = HOVER_MS

    def __init__(self, starts: Mapping[Key, int], over: Key | None) -> None:
        self._starts = starts
        self._over = over
        self.up: dict[Key, int] = dict(starts)

    def at(self, ms: int) -> None:
        part = min(1.0, ms / self.duration)
        for key, start in self._starts.items():
            goal = UP if key == self._over else 0
            self.up[key] = start + round((goal - start) * part)

    def leave(self, cards: Collection[Key]) -> None:
        """Move these cards no more."""
        self._starts = {key: up for key, up in self._starts.items() if key not in cards}
        self.up = {key: up for key, up in self.up.items() if key not in cards}


class Hover:
    """Which own card the pointer is over, and how far up cards are because of it."""

    def __init__(self, clock: Clock) -> None:
        self._timeline = Timeline(clock)
        self._over: Key | None = None
        self._nudge = _Nudge({}, None)

    @property
    def busy(self) -> bool:
        """Whether a card is on its way up or down."""
        return self._timeline.busy

    def over(self, card: Key | None) -> None:
        """The pointer is over this card now, or over none."""
        if card == self._over:
            return
        self._over = card
        starts = {key: up for key, up in self._nudge.up.items() if up}
        if card is not None:
            starts.setdefault(card, 0)
        self._nudge = _Nudge(starts, card)
        self._timeline.play(self._nudge)

    def advance(self, now: int) -> None:
        """Move on to where cards are at this time."""
        self._timeline.advance(now)

    def leave(self, cards: Collection[Key]) -> None:
        """These cards are moved by something else from here."""
        self._nudge.leave(cards)
        if self._over in cards:
            self._over = None

    def end(self) -> None:
        """All cards are back at once."""
        self._over, self._nudge = None, _Nudge({}, None)
        self._timeline.skip()

    def seen(self, laid: Laid, places: Mapping[Key, Point]) -> dict[Key, Point]:
        """Where pieces are seen, with those that look up."""
        seen = dict(places)
        for piece in laid.hand:
            up = self._nudge.up.get(piece.key, 0) * piece.scale
            if up:
                x, y = seen.get(piece.key, piece.at)
                seen[piece.key] = x, y - up
        return seen
