"""Holding a match: one running copy of the game at a time plays it.

The system lets go of a lock when its process dies, however it dies. A folder that takes no
locks takes no second copy into account: play must go on all the same.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

PATIENCE: Final = 1.0
"""Seconds to wait for another copy that only looks whether a match is free."""


class Holding:
    """The match that this copy of the game holds, if any."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._held: tuple[int, FileLock | None] | None = None

    def take(self, match_id: int) -> bool:
        """Hold this match instead of any other; False if another copy holds it."""
        if self.holds(match_id):
            return True
        lock = self._lock(match_id, PATIENCE)
        try:
            lock.acquire()
        except Timeout:
            return False
        except OSError:
            self._hold(match_id, None)
            return True
        self._hold(match_id, lock)
        return True

    def holds(self, match_id: int) -> bool:
        """Whether this copy holds the match."""
        return self._held is not None and self._held[0] == match_id

    def is_free(self, match_id: int) -> bool:
        """Whether no other copy holds the match."""
        if self.holds(match_id):
            return True
        try:
            with self._lock(match_id, 0):
                return True
        except Timeout:
            return False
        except OSError:
            return True

    def let_go(self, *, for_good: bool = False) -> None:
        """Hold nothing; the lock's file goes only with a match that nobody will hold again."""
        if self._held is None:
            return
        match_id, lock = self._held
        self._held = None
        if lock is not None:
            lock.release()
        if for_good:
            with contextlib.suppress(OSError):
                self._path(match_id).unlink(missing_ok=True)

    def _hold(self, match_id: int, lock: FileLock | None) -> None:
        self.let_go()
        self._held = (match_id, lock)

    def _lock(self, match_id: int, patience: float) -> FileLock:
        return FileLock(self._path(match_id), timeout=patience, poll_interval=0.01)

    def _path(self, match_id: int) -> Path:
        return self._database.with_name(f"{self._database.stem}-{match_id}.lock")
