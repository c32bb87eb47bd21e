"""The table by finger and by gamepad, as by mouse and keys."""

from __future__ import annotations

import pygame
import pytest

from tamcuc.games.tam_cuc.actions import Call
from tamcuc.ui.kit import Look
from tamcuc.ui.scenes.look_back import LookBack
from tamcuc.ui.scenes.pause import Pause
from tests.ui.scenes.playing import Play

A, B, X, Y = (getattr(pygame, f"CONTROLLER_BUTTON_{name}") for name in "ABXY")
START, BACK = pygame.CONTROLLER_BUTTON_START, pygame.CONTROLLER_BUTTON_BACK


@pytest.fixture
def play(look: Look) -> Play:
    play = Play(look)
    play.until("call")
    return play


def raise_the_least(play: Play) -> None:
    """By the pad: X on the last card, the lowest, which may be called in any round."""
    play.hands.pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    play.hands.pad(X)


def test_a_tap_raises_a_card_and_nothing_stays_lit(play: Play) -> None:
    card = play.laid.hand[-1]
    play.hands.tap(card.box.center)
    assert play.scene.raised == {card.key}
    menu = play.laid.button("menu")
    assert menu is not None
    play.hands.move(menu.box.center, touch=True)
    play.hands.press((5, 200), touch=True)
    play.hands.release((5, 200), touch=True)
    assert play.scene.over is None


def test_a_hand_is_called_by_fingers_alone(play: Play) -> None:
    play.hands.tap(play.laid.hand[-1].box.center)
    act = play.laid.button("act")
    assert act is not None
    play.hands.tap(act.box.center)
    assert [type(answer) for answer in play.session.answers[-1:]] == [Call]


def test_a_hand_is_called_by_a_pad_alone(play: Play) -> None:
    before = len(play.session.answers)
    raise_the_least(play)
    assert len(play.scene.raised) == 1
    play.hands.pad(A)
    assert play.scene.focus == "act"
    assert len(play.session.answers) == before
    play.hands.pad(A)
    assert isinstance(play.session.answers[-1], Call)


def test_b_lowers_before_it_asks(play: Play) -> None:
    raise_the_least(play)
    play.hands.pad(B)
    assert not play.scene.raised
    play.hands.pad(B)
    assert isinstance(play.hands.scene, Pause)


def test_start_rests_and_goes_on_and_lowers_nothing(play: Play) -> None:
    raise_the_least(play)
    play.hands.pad(START)
    assert isinstance(play.hands.scene, Pause)
    play.hands.pad(START)
    assert not isinstance(play.hands.scene, Pause)
    assert play.scene.raised


def test_back_opens_the_panels_where_they_are_folded_and_closes_them(play: Play) -> None:
    play.hands.look.text_size = 200
    play.hands.loop.tools.relook()
    play.hands.pad(BACK)
    assert play.laid.sheet is not None
    play.hands.pad(BACK)
    assert play.laid.sheet is None


def test_y_looks_back_at_the_last_round(play: Play) -> None:
    play.hands.pad(Y)
    assert isinstance(play.hands.scene, LookBack)
    play.hands.pad(B)
    assert not isinstance(play.hands.scene, LookBack)
