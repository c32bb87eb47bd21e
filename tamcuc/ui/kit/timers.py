"""Calls that are due later, by an injected clock."""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Callable
from dataclasses import dataclass, field

from .clock import Clock


@dataclass(order=True)
class Timer:
    """A call that is due at `due` ms. `cancel` it and it never happens."""

    due: int
    order: int
    call: Callable[[], object] = field(compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        """Do not call after all."""
        self.cancelled = True


class Timers:
    """All waiting calls; those due at the same time happen in the order they were asked for."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._waiting: list[Timer] = []
        self._order = itertools.count()

    def call_later(self, ms: int, call: Callable[[], object]) -> Timer:
        """Call `call` once, `ms` milliseconds from now."""
        timer = Timer(self._clock() + max(0, ms), next(self._order), call)
        heapq.heappush(self._waiting, timer)
        return timer

    def run_due(self) -> bool:
        """Make the calls that are due; tell whether there was one."""
        now, ran = self._clock(), False
        while self._waiting and self._waiting[0].due <= now:
            timer = heapq.heappop(self._waiting)
            if not timer.cancelled:
                timer.call()
                ran = True
        return ran

    def next_in(self) -> int | None:
        """Milliseconds until the next call, None if none waits."""
        while self._waiting and self._waiting[0].cancelled:
            heapq.heappop(self._waiting)
        return max(0, self._waiting[0].due - self._clock()) if self._waiting else None
