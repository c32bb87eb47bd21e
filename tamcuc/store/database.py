"""Opening the database so that whatever is wrong with it, the game starts and nothing is lost."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Final

from tamcuc.store import schema
from tamcuc.store.trouble import Code, Trouble

BUSY_SECONDS: Final = 5.0
"""How long to wait for another copy of the game that is writing."""

_DAMAGE: Final = (
    "malformed",
    "not a database",
    "unsupported file format",
    "could not decode",
    "no such table",
    "no such column",
    "already exists",
)
"""What SQLite says of contents that cannot be right, in lower case."""

_MAGIC: Final = b"SQLite format 3\0"


class DamagedError(Exception):
    """The database can be opened but what it holds cannot be right."""


READ_ERRORS: Final = (sqlite3.Error, DamagedError, UnicodeDecodeError)
"""What reading may raise; a broken schema makes messages that are themselves no UTF-8."""


def open_database(path: Path) -> tuple[sqlite3.Connection, list[Trouble]]:
    """A database ready for use, and what the player must be told.

    A damaged file is moved aside by name and a new one begun. Where no file can be used (a newer
    version's, a folder that refuses) the database lives in memory: play goes on, unsaved.
    """
    try:
        return _opened_with_patience(path), []
    except schema.NewerSchemaError:
        return in_memory(), [Trouble(Code.NEWER)]
    except (*READ_ERRORS, OSError) as error:
        if not is_damage(error):
            return in_memory(), [Trouble(Code.NOT_SAVING, str(error))]
    return begin_anew(path)


def begin_anew(path: Path) -> tuple[sqlite3.Connection, list[Trouble]]:
    """Move a damaged database aside and begin a new one; in memory if even that is refused."""
    try:
        aside = move_aside(path)
        return _opened(path), [Trouble(Code.DAMAGED, aside.name)]
    except (*READ_ERRORS, OSError) as error:
        return in_memory(), [Trouble(Code.NOT_SAVING, str(error))]


def in_memory() -> sqlite3.Connection:
    """A database that is gone when the game ends."""
    return _prepared(sqlite3.connect(":memory:", isolation_level=None))


def is_damage(error: Exception) -> bool:
    """Whether an error tells of broken contents rather than of a disk that refuses."""
    if isinstance(error, DamagedError | UnicodeDecodeError | sqlite3.IntegrityError):
        return True
    return isinstance(error, sqlite3.Error) and any(sign in str(error).lower() for sign in _DAMAGE)


def move_aside(path: Path) -> Path:
    """Rename the database, and its journal beside it, to a name that tells when; returns it."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    aside = path.with_name(f"{path.stem}.damaged-{stamp}{path.suffix}")
    number = 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.stem}.damaged-{stamp}-{number}{path.suffix}")
    for ending in ("-wal", "-shm", ""):
        part = path.with_name(path.name + ending)
        if part.exists():
            part.rename(aside.with_name(aside.name + ending))
    return aside


def _opened_with_patience(path: Path) -> sqlite3.Connection:
    """SQLite does not wait for a copy that is just making the file; so we do."""
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            return _opened(path)
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > until:
                raise
            time.sleep(0.02)


def _opened(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    _check_header(path)
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
    try:
        return _prepared(connection)
    except BaseException:
        connection.close()
        raise


def _check_header(path: Path) -> None:
    """SQLite takes a file with a wrong version byte for a read-only one; it is damage."""
    if not path.exists():
        return
    if not path.is_file():
        raise OSError(f"{path.name} is no file")
    with path.open("rb") as file:
        header = file.read(20)
    if header and not (header[:16] == _MAGIC and set(header[18:20]) <= {1, 2}):
        raise DamagedError("header")


def is_on_disk(connection: sqlite3.Connection) -> bool:
    """Whether what is written there outlives the game."""
    return bool(connection.execute("PRAGMA database_list").fetchone()[2])


def _prepared(connection: sqlite3.Connection) -> sqlite3.Connection:
    """Durable on commit, deleted rows overwritten, sound, and in this version's shape."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")
    connection.execute("PRAGMA foreign_keys = ON")
    verdict = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if verdict != "ok":
        raise DamagedError(verdict)
    schema.migrate(connection)
    return connection
