"""The timeline: plays motions by the clock, at the chosen speed; skipping is always safe."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .clock import Clock
from .motion import Motion


@dataclass(eq=False)
class _Playing:
    motion: Motion
    begun: float
    then: Callable[[], object] | None


class Timeline:
    """Plays motions. `speed` 1 is normal, 2 twice as fast, 0 means no motion: all ends at once.

    `advance` is called by the scene's `animate`; between calls nothing happens.
    """

    def __init__(self, clock: Clock, speed: float = 1.0) -> None:
        self._clock = clock
        self._speed = speed
        self._time = 0.0
        self._last = clock()
        self._playing: list[_Playing] = []

    @property
    def busy(self) -> bool:
        """Whether anything is under way."""
        return bool(self._playing)

    @property
    def speed(self) -> float:
        """How fast motions run; 0 for not at all (they end at once)."""
        return self._speed

    @speed.setter
    def speed(self, factor: float) -> None:
        self._catch_up(self._clock())
        self._speed = max(0.0, factor)
        if self._speed == 0:
            self.skip()

    def play(self, motion: Motion, then: Callable[[], object] | None = None) -> None:
        """Begin a motion now, beside those under way; call `then` once when it is over."""
        self._catch_up(self._clock())
        playing = _Playing(motion, self._time, then)
        if self._speed == 0:
            _finish(playing)
            return
        motion.at(0)
        self._playing.append(playing)

    def advance(self, now: int) -> None:
        """Move everything to where it is at `now` ms of the clock."""
        self._catch_up(now)
        for playing in tuple(self._playing):
            if playing not in self._playing:
                continue  # a call made by an earlier one skipped it
            elapsed = int(self._time - playing.begun)
            if elapsed >= playing.motion.duration:
                self._playing.remove(playing)
                _finish(playing)
            else:
                playing.motion.at(elapsed)

    def skip(self) -> None:
        """End everything under way, in the order it began; what that starts anew plays on."""
        ending, self._playing = self._playing, []
        for playing in ending:
            _finish(playing)

    def _catch_up(self, now: int) -> None:
        if self._playing:
            self._time += max(0, now - self._last) * self._speed
        self._last = now


def _finish(playing: _Playing) -> None:
    playing.motion.at(playing.motion.duration)
    then, playing.then = playing.then, None
    if then is not None:
        then()
