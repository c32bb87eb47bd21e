"""Nothing on screen is drawn in a colour that the palette does not have, by any light."""

from __future__ import annotations

from array import array

import pytest

from tamcuc.ui.kit import Headless, Look, Screen
from tamcuc.ui.scenes.history import HistoryScene
from tamcuc.ui.scenes.look_back import LookBack
from tamcuc.ui.scenes.new_table import NewTableScene
from tamcuc.ui.scenes.rules import RulesScene
from tamcuc.ui.scenes.settings import SettingsScene
from tamcuc.ui.scenes.title import TitleScene
from tests.ui.scenes.family import House, Table
from tests.ui.scenes.playing import Play

PAGES: dict[str, Screen] = {
    "title": TitleScene(House(), Table),
    "new table": NewTableScene(House(), Table),
    "history": HistoryScene(House(), Table),
    "rules": RulesScene(),
    "settings": SettingsScene(House()),
}


def strange(play: Headless) -> set[tuple[int, ...]]:
    """Colours on the canvas that the palette does not have."""
    palette, canvas = play.look.palette, play.canvas
    found = {tuple(canvas.unmap_rgb(v))[:3] for v in set(array("I", canvas.get_buffer().raw))}
    assert len(found) > 4
    return found - {palette[name] for name in palette.names()}


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1040)])
def test_a_page_is_all_palette(look: Look, name: str, size: tuple[int, int]) -> None:
    look.text_size = 100
    assert strange(Headless(PAGES[name], size=size, look=look)) == set()


def test_the_table_is_all_palette_in_the_light_and_behind_a_veil(look: Look) -> None:
    play = Play(look)
    play.until("call")
    assert strange(play.hands) == set()
    play.hands.key("escape")
    assert play.hands.scene is not play.scene
    assert strange(play.hands) == set()


def test_a_look_back_is_all_palette(look: Look) -> None:
    play = Play(look)
    for _ in range(9):
        play.until("show")
        play.hands.key("v")
        if isinstance(play.hands.scene, LookBack):
            break
        play.session.answer(play.session.table.thinkable(0))
        play.hands.turn()
    assert isinstance(play.hands.scene, LookBack)
    assert strange(play.hands) == set()
