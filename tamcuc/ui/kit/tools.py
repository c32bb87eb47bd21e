"""What every scene finds in `self.tools`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .clock import Clock
from .inbox import Inbox
from .look import Look
from .sound import Sound
from .timers import Timer, Timers
from .window import Window


@dataclass(frozen=True)
class Tools:
    """Window, look, sound, clock, timers and the way in from other threads."""

    window: Window
    look: Look
    sound: Sound
    clock: Clock
    timers: Timers
    inbox: Inbox
    relook: Callable[[], None]
    """Tell every open scene that text size or language changed."""

    def call_later(self, ms: int, call: Callable[[], object]) -> Timer:
        """Call `call` on the main thread, `ms` milliseconds from now."""
        return self.timers.call_later(ms, call)

    def post(self, call: Callable[[], object]) -> None:
        """Have `call` made on the main thread soon; from any thread."""
        self.inbox.post(call)

    def set_text_size(self, percent: int) -> None:
        """Draw all text at 100, 120, 160 or 200 per cent from now on."""
        self.look.text_size = percent
        self.relook()
