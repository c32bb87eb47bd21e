"""A whole match at the table, from the first card to the way home, by one kind of hand alone."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from tamcuc.games.tam_cuc.actions import Ready
from tamcuc.ui.kit import Look, Point, Screen, Widget, walk
from tamcuc.ui.scenes.table_press import GUARD_MS
from tests.ui.scenes.playing import Play

PAD = {
    "enter": pygame.CONTROLLER_BUTTON_A,
    "space": pygame.CONTROLLER_BUTTON_X,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_keyboard_alone(look: Look, seats: int) -> None:
    play = Play(look, seats, 5)
    _to_the_end(play, lambda: _by_keys(play, play.hands.key))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_gamepad_alone(look: Look, seats: int) -> None:
    play = Play(look, seats, 7)
    _to_the_end(play, lambda: _by_keys(play, lambda key: play.hands.pad(PAD[key])))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_mouse_alone(look: Look, seats: int) -> None:
    play = Play(look, seats, 6)
    _to_the_end(play, lambda: _by_presses(play, play.hands.click))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_touch_alone(look: Look, seats: int) -> None:
    play = Play(look, seats, 8)
    _to_the_end(play, lambda: _by_presses(play, play.hands.tap))


def _to_the_end(play: Play, answer: Callable[[], None]) -> None:
    for _ in range(2000):
        if play.session.left:
            break
        play.others()
        play.hands.advance(GUARD_MS + 20)
        answer()
    assert play.session.left
    assert play.session.table.match.phase == "over"
    assert sum(isinstance(a, Ready) for a in play.session.answers) >= 3


def _wanted(play: Play) -> str:
    """Cards of some legal answer to the open prompt; empty for one without cards."""
    return str(getattr(play.session.table.thinkable(0), "cards", ""))


def _by_keys(play: Play, press: Callable[[str], None]) -> None:
    if play.hands.scene is not play.scene:
        press("enter")
        return
    wanted = _wanted(play)
    for piece in play.laid.hand:
        if str(piece.key[1]) in wanted:
            wanted = wanted.replace(str(piece.key[1]), "", 1)
            if piece.key in play.scene.raised:
                continue
            while play.scene.focus != piece.key:
                press("right")
            press("space")
    names = [n for n in ("act", "show", "hide") if (b := play.laid.button(n)) and b.on]
    press("down")
    for _ in range(4):
        if play.scene.focus == names[-1]:
            break
        press("right")
    press("enter")


def _by_presses(play: Play, press: Callable[[Point], None]) -> None:
    if play.hands.scene is not play.scene:
        for name in ("next", "finish", "home"):
            for widget in _widgets(play):
                if widget.key.startswith(name):
                    press(widget.rect.center)
                    return
        return
    wanted = _wanted(play)
    for piece in play.laid.hand:
        if str(piece.key[1]) in wanted:
            wanted = wanted.replace(str(piece.key[1]), "", 1)
            if piece.key not in play.scene.raised:
                press((piece.at[0] + 4, piece.box.centery))
    names = [n for n in ("act", "show", "hide") if (b := play.laid.button(n)) and b.on]
    button = play.laid.button(names[0])
    assert button is not None
    press(button.box.center)


def _widgets(play: Play) -> list[Widget]:
    scene = play.hands.scene
    assert isinstance(scene, Screen)
    return list(walk(scene.ui.root))
