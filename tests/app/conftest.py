"""Things that every test of the wiring needs."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tamcuc.app.house import House
from tamcuc.ui.settings import Settings


class Clock:
    """Seconds that pass only when told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    """A clock that stands still."""
    return Clock()


@pytest.fixture
def house(tmp_path: Path, clock: Clock) -> Iterator[House]:
    """A house whose computers answer at once."""
    opened = House(tmp_path / "Nhà", chance=random.Random(5), clock=clock)
    opened.change(Settings(speed="off"))
    yield opened
    opened.close()
