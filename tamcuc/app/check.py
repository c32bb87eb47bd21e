"""`tamcuc check FILE…`: replay records and say what is wrong with them, a line a file.

A `.jsonl` file holds one match a line, blank lines aside; any other file holds one match. No
more of a file is held in memory than one document, and none may be longer than `LONGEST`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tamcuc.app.terminal import one_line, say
from tamcuc.games.tam_cuc import record
from tamcuc.games.tam_cuc.record_parts import RecordError
from tamcuc.i18n import tr, tr_n

LONGEST: Final = 4 << 20
"""Bytes of one document; a match of a thousand hands has less."""


def main(names: Sequence[str]) -> int:
    """Check these files; 0 if all are right, 1 if one is not."""
    return max((_check(name) for name in names), default=0)


def _check(name: str) -> int:
    """Print the first fault of the file, and how many lines have one."""
    told, more = "", 0
    try:
        for fault in _faults(Path(name)):
            more += bool(told)
            told = told or fault
    except OSError as error:
        told = tr("check.file_only", file=one_line(name), reason=_unreadable(error))
    if not told:
        return 0
    say(one_line(tr_n("check.and_more", more, told=told) if more else told))
    return 1


def _unreadable(error: OSError) -> str:
    detail = error.strerror or type(error).__name__
    return tr("check.detail", reason=tr("check.unreadable"), detail=detail)


def _faults(path: Path) -> Iterator[str]:
    lines = path.suffix.lower() == ".jsonl"
    with path.open("rb") as file:
        number = found = 0
        while document := file.readline(LONGEST + 1) if lines else file.read(LONGEST + 1):
            number += 1
            if len(document) > LONGEST:
                yield _line(path, number if lines else None, RecordError("too_large"))
                return
            if lines and not document.strip():
                continue
            found += 1
            error = _fault(document)
            if error is not None:
                yield _line(path, number if lines else None, error)
        if found == 0:
            yield _line(path, None, RecordError("not_json"))


def _fault(document: bytes) -> RecordError | None:
    try:
        record.check(record.read(document))
    except RecordError as error:
        return error
    return None


def _line(path: Path, line: int | None, error: RecordError) -> str:
    """One fault: file, line, hand, move and reason, as far as each is known."""
    places = (("line", line), ("hand", error.hand), ("move", error.move))
    place = ", ".join(tr(f"check.place_{what}", **{what: n}) for what, n in places if n is not None)
    reason = tr("check.too_large") if error.code == "too_large" else tr(f"record.{error.code}")
    if error.detail:
        reason = tr("check.detail", reason=reason, detail=error.detail)
    name = one_line(str(path))
    if not place:
        return tr("check.file_only", file=name, reason=reason)
    return tr("check.line", file=name, place=place, reason=reason)
