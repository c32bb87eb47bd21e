"""Real windows on a screen that nobody sees: Xvfb and xdotool."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

WAY_OUT = ("Escape", "Return")
"""On the title Esc goes to the way out, and Enter takes it."""


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


@contextmanager
def started(
    command: Sequence[str], cwd: Path, environment: Mapping[str, str]
) -> Iterator[subprocess.Popen[str]]:
    """The game, running; gone afterwards whatever happened."""
    with subprocess.Popen(
        command, cwd=cwd, env=environment, stderr=subprocess.PIPE, encoding="utf-8"
    ) as game:
        try:
            yield game
        finally:
            game.kill()


def leave_by_keyboard(game: subprocess.Popen[str], display: str) -> str:
    """From the title out of the game; what it told the terminal."""
    press(window_of(game.pid, display), display, *WAY_OUT)
    return game.communicate(timeout=60)[1]


def window_of(pid: int, display: str) -> str:
    """The visible window of this program, waited for; TimeoutExpired if none opens."""
    return _xdotool(display, "search", "--sync", "--onlyvisible", "--pid", str(pid)).split()[-1]


def press(window: str, display: str, *keys: str) -> None:
    """Give the window the keyboard and press these keys, one after the other."""
    _xdotool(display, "windowfocus", "--sync", window, "key", "--delay", "100", *keys)


def _xdotool(display: str, *words: str) -> str:
    done = subprocess.run(
        ["xdotool", *words],
        env={**os.environ, "DISPLAY": display},
        stdout=subprocess.PIPE,
        encoding="ascii",
        timeout=60,
        check=True,
    )
    return done.stdout
