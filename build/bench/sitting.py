"""Somebody at a table on a screen that nobody sees: what the measurements of screens share."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from tamcuc.app import demo
from tamcuc.app.house import House
from tamcuc.app.local_table import LocalTable
from tamcuc.games.tam_cuc.view import MatchView, Setup
from tamcuc.ui.scenes.services import Opponent
from tamcuc.ui.settings import Settings, Speed

SIZE = (1920, 1080)
OPPONENTS = [Opponent(who, "steady") for who in ("ba_noi", "ong_do", "be_na")]


class Sitting(msgspec.Struct):
    """A house in a folder of its own, and the chance that everything follows from."""

    house: House
    chance: random.Random

    def sit(self) -> LocalTable:
        """A new short match of four."""
        return self.house.begin(Setup(seats=4, length="short"), OPPONENTS)

    def answer(self, table: LocalTable) -> MatchView | None:
        """Answer for the person if they are asked; the view."""
        demo.autoplay(table, self.chance)
        return table.guest.view


@contextmanager
def sitting(speed: Speed, clock: Callable[[], float]) -> Iterator[Sitting]:
    """Open a house where computers take their time by `clock`, in seconds."""
    with tempfile.TemporaryDirectory() as folder:
        chance = random.Random(1)
        house = House(Path(folder), chance=chance, clock=clock)
        house.change(Settings(speed=speed))
        yield Sitting(house, chance)
        house.close()
