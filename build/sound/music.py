"""Playing a piece: notes into stereo, the room around them, and the end that is the beginning."""

from __future__ import annotations

from functools import lru_cache
from math import cos, log2, pi, sin

import numpy as np

from . import RATE, Wave, quick
from .bodies import SILENT, Bend, String, band, ended
from .level import loudest, mean
from .score import Drone, Instrument, Note, Piece, Room, hertz, length, notes

HUMAN = 0.009
"""Seconds by which a hand is early or late."""
RINGS = 1.3
"""A string is heard for so many of its decay times."""
MIDDLE = hertz("a4")
LOWEST = 60.0
"""Hz below which nothing sounds."""


def play(piece: Piece) -> Wave:
    """The whole piece in stereo. A loop's last notes ring on into its beginning."""
    seconds = length(piece) * piece.step + (0 if piece.loop else piece.tail)
    wave = np.zeros((quick(round(seconds * RATE)), 2))
    # A loop is stretched by a hair to a length that is quick to reckon with.
    step = len(wave) / length(piece) if piece.loop else piece.step * RATE
    chance = np.random.RandomState(piece.seed)
    for note in notes(piece):
        _add(wave, piece, note, step, chance)
    wave += _drone(piece.drone, len(wave))
    wave = _in_room(wave, piece.room, piece.seed)
    if piece.loop:
        return wave * 10 ** ((piece.level - mean(wave)) / 20)
    wave = np.column_stack([ended(side) for side in wave.T])
    return wave * 10 ** ((piece.level - loudest(wave)) / 20)


def _add(wave: Wave, piece: Piece, note: Note, step: float, chance: np.random.RandomState) -> None:
    instrument = piece.instrument[note.voice]
    late = chance.uniform(-HUMAN, HUMAN) if note.step else HUMAN
    force = note.force * instrument.gain * 10 ** (chance.uniform(-1.2, 1.2) / 20)
    start = round(note.step * step + late * RATE)
    if instrument.wood is not None:
        sound, place = _struck(instrument), instrument.pan
    else:
        sound = _plucked(instrument, note.note, note.pressed, note.sways)
        place = instrument.pan + instrument.spread * log2(hertz(note.note) / MIDDLE)
    _lay(wave, start, force * sound, float(np.clip(place, -1, 1)), piece.loop)


def _lay(wave: Wave, start: int, sound: Wave, place: float, loop: bool) -> None:
    """Add a sound at a place from left to right, around the end if the piece loops."""
    angle = (place + 1) * pi / 4
    both = np.outer(sound, (cos(angle), sin(angle)))
    where = np.arange(start, start + len(both))
    if loop:
        wave[where % len(wave)] += both
    else:
        inside = where < len(wave)
        wave[where[inside]] += both[inside]


@lru_cache(maxsize=512)
def _plucked(instrument: Instrument, note: str, pressed: bool, sways: bool) -> Wave:
    string = String(
        instrument.place,
        instrument.bright,
        instrument.decay * (MIDDLE / hertz(note)) ** 0.4,
        instrument.damp,
        attack=instrument.attack,
        nail=instrument.nail,
    )
    bend = Bend(
        -instrument.press if pressed else 0.0, instrument.glide, instrument.sway if sways else 0.0
    )
    chance = np.random.RandomState(round(hertz(note)))
    return string.pluck(hertz(note), string.decay * RINGS, bend, chance)


@lru_cache(maxsize=16)
def _struck(instrument: Instrument) -> Wave:
    wood = instrument.wood
    assert wood is not None
    return wood.touch(1.2 * max(wood.decays), 1.0, np.random.RandomState(1))


def _drone(drone: Drone, samples: int) -> Wave:
    """Tones that fit a whole number of times, so that they have neither beginning nor end."""
    wave = np.zeros((samples, 2))
    turn = 2 * pi * np.arange(samples) / samples
    seconds = samples / RATE
    for n, note in enumerate(drone.notes):
        swells = max(1, round(drone.swells * seconds / 60) + n)
        rising = 0.55 - 0.45 * np.cos(swells * turn + 2.1 * n)
        for partial, loud in ((1, 1.0), (2, 0.4), (3, 0.16), (4, 0.05)):
            turns = round(hertz(note) * partial * seconds)
            for side in (0, 1):  # a hair apart, so that the tone is wide
                tone = np.sin((turns + side) * turn + n)
                wave[:, side] += drone.gain * loud * rising * tone
    return wave


def _in_room(wave: Wave, room: Room, seed: int) -> Wave:
    """The wave and what the walls give back of it, around the end (where a piece that does not
    loop is silent)."""
    count = round(room.seconds * RATE)
    chance = np.random.RandomState(seed + 1)
    above = np.clip(np.fft.rfftfreq(len(wave), 1 / RATE) / LOWEST, 0, 1)
    sides = []
    for side in wave.T:
        walls = room.wet * np.fft.rfft(_walls(room.seconds, count, chance), len(wave))
        sides.append(np.fft.irfft(np.fft.rfft(side) * (above + walls), len(wave)))
    return np.column_stack(sides)


def _walls(seconds: float, count: int, chance: np.random.RandomState) -> Wave:
    """What comes back of a clap."""
    t = np.arange(count) / RATE
    noise = band(chance.uniform(-1, 1, count), 250, 5000)
    back = noise * np.exp(-SILENT / seconds * t) * np.clip((t - 0.008) / 0.01, 0, 1)
    return np.asarray(back / np.sqrt((back**2).sum()))
