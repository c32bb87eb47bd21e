"""Calls from other threads, made on the main one."""

from __future__ import annotations

from collections.abc import Callable
from queue import Empty, SimpleQueue

import pygame

WAKE = pygame.event.custom_type()
"""Posted to end the wait for events; carries nothing."""


class Inbox:
    """A queue of calls. `post` may be used from any thread, `run` only from the main one."""

    def __init__(self) -> None:
        self._calls: SimpleQueue[Callable[[], object]] = SimpleQueue()

    def post(self, call: Callable[[], object]) -> None:
        """Have `call` made on the main thread soon, and wake it if it sleeps."""
        self._calls.put(call)
        try:
            pygame.event.post(pygame.event.Event(WAKE))
        except pygame.error:
            return  # The window is closing or the queue is full: then nobody sleeps.

    def run(self) -> bool:
        """Make the calls that have come in; tell whether there was one."""
        ran = False
        for _ in range(self._calls.qsize()):
            try:
                call = self._calls.get_nowait()
            except Empty:
                break
            call()
            ran = True
        return ran
