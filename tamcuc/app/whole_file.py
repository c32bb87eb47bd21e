"""A file that is there whole or not at all: it is written beside its place and renamed."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
from pathlib import Path


def look(path: Path) -> None:
    """OSError if nothing could be put there; leaves no trace."""
    path = _meant(path)
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    if not _is_special(path):
        _put_beside(path, b"").unlink()


def write(path: Path, data: bytes) -> None:
    """Put the data there; OSError, and what was there is there still, if that fails.

    A link goes on pointing to its file; a pipe or a device is written to as it is.
    """
    path = _meant(path)
    if _is_special(path):
        path.write_bytes(data)
        return
    beside = _put_beside(path, data)
    try:
        if path.exists():
            shutil.copymode(path, beside)
        beside.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise


def _meant(path: Path) -> Path:
    """The file behind all links."""
    try:
        return path.resolve()
    except RuntimeError as error:  # so Python up to 3.12 tells of links that lead in a circle
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP)) from error


def _is_special(path: Path) -> bool:
    return path.exists() and not path.is_file()


def _put_beside(path: Path, data: bytes) -> Path:
    beside = path.with_name(f".tamcuc-{os.getpid()}.new")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
        raise
    return beside
