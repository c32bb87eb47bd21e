"""Words on a terminal, where there is one; never a traceback because of a letter."""

from __future__ import annotations

import io
import sys
from typing import TextIO

LONGEST_LINE = 400


def prepare() -> None:
    """Speak UTF-8 whatever the system's code page; letters it has not are escaped."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def say(text: str, stream: TextIO | None = None) -> None:
    """Print a line; a program without a terminal says nothing, a closed pipe ends quietly."""
    target = stream or sys.stdout
    if target is None:
        return
    try:
        print(text, file=target, flush=True)
    except (BrokenPipeError, ValueError):
        sys.stdout = None


def complain(text: str) -> None:
    """Print a line where errors go."""
    say(text, sys.stderr)


def one_line(text: str) -> str:
    """The text on one line of bearable length, strange characters escaped."""
    shown = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)
    return shown if len(shown) <= LONGEST_LINE else shown[: LONGEST_LINE - 1] + "…"
