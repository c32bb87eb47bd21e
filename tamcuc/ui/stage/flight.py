"""Pictures on their way: legs of a journey in milliseconds, always at whole pixels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from tamcuc.ui.kit import ease_in_out, ease_out
from tamcuc.ui.stage.things import EDGE_ON, Key, Moving, Point

_NARROWEST: Final = 6
"""Pixels of the sprite below which a card that turns over shows nothing but its edge."""


@dataclass(frozen=True, slots=True)
class Leg:
    """One movement. Where `turns_to` is set, the picture narrows and widens again as that one.

    `grows` tells by how much wider and taller that one is; both turn about one middle. It turns
    within the part `turns` of the time.
    """

    start: int
    ms: int
    origin: Point
    goal: Point
    sprite: str
    width: int
    scale: int = 1
    turns_to: str | None = None
    grows: Point = (0, 0)
    turns: tuple[float, float] = (0.0, 1.0)
    thrown: bool = False
    """It leaves at full speed and comes to rest; else it is carried, slow at both ends."""
    marks: tuple[str, ...] = ()
    """What lies on the picture and goes with it."""
    bow: int = 0
    """By how many rows it sags below the straight way, halfway."""
    stays: bool = False
    """The piece itself is seen there, among the others and with all that belongs to it."""

    @property
    def end(self) -> int:
        """When it is over."""
        return self.start + self.ms

    @property
    def on_edge(self) -> int:
        """When it is half turned over: from now on the other picture is seen."""
        return self.start + round(self.ms * sum(self.turns) / 2)

    def at(self, ms: int) -> Moving:
        """Where it is, `ms` after the step began (within the leg)."""
        part = min(1.0, max(0, ms - self.start) / self.ms) if self.ms else 1.0
        eased = ease_out(part) if self.thrown else ease_in_out(part)
        wider, taller = self.grows[0] // 2, self.grows[1] // 2
        x = round(self.origin[0] + (self.goal[0] + wider - self.origin[0]) * eased)
        y = round(self.origin[1] + (self.goal[1] + taller - self.origin[1]) * eased)
        y += round(self.bow * sin(pi * eased))
        if self.turns_to is None:
            return Moving(self.sprite, (x, y), self.scale, marks=self.marks)
        first, last = self.turns
        return self._turning(x, y, min(1.0, max(0.0, (part - first) / (last - first))))

    def _turning(self, x: int, y: int, part: float) -> Moving:
        sprite, whole = self.sprite, self.width
        if part >= 0.5:
            sprite, whole = self.turns_to or self.sprite, self.width + self.grows[0]
            x, y = x - self.grows[0] // 2, y - self.grows[1] // 2
        if part in (0.0, 1.0):
            return Moving(sprite, (x, y), self.scale)
        width = round(whole * abs(cos(pi * part)) / 2) * 2
        if width < _NARROWEST * self.scale:
            width = EDGE_ON * self.scale
        return Moving(sprite, (x + (whole - width) // 2, y), self.scale, width)


@dataclass(frozen=True, slots=True)
class Flight:
    """The journey of one picture; it lands as the piece `key`, or is gone if that is None."""

    key: Key | None
    legs: tuple[Leg, ...]
    waits: bool = True
    """Whether it is seen at its origin before it starts."""
    source: Key | None = None
    """The piece of the layout before that it was."""

    @property
    def end(self) -> int:
        """When it has landed."""
        return self.legs[-1].end

    def leg(self, ms: int) -> Leg | None:
        """The movement under way; None before it is seen and once it has landed."""
        if ms >= self.end or (ms < self.legs[0].start and not self.waits):
            return None
        return next(leg for leg in self.legs if ms < leg.end)

    def at(self, ms: int) -> Moving | None:
        """The picture at this moment; None before it is seen and once it has landed."""
        leg = self.leg(ms)
        return None if leg is None else leg.at(ms)


def under_way(flights: tuple[Flight, ...], ms: int) -> Iterator[Moving]:
    """All pictures on their way at this moment, above what lies."""
    for flight in flights:
        leg = flight.leg(ms)
        if leg is not None and not leg.stays:
            yield leg.at(ms)


def not_landed(flights: tuple[Flight, ...], ms: int) -> frozenset[Key]:
    """Keys of pieces that are not seen yet: their pictures are still on their way."""
    return frozenset(
        flight.key
        for flight in flights
        if flight.key is not None and ms < flight.end and not _stays(flight, ms)
    )


def gliding(flights: tuple[Flight, ...], ms: int) -> dict[Key, Point]:
    """Keys of pieces that move among the others, and where they are."""
    found: dict[Key, Point] = {}
    for flight in flights:
        leg = flight.leg(ms)
        if flight.key is not None and leg is not None and leg.stays:
            found[flight.key] = leg.at(ms).at
    return found


def _stays(flight: Flight, ms: int) -> bool:
    leg = flight.leg(ms)
    return leg is not None and leg.stays
