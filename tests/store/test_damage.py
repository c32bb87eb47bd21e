"""A damaged database is moved aside by name, the player is told, and the game starts."""

from __future__ import annotations

import os
import random
import sqlite3
from pathlib import Path

import pytest

from tamcuc.games.tam_cuc.events import HandCount
from tamcuc.store import database, schema
from tamcuc.store.kept import KeptMatch, Seated, matches_where
from tamcuc.store.matches import Matches
from tamcuc.store.trouble import Code

TRIES = 240


def _full(path: Path, seated: Seated, count: HandCount) -> tuple[list[KeptMatch], bytes]:
    matches = Matches(path)
    for _ in range(3):
        match_id = matches.begin(seated)
        for hand in range(1, 5):
            for number in range(30):
                matches.append(match_id, b'["lay",%d,"KaEErCp"]' % number)
            matches.finish_hand(match_id, hand, b'{"moves":[]}' * 40, count, last=hand == 4)
    open_id = matches.begin(seated)
    for number in range(30):
        matches.append(open_id, b'["lay",%d,"KaEErCp"]' % number)
    kept = _all(matches)
    matches._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    matches.close()
    return kept, path.read_bytes()


def _all(matches: Matches) -> list[KeptMatch]:
    return matches_where(matches._connection, "ORDER BY id")


def _damaged(whole: bytes, chance: random.Random) -> bytes:
    """Flip some bytes, cut the end off, or blank a stretch."""
    kind = chance.randrange(4)
    if kind == 0:
        return whole[: chance.randrange(len(whole))]
    data = bytearray(whole)
    if kind == 1:
        start = chance.randrange(len(data))
        stretch = min(chance.randrange(1, 6000), len(data) - start)
        data[start : start + stretch] = bytes(stretch)
        return bytes(data)
    for _ in range(1 if kind == 2 else 50):
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return bytes(data)


def test_whatever_bytes_are_flipped_or_cut_the_game_starts_and_nothing_false_is_read(
    path: Path, seated: Seated, count: HandCount
) -> None:
    kept, whole = _full(path, seated, count)
    true = {match.match_id: match for match in kept}
    chance = random.Random(20)
    moved = 0
    for _ in range(TRIES):
        for each in path.parent.iterdir():
            each.unlink()
        data = _damaged(whole, chance)
        path.write_bytes(data)
        matches = Matches(path)
        codes = [trouble.code for trouble in matches.troubles()]
        read = _all(matches)
        if Code.DAMAGED in codes:
            moved += 1
            aside = next(path.parent.glob("matches.damaged-*.db"))
            assert aside.read_bytes()[200:] == data[200:]
            assert read == []
        elif Code.NEWER in codes:
            assert path.read_bytes() == data
        else:
            for match in read:
                expected = true[match.match_id]
                assert (match.seated, match.entries) == (expected.seated, expected.entries)
                assert match.counts == expected.counts
        match_id = matches.begin(seated)
        matches.append(match_id, b"[]")
        matches.close()
    assert moved > TRIES // 3


@pytest.mark.parametrize("rubbish", [b"x", b"garbage" * 1000, bytes(8192), b"SQLite format 3\0"])
def test_rubbish_is_moved_aside_whole(path: Path, rubbish: bytes, seated: Seated) -> None:
    path.parent.mkdir(parents=True)
    path.write_bytes(rubbish)
    matches = Matches(path)
    (trouble,) = matches.troubles()
    assert trouble.code == Code.DAMAGED
    assert (path.parent / trouble.detail).read_bytes() == rubbish
    matches.begin(seated)
    assert len(_all(matches)) == 1
    matches.close()


def test_an_empty_file_is_simply_a_new_database(path: Path) -> None:
    path.parent.mkdir(parents=True)
    path.touch()
    matches = Matches(path)
    assert matches.troubles() == []
    matches.close()


def test_damage_twice_in_a_second_keeps_both_files(path: Path) -> None:
    for n in range(3):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"broken %d" % n * 100)
        Matches(path).close()
    assert len(list(path.parent.glob("matches.damaged-*.db"))) == 3


def test_a_newer_schema_is_refused_politely_and_not_overwritten(path: Path, seated: Seated) -> None:
    Matches(path).close()
    newer = sqlite3.connect(path)
    newer.execute(f"PRAGMA user_version = {len(schema.MIGRATIONS) + 1}")
    newer.execute("CREATE TABLE tomorrow (x)")
    newer.close()
    before = path.read_bytes()
    matches = Matches(path)
    assert [trouble.code for trouble in matches.troubles()] == [Code.NEWER]
    matches.append(matches.begin(seated), b"1")
    matches.close()
    assert path.read_bytes() == before
    assert not list(path.parent.glob("*damaged*"))


def test_damage_that_shows_only_while_reading_is_moved_aside_too(
    path: Path, seated: Seated
) -> None:
    matches = Matches(path)
    matches.append(matches.begin(seated), b"[1]")
    matches._connection.execute("UPDATE entry SET body = '[2]'")
    matches.close()
    again = Matches(path)
    assert [trouble.code for trouble in again.troubles()] == [Code.DAMAGED]
    assert again.open_here() == []
    again.close()


def test_the_journal_is_moved_with_its_database(tmp_path: Path) -> None:
    for ending in ("", "-wal", "-shm"):
        (tmp_path / f"matches.db{ending}").write_text(ending or "db")
    aside = database.move_aside(tmp_path / "matches.db")
    assert (tmp_path / f"{aside.name}-wal").read_text() == "-wal"
    assert not (tmp_path / "matches.db-wal").exists()


def test_migrations_number_the_schema(path: Path) -> None:
    matches = Matches(path)
    version = matches._connection.execute("PRAGMA user_version").fetchone()[0]
    assert version == len(schema.MIGRATIONS)
    matches.close()


def test_a_pipe_in_the_databases_place_is_never_waited_for(path: Path, seated: Seated) -> None:
    path.parent.mkdir(parents=True)
    os.mkfifo(path)
    matches = Matches(path)
    assert [trouble.code for trouble in matches.troubles()] == [Code.NOT_SAVING]
    matches.append(matches.begin(seated), b"1")
    matches.close()
