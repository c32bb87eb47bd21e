"""A card answers the pointer before it is pressed: it looks up, and is taken where it lay."""

from __future__ import annotations

import pytest
from pygame import Rect

from tamcuc.ui.kit import Look, PointerLeft
from tamcuc.ui.stage.hover import HOVER_MS, UP
from tamcuc.ui.stage.show import Seen
from tests.ui.scenes.playing import Play
from tests.ui.scenes.test_table_lift import height, seen


def asked(look: Look, phase: str = "lay", seats: int = 4) -> Play:
    play = Play(look, seats, speed="normal")
    play.until(phase)
    return play


def foot(play: Play, index: int) -> tuple[int, int]:
    """The lowest row of a card: what its picture leaves when it looks up."""
    box: Rect = play.laid.hand[index].box
    return box.x + 5, box.bottom - 1


def heights(play: Play) -> list[int]:
    return [height(play, n) for n in range(len(play.laid.hand))]


@pytest.mark.parametrize("phase", ["call", "lay"])
def test_the_card_under_the_pointer_looks_up_and_the_one_before_sinks(
    look: Look, phase: str
) -> None:
    play = asked(look, phase)
    play.hands.move(foot(play, 1))
    assert heights(play)[1] == 0
    play.hands.advance(HOVER_MS + 20)
    assert heights(play)[:3] == [0, UP, 0]
    play.hands.move(foot(play, 2))
    play.hands.advance(HOVER_MS + 20)
    assert heights(play)[:3] == [0, 0, UP]


def test_at_its_lower_edge_it_neither_trembles_nor_costs_anything(look: Look) -> None:
    play = asked(look)
    before = play.laid
    play.hands.move(foot(play, 1))
    play.hands.advance(HOVER_MS + 20)
    frames: list[float] = []
    play.hands.loop.on_frame = frames.append
    for _ in range(5):
        play.hands.advance(200)
        play.hands.move(foot(play, 1))
    assert heights(play)[1] == UP
    assert frames == []
    assert play.laid == before


def test_a_press_takes_the_card_that_looks_up_from_where_it_is_seen(look: Look) -> None:
    play = asked(look)
    play.hands.move(foot(play, 1))
    play.hands.advance(HOVER_MS + 20)
    play.hands.press(foot(play, 1))
    assert heights(play)[1] == UP
    play.hands.settle()
    play.hands.move((foot(play, 1)[0] + 1, foot(play, 1)[1]))
    play.hands.settle()
    assert heights(play)[1] == play.laid.held.rise


def test_it_sinks_when_the_pointer_leaves_and_when_keys_are_used(look: Look) -> None:
    play = asked(look)
    for by_keys in (False, True):
        play.hands.move(foot(play, 1))
        play.hands.advance(HOVER_MS + 20)
        assert heights(play)[1] == UP
        if by_keys:
            play.hands.key("up")
        else:
            play.scene.handle(PointerLeft())
        play.hands.settle()
        assert seen(play) == Seen(play.resting())


def test_no_card_looks_up_where_none_may_be_raised(look: Look) -> None:
    play = asked(look, "show")
    play.hands.move(foot(play, 1))
    play.hands.advance(HOVER_MS + 20)
    assert seen(play) == Seen(play.resting())


def test_a_pointer_that_waits_on_a_card_is_answered_once_cards_are_asked_for(look: Look) -> None:
    play = asked(look)
    play.session.answer(play.session.table.thinkable(0))
    play.hands.turn()
    spot = foot(play, 1)
    play.hands.move(spot)
    play.hands.advance(HOVER_MS + 20)
    assert not any(heights(play))
    while play.laid.button("act") is None:
        play.others()
        if play.laid.button("hide") is not None:
            play.session.answer(play.session.table.thinkable(0))
        play.hands.settle()
    play.hands.settle()
    assert sum(heights(play)) in (0, UP)
    under = [n for n, piece in enumerate(play.laid.hand) if piece.box.collidepoint(spot)]
    assert [n for n, up in enumerate(heights(play)) if up] == under[-1:]


def test_a_finger_does_not_hover(look: Look) -> None:
    play = asked(look)
    play.hands.move(foot(play, 1), touch=True)
    play.hands.advance(HOVER_MS + 20)
    assert seen(play) == Seen(play.resting())


def test_without_motion_nothing_looks_up(look: Look) -> None:
    play = Play(look, speed="off")
    play.until("lay")
    play.hands.move(foot(play, 1))
    play.hands.advance(HOVER_MS + 20)
    assert seen(play) == Seen(play.resting())
