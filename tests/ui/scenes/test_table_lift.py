"""Raising a card answers the hand: raised at once, and its picture follows within a moment."""

from __future__ import annotations

import pytest

from tamcuc.ui.kit import Look
from tamcuc.ui.settings import Speed
from tamcuc.ui.stage.lift import LIFT_MS
from tamcuc.ui.stage.show import Seen
from tamcuc.ui.stage.step import Step
from tests.ui.scenes.playing import Play


def asked(look: Look, speed: Speed = "normal") -> Play:
    play = Play(look, speed=speed)
    play.until("lay")
    return play


def seen(play: Play) -> Seen:
    show = play.scene._watch.show
    assert show is not None
    return show.seen()


def height(play: Play, index: int) -> int:
    """How much higher than its place in the hand a card is seen."""
    piece = play.laid.hand[index]
    floor = max(each.box.bottom for each in play.laid.hand)
    at = seen(play).places.get(piece.key, piece.at)
    return floor - at[1] - piece.size[1]


def click(play: Play, index: int) -> None:
    box = play.laid.hand[index].box
    play.hands.click((box.x + 5, box.bottom - 5))


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_a_card_rises_and_sinks_by_whole_pixels_and_is_at_rest_soon(
    look: Look, speed: Speed
) -> None:
    play = asked(look, speed)
    rise = play.laid.held.rise
    for goal in (rise, 0):
        click(play, 2)
        assert (play.laid.hand[2].key in play.scene.raised) == (goal == rise)
        assert play.laid == play.resting()
        heights = [height(play, 2)]
        while play.hands.loop.busy():
            play.hands.advance(10)
            heights.append(height(play, 2))
        assert heights[0] == rise - goal
        assert heights[-1] == goal
        assert heights == sorted(heights, reverse=goal == 0)
        assert len(set(heights)) > 3
        assert len(heights) * 10 <= LIFT_MS + 40


def test_presses_in_quick_succession_all_count(look: Look) -> None:
    play = asked(look)
    for index in (0, 1, 2, 0, 3, 2, 2):
        click(play, index)
        play.hands.advance(20)
    hand = play.laid.hand
    assert play.scene.raised == {hand[n].key for n in (1, 2, 3)}
    play.hands.settle()
    assert [height(play, n) > 0 for n in range(4)] == [False, True, True, True]
    assert seen(play) == Seen(play.resting())


def test_a_card_that_is_lowered_on_its_way_up_turns_round_where_it_is(look: Look) -> None:
    play = asked(look)
    show = play.scene._watch.show
    assert show is not None
    click(play, 2)
    play.hands.advance(20)
    on_its_way = height(play, 2)
    assert 0 < on_its_way < play.laid.held.rise
    play.scene._watch.hand.lower()
    play.scene._watch.relay()
    assert height(play, 2) == on_its_way
    play.hands.settle()
    assert height(play, 2) == 0


def test_a_key_ends_a_lift_at_the_truth(look: Look) -> None:
    play = asked(look)
    click(play, 2)
    assert seen(play) != Seen(play.resting())
    play.hands.key("right")
    assert seen(play) == Seen(play.resting())


def test_without_motion_a_card_is_up_at_once_and_nothing_is_drawn_after_it(look: Look) -> None:
    play = asked(look, "off")
    click(play, 2)
    assert seen(play) == Seen(play.resting())
    assert not play.hands.loop.busy()


def test_once_a_card_is_up_nothing_is_drawn_any_more(look: Look) -> None:
    play = asked(look)
    click(play, 2)
    play.hands.advance(LIFT_MS + 40)
    frames: list[float] = []
    play.hands.loop.on_frame = frames.append
    play.hands.advance(500)
    assert frames == []


def test_a_card_that_rises_stays_under_the_cards_that_lie_over_it(look: Look) -> None:
    play = Play(look, seats=2, speed="normal")
    play.until("lay")
    assert play.laid.hand[1].box.colliderect(play.laid.hand[2].box)
    click(play, 1)
    play.hands.settle()
    up = play.hands.canvas.copy()
    play.hands.key("escape")
    click(play, 1)
    play.hands.advance(32)
    covered = play.laid.hand[2].box.inflate(-8, -8)
    covered.y += play.laid.held.rise
    for x in range(covered.left, covered.right, 3):
        at = (x, covered.centery)
        assert play.hands.canvas.get_at(at) == up.get_at(at)


def test_what_others_do_does_not_disturb_a_card_on_its_way_up(look: Look) -> None:
    play = asked(look)
    show = play.scene._watch.show
    assert show is not None
    click(play, 0)
    play.hands.advance(20)
    on_its_way = height(play, 0)
    show.play([Step(play.laid, (), 400)], play.laid)
    assert height(play, 0) == on_its_way < play.laid.held.rise
    play.hands.advance(LIFT_MS)
    assert height(play, 0) == play.laid.held.rise
    assert show.busy
