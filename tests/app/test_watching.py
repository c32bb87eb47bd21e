"""How long a hand asks to be watched by one who answers at once."""

from __future__ import annotations

import itertools
import random
from pathlib import Path

import pytest

from tamcuc.app import demo, screens
from tamcuc.app.house import House
from tamcuc.games.tam_cuc.view import Setup
from tamcuc.ui.kit import Headless
from tamcuc.ui.scenes.services import Opponent
from tamcuc.ui.settings import Settings, Speed

WHO = ("ba_noi", "ong_do", "be_na")
STEP_MS = 16


@pytest.mark.parametrize(("speed", "most"), [("fast", 20.0), ("off", 2.0)])
def test_a_hand_of_four_is_soon_watched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, speed: Speed, most: float
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    seconds = [0.0]
    house = House(tmp_path, chance=random.Random(5), clock=lambda: seconds[0])
    house.change(Settings(speed=speed))
    opponents = [Opponent(who, "steady") for who in WHO]
    table = house.begin(Setup(seats=4, length="short"), opponents)
    play = Headless(screens.table(house, table))
    chance, ends = random.Random(1), [0.0]
    while len(ends) < 4:
        seconds[0] += STEP_MS / 1000
        play.clock.advance(STEP_MS)
        play.turn()
        view = table.guest.view
        if play.loop.busy() or view is None or table.guest.prompt is None:
            continue
        if view.phase == "counted":
            ends.append(seconds[0])
        demo.autoplay(table, chance)
    house.close()
    after_the_first = [end - before for before, end in itertools.pairwise(ends[1:])]
    assert max(after_the_first) < most
