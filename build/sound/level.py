"""How loud a wave is to an ear, and making it as loud as it should be."""

from __future__ import annotations

import numpy as np

from . import RATE, Wave, quick

WINDOW = 0.125
"""Seconds over which an ear (and a sound meter set to "fast") takes the mean."""


def decibel(amplitude: float) -> float:
    """Amplitude in dB of full scale."""
    return float(20 * np.log10(max(1e-9, amplitude)))


def peak(wave: Wave) -> float:
    """The largest sample, in dB of full scale."""
    return decibel(float(np.abs(wave).max()))


def loudest(wave: Wave) -> float:
    """Level of the loudest eighth of a second as an ear hears it (A-weighted), in dB."""
    return decibel(float(np.sqrt(_power(wave).max())))


def mean(wave: Wave) -> float:
    """Level of the whole wave as an ear hears it (A-weighted), in dB."""
    return decibel(float(np.sqrt((_heard(wave) ** 2).mean())))


def _power(wave: Wave) -> Wave:
    """Mean power over the window that ends at each sample."""
    length = round(WINDOW * RATE)
    squares = np.pad(_heard(wave) ** 2, (length, length))
    sums = np.cumsum(squares)
    return np.maximum(0.0, sums[length:] - sums[:-length]) / length


def _heard(wave: Wave) -> Wave:
    mono = wave if wave.ndim == 1 else wave.mean(axis=1)
    padded = np.pad(mono, (0, quick(len(mono) + RATE // 4) - len(mono)))
    hz = np.asarray(np.fft.rfftfreq(len(padded), 1 / RATE), dtype=np.float64)
    return np.fft.irfft(np.fft.rfft(padded) * a_weight(hz), len(padded))[: len(mono)]


def a_weight(hz: Wave) -> Wave:
    """The A curve of IEC 61672: how much of each pitch an ear hears; 1 at 1000 Hz."""
    squares = hz**2
    top = 12194.0**2 * squares**2
    low = (squares + 20.6**2) * np.sqrt((squares + 107.7**2) * (squares + 737.9**2))
    return 1.2589 * top / (low * (squares + 12194.0**2))
