"""Pieces of music as text: notes in bars, read from assets/sounds/music/NAME.toml.

A voice of a phrase is a line of bars between `|`; a bar has `steps` words:

    .        let ring            d5       a note           d4+d5    two at once
    /d5      pressed up to it    ~d5      swaying          ^d4-d6   swept over the scale
    x        a stroke            ! after a word: louder    , after a word: softer
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from build.recipe import SourceError

from .sketch import Ring

_LETTERS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
_WORD = re.compile(r"(?P<way>[/~^]?)(?P<what>x|[a-g]\d(?:[+-][a-g]\d)?)(?P<force>[!,]?)\Z")
_FORCE = {"!": 1.3, "": 1.0, ",": 0.65}


class Instrument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A string (its values as in `bodies.String`), or with `wood` something struck."""

    gain: float = 1.0
    pan: float = 0.0
    """From −1, left, to 1, right."""
    spread: float = 0.0
    """How far low and high notes lie apart from left to right."""
    place: float = 0.13
    bright: float = 3000.0
    decay: float = 3.0
    damp: float = 0.25
    attack: float = 0.001
    nail: float = 0.04
    press: float = 200.0
    """Cents by which a pressed note starts lower."""
    glide: float = 0.12
    """Seconds that pressing takes."""
    sway: float = 22.0
    """Cents by which a swaying note moves."""
    wood: Ring | None = None


class Drone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Soft tones under it all: notes, how loud, and how often a minute each swells."""

    notes: tuple[str, ...] = ()
    gain: float = 0.1
    swells: float = 3.0


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What comes back from the walls."""

    seconds: float = 1.2
    wet: float = 0.2


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece; `level` in dB as `level.mean` (a loop) or `level.loudest` measures it."""

    level: float
    beats: float
    """Beats a minute, two steps each."""
    steps: int
    scale: str
    order: tuple[str, ...]
    phrase: dict[str, dict[str, str]]
    instrument: dict[str, Instrument]
    loop: bool = False
    tail: float = 1.5
    """Seconds of ringing after the last bar, unless it loops."""
    swell: dict[str, tuple[float, float]] = {}
    """By how many dB a phrase is louder at its beginning and at its end; 0 where none is named."""
    seed: int = 1
    drone: Drone = Drone()
    room: Room = Room()

    @property
    def step(self) -> float:
        """Seconds of a step."""
        return 30 / self.beats


@dataclass(frozen=True, slots=True)
class Note:
    """One touch: when (in steps from the beginning), what, how hard, how."""

    voice: str
    step: float
    note: str
    force: float
    pressed: bool = False
    sways: bool = False


def read(path: Path) -> Piece:
    """Read a source; SourceError if it is wrong."""
    try:
        piece = msgspec.toml.decode(path.read_bytes(), type=Piece)
        list(notes(piece))
    except (msgspec.MsgspecError, ValueError) as error:
        raise SourceError(f"{path.name}: {error}") from error
    return piece


def length(piece: Piece) -> int:
    """Steps from the beginning to the end of the last bar."""
    return sum(_phrase_length(piece, name) for name in piece.order)


def notes(piece: Piece) -> Iterator[Note]:
    """All notes, phrase by phrase."""
    strays = set(piece.swell) - set(piece.order)
    if strays:
        raise SourceError(f"swell of {min(strays)}, which is not played")
    begin = 0
    for name in piece.order:
        for voice, line in piece.phrase[name].items():
            if voice not in piece.instrument:
                raise SourceError(f"phrase {name}: no instrument {voice}")
            words = _words(piece, name, voice, line)
            for step, word in enumerate(words):
                for note in _touches(piece, voice, begin + step, word):
                    yield replace(note, force=note.force * _swelled(piece, name, step / len(words)))
        begin += _phrase_length(piece, name)


def hertz(note: str) -> float:
    """The pitch of a note; a4 is 440 Hz."""
    semitones = _LETTERS[note[0]] - 9 + 12 * (int(note[1:]) - 4)
    return float(440 * 2 ** (semitones / 12))


def _swelled(piece: Piece, name: str, part: float) -> float:
    """How much harder the hand is, so far into a phrase."""
    first, last = piece.swell.get(name, (0.0, 0.0))
    return float(10 ** ((first + (last - first) * part) / 20))


def _phrase_length(piece: Piece, name: str) -> int:
    lengths = {line.count("|") + 1 for line in piece.phrase[name].values()}
    if len(lengths) != 1:
        raise SourceError(f"phrase {name}: voices of different lengths")
    return lengths.pop() * piece.steps


def _words(piece: Piece, phrase: str, voice: str, line: str) -> list[str]:
    words: list[str] = []
    for n, bar in enumerate(line.split("|"), 1):
        if len(bar.split()) != piece.steps:
            raise SourceError(f"phrase {phrase}, {voice}, bar {n}: not {piece.steps} words")
        words += bar.split()
    return words


def _touches(piece: Piece, voice: str, step: int, word: str) -> Iterator[Note]:
    if word == ".":
        return
    found = _WORD.match(word)
    if found is None:
        raise SourceError(f"{word!r} is no word of a score")
    way, what, force = found["way"], found["what"], _FORCE[found["force"]]
    if way == "^":
        yield from _swept(piece, voice, step, what, force)
        return
    if (what == "x") != (piece.instrument[voice].wood is not None):
        raise SourceError(f"{word!r} is not for {voice}")
    for note in what.split("+"):
        yield Note(voice, step, note, force, way == "/", way == "~")


def _swept(piece: Piece, voice: str, step: int, what: str, force: float) -> Iterator[Note]:
    """One string after the other, within one step and a half."""
    first, last = what.split("-")
    strings = [f"{letter}{octave}" for octave in range(2, 8) for letter in piece.scale.split()]
    strings.sort(key=hertz)
    low, high = sorted((strings.index(first), strings.index(last)))
    way = strings[low : high + 1] if strings.index(first) == low else strings[low : high + 1][::-1]
    for n, note in enumerate(way):
        yield Note(voice, step + 1.5 * n / len(way), note, force * (0.4 + 0.25 * n / len(way)))
