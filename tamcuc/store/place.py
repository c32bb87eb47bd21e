"""Whether the file under an open database is still the one that was opened.

SQLite goes on writing into a file that was deleted, replaced or taken over by a newer version,
and calls it saved. The file is looked at from outside only: to open and close it once more would
take away the locks that SQLite holds.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec

from tamcuc.store import schema


class Place(msgspec.Struct, frozen=True):
    """What tells a file from others, and its bytes: a database never becomes smaller."""

    device: int
    number: int
    size: int


class GoneError(sqlite3.OperationalError):
    """What is written now would not be found again."""


def place_of(path: Path) -> Place | None:
    """Where the database lies now; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return Place(found.st_dev, found.st_ino, found.st_size)


def check(connection: sqlite3.Connection, path: Path, opened: Place) -> None:
    """GoneError if the file is no longer the one opened, cut off, or a newer version's by now."""
    now = place_of(path)
    if now is None:
        raise GoneError("deleted")
    if (now.device, now.number) != (opened.device, opened.number) or now.size < opened.size:
        raise GoneError("replaced")
    if connection.execute("PRAGMA user_version").fetchone()[0] != len(schema.MIGRATIONS):
        raise GoneError("newer")
