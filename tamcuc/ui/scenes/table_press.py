"""Pressing action buttons: only what was seen long enough, and only on the button itself."""

from __future__ import annotations

from typing import Final

from tamcuc.ui.scenes.table_focus import GUARDED
from tamcuc.ui.stage.things import Button, Laid

GUARD_MS: Final = 250
"""A new prompt ignores presses for this long, so that nobody confirms what they have not seen."""


class Guard:
    """Knows since when the buttons of the open prompt are on screen."""

    def __init__(self) -> None:
        self._prompt: int | None = None
        self._since: int | None = None

    @property
    def guarded(self) -> int | None:
        """The prompt that is open."""
        return self._prompt

    def prompt(self, prompt: int | None) -> None:
        """Which prompt is open now."""
        if prompt != self._prompt:
            self._prompt, self._since = prompt, None

    def seen(self, laid: Laid, now: int) -> None:
        """This layout is on screen at this time (milliseconds)."""
        if self._since is None and self._prompt is not None and _offers(laid):
            self._since = now

    def again(self) -> None:
        """The buttons were out of sight: they count as new."""
        self._since = None

    def heeds(self, now: int) -> bool:
        """Whether a press counts that begins or ends now."""
        return self._since is not None and now - self._since >= GUARD_MS


def _offers(laid: Laid) -> bool:
    return any(laid.button(name) is not None for name in GUARDED)


class Press:
    """A press of the pointer: it counts if it is let go on the same button in the same prompt."""

    def __init__(self) -> None:
        self.name: str | None = None
        self._prompt: int | None = None

    def begin(self, button: Button | None) -> None:
        """The pointer went down here; None forgets a press."""
        self.name = None if button is None else button.name

    def prompt(self, prompt: int | None) -> None:
        """Which prompt is open now: a press on the answer to another one is forgotten."""
        if prompt != self._prompt and self.name in GUARDED:
            self.name = None
        self._prompt = prompt

    def end(self, button: Button | None) -> Button | None:
        """The pointer came up here: the button pressed, if it is the same."""
        name, self.name = self.name, None
        return button if button is not None and button.name == name else None
