"""Things that every test of the store needs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tamcuc.games.tam_cuc.events import HandCount
from tamcuc.games.tam_cuc.view import Setup
from tamcuc.store.kept import Seated
from tamcuc.store.matches import Matches

SEATED = Seated(
    setup=Setup(seats=2, length="short"),
    names=("Bạn", "Bà nội"),
    portraits=("you", "ba_noi"),
    levels=(None, "steady"),
    viewer=0,
)
COUNT = HandCount(dealer=0, won=(9, 7), scores=(1, -1))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database goes: a folder with marks and spaces in its name."""
    return tmp_path / "Trò chơi của Hà" / "matches.db"


@pytest.fixture
def matches(path: Path) -> Iterator[Matches]:
    """An open store."""
    opened = Matches(path)
    yield opened
    opened.close()


@pytest.fixture
def seated() -> Seated:
    """Two at a table."""
    return SEATED


@pytest.fixture
def count() -> HandCount:
    """A finished hand at that table."""
    return COUNT
