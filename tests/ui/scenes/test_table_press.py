"""A press answers only what was seen when it began, and only if it was seen long enough."""

from __future__ import annotations

import pytest

from tamcuc.ui.kit import FocusLost, Look
from tamcuc.ui.scenes.pause import Pause
from tamcuc.ui.scenes.table_focus import ACTIONS
from tamcuc.ui.scenes.table_press import GUARD_MS
from tests.ui.scenes.playing import Play


@pytest.fixture
def play(look: Look) -> Play:
    return Play(look)


@pytest.mark.parametrize("by", ["mouse", "enter", "space"])
def test_a_new_prompt_ignores_presses_for_a_quarter_second(play: Play, by: str) -> None:
    play.until("show")
    play.session.answer(play.session.table.thinkable(0))
    answered = len(play.session.answers)
    while True:
        play.others()
        view = play.session.table.view(0)
        if view.hand and view.hand.phase == "show" and 0 in view.asked:
            break
        play.session.answer(play.session.table.thinkable(0))
        answered += 1
    play.hands.turn()

    def press() -> None:
        if by == "mouse":
            play.press("hide")
            return
        while play.scene.focus != "hide":
            play.hands.key("down" if play.scene.focus not in ACTIONS else "right")
        play.hands.key(by)

    press()
    assert len(play.session.answers) == answered
    play.hands.advance(GUARD_MS - 20)
    press()
    assert len(play.session.answers) == answered
    play.hands.advance(40)
    press()
    assert len(play.session.answers) == answered + 1


def test_a_button_let_go_elsewhere_does_nothing(play: Play) -> None:
    play.until("show")
    before = len(play.session.answers)
    hide = play.laid.button("hide")
    assert hide is not None
    play.hands.press(hide.box.center)
    play.hands.release((hide.box.centerx, hide.box.y - 30))
    assert len(play.session.answers) == before


def test_a_press_is_forgotten_when_the_window_loses_the_hand(play: Play) -> None:
    play.until("show")
    before = len(play.session.answers)
    hide = play.laid.button("hide")
    assert hide is not None
    play.hands.press(hide.box.center)
    play.scene.handle(FocusLost())
    play.hands.release(hide.box.center)
    assert len(play.session.answers) == before


def _hide_held(play: Play) -> tuple[int, int]:
    """Press the pointer on *Chui* and keep it down; where it is."""
    play.until("show")
    hide = play.laid.button("hide")
    assert hide is not None
    play.hands.press(hide.box.center)
    return hide.box.center


def test_a_press_does_not_outlive_its_prompt(play: Play) -> None:
    pos = _hide_held(play)
    while True:
        play.session.answer(play.session.table.thinkable(0))
        play.others()
        view = play.session.table.view(0)
        if view.hand and view.hand.phase == "show" and 0 in view.asked:
            break
    play.hands.settle()
    play.hands.advance(GUARD_MS + 50)
    answered = len(play.session.answers)
    play.hands.release(pos)
    assert len(play.session.answers) == answered


def test_a_press_that_is_let_go_on_new_buttons_does_nothing(play: Play) -> None:
    pos = _hide_held(play)
    answered = len(play.session.answers)
    play.scene._watch.guard.again()
    play.hands.release(pos)
    assert len(play.session.answers) == answered


def test_a_press_held_while_a_question_came_and_went_does_nothing(play: Play) -> None:
    pos = _hide_held(play)
    answered = len(play.session.answers)
    play.hands.key("escape")
    assert isinstance(play.hands.scene, Pause)
    play.hands.key("escape")
    play.hands.advance(GUARD_MS + 50)
    play.hands.release(pos)
    assert len(play.session.answers) == answered


def test_a_press_means_the_cards_that_were_raised_when_it_began(play: Play) -> None:
    play.until("call")
    play.hands.key("left")
    play.hands.key("space")
    act = play.laid.button("act")
    assert act is not None
    assert act.on
    play.hands.press(act.box.center)
    answered = len(play.session.answers)
    play.hands.key("space")
    play.hands.key("right")
    play.hands.key("space")
    play.hands.release(act.box.center)
    assert len(play.session.answers) == answered


def _on_to_a_show(play: Play, allowed: bool) -> None:
    """By keys to a new show prompt in which *Lật* is allowed, or not."""
    for _ in range(40):
        play.until("show")
        show = play.laid.button("show")
        assert show is not None
        if show.on == allowed:
            return
        play.session.answer(play.session.table.thinkable(0))
    raise AssertionError("no such show in this match")


@pytest.mark.parametrize("allowed", [True, False])
def test_by_keys_the_focus_waits_on_the_answer_that_is_allowed(look: Look, allowed: bool) -> None:
    play = Play(look)
    play.until("lay")
    play.hands.key("right")
    _on_to_a_show(play, allowed)
    assert play.scene.focus == ("show" if allowed else "hide")
    play.hands.key("left" if not allowed else "right")
    moved: object = play.scene.focus
    assert moved == ("hide" if allowed else "show")
    play.hands.advance(300)
    assert play.scene.focus == moved


def test_by_mouse_the_focus_stays_where_it_is(play: Play) -> None:
    play.until("lay")
    play.hands.click(play.laid.hand[0].box.center)
    before = play.scene.focus
    _on_to_a_show(play, allowed=False)
    assert play.scene.focus not in ACTIONS
    play.hands.key("down")
    assert play.scene.focus == "hide"
    assert before is not None


def test_enter_goes_to_the_button_before_it_presses_it(play: Play) -> None:
    play.until("call")
    play.hands.key("right")
    play.hands.key("enter")
    raised = play.scene.raised
    assert len(raised) == 1
    while not (act := play.laid.button("act")) or not act.on:
        play.hands.key("enter")
        play.hands.key("right")
        play.hands.key("space")
        raised = play.scene.raised
    answered = len(play.session.answers)
    play.hands.key("enter")
    assert play.scene.focus == "act"
    assert play.scene.raised == raised
    assert len(play.session.answers) == answered
    play.hands.key("enter")
    assert len(play.session.answers) == answered + 1


def test_enter_raises_a_card_while_too_few_are_raised(play: Play) -> None:
    play.until("lay")
    play.hands.key("right")
    play.hands.key("enter")
    assert len(play.scene.raised) == 1
    play.hands.key("space")
    assert play.scene.raised == frozenset()
