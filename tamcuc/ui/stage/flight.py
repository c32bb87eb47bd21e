"""Pictures on their way: legs of a journey in milliseconds, always at whole pixels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tamcuc.ui.kit import ease_in_out, ease_out
from tamcuc.ui.stage.things import Key, Moving, Point


@dataclass(frozen=True, slots=True)
class Leg:
    """One movement. Where `turns_to` is set, the picture narrows and widens again as that one.

    `grows` tells by how much wider and taller that one is; both turn about one middle.
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

    @property
    def end(self) -> int:
        """When it is over."""
        return self.start + self.ms

    def at(self, ms: int) -> Moving:
        """Where it is, `ms` after the step began (within the leg)."""
        part = min(1.0, max(0, ms - self.start) / self.ms) if self.ms else 1.0
        eased = ease_in_out(part) if self.turns_to else ease_out(part)
        wider, taller = self.grows[0] // 2, self.grows[1] // 2
        x = round(self.origin[0] + (self.goal[0] + wider - self.origin[0]) * eased)
        y = round(self.origin[1] + (self.goal[1] + taller - self.origin[1]) * eased)
        if self.turns_to is None:
            return Moving(self.sprite, (x, y), self.scale)
        return self._turning(x, y, part)

    def _turning(self, x: int, y: int, part: float) -> Moving:
        open_by = abs(1 - 2 * part)
        sprite, whole = self.sprite, self.width
        if part >= 0.5:
            sprite, whole = self.turns_to or self.sprite, self.width + self.grows[0]
            x, y = x - self.grows[0] // 2, y - self.grows[1] // 2
        width = max(2, round(whole * open_by / 2) * 2)
        return Moving(sprite, (x + (whole - width) // 2, y), self.scale, width)


@dataclass(frozen=True, slots=True)
class Flight:
    """The journey of one picture; it lands as the piece `key`, or is gone if that is None."""

    key: Key | None
    legs: tuple[Leg, ...]
    waits: bool = True
    """Whether it is seen at its origin before it starts."""

    @property
    def end(self) -> int:
        """When it has landed."""
        return self.legs[-1].end

    def at(self, ms: int) -> Moving | None:
        """The picture at this moment; None before it is seen and once it has landed."""
        if ms >= self.end:
            return None
        if ms < self.legs[0].start:
            return self.legs[0].at(self.legs[0].start) if self.waits else None
        leg = next(leg for leg in self.legs if ms < leg.end)
        return leg.at(ms)


def under_way(flights: tuple[Flight, ...], ms: int) -> Iterator[Moving]:
    """All pictures on their way at this moment."""
    for flight in flights:
        moving = flight.at(ms)
        if moving is not None:
            yield moving


def not_landed(flights: tuple[Flight, ...], ms: int) -> frozenset[Key]:
    """Keys of pieces that are still on their way."""
    return frozenset(f.key for f in flights if f.key is not None and ms < f.end)
