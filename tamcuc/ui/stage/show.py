"""What is seen of a match: steps one after another, then the layout of the view as it stands."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from tamcuc.ui.kit import Clock, Motion, Timeline
from tamcuc.ui.settings import Speed
from tamcuc.ui.stage.cues import starts
from tamcuc.ui.stage.flight import gliding, not_landed, under_way
from tamcuc.ui.stage.hover import Hover
from tamcuc.ui.stage.lift import LIFT_MS, Lift, lifted
from tamcuc.ui.stage.step import Step
from tamcuc.ui.stage.talk import Remark
from tamcuc.ui.stage.things import Banner, Key, Laid, Moving, Point

SPEEDS: Final[dict[Speed, float]] = {"slow": 0.6, "normal": 1.0, "fast": 2.2, "off": 0.0}
"""How fast motions run; 0 for none at all."""


@dataclass(frozen=True, slots=True)
class Seen:
    """One moment: a layout, what is on its way, what is left out until it lands, a banner."""

    laid: Laid
    moving: tuple[Moving, ...] = ()
    away: frozenset[Key] = frozenset()
    banner: Banner | None = None
    places: Mapping[Key, Point] = field(default_factory=dict)
    """Where pieces are seen that are not at their place yet."""

    def tally(self, of: Key) -> tuple[str, ...]:
        """How many pieces of this kind have landed, as the lines of a label; none if there are."""
        keys = [piece.key for piece in self.laid.pieces if piece.key[: len(of)] == of]
        count = sum(key not in self.away for key in keys)
        return (str(count),) if count else ()


class _Playing(Motion):
    """A step as the timeline plays it; `hear` is told each sound when it is due."""

    def __init__(self, step: Step, speed: float, hear: Callable[[str], object]) -> None:
        self.step = step
        self.duration = step.ms
        self.ms = 0
        self._hear = hear
        self._cues = deque(sorted((starts(cue, speed), cue[1]) for cue in step.cues))

    def at(self, ms: int) -> None:
        self.ms = ms
        while self._cues and self._cues[0][0] <= ms:
            self._hear(self._cues.popleft()[1])


class Show:
    """Plays steps; `rest` is what is seen when nothing moves. Skipping is always safe."""

    def __init__(
        self,
        rest: Laid,
        clock: Clock,
        speed: Speed,
        hear: Callable[[str], object],
        listen: Callable[[Remark | None], object] | None = None,
    ) -> None:
        """Begin at rest; `hear` is told each sound, `listen` what somebody says to a step.

        None is told where that is over.
        """
        self._rest = rest
        self._timeline = Timeline(clock, SPEEDS[speed])
        self._waiting: deque[Step] = deque()
        self._playing: _Playing | None = None
        self._lift: Lift | None = None
        self._hover = Hover(clock)
        self._hear = hear
        self._listen = listen

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown."""
        return self._playing is not None or self._lift is not None or self._hover.busy

    @property
    def laid(self) -> Laid:
        """The layout on screen; things may still be on their way to their places in it."""
        return self._playing.step.laid if self._playing else self._rest

    @property
    def last(self) -> Laid:
        """The layout at the end of all steps that wait: where new ones begin."""
        if self._waiting:
            return self._waiting[-1].laid
        return self.laid

    def set_speed(self, speed: Speed) -> None:
        """How fast from now on."""
        self._timeline.speed = SPEEDS[speed]
        if not self._timeline.speed:
            self._hover.end()

    def hover(self, card: Key | None) -> None:
        """The pointer is over this own card, or over none: nothing is seen of it without motion."""
        if self._timeline.speed:
            self._hover.over(card)

    def settle(self, rest: Laid) -> None:
        """Show this when all steps are over; own cards that it raises or lowers rise and sink."""
        before, self._rest = self._rest, rest
        if self._playing is None and self._timeline.speed:
            starts = lifted(before, rest, self._lift)
            seen = self._hover.seen(before, starts)
            self._hover.leave(starts)
            self._begin_lift({key: seen[key] for key in starts})

    def play(self, steps: Iterable[Step], rest: Laid) -> None:
        """Show steps after those that wait, and then rest."""
        self._rest = rest
        self._waiting.extend(steps)
        if self._playing is None:
            self._next()

    def advance(self, now: int) -> None:
        """Move on to where things are at this time."""
        self._timeline.advance(now)
        self._hover.advance(now)

    def skip(self) -> None:
        """Straight to the end of all steps."""
        self._waiting.clear()
        self._playing = self._lift = None
        self._timeline.skip()

    def seen(self) -> Seen:
        """What to draw now."""
        playing = self._playing
        places = self._lift.seen(self.laid) if self._lift else {}
        if playing is None:
            return Seen(self._rest, places=self._hover.seen(self._rest, places))
        step, ms = playing.step, playing.ms
        moving = (*step.still, *under_way(step.flights, ms))
        banner = None if step.banner is None else replace(step.banner, ms=ms)
        laid, away = step.laid, not_landed(step.flights, ms)
        if step.first is not None and ms < step.first[0]:
            laid = step.first[1]
            away |= {flight.source for flight in step.flights if flight.source is not None}
        places |= gliding(step.flights, ms)
        return Seen(laid, moving, away, banner, self._hover.seen(laid, places))

    def _next(self) -> None:
        """Begin the next step; without motion none is shown, only what it sounds like."""
        while self._waiting:
            step = self._waiting.popleft()
            if step.said is not None and self._listen is not None:
                self._listen(step.said)
            playing = _Playing(step, self._timeline.speed, self._hear)
            if self._timeline.speed == 0 or step.ms == 0:
                playing.at(step.ms)
                continue
            self._playing = playing
            self._timeline.play(playing, partial(self._over, playing))
            return
        self._playing = None

    def _over(self, playing: _Playing) -> None:
        if playing.step.hushes and self._listen is not None:
            self._listen(None)
        if self._playing is playing:
            self._playing = None
            self._next()

    def _begin_lift(self, starts: Mapping[Key, Point]) -> None:
        """Instead of one that is under way: its cards go on from where they are seen."""
        self._lift = None
        if starts:
            self._lift = Lift(starts, self._rest, round(LIFT_MS * self._timeline.speed))
            self._timeline.play(self._lift, partial(self._lifted, self._lift))

    def _lifted(self, lift: Lift) -> None:
        if self._lift is lift:
            self._lift = None
