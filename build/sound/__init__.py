"""Instruments, scores and levels: sounds made from the numbers in assets/sounds, never recorded.

A wave is an array of floats, 1 for full scale, of `RATE` samples a second; stereo has shape (n, 2).
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

RATE = 44_100
Wave = npt.NDArray[np.float64]


def times(seconds: float) -> Wave:
    """The moment of each sample, in seconds."""
    return np.arange(round(seconds * RATE)) / RATE


def quick(samples: int) -> int:
    """The next length that is a product of 2, 3 and 5: there a Fourier transform is quick."""
    while True:
        rest = samples
        for factor in (2, 3, 5):
            while rest % factor == 0:
                rest //= factor
        if rest == 1:
            return samples
        samples += 1
