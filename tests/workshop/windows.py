"""Real windows on a screen that nobody sees: Xvfb and xdotool."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def screen(size: str = "1366x768x24") -> Iterator[str]:
    """An X server of one's own; the name of its display."""
    reading, writing = os.pipe()
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    ) as server:
        os.close(writing)
        with os.fdopen(reading, encoding="ascii") as told:
            display = f":{told.readline().strip()}"  # written once it takes connections
        try:
            yield display
        finally:
            server.terminate()


def window_of(pid: int, display: str, seconds: int = 30) -> str:
    """The visible window of this program, waited for; TimeoutExpired if none opens."""
    search = ["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(pid)]
    found = subprocess.run(
        search,
        env={**os.environ, "DISPLAY": display},
        stdout=subprocess.PIPE,
        encoding="ascii",
        timeout=seconds,
        check=True,
    )
    return found.stdout.split()[-1]


def close(window: str, display: str) -> None:
    """Ask the window to close, as its frame's button does."""
    subprocess.run(
        ["xdotool", "windowquit", window], env={**os.environ, "DISPLAY": display}, check=True
    )
