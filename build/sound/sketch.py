"""Short sounds: layers of touched things, read from assets/sounds/short/NAME.toml."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import msgspec
import numpy as np

from build.recipe import SourceError

from . import RATE, Wave
from .bodies import Body, band, bronze, ended, rustle
from .level import loudest

LEAD = 0.005
"""Seconds before the first touch, for what an encoder smears to the front."""


class Layer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """When something is touched (seconds) and how loud; variants differ by `vary` in pitch."""

    at: tuple[float, ...] = (0.0,)
    gain: tuple[float, ...] = (1.0,)
    vary: float = 0.0


class Rustle(Layer, frozen=True, tag="rustle"):
    """Straw, paper, air: noise between `low` and `high` Hz."""

    low: float = 500.0
    high: float = 5000.0
    attack: float = 0.001
    decay: float = 0.1
    grain: float = 0.0

    def touch(self, seconds: float, pitch: float, chance: np.random.RandomState) -> Wave:
        low, high = self.low * pitch, self.high * pitch
        return rustle(chance, seconds, low, high, self.attack, self.decay, self.grain)


class Ring(Layer, frozen=True, tag="ring"):
    """Wood, skin, a gong: see `bodies.Body`."""

    hz: float = 440.0
    ratios: tuple[float, ...] = (1.0,)
    gains: tuple[float, ...] = (1.0,)
    decays: tuple[float, ...] = (0.2,)
    swell: tuple[float, ...] = ()
    fall: float = 0.0

    def touch(self, seconds: float, pitch: float, chance: np.random.RandomState) -> Wave:  # noqa: ARG002
        body = Body(self.hz * pitch, self.ratios, self.gains, self.decays, self.swell, self.fall)
        return body.strike(seconds)


class Clash(Layer, frozen=True, tag="clash"):
    """Cymbals: `count` partials between `low` and `high` Hz; `choke` seconds until held fast.
    The same `pair` is the same two pieces of bronze."""

    count: int = 60
    low: float = 700.0
    high: float = 8000.0
    decay: float = 1.0
    choke: float = 0.0
    pair: int = 1

    def touch(self, seconds: float, pitch: float, chance: np.random.RandomState) -> Wave:
        chance = np.random.RandomState(self.pair)
        seconds = min(seconds, self.choke) if self.choke else seconds
        wave = bronze(chance, self.count, self.low * pitch, self.high * pitch, self.decay, seconds)
        if self.choke:
            left = np.linspace(1, 0, len(wave))
            wave *= np.sqrt(left)
        return ended(wave)


Touched: TypeAlias = Rustle | Ring | Clash
"""What `touch` makes one wave of: so many seconds, every frequency times `pitch`."""


class Short(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A short sound: `level` in dB as `level.loudest` measures it, length, layers, variants."""

    level: float
    seconds: float
    layer: tuple[Touched, ...]
    seed: int = 1
    variants: int = 1
    soften: float = 12_000.0
    """What lies above this (Hz) is cut off."""


def read(path: Path) -> Short:
    """Read a source; SourceError if it is wrong."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Short)
    except (msgspec.MsgspecError, ValueError) as error:
        raise SourceError(f"{path.name}: {error}") from error


def variants(name: str, short: Short) -> Iterator[tuple[str, Wave]]:
    """Every variant by its file name: NAME, or NAME_1, NAME_2, … where there are several."""
    for n in range(short.variants):
        chance = np.random.RandomState(short.seed * 100 + n)
        yield name if short.variants == 1 else f"{name}_{n + 1}", _made(short, chance)


def _made(short: Short, chance: np.random.RandomState) -> Wave:
    wave = np.zeros(round((short.seconds + LEAD) * RATE))
    for layer in short.layer:
        pitch = 2 ** chance.uniform(-layer.vary, layer.vary)
        loud = 10 ** (chance.uniform(-2, 2) * bool(layer.vary) / 20)
        for n, at in enumerate(layer.at):
            start = round((at + LEAD) * RATE)
            touched = layer.touch(short.seconds - at, pitch, chance)
            touched = touched[: len(wave) - start]
            wave[start : start + len(touched)] += loud * layer.gain[n % len(layer.gain)] * touched
    wave = ended(band(wave, 30, short.soften))
    wave[: round(LEAD * RATE)] *= np.linspace(0, 1, round(LEAD * RATE)) ** 2
    return wave * 10 ** ((short.level - loudest(wave)) / 20)
