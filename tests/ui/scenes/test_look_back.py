"""A look back changes nothing: whatever is pressed closes it and does no more."""

from __future__ import annotations

import pytest

from tamcuc.ui.kit import Headless, Look
from tamcuc.ui.scenes.look_back import LookBack
from tamcuc.ui.scenes.table_press import GUARD_MS
from tests.ui.scenes.playing import Play


@pytest.fixture
def play(look: Look) -> Play:
    """The player is asked to show or hide, and a round is over."""
    play = Play(look)
    while True:
        play.until("show")
        if over(play):
            return play
        play.session.answer(play.session.table.thinkable(0))
        play.hands.turn()


def looking(hands: Headless) -> bool:
    return isinstance(hands.scene, LookBack)


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_it_opens_by_a_key_and_by_a_button(play: Play, by: str) -> None:
    if by == "key":
        play.hands.key("v")
    else:
        play.press("round")
    assert looking(play.hands)


@pytest.mark.parametrize("key", ["v", "escape", "enter", "space", "a", "left"])
def test_any_key_closes_it_and_does_nothing_else(play: Play, key: str) -> None:
    answers, laid = list(play.session.answers), play.laid
    while play.scene.focus != "hide":
        play.hands.key("right" if play.scene.focus in ("show", "act") else "down")
    play.hands.key("v")
    play.hands.advance(GUARD_MS + 50)
    play.hands.key(key)
    assert play.hands.scene is play.scene
    assert play.session.answers == answers
    assert play.laid == laid
    assert play.scene.focus == "hide"


def test_a_click_where_hide_stands_closes_it_and_hides_nothing(play: Play) -> None:
    answers = list(play.session.answers)
    hide = play.laid.button("hide")
    assert hide is not None
    play.hands.key("v")
    play.hands.advance(GUARD_MS + 50)
    play.hands.click(hide.box.center)
    assert not looking(play.hands)
    play.hands.click(hide.box.center)
    assert play.session.answers == answers
    play.hands.advance(GUARD_MS + 50)
    play.press("hide")
    assert len(play.session.answers) == len(answers) + 1


def test_raised_cards_stay_raised(look: Look) -> None:
    play = Play(look)
    play.until("lay")
    while not over(play):
        play.session.answer(play.session.table.thinkable(0))
        play.hands.turn()
        play.until("lay")
    play.hands.click(play.laid.hand[0].box.center)
    raised = play.scene.raised
    assert raised
    play.hands.key("v")
    play.hands.key("v")
    assert play.scene.raised == raised


def test_it_shows_the_round_in_a_frame_of_its_own_and_goes_again(play: Play) -> None:
    def picture() -> bytes:
        return bytes(play.hands.canvas.get_buffer().raw)

    play.scene.covered()  # what was said is over when a sheet opens
    play.hands.turn()
    now = picture()
    play.hands.key("v")
    then = picture()
    assert then != now
    corner = play.laid.mat.topleft
    frame = play.hands.canvas.get_at((corner[0] + 1, corner[1] + play.laid.mat.h // 2))
    assert tuple(frame)[:3] == play.hands.look.palette["indigo"]
    assert play.hands.look.missing() == []
    play.hands.key("escape")
    assert picture() == now


def test_a_new_prompt_closes_it_and_is_guarded_as_ever(look: Look) -> None:
    play = Play(look)
    while play.session.guest.prompt is not None or not over(play):
        play.until("lay")
        play.session.answer(play.session.table.thinkable(0))
        play.hands.turn()
    play.hands.key("v")
    assert looking(play.hands)
    while play.session.guest.prompt is None:
        assert play.session.step()
    play.hands.turn()
    assert not looking(play.hands)
    button = next(b for name in ("act", "show", "hide") if (b := play.laid.button(name)))
    answers = list(play.session.answers)
    play.hands.click(button.box.center)
    assert play.session.answers == answers


def over(play: Play) -> bool:
    """Whether a round of this hand is over."""
    view = play.session.guest.view
    return view is not None and view.hand is not None and bool(view.hand.rounds)


def test_before_the_first_round_is_over_there_is_no_button_and_the_key_does_nothing(
    look: Look,
) -> None:
    play = Play(look)
    play.others()
    assert play.laid.button("round") is None
    play.hands.key("v")
    assert play.hands.scene is play.scene


def test_closing_the_window_while_looking_goes_as_from_the_table(play: Play) -> None:
    play.hands.key("v")
    play.hands.close_window()
    assert play.hands.loop.stack.quitting
