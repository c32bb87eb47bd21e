"""Ogg Vorbis files that are the same bytes each time."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import soundfile

from . import RATE, Wave

_HEAD = 27
_SERIAL, _CHECK, _COUNT = slice(14, 18), slice(22, 26), 26


def write(path: Path, wave: Wave, squeeze: float) -> None:
    """Write a wave; `squeeze` from 0 (large, best) to 1 (small)."""
    channels = 1 if wave.ndim == 1 else wave.shape[1]
    with soundfile.SoundFile(
        path, "w", RATE, channels, format="OGG", subtype="VORBIS", compression_level=squeeze
    ) as file:
        for part in np.array_split(wave, max(1, len(wave) // RATE)):
            file.write(part)
    path.write_bytes(numbered(path.read_bytes()))


def read(path: Path) -> Wave:
    """The wave in a file: shape (n,) or (n, 2)."""
    wave, rate = soundfile.read(path, dtype="float64")
    if rate != RATE:
        raise ValueError(f"{path.name} has {rate} samples a second, not {RATE}")
    return np.asarray(wave, dtype=np.float64)


def numbered(data: bytes, serial: int = 1) -> bytes:
    """The same stream with this number: encoders take one at random, and every byte should be ours.

    Pages as in RFC 3533: a head, a table of lengths, a body; the check covers all three.
    """
    pages, at = [], 0
    while at < len(data):
        lengths = data[at + _HEAD : at + _HEAD + data[at + _COUNT]]
        end = at + _HEAD + len(lengths) + sum(lengths)
        page = bytearray(data[at:end])
        page[_SERIAL] = serial.to_bytes(4, "little")
        page[_CHECK] = bytes(4)
        page[_CHECK] = _check(page).to_bytes(4, "little")
        pages.append(bytes(page))
        at = end
    return b"".join(pages)


def _table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    return table


_TABLE = _table()


def _check(page: bytes | bytearray) -> int:
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _TABLE[(value >> 24) ^ byte]
    return value
