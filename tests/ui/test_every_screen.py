"""Every screen is whole at every size of window and letters, in every language."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from tamcuc import i18n
from tamcuc.ui.kit import (
    TEXT_SIZES,
    At,
    Dialog,
    Headless,
    Label,
    Look,
    Scene,
    Screen,
    Sized,
    Widget,
    canvas_size,
)
from tamcuc.ui.scenes.history import HistoryScene
from tamcuc.ui.scenes.match import MatchSheet
from tamcuc.ui.scenes.new_table import NewTableScene
from tamcuc.ui.scenes.rules import RulesScene
from tamcuc.ui.scenes.rules_page import ContentsScene
from tamcuc.ui.scenes.services import Notice
from tamcuc.ui.scenes.settings import SettingsScene
from tamcuc.ui.scenes.title import TitleScene
from tamcuc.ui.settings import LastTable, Settings
from tests.ui.scenes.ends import count, pause, result
from tests.ui.scenes.family import OPEN, PAST, House, Table, match, played

LONGEST_NAME = Settings(name="Công Tằng Tôn Nữ Hương M")


def long_played() -> House:
    return House(LONGEST_NAME, open_match=OPEN, past=PAST)


def two_seats() -> Scene:
    return NewTableScene(House(Settings(table=LastTable(2, plain=True))), Table)


SCREENS: dict[str, tuple[Callable[[], Scene], str]] = {
    "title": (lambda: TitleScene(long_played(), Table), ""),
    "title at first": (lambda: TitleScene(House(), Table), ""),
    "news": (lambda: TitleScene(House(notices=[Notice("store.newer")]), Table), ""),
    "new table": (lambda: NewTableScene(long_played(), Table), ""),
    "new table for two": (two_seats, ""),
    "setting a match aside": (lambda: NewTableScene(long_played(), Table), "enter"),
    "settings": (lambda: SettingsScene(long_played()), ""),
    "settings at first": (lambda: SettingsScene(House()), ""),
    "history": (lambda: HistoryScene(long_played(), Table), ""),
    "a match": (lambda: MatchSheet(House(played=played(4, 12)), 1), ""),
    "a match of two, open": (lambda: MatchSheet(House(played=played(2, open_still=True)), 1), ""),
    "a match that cannot be read": (lambda: MatchSheet(House(), 1), ""),
    "long history": (
        lambda: HistoryScene(House(past=[match(n) for n in range(41)]), Table),
        "tab tab tab enter",
    ),
    "history beside another window": (
        lambda: HistoryScene(House(elsewhere=[OPEN], past=PAST), Table),
        "",
    ),
    "history at first": (lambda: HistoryScene(House(), Table), ""),
    "rules: ladder": (RulesScene, ""),
    "rules: sets": (RulesScene, "right enter"),
    "rules: page": (RulesScene, "right enter right enter"),
    "rules: contents": (ContentsScene, ""),
    "count of four": (lambda: count(4), ""),
    "count of two": (lambda: count(2), ""),
    "result of four": (lambda: result(4), ""),
    "result of three": (lambda: result(3), ""),
    "rest": (pause, ""),
    "leaving": (pause, "tab tab tab enter"),
}
"""Each screen: how it is made, and the keys that lead to what is to be checked."""

WINDOWS = (
    (960, 540),
    (1280, 720),
    (1366, 768),
    (1280, 800),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
)
LANGUAGES = ("vi", "en", "pseudo-vi", "pseudo-en")


@cache
def look() -> Look:
    Headless(Scene())  # the pictures take the format of a window
    return Look.load()


def windows() -> Iterator[tuple[int, int]]:
    """One window for each canvas: those of one canvas differ in the size of its pixels alone."""
    seen = {canvas_size(window): window for window in reversed(WINDOWS)}
    return iter(seen.values())


def opened(name: str, window: tuple[int, int]) -> Headless:
    make, keys = SCREENS[name]
    play = Headless(make(), size=window, look=look())
    for key in keys.split():
        play.clock.advance(300)  # buttons that must be read first do not heed a sooner press
        play.key(key)
    return play


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_clipped_covered_or_out_of_reach(name: str) -> None:
    for code, window in itertools.product(LANGUAGES, windows()):
        i18n.use(code)
        play = opened(name, window)
        for size in TEXT_SIZES:
            play.loop.tools.set_text_size(size)
            assert problems(play.scene) == [], (code, window, size)
        assert i18n.language().missing == set()
    assert look().missing() == []


def problems(scene: Scene) -> list[str]:
    assert isinstance(scene, Screen)
    return scene.problems()


class Cramped(Screen):
    """A screen with room for its Vietnamese words alone."""

    def build(self) -> Widget:
        letters, words = look().type("text"), i18n.load("vi").tr("title.rules")
        room = Sized(
            Label(i18n.tr("title.rules")),
            max_width=letters.width(words),
            max_height=letters.line,
        )
        return At(room)


def test_a_word_without_room_is_found() -> None:
    i18n.use("vi")
    look().text_size = 100
    play = Headless(Cramped(), look=look())
    assert problems(play.scene) == []
    i18n.use("pseudo-vi")
    play.loop.tools.relook()
    assert problems(play.scene) != []


def test_keys_lead_where_they_are_said_to() -> None:
    i18n.use("vi")
    for name in ("setting a match aside", "leaving", "news"):
        assert isinstance(opened(name, WINDOWS[1]).scene, Dialog), name
