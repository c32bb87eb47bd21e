"""Time as the kit knows it: a callable that gives whole milliseconds, always passed in."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], int]


def monotonic_ms() -> int:
    """Milliseconds of a clock that never goes back: the one real games run on."""
    return time.monotonic_ns() // 1_000_000


class HandClock:
    """A clock moved by hand, for tests and screenshots."""

    def __init__(self, now: int = 0) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now

    def advance(self, ms: int) -> None:
        """Let `ms` milliseconds pass."""
        self.now += ms
