"""`tamcuc --selftest`: is this installation whole? For built programs, before they are shipped.

Opens every asset, draws every screen once without a window, plays a hand, saves it and reads
it again in a folder of its own. An exception is a failure.
"""

from __future__ import annotations

import os
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from tamcuc.app import demo
from tamcuc.app.house import House
from tamcuc.app.local_table import KeptHand, LocalTable
from tamcuc.app.terminal import say
from tamcuc.games.tam_cuc import record
from tamcuc.games.tam_cuc.view import Setup
from tamcuc.i18n import LANGUAGES, language, pages, tr, use
from tamcuc.ui.kit import unheard
from tamcuc.ui.scenes.services import Opponent

SETUP = Setup(seats=4, length="short")


class NotWholeError(Exception):
    """Something of this installation is missing or does not do what it should."""


def main() -> int:
    """Run every check; 0 if all is in order, an exception otherwise."""
    for check in CHECKS:
        check()
    say(tr("app.selftest_ok"))
    return 0


def words() -> None:
    """Both languages speak, and tell the whole rules."""
    spoken = language().code
    for code in LANGUAGES:
        if use(code).tr("title.name") != "Tam Cúc" or not pages.rules_page():
            raise NotWholeError(code)
    use(spoken)


def a_hand_is_kept() -> None:
    """A hand and a bit is played and saved; it is gone on with and read again."""
    with _house() as (house, folder):
        chance = random.Random(1)
        table = house.begin(SETUP, [Opponent("ba_noi", "steady")] * 3)
        while (view := table.guest.view) is None or view.number < 2:
            table.updates()
            demo.autoplay(table, chance)
        table.leave()
        if not (folder / "matches.db").exists():
            raise NotWholeError("nothing is on the disk")
        match = house.open_match()
        again = None if match is None else house.go_on(match.match_id)
        if again is None or again.guest.view != view:
            raise NotWholeError("the match cannot be gone on with")
        _check_records(again)
        if house.notices():
            raise NotWholeError("saving had troubles")


def _check_records(table: LocalTable) -> None:
    hands = [msgspec.json.decode(row, type=KeptHand).hand for row in table.kept_hands()]
    written = record.match_record(SETUP, table.guest.names, hands, viewer=0)
    record.check(record.read(record.write(written)))


def screens() -> None:
    """Every screen is drawn, in both languages, and no picture or word is missing."""
    from tamcuc.app import shots

    with _house() as (house, _):
        missing = shots.draw_every_screen(house)
        if missing:
            raise NotWholeError(", ".join(missing))


def sounds() -> None:
    """Every sound and the music can be decoded."""
    silent = unheard()
    if silent:
        raise NotWholeError(", ".join(silent))


CHECKS: tuple[Callable[[], None], ...] = (words, a_hand_is_kept, screens, sounds)


@contextmanager
def _house() -> Iterator[tuple[House, Path]]:
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / _folder_name()
        house = House(home, first=demo.unmoved(), chance=random.Random(1))
        yield house, home
        house.close()


def _folder_name() -> str:
    """A player's name with all its marks, where this system has letters for it."""
    name = "Nguyễn Văn Hà"
    try:
        os.fsencode(name)
    except UnicodeEncodeError:
        return "Ha"
    return name
