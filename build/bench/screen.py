"""The screen: how soon it is there, what a frame costs, and what standing still costs.

Work is measured in this thread's own processor time, so that other programs weigh little.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from build.bench.figures import Figure, percentile
from build.bench.sitting import SIZE, sitting
from tamcuc.app import screens
from tamcuc.ui.kit import Headless, Look, Loop, Scene, Window

ROOT = Path(__file__).resolve().parent.parent.parent
STARTS = 5
SHORTEST_MOTION = 20
"""Frames: what is shorter is no animation to judge by."""
STILL_SECONDS = 4

FIRST_FRAME = """
import os, time
from tamcuc.ui.kit.window import Window
present = Window.present
def first(window):
    present(window)
    print(time.monotonic_ns(), time.process_time_ns(), flush=True)
    os._exit(0)
Window.present = first
from tamcuc.app import cli
cli.main([])
"""


def start() -> Iterator[Figure]:
    """From the command to the first frame of the title, files warm."""
    starts = [_first_frame() for _ in range(STARTS + 1)][1:]
    waited, worked = (median(each) * 1000 for each in zip(*starts, strict=True))
    yield Figure("first frame of the title, from source", f"{waited:.0f} ms", "≤ 800 ms")
    yield Figure("processor time of that", f"{worked:.0f} ms")


def _first_frame() -> tuple[float, float]:
    """Seconds until it was there, and seconds of processor time."""
    begun = time.monotonic_ns()
    done = subprocess.run(
        [sys.executable, "-c", FIRST_FRAME],
        cwd=ROOT,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "TAMCUC_HOME": os.devnull},
        capture_output=True,
        encoding="ascii",
        check=True,
    )
    then, worked = (int(word) for word in done.stdout.split())
    return (then - begun) / 1e9, worked / 1e9


def frames() -> Iterator[Figure]:
    """Frame work at 1920 x 1080 over a whole match, and in its busiest animation."""
    motions = _motions()
    busiest = max(
        (each for each in motions if len(each) >= SHORTEST_MOTION),
        key=lambda motion: sum(motion) / len(motion),
    )
    every = [frame for each in motions for frame in each]
    name = "frame work at 1920×1080, "
    yield Figure(name + "busiest animation, median", f"{median(busiest):.1f} ms", "≤ 5 ms")
    yield Figure(name + "busiest animation, p99", f"{percentile(busiest, 0.99):.1f} ms", "≤ 12 ms")
    yield Figure(name + "whole match, median", f"{median(every):.1f} ms")
    yield Figure(name + "whole match, p99", f"{percentile(every, 0.99):.1f} ms")


def _motions() -> list[list[float]]:
    """Milliseconds of each drawn frame of a match, in stretches during which something moved."""
    now = [1.0]
    motions: list[list[float]] = [[]]
    with sitting("normal", lambda: now[0]) as at:
        table = at.sit()
        play = Headless(screens.table(at.house, table), size=SIZE)
        drawn: list[float] = []
        play.loop.on_frame = drawn.append
        while (view := table.guest.view) is None or view.phase != "over":
            drawn.clear()
            begun = time.thread_time()
            play.advance(16)
            worked = time.thread_time() - begun
            now[0] = play.clock() / 1000
            if drawn:
                motions[-1].append(worked * 1000)
            if not play.loop.busy():
                if motions[-1]:
                    motions.append([])
                at.answer(table)
    return motions


def still() -> Iterator[Figure]:
    """Standing still: frames drawn and the share of one core."""
    with sitting("off", time.monotonic) as at:
        yield from _still("the table, waiting for the player", screens.table(at.house, at.sit()))
        yield from _still("the rules", screens.around_the_table(at.house)["rules"])
    with sitting("normal", time.monotonic) as at:
        yield from _still("the title, its night moving", screens.title(at.house), aim="")


def _still(what: str, scene: Scene, aim: str = "0 frames/s, ≤ 3 % of a core") -> Iterator[Figure]:
    loop = Loop(Window("still", SIZE, headless=True), Look.load())
    drawn: list[float] = []
    marks: list[tuple[float, float, int]] = []
    loop.on_frame = drawn.append

    def mark() -> None:
        marks.append((time.process_time(), time.monotonic(), len(drawn)))
        if len(marks) == 2:
            loop.stack.clear()

    loop.tools.call_later(2000, mark)
    loop.tools.call_later(2000 + STILL_SECONDS * 1000, mark)
    loop.run(scene)
    (cpu, wall, count), (cpu_after, wall_after, count_after) = marks
    seconds = wall_after - wall
    rate, share = (count_after - count) / seconds, (cpu_after - cpu) / seconds
    yield Figure(f"standing still: {what}", f"{rate:.0f} frames/s, {share:.1%} of a core", aim)
