"""What sounds when it is touched: strings, bodies of wood, skin and bronze, and rustling straw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, pi, sin

import numpy as np

from . import RATE, Wave, quick, times

SILENT = log(1000)
"""Decay times are those after which a sound is 60 dB softer."""
HIGHEST = 12_000
"""Partials above this (Hz) are left out."""
FADE = 0.005


@dataclass(frozen=True, slots=True)
class Bend:
    """How the pitch of a string moves, in cents: pressed from `start` up to its note in `seconds`,
    then swaying by `sway` at `rate` a second."""

    start: float = 0.0
    seconds: float = 0.09
    sway: float = 0.0
    rate: float = 5.2

    def phase(self, hz: float, t: Wave) -> Wave:
        """Angle of the lowest partial at each moment."""
        cents = self.start * np.exp(-t / (self.seconds / 3))
        swell = np.clip((t - 0.25) / 0.5, 0, 1)
        cents = cents + self.sway * swell * np.sin(2 * pi * self.rate * t)
        turning = 2 * pi * hz * 2 ** (cents / 1200) / RATE
        return np.asarray(np.cumsum(turning) - turning[0])


@dataclass(frozen=True, slots=True)
class String:
    """A plucked string. `place` is where it is plucked (a part of its length), `bright` the pitch
    (Hz) from which partials fade, `decay` seconds for the lowest partial, `damp` how much faster
    each higher one dies, `stiff` how far they are stretched, `attack` seconds, `nail` the click."""

    place: float = 0.13
    bright: float = 3000.0
    decay: float = 3.0
    damp: float = 0.25
    stiff: float = 0.00012
    attack: float = 0.001
    nail: float = 0.04

    def pluck(self, hz: float, seconds: float, bend: Bend, chance: np.random.RandomState) -> Wave:
        """One pluck, about 1 loud at first, that ends in silence."""
        t = times(seconds)
        phase = bend.phase(hz, t)
        wave = np.zeros_like(t)
        count = max(1, min(40, int(HIGHEST / hz)))
        for n in range(1, count + 1):
            self._add_partial(wave, t, phase, n, hz)
        wave /= sum(abs(self._loudness(n, hz)) for n in range(1, count + 1))
        wave *= 1 - np.exp(-t / self.attack)
        click = rustle(chance, 0.012, 1800, 6500, 0.0005, 0.008)
        wave[: len(click)] += self.nail * click[: len(wave)]
        return ended(wave)

    def _loudness(self, n: int, hz: float) -> float:
        return sin(n * pi * self.place) / n * exp(-n * hz / self.bright)

    def _add_partial(self, wave: Wave, t: Wave, phase: Wave, n: int, hz: float) -> None:
        loud = self._loudness(n, hz)
        rate = SILENT / self.decay * (1 + self.damp * (n - 1))
        heard = len(t) if rate == 0 else min(len(t), int(2.2 * SILENT / rate * RATE) + 1)
        stretched = n * (1 + self.stiff * n * n) ** 0.5 / (1 + self.stiff) ** 0.5
        # A string swings in two planes: most of it dies soon, the rest lasts.
        falling = np.exp(-rate * t[:heard])
        falling = 0.8 * falling + 0.2 * falling**0.4
        wave[:heard] += loud * falling * np.sin(stretched * phase[:heard])


@dataclass(frozen=True, slots=True)
class Body:
    """Something struck that rings in `ratios` of `hz`; `fall` is how many cents it sinks in the
    first moment (a skin), `swell` seconds until a partial is at its loudest (a gong's shimmer)."""

    hz: float
    ratios: Sequence[float] = (1.0,)
    gains: Sequence[float] = (1.0,)
    decays: Sequence[float] = (0.2,)
    swell: Sequence[float] = (0.0,)
    fall: float = 0.0
    attack: float = 0.0008

    def strike(self, seconds: float) -> Wave:
        """One stroke, about 1 loud."""
        t = times(seconds)
        bend = Bend(self.fall, 0.06)
        phase = bend.phase(self.hz, t)
        wave = np.zeros_like(t)
        swells = [*self.swell, *[0.0] * len(self.ratios)]
        for ratio, gain, decay, swell in zip(
            self.ratios, self.gains, self.decays, swells, strict=False
        ):
            rising = 1 - np.exp(-t / max(self.attack, swell / 3))
            wave += gain * rising * np.exp(-SILENT / decay * t) * np.sin(ratio * phase)
        return ended(wave / sum(abs(gain) for gain in self.gains))


def bronze(
    chance: np.random.RandomState, count: int, low: float, high: float, decay: float, seconds: float
) -> Wave:
    """A clash of thin bronze: many partials at random between two pitches, the high ones short."""
    t = times(seconds)
    wave = np.zeros_like(t)
    for hz in np.exp(chance.uniform(log(low), log(high), count)):
        loud = chance.uniform(0.4, 1.0)
        rate = SILENT / (decay * (low / hz) ** 0.5)
        wave += loud * np.exp(-rate * t) * np.sin(2 * pi * hz * t + chance.uniform(0, 2 * pi))
    wave *= 1 - np.exp(-t / 0.0012)
    return ended(wave / np.sqrt(count))


def rustle(
    chance: np.random.RandomState,
    seconds: float,
    low: float,
    high: float,
    attack: float,
    decay: float,
    grain: float = 0.0,
) -> Wave:
    """Noise between two pitches (Hz) that rises and dies; `grain` (0 to 1) breaks it up."""
    t = times(seconds)
    noise = band(chance.uniform(-1, 1, len(t)), low, high)
    noise /= max(1e-9, float(np.abs(noise).max()))
    if grain:
        noise *= 1 - grain + grain * _grains(chance, len(t))
    rising = np.sin(np.clip(t / attack, 0, 1) * pi / 2) ** 2
    return ended(noise * rising * np.exp(-SILENT / decay * np.maximum(0, t - attack)))


def _grains(chance: np.random.RandomState, length: int) -> Wave:
    """Little peaks at random moments, 2 ms wide."""
    points = np.where(chance.uniform(0, 1, length) < 220 / RATE, chance.uniform(0.3, 1, length), 0)
    shape = np.hanning(round(0.004 * RATE))
    return np.asarray(np.clip(np.convolve(points, shape, "same"), 0, 1))


def band(wave: Wave, low: float, high: float) -> Wave:
    """What of a wave lies between two pitches, with soft edges of half an octave."""
    length = quick(len(wave))
    hz = np.maximum(1.0, np.fft.rfftfreq(length, 1 / RATE))
    rising = np.clip(2 * np.log2(hz / low) + 1, 0, 1)
    falling = np.clip(2 * np.log2(high / hz) + 1, 0, 1)
    return np.fft.irfft(np.fft.rfft(wave, length) * rising * falling, length)[: len(wave)]


def ended(wave: Wave) -> Wave:
    """The wave with its last moment faded to silence."""
    length = min(len(wave), round(FADE * RATE))
    if length:
        wave[-length:] *= np.cos(np.linspace(0, pi / 2, length)) ** 2
    return wave
