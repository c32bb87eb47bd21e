"""Memory after some matches, and whether it grows over many."""

from __future__ import annotations

import gc
import resource
import time
from collections.abc import Iterator
from pathlib import Path

from build.bench.figures import Figure
from build.bench.sitting import SIZE, Sitting, sitting
from tamcuc.app import screens
from tamcuc.ui.kit import Headless, Pop

STATM = Path("/proc/self/statm")
FEW, HALF, MANY = 3, 25, 50


def figures() -> Iterator[Figure]:
    """Megabytes after a few matches, and how many more after many."""
    with sitting("off", time.monotonic) as at:
        play = Headless(screens.title(at.house), size=SIZE)
        few, half, many = (_after(at, play, n) for n in (FEW, HALF - FEW, MANY - HALF))
    yield Figure(f"memory after {FEW} matches at 1920×1080", f"{few:.0f} MB", "≤ 150 MB")
    yield Figure(f"memory after {HALF} matches", f"{half:.0f} MB ({half - few:+.1f})")
    yield Figure(f"memory after {MANY} matches", f"{many:.0f} MB ({many - half:+.1f})", "flat")


def _after(at: Sitting, play: Headless, matches: int) -> float:
    """Megabytes after so many matches more."""
    for _ in range(matches):
        _match(at, play)
    return megabytes()


def megabytes() -> float:
    """Memory in use now (the most so far, where a system does not tell)."""
    gc.collect()
    if STATM.exists():
        return int(STATM.read_text("ascii").split()[1]) * resource.getpagesize() / 1e6
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6


def _match(at: Sitting, play: Headless) -> None:
    """A whole match on screen, and back to the title."""
    table = at.sit()
    play.loop.open(screens.table(at.house, table))
    play.turn()
    while (view := at.answer(table)) is None or view.phase != "over":
        play.advance(16)
    play.settle()
    while len(play.loop.stack) > 1:
        play.loop.stack.apply(Pop())
    play.turn()
