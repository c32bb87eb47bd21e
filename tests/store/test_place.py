"""What happens to the file under a running game is noticed before anything is called saved."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tamcuc.store.kept import Seated
from tamcuc.store.matches import Matches
from tamcuc.store.trouble import Code


def _delete(path: Path) -> None:
    path.unlink()


def _replace(path: Path) -> None:
    other = path.with_name("other.db")
    Matches(other).close()
    other.replace(path)


def _overwrite(path: Path) -> None:
    path.write_bytes(b"rubbish" * 100)


def _empty(path: Path) -> None:
    path.write_bytes(b"")


def _take_over(path: Path) -> None:
    newer = sqlite3.connect(path)
    newer.execute("PRAGMA user_version = 99")
    newer.close()


HAPPENINGS = [
    _take_over,
    *(
        pytest.param(
            each,
            marks=pytest.mark.skipif(os.name == "nt", reason="an open file stays there on Windows"),
        )
        for each in (_delete, _replace, _overwrite, _empty)
    ),
]


@pytest.mark.parametrize("happens", HAPPENINGS)
def test_play_goes_on_unsaved_and_a_word_tells_so_once(
    path: Path, seated: Seated, happens: Callable[[Path], None]
) -> None:
    matches = Matches(path)
    match_id = matches.begin(seated)
    matches.append(match_id, b"1")
    assert matches.saved
    happens(path)
    matches.append(match_id, b"2")
    matches.append(match_id, b"3")
    assert not matches.saved
    assert [trouble.code for trouble in matches.troubles()] == [Code.NOT_SAVING]
    matches.close()


@pytest.mark.parametrize("happens", HAPPENINGS)
def test_a_new_match_begins_all_the_same(
    path: Path, seated: Seated, happens: Callable[[Path], None]
) -> None:
    matches = Matches(path)
    happens(path)
    matches.append(matches.begin(seated), b"1")
    assert not matches.saved
    assert [trouble.code for trouble in matches.troubles()] == [Code.NOT_SAVING]
    matches.close()
