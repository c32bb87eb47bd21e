"""Calls from other threads, made on the main one."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue


class Inbox:
    """A queue of calls. `post` may be used from any thread, the rest only from the main one."""

    def __init__(self) -> None:
        self._calls: SimpleQueue[Callable[[], object]] = SimpleQueue()
        self._arrived = threading.Event()

    def post(self, call: Callable[[], object]) -> None:
        """Have `call` made on the main thread soon, and wake it if it sleeps."""
        self._calls.put(call)
        self._arrived.set()

    def wait(self, seconds: float) -> bool:
        """Sleep until a call comes in, at most so long; tell whether one is there."""
        return self._arrived.wait(seconds)

    def run(self) -> bool:
        """Make the calls that have come in; tell whether there was one."""
        self._arrived.clear()
        # Counted first: a call that posts another must not keep this turn from ending.
        waiting = self._calls.qsize()
        for _ in range(waiting):
            self._calls.get_nowait()()
        return waiting > 0
