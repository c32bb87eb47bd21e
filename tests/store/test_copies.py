"""Several copies of the game on one folder: each keeps its match, and nobody loses anything."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tamcuc.games.tam_cuc.events import HandCount
from tamcuc.store.kept import Seated, matches_where
from tamcuc.store.matches import Matches
from tamcuc.store.trouble import Code

ROOT = Path(__file__).resolve().parents[2]
BEGINS = """
import sys
from pathlib import Path
from tests.store.conftest import SEATED
from tamcuc.store.matches import Matches
sys.stdin.readline()
matches = Matches(Path(sys.argv[1]))
match_id = matches.begin(SEATED)
for number in range(20):
    matches.append(match_id, b"%d" % number)
print([trouble.code for trouble in matches.troubles()], matches.saved)
"""


def test_copies_that_start_together_on_an_empty_folder_all_keep_their_matches(
    path: Path,
) -> None:
    copies = [
        subprocess.Popen(
            [sys.executable, "-c", BEGINS, str(path)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(4)
    ]
    for copy in copies:
        assert copy.stdin is not None
        copy.stdin.write("go\n")
        copy.stdin.flush()
    said = [copy.communicate()[0].strip() for copy in copies]
    assert said == ["[] True"] * 4
    matches = Matches(path)
    assert matches.troubles() == []
    assert [len(kept.entries) for kept in matches_where(matches._connection, "")] == [20] * 4
    matches.close()


def test_a_match_that_another_copy_took_meanwhile_is_not_given_up(
    path: Path, matches: Matches, seated: Seated
) -> None:
    match_id = matches.begin(seated)
    matches.append(match_id, b"1")
    matches.let_go()
    other = Matches(path)
    assert matches.open_here() != []
    assert other.resume(match_id) is not None
    assert not matches.leave(match_id)
    other.append(match_id, b"2")
    other.let_go()
    kept = matches.resume(match_id)
    assert kept is not None
    assert kept.entries == (b"1", b"2")
    other.close()


def test_a_match_that_another_copy_played_to_its_end_meanwhile_is_not_given_up(
    path: Path, matches: Matches, seated: Seated, count: HandCount
) -> None:
    match_id = matches.begin(seated)
    matches.let_go()
    other = Matches(path)
    assert other.resume(match_id) is not None
    other.finish_hand(match_id, 1, b"{}", count, last=True)
    other.close()
    assert not matches.leave(match_id)
    assert [kept.state for kept in matches.past()] == ["over"]


def test_a_match_that_another_copy_gave_up_meanwhile_is_not_gone_on_with(
    path: Path, matches: Matches, seated: Seated
) -> None:
    match_id = matches.begin(seated)
    matches.let_go()
    other = Matches(path)
    assert matches.open_here() != []
    assert other.leave(match_id)
    assert matches.resume(match_id) is None
    assert [kept.state for kept in matches.past()] == ["left"]
    other.close()


def test_a_copy_that_only_looks_takes_no_match_from_one_that_begins_or_goes_on(
    path: Path, matches: Matches, seated: Seated
) -> None:
    looking = threading.Event()
    stop = threading.Event()

    def look() -> None:
        other = Matches(path)
        while not stop.is_set():
            other.open_here()
            looking.set()
        other.close()

    onlooker = threading.Thread(target=look)
    onlooker.start()
    looking.wait(10)
    try:
        for _ in range(30):
            match_id = matches.begin(seated)
            assert matches._holding.holds(match_id)
            matches.let_go()
            assert matches.resume(match_id) is not None
            assert matches.leave(match_id)
    finally:
        stop.set()
        onlooker.join()


@pytest.mark.parametrize("in_the_way", ["folder", "nothing"])
def test_a_folder_that_takes_no_locks_is_played_in_all_the_same(
    path: Path, seated: Seated, in_the_way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = Matches(path)
    if in_the_way == "folder":
        (path.parent / "matches-1.lock").mkdir()
    else:
        monkeypatch.setattr("filelock.FileLock.acquire", _refuse)
    match_id = matches.begin(seated)
    matches.append(match_id, b"1")
    assert matches.saved
    matches.let_go()
    (kept,) = matches.open_here()
    assert matches.resume(kept.match_id) is not None
    assert matches.leave(match_id)
    matches.close()


def _refuse(*_: object, **__: object) -> None:
    raise PermissionError("no locks here")


def test_what_was_kept_back_is_tried_once_more_when_the_table_is_left(
    path: Path, matches: Matches, seated: Seated
) -> None:
    match_id = matches.begin(seated)
    matches._connection.execute("PRAGMA query_only = ON")
    matches.append(match_id, b"1")
    matches._connection.execute("PRAGMA query_only = OFF")
    matches.let_go()
    assert [trouble.code for trouble in matches.troubles()] == [Code.NOT_SAVING, Code.SAVING_AGAIN]
    other = Matches(path)
    (kept,) = other.open_here()
    assert kept.entries == (b"1",)
    other.close()


def test_a_database_that_takes_no_match_twice_is_left_for_the_memory(
    matches: Matches, seated: Seated, path: Path
) -> None:
    matches._now = lambda: float("nan")
    with pytest.raises(Exception, match="NOT NULL"):
        matches.begin(seated)
    assert len(list(path.parent.glob("*damaged*"))) == 1
