"""A match that makes no sense, with right checksums: told once, left alone, and never fatal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tamcuc.games.tam_cuc.events import HandCount
from tamcuc.store.kept import Seated, crc
from tamcuc.store.matches import Matches
from tamcuc.store.trouble import Code

DEEP = "[" * 200_000 + "]" * 200_000


def _write_seated(matches: Matches, match_id: int, body: str) -> None:
    matches._connection.execute(
        "UPDATE match SET body = ?, crc = ? WHERE id = ?", (body, crc(body), match_id)
    )


def _write_count(matches: Matches, match_id: int, body: str) -> None:
    matches._connection.execute(
        "UPDATE hand SET record = '{}', count = ?, crc = ? WHERE match_id = ?",
        (body, crc("{}", body), match_id),
    )


SEATED_WRONG: dict[str, Any] = {
    "seven seats": {"setup": {"seats": 7}},
    "seats of others": {"setup": {"seats": 4}},
    "rules of others": {"setup": {"rules": "nobody", "seats": 2}},
    "one level": {"levels": [None]},
    "a level of others": {"levels": [None, "godlike"]},
    "no portraits": {"portraits": []},
    "viewer 9": {"viewer": 9},
    "viewer -9": {"viewer": -9},
    "one name": {"names": ["a"]},
    "six names": {"names": list("abcdef")},
    "a long name": {"names": ["a" * 40_000, "b"]},
    "begun before time": {"begun": -1e15},
    "begun after time": {"begun": 1e300},
    "a length of others": {"setup": {"seats": 2, "length": "eternal"}},
}

COUNT_WRONG: dict[str, Any] = {
    "one score": {"scores": [1]},
    "nine scores": {"scores": [1] * 9},
    "scores too large": {"scores": [10**17, -(10**17)]},
    "nothing won": {"won": []},
    "dealer 77": {"dealer": 77},
    "a bonus for seat 9": {"bonus": "ket_doi", "by": 9},
}


def _two(path: Path, seated: Seated, count: HandCount, state: str) -> tuple[Matches, int, int]:
    matches = Matches(path)
    ids = []
    for _ in range(2):
        ids.append(matches.begin(seated))
        matches.finish_hand(ids[-1], 1, b"{}", count, last=state == "over")
    matches.let_go()
    return matches, ids[0], ids[1]


def _is_left_alone(path: Path, matches: Matches, wrong: int, right: int, state: str) -> None:
    """The game starts anew: one word, the other match, and the row as it was."""
    row = "SELECT * FROM match WHERE id = ?"
    before = matches._connection.execute(row, (wrong,)).fetchone()
    matches.close()
    again = Matches(path)
    told = again.past() if state == "over" else again.open_here()
    assert [kept.match_id for kept in told] == [right]
    assert again.one(wrong) is None
    assert again.resume(wrong) is None
    assert not again.leave(wrong)
    assert [trouble.code for trouble in again.troubles()] == [Code.UNREADABLE]
    assert again._connection.execute(row, (wrong,)).fetchone() == before
    assert again.saved
    again.close()


@pytest.mark.parametrize("state", ["over", "open"])
@pytest.mark.parametrize("what", SEATED_WRONG)
def test_people_and_terms_that_make_no_sense_are_left_alone(
    path: Path, seated: Seated, count: HandCount, what: str, state: str
) -> None:
    matches, wrong, right = _two(path, seated, count, state)
    body = {**msgspec.to_builtins(seated), **SEATED_WRONG[what]}
    _write_seated(matches, wrong, msgspec.json.encode(body).decode())
    _is_left_alone(path, matches, wrong, right, state)


@pytest.mark.parametrize("state", ["over", "open"])
@pytest.mark.parametrize("what", COUNT_WRONG)
def test_counts_that_make_no_sense_are_left_alone(
    path: Path, seated: Seated, count: HandCount, what: str, state: str
) -> None:
    matches, wrong, right = _two(path, seated, count, state)
    body = {**msgspec.to_builtins(count), **COUNT_WRONG[what]}
    _write_count(matches, wrong, msgspec.json.encode(body).decode())
    _is_left_alone(path, matches, wrong, right, state)


@pytest.mark.parametrize("touched", [1e300, -1e15, float("inf")])
def test_a_time_that_no_calendar_has_is_left_alone(
    path: Path, seated: Seated, count: HandCount, touched: float
) -> None:
    matches, wrong, right = _two(path, seated, count, "over")
    matches._connection.execute("UPDATE match SET touched = ? WHERE id = ?", (touched, wrong))
    _is_left_alone(path, matches, wrong, right, "over")


@pytest.mark.parametrize("where", [_write_seated, _write_count])
def test_what_is_nested_beyond_measure_is_left_alone(
    path: Path, seated: Seated, count: HandCount, where: Any
) -> None:
    matches, wrong, right = _two(path, seated, count, "over")
    where(matches, wrong, f'{{"zz":{DEEP}}}')
    _is_left_alone(path, matches, wrong, right, "over")


def test_an_open_match_with_all_its_hands_played_is_left_alone(
    path: Path, seated: Seated, count: HandCount
) -> None:
    matches, wrong, right = _two(path, seated, count, "open")
    for number in range(2, 5):
        assert matches.resume(wrong) is not None
        matches.finish_hand(wrong, number, b"{}", count, last=False)
    matches.let_go()
    _is_left_alone(path, matches, wrong, right, "open")
