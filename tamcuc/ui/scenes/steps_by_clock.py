"""A picture that moves by itself in steps; while nobody looks it rests, and costs nothing."""

from __future__ import annotations

from collections.abc import Callable

from tamcuc.ui.kit import Event, FocusGained, FocusLost, Timer, Tools


class StepsByClock:
    """Counts on in `number` every so many milliseconds, and tells it, from `go` until `rest`.

    Without motion (`moves` tells) it stays where it is.
    """

    def __init__(
        self, tools: Tools, ms: int, told: Callable[[], object], moves: Callable[[], bool]
    ) -> None:
        self.number = 0
        self._tools, self._ms, self._told, self._moves = tools, ms, told, moves
        self._timer: Timer | None = None
        self._begun = False
        self._seen = True

    @property
    def seen(self) -> int | None:
        """The step to be drawn; None where nothing moves."""
        return self.number if self._moves() else None

    def go(self) -> None:
        """Move on from here, as soon as somebody looks."""
        self._begun = True
        self._wind()

    def rest(self) -> None:
        """Stand still."""
        self._begun = False
        self._wind()

    def mind(self, event: Event) -> None:
        """Rest while another window has the keyboard."""
        if isinstance(event, FocusLost | FocusGained):
            self._seen = isinstance(event, FocusGained)
            self._wind()

    def _wind(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._begun and self._seen and self._moves():
            self._timer = self._tools.call_later(self._ms, self._step)

    def _step(self) -> None:
        self.number += 1
        self._told()
        self._wind()
