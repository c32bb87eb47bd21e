"""A guest at the table, without I/O: bytes in, bytes out, time as an argument.

The truth moves at once: the newest update is the view, whatever was lost on the way. A guest
whose link may lose messages calls `due` now and then and sends what that returns.
"""

from __future__ import annotations

from typing import Final

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.actions import Action
from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.table import wire
from tamcuc.table.wire import Answer, Hello, Notice, Refused, Sync, Update, Welcome

AGAIN: Final = 2.0
"""Seconds after which a hello or an answer that had no echo is sent again."""

SILENCE: Final = 5.0
"""Seconds without a word from the host after which the guest asks whether it missed one."""


class NotAskedError(ValueError):
    """An answer where no prompt is open."""


class Guest:
    """One seat as its player holds it: names, view, open prompt, and the answer on its way."""

    def __init__(self, key: str) -> None:
        self._key = key
        self._greeting = 0
        self._had = 0
        self._welcomed = False
        self._seat: Seat | None = None
        self._names: tuple[str, ...] = ()
        self._last: Update | None = None
        self._pending: Answer | None = None
        self._spoke_at: float | None = None
        self._heard_at: float | None = None

    @property
    def seat(self) -> Seat | None:
        """The guest's seat; None before the first welcome."""
        return self._seat

    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat; empty before the first welcome."""
        return self._names

    @property
    def view(self) -> MatchView | None:
        """All that the seat knows; None before the first update."""
        return None if self._last is None else self._last.view

    @property
    def number(self) -> int:
        """The newest update held; 0 before the first."""
        return 0 if self._last is None else self._last.number

    @property
    def prompt(self) -> int | None:
        """Id of the question to answer; None while none is open or its answer is on its way."""
        if self._last is None or self._pending is not None:
            return None
        return self._last.prompt

    @property
    def pending(self) -> Action | None:
        """The answer on its way."""
        return None if self._pending is None else self._pending.action

    def hello(self) -> bytes:
        """Take the seat, or come back to it over a new link."""
        self._greeting += 1
        self._had = self.number
        self._welcomed = False
        self._spoke_at = None
        return self._hello()

    def answer(self, action: Action) -> bytes:
        """Answer the open prompt. While an answer is on its way the first one stands.

        NotAskedError where no prompt is open; PeerError for cards that cannot be written.
        """
        if self._pending is None:
            if self.prompt is None:
                raise NotAskedError("no prompt is open")
            message = Answer(self.prompt, action)
            wire.encode(message)
            self._pending = message
            self._spoke_at = None
        return wire.encode(self._pending)

    def receive(self, data: bytes) -> Update | Refused | Notice | None:
        """Take a message of the host and return what the stage or the player should see.

        Updates come out in order, each once; their events are all that happened since the one
        before, or none where something was lost (the stage then goes straight to the view).
        None for what is old, doubled, or only concerns the link. PeerError for other bytes.
        """
        message = wire.from_host(data)
        self._heard_at = None
        if isinstance(message, Update):
            return self._update(message)
        if isinstance(message, Refused):
            return self._refused(message)
        if isinstance(message, Notice):
            return message
        self._welcome(message)
        return None

    def due(self, now: float) -> list[bytes]:
        """What to send again at this time (seconds of any steady clock), most often nothing."""
        again: list[bytes] = []
        if self._greeting == 0:
            return again
        if self._spoke_at is None:
            self._spoke_at = now
        if self._heard_at is None:
            self._heard_at = now
        if now - self._spoke_at >= AGAIN:
            again += self._unechoed()
            self._spoke_at = now
        if self._welcomed and now - self._heard_at >= SILENCE:
            again.append(wire.encode(Sync(self.number)))
            self._heard_at = now
        return again

    def _hello(self) -> bytes:
        return wire.encode(Hello(wire.VERSION, self._key, self._greeting, self.number))

    def _unechoed(self) -> list[bytes]:
        if not self._welcomed:
            return [self._hello()]
        return [] if self._pending is None else [wire.encode(self._pending)]

    def _welcome(self, message: Welcome) -> None:
        if self._welcomed or message.greeting != self._greeting:
            return
        self._welcomed = True
        self._seat, self._names = message.seat, message.names
        # An answer that was on its way when the old link broke goes out without waiting.
        self._spoke_at = float("-inf")
        if message.number < self._had:
            # The host lost what this guest was told before it said hello. (An update that
            # overtook this welcome is no such sign.)
            self._last = self._pending = None

    def _update(self, message: Update) -> Update | None:
        if message.number <= self.number and self._last is not None:
            return None
        follows = self._last is not None and message.number == self._last.number + 1
        if not follows:
            message = Update(message.number, message.prompt, (), message.view)
        self._last = message
        if self._pending is not None and self._pending.prompt != message.prompt:
            self._pending = None
        return message

    def _refused(self, message: Refused) -> Refused | None:
        if self._pending is None or self._pending.prompt != message.prompt:
            return None
        if message.code == wire.CLOSED_PROMPT:
            # The update that closed it was lost: ask for the newest without waiting.
            self._heard_at = float("-inf")
            return None
        self._pending = None
        return message
