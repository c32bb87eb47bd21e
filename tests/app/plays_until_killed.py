"""A process that plays on and on in a folder, and says what the person's seat was told.

Each line is the match's id, the finished hands, the entries of the open hand that the news
implies, and a digest of the view.
"""

from __future__ import annotations

import hashlib
import random
import sys
from pathlib import Path

import msgspec

from tamcuc.app.house import House
from tamcuc.app.local_table import LocalTable
from tamcuc.computers.levels import decide
from tamcuc.games.tam_cuc.view import MatchView, Setup
from tamcuc.ui.scenes.services import Opponent
from tamcuc.ui.settings import Settings


def digest(view: MatchView) -> str:
    """The same for the same view; the cards of a hand that is counted are not kept."""
    if view.phase == "counted":
        view = msgspec.structs.replace(view, hand=None)
    return hashlib.sha256(msgspec.json.encode(view)).hexdigest()[:16]


def sit(house: House, chance: random.Random) -> LocalTable:
    """Go on with the open match, or begin one."""
    match = house.open_match()
    table = None if match is None else house.go_on(match.match_id)
    seats = chance.choice((2, 3, 4))
    opponents = [Opponent(who, "easy") for who in ("ba_noi", "ong_do", "be_na")[: seats - 1]]
    return table or house.begin(Setup(seats=seats, length="short"), opponents)


def main(folder: str, seed: str) -> None:
    """Play until killed."""
    chance = random.Random(seed)
    house = House(Path(folder), chance=chance)
    house.change(Settings(speed="off"))
    while True:
        table = sit(house, chance)
        while (view := table.guest.view) is None or view.phase != "over":
            for update in table.updates()[-1:]:
                open_entries = len(table._entries)
                print(table._match_id, len(update.view.counts), open_entries, digest(update.view))
                sys.stdout.flush()
            if table.guest.prompt is not None and table.guest.view is not None:
                table.answer(decide("easy", table.guest.view, chance))


if __name__ == "__main__":
    main(*sys.argv[1:])
