"""Pictures of the screens without a window: for the demo, the README and the self-test."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from tamcuc.app import demo, screens
from tamcuc.app.house import House
from tamcuc.app.local_table import LocalTable
from tamcuc.app.terminal import say
from tamcuc.games.tam_cuc.view import MatchView, Setup
from tamcuc.i18n import LANGUAGES, language, tr
from tamcuc.ui.kit import Headless, Look
from tamcuc.ui.scenes.services import Opponent

SIZE = (1280, 720)
_PAUSE_MS = 400


def watch(house: House, table: LocalTable, chance: random.Random, folder: Path) -> MatchView:
    """Play the match on its screen and write a picture of each new kind of moment."""
    with _unseen():
        for name, scene in screens.around_the_table(house).items():
            _save(Headless(scene, size=SIZE), folder, name)
        return _watch_table(house, table, chance, folder)


def draw_every_screen(house: House) -> list[str]:
    """Draw each screen once in each language; what pictures, letters or words are missing."""
    missing: list[str] = []
    before = house.settings
    with _unseen():
        for code in LANGUAGES:
            house.change(msgspec.structs.replace(before, language=code))
            look = Look.load()
            for scene in screens.around_the_table(house).values():
                Headless(scene, look=look)
            _watch_table(house, _short_match(house), random.Random(1), None, look=look)
            missing += [*look.missing(), *sorted(language().missing)]
    house.change(before)
    return missing


def _short_match(house: House) -> LocalTable:
    return house.begin(Setup(seats=2, length="short"), [Opponent("ba_noi", "easy")])


def _watch_table(
    house: House,
    table: LocalTable,
    chance: random.Random,
    folder: Path | None,
    *,
    look: Look | None = None,
) -> MatchView:
    play = Headless(screens.table(house, table), size=SIZE, look=look)
    seen: set[str] = set()
    while (view := table.guest.view) is None or view.phase != "over":
        play.advance(_PAUSE_MS)
        moment = _moment(table)
        if moment and moment not in seen:
            seen.add(moment)
            play.settle()
            if folder is not None:
                _save(play, folder, moment)
        demo.autoplay(table, chance)
    _watch_the_end(play, folder)
    return view


def _watch_the_end(play: Headless, folder: Path | None) -> None:
    """The count of the last hand, and behind it the result of the match."""
    for name in ("table_count_last", "result"):
        play.advance(_PAUSE_MS)
        play.settle()
        if folder is not None:
            _save(play, folder, name)
        play.key("enter")


def _moment(table: LocalTable) -> str:
    """What the person is asked, as a file name; the bonus where a hand was counted with one."""
    view = table.guest.view
    if view is None or table.guest.prompt is None:
        return ""
    if view.phase == "counted":
        bonus = view.counts[-1].bonus
        return f"table_count_{bonus}" if bonus else "table_count"
    return f"table_{view.hand.phase}" if view.hand else ""


def _save(play: Headless, folder: Path, name: str) -> None:
    path = folder / f"{name}.png"
    play.save(path, window=True)
    say(tr("demo.shot", file=str(path)))


@contextmanager
def _unseen() -> Iterator[None]:
    """SDL draws into memory meanwhile, whatever screen there is."""
    before = os.environ.get("SDL_VIDEODRIVER")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    try:
        yield
    finally:
        if before is None:
            del os.environ["SDL_VIDEODRIVER"]
        else:
            os.environ["SDL_VIDEODRIVER"] = before
