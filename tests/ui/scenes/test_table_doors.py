"""The table is left on purpose only, and what would be lost is asked for."""

from __future__ import annotations

import pytest

from tamcuc.i18n.words import tr, use
from tamcuc.ui.kit import Look, Screen, walk
from tamcuc.ui.scenes.pause import Pause
from tamcuc.ui.scenes.table_press import GUARD_MS
from tests.ui.scenes.playing import Play


@pytest.fixture
def play(look: Look) -> Play:
    return Play(look)


def test_escape_lowers_all_and_then_asks(play: Play) -> None:
    play.until("lay")
    play.hands.click(play.laid.hand[0].box.center)
    play.hands.key("escape")
    assert play.scene.raised == frozenset()
    assert play.hands.scene is play.scene
    play.hands.key("escape")
    assert isinstance(play.hands.scene, Pause)
    assert not play.session.left
    play.hands.key("escape")
    assert play.hands.scene is play.scene


def test_leaving_says_what_becomes_of_the_match(play: Play) -> None:
    for saved, key in ((True, "leave.saved"), (False, "leave.unsaved")):
        play.session.saved = saved
        play.hands.key("escape")
        play.hands.advance(300)
        play.hands.key("down")
        play.hands.key("enter")
        assert tr(key) in _words(play)
        play.hands.key("escape")
        play.hands.key("escape")
        assert play.hands.scene is play.scene


def test_closing_the_window_asks_only_where_the_match_would_be_lost(play: Play) -> None:
    play.session.saved = False
    play.hands.close_window()
    assert tr("leave.unsaved") in _words(play)
    play.hands.key("escape")
    assert play.hands.scene is play.scene
    assert play.hands.loop.running
    play.session.saved = True
    play.hands.close_window()
    assert not play.hands.loop.running


ABOVE = ("escape", "leaving", "v", "count")


@pytest.mark.parametrize("above", ABOVE)
def test_closing_the_window_asks_from_whatever_lies_above_the_table(look: Look, above: str) -> None:
    play = Play(look)
    play.until("call")
    play.session.saved = False
    lay_above(play, above)
    assert play.hands.scene is not play.scene
    over = play.hands.scene
    play.hands.close_window()
    play.hands.close_window()  # a second press on the cross is no answer
    assert play.hands.loop.running
    assert play.hands.scene is not over
    assert tr("leave.unsaved") in _words(play)
    play.hands.key("escape")
    assert play.hands.scene is over
    play.hands.close_window()
    play.hands.key("left")
    play.hands.advance(GUARD_MS + 50)
    play.hands.key("enter")
    assert not play.hands.loop.running


def lay_above(play: Play, what: str) -> None:
    if what == "count":
        while play.hands.scene is play.scene:
            if not play.session.step():
                play.session.answer(play.session.table.thinkable(0))
            play.hands.turn()
    elif what == "leaving":
        play.hands.key("escape")
        play.hands.advance(GUARD_MS + 50)
        play.hands.key("down")
        play.hands.key("enter")
    else:
        play.hands.key(what)


def _words(play: Play) -> list[str]:
    scene = play.hands.scene
    assert isinstance(scene, Screen)
    look = play.hands.look
    return [box.text for widget in walk(scene.ui.root) for box in widget.texts(look)]


@pytest.mark.parametrize("language", ["vi", "en"])
def test_keys_that_open_nothing_now_say_why(play: Play, language: str) -> None:
    play.others()
    use(language)
    for key, why in (("b", "table.panels_beside"), ("v", "table.no_round")):
        play.hands.key(key)
        assert play.hands.scene is play.scene
        told = [" ".join(label.lines) for label in play.laid.labels]
        assert tr(why) in told
    use("vi")


def test_panels_that_are_folded_open_and_close_without_a_word(look: Look) -> None:
    play = Play(look)
    play.hands.loop.tools.set_text_size(200)
    play.others()
    for opened in (True, False):
        play.hands.key("b")
        assert (play.laid.sheet is not None) == opened
        words = [" ".join(label.lines) for label in play.laid.labels]
        assert tr("table.panels_beside") not in words
    look.text_size = 100
