"""A match as its rows in the database say, each row with its checksum."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Callable
from typing import Literal, TypeVar

import msgspec

from tamcuc.games.tam_cuc.events import HandCount
from tamcuc.games.tam_cuc.view import Setup
from tamcuc.store.database import DamagedError
from tamcuc.store.sound import is_sound

T = TypeVar("T")
State = Literal["open", "over", "left"]


class Seated(msgspec.Struct, frozen=True):
    """What was agreed, and who sits where; all tuples are by seat."""

    setup: Setup
    names: tuple[str, ...]
    portraits: tuple[str, ...]
    levels: tuple[str | None, ...]
    """How a computer plays; None for a person."""
    viewer: int
    """The seat of this machine's player, from which finished hands are kept."""
    begun: float | None = None
    """Seconds since the epoch when they sat down; None where it was not written yet."""


class KeptMatch(msgspec.Struct, frozen=True):
    """A match as it is kept. `entries` are those of the hand in play, as bytes."""

    match_id: int
    state: State
    seated: Seated
    counts: tuple[HandCount, ...]
    entries: tuple[bytes, ...]
    touched: float
    """Seconds since the epoch of its last change."""


class NonsenseError(Exception):
    """A match is as it was written, but what was written makes no sense to this version."""


def matches_where(
    connection: sqlite3.Connection,
    where: str,
    *values: object,
    unreadable: Callable[[int], object] | None = None,
) -> list[KeptMatch]:
    """The matches that this clause chooses. DamagedError if a row is not as it was written.

    A match that makes no sense is left out; `unreadable` is told its id.
    """
    rows = connection.execute(
        f"SELECT id, state, body, crc, touched FROM match {where}", values
    ).fetchall()
    found = []
    for row in rows:
        try:
            found.append(_kept(connection, *row))
        except NonsenseError:
            if unreadable is not None:
                unreadable(row[0])
    return found


def crc(*texts: str) -> int:
    """The checksum of what stands in one row. DamagedError for what is no text."""
    if not all(isinstance(text, str) for text in texts):
        raise DamagedError("not text")
    return zlib.crc32("".join(texts).encode())


def _kept(
    connection: sqlite3.Connection,
    match_id: int,
    state: State,
    body: str,
    written: int,
    touched: float,
) -> KeptMatch:
    seated = _decoded(body, written, Seated)
    if not isinstance(touched, float):
        raise DamagedError(f"time of match {match_id}")
    kept = KeptMatch(
        match_id=match_id,
        state=state,
        seated=seated,
        counts=_counts(connection, match_id),
        entries=_entries(connection, match_id),
        touched=touched,
    )
    if not is_sound(kept):
        raise NonsenseError(f"match {match_id}")
    return kept


def _counts(connection: sqlite3.Connection, match_id: int) -> tuple[HandCount, ...]:
    hands = connection.execute(
        "SELECT number, record, count, crc FROM hand WHERE match_id = ? ORDER BY number",
        (match_id,),
    )
    counts = []
    for expected, (number, record, count, written) in enumerate(hands, start=1):
        if number != expected or crc(record, count) != written:
            raise DamagedError(f"hand {number} of match {match_id}")
        counts.append(_decoded(count, crc(count), HandCount))
    return tuple(counts)


def _entries(connection: sqlite3.Connection, match_id: int) -> tuple[bytes, ...]:
    rows = connection.execute(
        "SELECT number, body, crc FROM entry WHERE match_id = ? ORDER BY number", (match_id,)
    ).fetchall()
    for expected, (number, body, written) in enumerate(rows):
        if number != expected or crc(body) != written:
            raise DamagedError(f"entry {number} of match {match_id}")
    return tuple(body.encode() for _, body, _ in rows)


def _decoded(body: str, written: int, kind: type[T]) -> T:
    if crc(body) != written:
        raise DamagedError("checksum")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise NonsenseError(str(error)) from None
