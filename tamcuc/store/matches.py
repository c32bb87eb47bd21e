"""The matches: the open one as it is played, and what is kept of those that are over.

An entry (chance or a decision) is appended before anybody hears of it. When a hand ends, one
transaction writes what the viewer may keep and deletes the complete hand. Where the disk
refuses, entries are kept back and written with the next one that it accepts.
"""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec

from tamcuc.games.tam_cuc.events import HandCount
from tamcuc.store import database, place
from tamcuc.store.holding import Holding
from tamcuc.store.kept import KeptMatch, Seated, State, crc, matches_where
from tamcuc.store.place import place_of
from tamcuc.store.trouble import Code, Trouble

Statement = tuple[str, tuple[object, ...]]


class Matches:
    """The kept matches of one database; one copy of the game plays one of them at a time."""

    def __init__(self, path: Path, now: Callable[[], float] = time.time) -> None:
        self._path = path
        self._now = now
        self._connection, self._troubles = database.open_database(path)
        self._place = place_of(path) if self._on_disk else None
        self._kept_back: list[Statement] = []
        self._holding = Holding(path)
        self._numbers: dict[int, int] = {}
        self._unreadable: set[int] = set()
        self._read("")  # damage is found before a match depends on it

    def troubles(self) -> Sequence[Trouble]:
        """What the player must be told since the last call."""
        told, self._troubles = self._troubles, []
        return told

    @property
    def saved(self) -> bool:
        """Whether everything so far is on the disk."""
        return not self._kept_back and self._on_disk

    def close(self) -> None:
        """Let go of the match and of the file."""
        self.let_go()
        self._connection.close()

    def begin(self, seated: Seated) -> int:
        """Keep a new match from here on and hold it; returns its id.

        Nobody sees the match before it is held. Where the disk refuses, it is kept in memory.
        """
        try:
            return self._begin(seated)
        except database.READ_ERRORS as error:
            self._fall_back(error)
        try:
            return self._begin(seated)
        except database.READ_ERRORS as error:
            self._go_unsaved(error)
        return self._begin(seated)

    def _begin(self, seated: Seated) -> int:
        body = msgspec.json.encode(seated).decode()
        with self._transaction():
            cursor = self._connection.execute(
                "INSERT INTO match (state, body, crc, touched) VALUES ('open', ?, ?, ?)",
                (body, crc(body), self._now()),
            )
            match_id = int(cursor.lastrowid or 0)
            if self._on_disk:
                self._holding.take(match_id)
        self._numbers[match_id] = 0
        return match_id

    def append(self, match_id: int, entry: bytes) -> None:
        """Keep one entry of the hand in play; durable when this returns, or a trouble tells."""
        number = self._numbers[match_id]
        self._numbers[match_id] = number + 1
        body = entry.decode()
        self._write(
            (
                "INSERT INTO entry (match_id, number, body, crc) VALUES (?, ?, ?, ?)",
                (match_id, number, body, crc(body)),
            ),
            _touch(match_id, "open", self._now()),
        )

    def finish_hand(
        self, match_id: int, number: int, record: bytes, count: HandCount, *, last: bool
    ) -> None:
        """The hand in play ended: keep what the viewer may keep, delete the complete hand."""
        text, counted = record.decode(), msgspec.json.encode(count).decode()
        self._write(
            (
                "INSERT INTO hand (match_id, number, record, count, crc) VALUES (?, ?, ?, ?, ?)",
                (match_id, number, text, counted, crc(text, counted)),
            ),
            ("DELETE FROM entry WHERE match_id = ?", (match_id,)),
            _touch(match_id, "over" if last else "open", self._now()),
        )
        self._numbers[match_id] = 0
        self._forget_deleted()
        if last:
            self._holding.let_go(for_good=True)

    def leave(self, match_id: int) -> bool:
        """Give an open match up: it stays in the history, its hand in play is deleted.

        False, and nothing changes, if another copy plays it or has played it to its end.
        """
        if self._on_disk and not self._holding.take(match_id):
            return False
        if not self._read("WHERE id = ? AND state = 'open'", match_id):
            self._holding.let_go()
            return False
        self._write(
            ("DELETE FROM entry WHERE match_id = ?", (match_id,)),
            _touch(match_id, "left", self._now()),
        )
        self._forget_deleted()
        self._holding.let_go(for_good=True)
        return True

    def open_here(self) -> Sequence[KeptMatch]:
        """The open matches that no other running copy holds, the one played last first."""
        return [each for each in self._open() if not self.is_elsewhere(each.match_id)]

    def elsewhere(self) -> Sequence[KeptMatch]:
        """The open matches that other running copies hold, the one played last first."""
        return [each for each in self._open() if self.is_elsewhere(each.match_id)]

    def is_elsewhere(self, match_id: int) -> bool:
        """Whether another running copy holds the match."""
        return self._on_disk and not self._holding.is_free(match_id)

    def resume(self, match_id: int) -> KeptMatch | None:
        """Hold the match and go on keeping it; None if another copy took or left it meanwhile."""
        if self._on_disk and not self._holding.take(match_id):
            return None
        kept = next(iter(self._read("WHERE id = ? AND state = 'open'", match_id)), None)
        if kept is None:
            self._holding.let_go()
            return None
        self._numbers[match_id] = len(kept.entries)
        return kept

    def let_go(self) -> None:
        """Stop holding the match, so that it can be gone on with, here or elsewhere."""
        if self._kept_back:
            self._write()
        self._holding.let_go()

    def past(self) -> Sequence[KeptMatch]:
        """Matches that are over or were left, the newest first."""
        return self._read("WHERE state != 'open' ORDER BY touched DESC, id DESC")

    def one(self, match_id: int) -> KeptMatch | None:
        """A match in any state; None if there is none, or nothing that can be read.

        Only looked at: damage to one match moves nothing aside.
        """
        try:
            return next(iter(matches_where(self._connection, "WHERE id = ?", match_id)), None)
        except database.READ_ERRORS:
            return None

    def records(self, match_id: int) -> Sequence[bytes]:
        """The finished hands of a match, as the viewer saw them."""
        rows = self._connection.execute(
            "SELECT record FROM hand WHERE match_id = ? ORDER BY number", (match_id,)
        )
        return [row[0].encode() for row in rows]

    def _open(self) -> list[KeptMatch]:
        return self._read("WHERE state = 'open' ORDER BY touched DESC, id DESC")

    def _write(self, *statements: Statement) -> None:
        """One transaction, with all that was kept back; a refusal keeps everything back."""
        batch = [*self._kept_back, *statements]
        try:
            with self._transaction():
                for sql, values in batch:
                    self._connection.execute(sql, values)
        except sqlite3.Error as error:
            if not self._kept_back:
                self._troubles.append(Trouble(Code.NOT_SAVING, str(error)))
            self._kept_back = batch
            return
        if self._kept_back:
            self._troubles.append(Trouble(Code.SAVING_AGAIN))
        self._kept_back = []

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[None]:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            if self._place is not None:
                place.check(self._connection, self._path, self._place)
            yield
            self._connection.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            raise

    def _forget_deleted(self) -> None:
        """Empty the journal too, so that no file holds the cards of a finished hand."""
        with contextlib.suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _read(self, where: str, *values: object) -> list[KeptMatch]:
        """What is kept; damage found on the way is moved aside, and there is nothing then.

        A match that makes no sense stays where it is, is left out, and is told of once.
        """
        new: set[int] = set()
        try:
            found = matches_where(self._connection, where, *values, unreadable=new.add)
        except database.READ_ERRORS as error:
            self._fall_back(error)
            return []
        if new - self._unreadable:
            self._troubles.append(Trouble(Code.UNREADABLE))
        self._unreadable |= new
        return found

    def _fall_back(self, error: Exception) -> None:
        """Go on with a new database, or in memory where the disk refuses."""
        if not database.is_damage(error):
            self._go_unsaved(error)
            return
        self._connection.close()
        self._connection, troubles = database.begin_anew(self._path)
        self._place = place_of(self._path) if self._on_disk else None
        self._troubles.extend(troubles)

    def _go_unsaved(self, error: Exception) -> None:
        self._connection.close()
        self._connection = database.in_memory()
        self._place = None
        self._troubles.append(Trouble(Code.NOT_SAVING, str(error)))

    @property
    def _on_disk(self) -> bool:
        return database.is_on_disk(self._connection)


def _touch(match_id: int, state: State, now: float) -> Statement:
    return "UPDATE match SET state = ?, touched = ? WHERE id = ?", (state, now, match_id)
