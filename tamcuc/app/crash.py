"""What happens to an error that nobody expected: a report without secrets, and one sentence.

An error's own words may name cards that the reader must not know, so the report holds where it
happened and of which kind it was, never what it said or what variables held.
"""

from __future__ import annotations

import platform
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final

import tamcuc
from tamcuc.app.terminal import UnsaidError, complain, finish
from tamcuc.i18n import tr
from tamcuc.store import paths

CRASHED: Final = 70
"""Exit status of a program that broke."""

INTERRUPTED: Final = 130
"""Exit status after Ctrl+C, as shells expect it."""


def guarded(run: Callable[[], int]) -> int:
    """Run the program; an unexpected error leaves a report and a sentence."""
    try:
        return _finished(run)
    except KeyboardInterrupt:
        return INTERRUPTED
    except UnsaidError as error:
        complain(tr("app.cannot_print", reason=error.reason))
        return 1
    except Exception as error:
        name = _written(report(error))
        complain(tr("app.crashed", file=name) if name else tr("app.crashed_unsaved"))
        return CRASHED


def _finished(run: Callable[[], int]) -> int:
    """Its exit status, once all that it printed is out; UnsaidError if that cannot be."""
    try:
        return run()
    finally:
        finish()


def report(error: BaseException) -> str:
    """The kinds of the error and of those behind it, and where each went through our code."""
    lines = [
        f"Tam Cúc {tamcuc.__version__}",
        f"Python {platform.python_version()} {sys.platform} {platform.machine()}",
        time.strftime("%Y-%m-%d %H:%M:%S"),
    ]
    link: BaseException | None = error
    while link is not None:
        lines += ["", type(link).__qualname__]
        for frame in traceback.extract_tb(link.__traceback__):
            lines.append(f"  {Path(frame.filename).name}:{frame.lineno} {frame.name}")
        link = link.__cause__ or link.__context__
    return "\n".join(lines) + "\n"


def _written(text: str) -> str:
    """The path of the report; empty where the folder takes none."""
    folder = paths.data_folder()
    path = folder / time.strftime("crash-%Y%m%d-%H%M%S.txt")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError:
        return ""
    return str(path)
