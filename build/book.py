"""The book of past matches with something in it: the same each time it is made."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Final

from build.moments import SEED, Pictures, Sight
from tamcuc.app import demo, screens
from tamcuc.app.house import House
from tamcuc.app.local_table import LocalTable
from tamcuc.games.tam_cuc.rules import Length
from tamcuc.games.tam_cuc.view import Setup
from tamcuc.ui.scenes.services import Opponent
from tamcuc.ui.settings import Settings

EVENING: Final = 1_771_243_200.0
"""The eve of a Tết, in seconds since the epoch."""

_STEP: Final = 3.0
"""Seconds from one look at the clock to the next."""

_FAMILY: Final = ("ba_noi", "ong_do", "be_na", "co_sau", "chu_tu", "anh_ca")
_MATCHES: Final[tuple[tuple[int, Length, int], ...]] = (
    (2, "short", 4),
    (3, "short", 6),
    (4, "short", 4),
    (4, "standard", 1),
    (4, "standard", 2),
)
"""Seats, length, and how many hands of it are played, the oldest first."""


def in_the_book(sight: Sight) -> Pictures:
    """The history of a few matches, one that is over and one that can be gone on with."""
    with tempfile.TemporaryDirectory() as folder, closing(_played(sight, Path(folder))) as house:
        play = sight.open(screens.around_the_table(house)["history"])
        yield "book", play.canvas.copy()
        play.key("enter")
        yield "book_open", play.canvas.copy()
        play.key("escape")
        play.key("down")
        play.key("down")
        play.key("enter")
        yield "book_over", play.canvas.copy()


def _played(sight: Sight, folder: Path) -> House:
    house = House(folder, chance=random.Random(SEED), clock=lambda: 0.0, now=_evening())
    house.change(Settings(language=sight.language, text_size=sight.text_size, speed="off"))
    chance = random.Random(SEED)
    for seats, length, hands in _MATCHES:
        people = [Opponent(who, "steady") for who in chance.sample(_FAMILY, seats - 1)]
        left = house.open_match()
        aside = None if left is None else left.match_id
        table = house.begin(Setup(seats=seats, length=length), people, instead_of=aside)
        while _counted(table) < hands:
            table.updates()
            demo.autoplay(table, chance)
        table.leave()
    return house


def _counted(table: LocalTable) -> int:
    view = table.guest.view
    return 0 if view is None else len(view.counts)


def _evening() -> Callable[[], float]:
    """A clock that goes on a little whenever somebody looks at it."""
    looks = count()
    return lambda: EVENING + _STEP * next(looks)
