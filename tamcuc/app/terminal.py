"""Words on a terminal, where there is one; never a traceback because of a letter."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Literal

LONGEST_LINE = 400


def prepare() -> None:
    """Speak UTF-8 whatever the system's code page; letters it has not are escaped."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


class UnsaidError(Exception):
    """The output takes no more: a full disk. `reason` is the system's own word for it."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def say(text: str) -> None:
    """Print a line; a program without a terminal says nothing, a closed pipe ends quietly.

    UnsaidError if what it is written to takes no more.
    """
    _try("stdout", lambda: print(text, flush=True))


def complain(text: str) -> None:
    """Print a line where errors go, if that is possible."""
    with suppress(UnsaidError):
        _try("stderr", lambda: print(text, file=sys.stderr, flush=True))


def finish() -> None:
    """What others printed is out, too; UnsaidError if it cannot be."""
    with suppress(UnsaidError):
        _try("stderr", lambda: sys.stderr.flush())
    _try("stdout", lambda: sys.stdout.flush())


def _try(name: Literal["stdout", "stderr"], write: Callable[[], object]) -> None:
    if getattr(sys, name) is None:
        return
    try:
        write()
    except (BrokenPipeError, ValueError):
        _hush(name)
    except OSError as error:
        _hush(name)
        raise UnsaidError(error.strerror or type(error).__name__) from None


def _hush(name: Literal["stdout", "stderr"]) -> None:
    """Write no more there: Python would try to write the rest when it ends, and complain itself."""
    null = os.open(os.devnull, os.O_WRONLY)
    with suppress(OSError, ValueError):
        os.dup2(null, getattr(sys, name).fileno())
    os.close(null)
    setattr(sys, name, None)


def one_line(text: str) -> str:
    """The text on one line of bearable length, strange characters escaped."""
    shown = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)
    return shown if len(shown) <= LONGEST_LINE else shown[: LONGEST_LINE - 1] + "…"
