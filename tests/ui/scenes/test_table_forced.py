"""Where all that one holds must be laid there is nothing to choose: it is raised, never laid."""

from __future__ import annotations

import pytest

from tamcuc.games.tam_cuc.actions import Lay
from tamcuc.i18n import use
from tamcuc.ui.kit import Look
from tamcuc.ui.scenes.table_press import GUARD_MS
from tamcuc.ui.settings import Speed
from tests.ui.scenes.playing import Play


def forced(look: Look, speed: Speed = "off", seed: int = 1) -> Play:
    """A lay of as many cards as are left in the hand."""
    use("vi")
    play = Play(look, seed=seed, speed=speed)
    while True:
        play.until("lay")
        hand = play.session.table.view(0).hand
        assert hand is not None
        if len(hand.own_hand) == hand.size:
            return play
        assert play.scene.raised == frozenset(), "there was a choice"
        play.session.answer(play.session.table.thinkable(0))
        play.hands.turn()


def held(play: Play) -> set[object]:
    return {piece.key for piece in play.laid.hand}


def act_words(play: Play) -> str:
    act = play.laid.button("act")
    assert act is not None
    assert act.label is not None
    return " ".join(act.label.lines)


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_they_are_raised_and_the_button_says_what_it_lays(look: Look, speed: Speed) -> None:
    play = forced(look, speed)
    assert play.scene.raised == held(play)
    assert play.laid == play.resting()
    assert act_words(play).startswith(f"Đặt {len(held(play))} quân: ")
    assert play.prompt is not None, "nothing is laid by itself"


def test_one_press_lays_them(look: Look) -> None:
    play = forced(look)
    play.press("act")
    assert isinstance(play.session.answers[-1], Lay)


def test_they_may_be_lowered_and_stay_low_whatever_the_others_do(look: Look) -> None:
    play = Play(look, seed=1)
    while not (play.scene.raised and len(play.session.table.view(0).asked) > 1):
        if not play.session.step():
            play.session.answer(play.session.table.thinkable(0))
        play.hands.turn()
    before = len(play.session.answers)
    play.hands.key("escape")
    assert play.scene.raised == frozenset()
    play.others()
    play.hands.advance(500)
    assert play.session.table.view(0).asked == (0,)
    assert play.scene.raised == frozenset()
    play.press("act")
    assert len(play.session.answers) == before


def test_by_keys_one_press_on_the_button_lays_them(look: Look) -> None:
    play = Play(look, seed=1)
    while not play.scene.raised:
        play.others()
        if not play.scene.raised:
            play.hands.key("right")
            play.session.answer(play.session.table.thinkable(0))
            play.hands.turn()
    assert play.scene.focus == "act"
    play.hands.key("enter")
    assert not isinstance(play.session.answers[-1], Lay), "the guard holds"
    play.hands.advance(GUARD_MS + 50)
    play.hands.key("enter")
    assert isinstance(play.session.answers[-1], Lay)


def test_a_press_on_a_raised_card_lowers_it_and_lays_nothing(look: Look) -> None:
    play = forced(look)
    before = len(play.session.answers)
    play.hands.click(play.laid.hand[0].box.center)
    assert play.scene.raised == frozenset(held(play)) - {play.laid.hand[0].key}
    assert len(play.session.answers) == before
    assert play.prompt is not None
