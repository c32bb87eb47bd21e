"""Motions: what moves, how long and along which curve. They know no clock; `timeline` plays them.

A motion is played by telling it how far it has come, in milliseconds from its start. It may be told
any later time, or that it is over, at any moment: every end state is reached, every call made once.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TypeAlias

Easing: TypeAlias = Callable[[float], float]
"""Maps 0..1 to 0..1 (a little outside on the way is allowed); 0 to 0 and 1 to 1."""


def linear(part: float) -> float:
    """Even speed."""
    return part


def ease_out(part: float) -> float:
    """Fast, then coming to rest: what slides on a mat."""
    return 1 - (1 - part) ** 3


def ease_in_out(part: float) -> float:
    """Slow, fast, slow: what is carried by a hand."""
    return part * part * (3 - 2 * part)


def overshoot(part: float) -> float:
    """A little too far and back: what is put down with a snap."""
    back = part - 1
    return 1 + 2.7 * back**3 + 1.7 * back**2


class Motion(ABC):
    """Something that takes `duration` milliseconds."""

    duration = 0

    @abstractmethod
    def at(self, ms: int) -> None:
        """Show how it is `ms` milliseconds after the start; at `duration` or later it is over."""


class Tween(Motion):
    """Moves whole numbers (a position, a size, a count) from `start` to `end`."""

    def __init__(
        self,
        show: Callable[[tuple[int, ...]], object],
        start: tuple[int, ...],
        end: tuple[int, ...],
        ms: int,
        easing: Easing = ease_out,
    ) -> None:
        self.duration = ms
        self._show, self._start, self._end, self._easing = show, start, end, easing

    def at(self, ms: int) -> None:
        """Show the step reached, on whole pixels; exactly `end` once the time is over."""
        if ms >= self.duration:
            self._show(self._end)
            return
        part = self._easing(max(0, ms) / self.duration)
        pairs = zip(self._start, self._end, strict=True)
        self._show(tuple(round(a + (b - a) * part) for a, b in pairs))


class Wait(Motion):
    """Nothing, for a while."""

    def __init__(self, ms: int) -> None:
        self.duration = ms

    def at(self, ms: int) -> None:
        """Nothing to show."""


class Do(Motion):
    """A call (a sound, a card turned over), made once when its moment has come."""

    def __init__(self, call: Callable[[], object]) -> None:
        self._call: Callable[[], object] | None = call

    def at(self, ms: int) -> None:  # noqa: ARG002 - it happens at once
        """Make the call, unless it was made."""
        call, self._call = self._call, None
        if call is not None:
            call()


class InTurn(Motion):
    """Motions one after another."""

    def __init__(self, *parts: Motion) -> None:
        self._parts: Sequence[Motion] = parts
        self._done = 0
        self._begun_at = 0
        self.duration = sum(part.duration for part in parts)

    def at(self, ms: int) -> None:
        """Finish what is over, in order, then show the one that is under way."""
        while self._done < len(self._parts):
            part = self._parts[self._done]
            begun_at = self._begun_at
            if ms < begun_at + part.duration:
                part.at(ms - begun_at)
                return
            # Stepped first: a call that skips the timeline must not find this part again.
            self._done += 1
            self._begun_at += part.duration
            part.at(part.duration)


class Together(Motion):
    """Motions side by side; it lasts as long as the longest."""

    def __init__(self, *parts: Motion) -> None:
        self._parts: Sequence[Motion] = parts
        self.duration = max((part.duration for part in parts), default=0)
        self._over: set[int] = set()

    def at(self, ms: int) -> None:
        """Show all that are not over yet."""
        for index, part in enumerate(self._parts):
            if index in self._over:
                continue
            if ms >= part.duration:
                self._over.add(index)
            part.at(min(ms, part.duration))


def staggered(step_ms: int, *parts: Motion) -> Motion:
    """Motions that begin `step_ms` after one another: cards dealt, swept, sorted."""
    return Together(*(InTurn(Wait(step_ms * n), part) for n, part in enumerate(parts)))
