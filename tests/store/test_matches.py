"""What is kept of a match, while it is played and afterwards."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec

from tamcuc.games.tam_cuc.events import HandCount
from tamcuc.store.kept import Seated
from tamcuc.store.matches import Matches
from tamcuc.store.trouble import Code

SECRET = b'["deal","KkAaEeRrCcHhPPppp-the-whole-deal"]'


def _everything_on_disk(path: Path) -> bytes:
    return b"".join(
        each.read_bytes() for each in sorted(path.parent.iterdir()) if each.suffix != ".lock"
    )


def test_an_appended_entry_is_there_after_opening_again(
    path: Path, matches: Matches, seated: Seated
) -> None:
    match_id = matches.begin(seated)
    matches.append(match_id, b'["cut",1]')
    matches.append(match_id, b'["deal",2]')
    matches.let_go()
    other = Matches(path)
    (kept,) = other.open_here()
    assert kept.seated == seated
    assert kept.entries == (b'["cut",1]', b'["deal",2]')
    other.close()


def test_each_append_is_durable_before_it_returns(
    path: Path, matches: Matches, seated: Seated
) -> None:
    match_id = matches.begin(seated)
    for number in range(5):
        matches.append(match_id, b"%d" % number)
        with sqlite3.connect(path) as reader:
            assert reader.execute("SELECT count(*) FROM entry").fetchone() == (number + 1,)
        reader.close()


def test_a_resumed_match_goes_on_numbering_its_entries(
    path: Path, matches: Matches, seated: Seated
) -> None:
    match_id = matches.begin(seated)
    matches.append(match_id, b"1")
    matches.close()
    again = Matches(path)
    kept = again.resume(match_id)
    assert kept is not None
    again.append(match_id, b"2")
    again.let_go()
    (reopened,) = again.open_here()
    assert reopened.entries == (b"1", b"2")
    assert again.troubles() == []
    again.close()


def test_the_end_of_a_hand_keeps_the_view_and_deletes_the_whole_hand_from_the_disk(
    path: Path, matches: Matches, seated: Seated, count: HandCount
) -> None:
    match_id = matches.begin(seated)
    matches.append(match_id, SECRET)
    assert SECRET in _everything_on_disk(path)
    matches.finish_hand(match_id, 1, b'{"seen":1}', count, last=False)
    assert b"the-whole-deal" not in _everything_on_disk(path)
    assert matches.records(match_id) == [b'{"seen":1}']
    (kept,) = matches.open_here()
    assert (kept.counts, kept.entries) == ((count,), ())


def test_the_last_hand_moves_the_match_to_the_history(
    matches: Matches, seated: Seated, count: HandCount
) -> None:
    match_id = matches.begin(seated)
    matches.finish_hand(match_id, 1, b"{}", count, last=True)
    assert matches.open_here() == []
    assert [(kept.match_id, kept.state) for kept in matches.past()] == [(match_id, "over")]


def test_a_match_that_is_left_stays_in_the_history_without_its_hand_in_play(
    path: Path, matches: Matches, seated: Seated
) -> None:
    match_id = matches.begin(seated)
    matches.append(match_id, SECRET)
    matches.leave(match_id)
    assert [kept.state for kept in matches.past()] == ["left"]
    assert b"the-whole-deal" not in _everything_on_disk(path)


def test_the_history_is_newest_first(path: Path, seated: Seated, count: HandCount) -> None:
    clock = iter(range(100))
    matches = Matches(path, now=lambda: float(next(clock)))
    first, second = matches.begin(seated), matches.begin(seated)
    for match_id in (second, first):
        matches.finish_hand(match_id, 1, b"{}", count, last=True)
    assert [kept.match_id for kept in matches.past()] == [first, second]
    matches.close()


def test_two_copies_at_once_both_keep_their_matches(
    path: Path, matches: Matches, seated: Seated
) -> None:
    other = Matches(path)
    mine, theirs = matches.begin(seated), other.begin(seated)
    for number in range(10):
        matches.append(mine, b"mine %d" % number)
        other.append(theirs, b"theirs %d" % number)
    assert (matches.troubles(), other.troubles()) == ([], [])
    assert matches.resume(theirs) is None
    own = matches.resume(mine)
    assert own is not None
    assert own.entries[-1] == b"mine 9"
    other.close()
    free = matches.resume(theirs)
    assert free is not None
    assert free.entries[-1] == b"theirs 9"


def test_going_on_never_offers_a_match_that_another_copy_plays(
    path: Path, matches: Matches, seated: Seated
) -> None:
    matches.begin(seated)
    other = Matches(path)
    assert other.open_here() == []
    matches.let_go()
    assert other.open_here() != []
    other.close()


def test_a_disk_that_refuses_is_told_once_and_what_was_kept_back_is_saved_later(
    matches: Matches, seated: Seated, count: HandCount
) -> None:
    match_id = matches.begin(seated)
    matches.append(match_id, b"1")
    with _refusing(matches):
        matches.append(match_id, b"2")
        matches.append(match_id, b"3")
        assert [trouble.code for trouble in matches.troubles()] == [Code.NOT_SAVING]
    matches.append(match_id, b"4")
    assert [trouble.code for trouble in matches.troubles()] == [Code.SAVING_AGAIN]
    kept = matches.resume(match_id)
    assert kept is not None
    assert kept.entries == (b"1", b"2", b"3", b"4")
    with _refusing(matches):
        matches.finish_hand(match_id, 1, b"{}", count, last=False)
    matches.append(match_id, b"next")
    kept = matches.resume(match_id)
    assert kept is not None
    assert (kept.counts, kept.entries) == ((count,), (b"next",))


def test_a_full_disk_does_not_stop_play(matches: Matches, seated: Seated) -> None:
    match_id = matches.begin(seated)
    connection = matches._connection
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    for _ in range(40):
        matches.append(match_id, b"x" * 2000)
    assert [trouble.code for trouble in matches.troubles()] == [Code.NOT_SAVING]
    connection.execute("PRAGMA max_page_count = 100000")
    matches.append(match_id, b"y")
    kept = matches.resume(match_id)
    assert kept is not None
    assert len(kept.entries) == 41


def test_a_new_match_on_a_disk_that_refuses_is_played_unsaved(
    matches: Matches, seated: Seated
) -> None:
    matches._connection.execute("PRAGMA query_only = ON")
    match_id = matches.begin(seated)
    matches.append(match_id, b"1")
    assert [trouble.code for trouble in matches.troubles()] == [Code.NOT_SAVING]
    kept = matches.resume(match_id)
    assert kept is not None
    assert kept.entries == (b"1",)


def test_a_folder_that_cannot_be_made_is_played_unsaved(tmp_path: Path, seated: Seated) -> None:
    (tmp_path / "file").write_text("not a folder")
    matches = Matches(tmp_path / "file" / "matches.db")
    assert [trouble.code for trouble in matches.troubles()] == [Code.NOT_SAVING]
    matches.append(matches.begin(seated), b"1")
    assert matches.troubles() == []
    matches.close()


class _refusing:  # noqa: N801 - reads as a word
    """A database that takes no writes for a while."""

    def __init__(self, matches: Matches) -> None:
        self._connection = matches._connection

    def __enter__(self) -> None:
        self._connection.execute("PRAGMA query_only = ON")

    def __exit__(self, *_: object) -> None:
        self._connection.execute("PRAGMA query_only = OFF")


def test_seated_survives_its_json(seated: Seated) -> None:
    assert msgspec.json.decode(msgspec.json.encode(seated), type=Seated) == seated
