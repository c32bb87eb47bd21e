"""Ornaments fill what is free and never more; a slip of paper is pressed like a button."""

from __future__ import annotations

import pytest
from pygame import Rect

from tamcuc.ui.kit import At, Column, Headless, Label, Outcome, Screen, Sized, Widget
from tamcuc.ui.scenes.ornament import Tailpiece, section
from tamcuc.ui.scenes.slip import Slip
from tests.ui.scenes.hands import widget


class Shown(Screen):
    """One widget in the middle of the canvas."""

    def __init__(self, thing: Widget) -> None:
        self._thing = thing

    def build(self) -> Widget:
        return At(self._thing)


def colours(play: Headless, rect: Rect) -> set[tuple[int, ...]]:
    spots = [(x, y) for x in range(rect.left, rect.right) for y in range(rect.top, rect.bottom)]
    return {tuple(play.canvas.get_at(spot)) for spot in spots}


@pytest.mark.parametrize(("height", "drawn"), [(60, True), (20, False)])
def test_a_tailpiece_is_set_only_where_there_is_room(height: int, drawn: bool) -> None:
    piece = Tailpiece()
    play = Headless(Shown(Sized(Column(piece), min_width=200, min_height=height)))
    assert piece.rect.h == height
    assert (len(colours(play, piece.rect)) > 1) is drawn


def test_the_line_of_a_head_gives_way_to_its_words() -> None:
    look = Headless(Shown(Label(""))).look
    head = section("Số người")
    words = look.type("head").width("Số người")
    head.place(look, Rect(0, 0, words + 6, 20))
    assert [child.rect.w for child in head.children] == [words, 0]


def opened() -> tuple[Headless, list[str]]:
    told: list[str] = []

    def press() -> Outcome:
        told.append("pressed")
        return None

    return Headless(Shown(Slip(Label("một trận"), press, key="slip"))), told


def test_a_slip_is_pressed_by_pointer_and_by_keyboard() -> None:
    play, told = opened()
    play.click(widget(play, "slip").rect.center)
    play.key("enter")
    play.key("space")
    assert told == ["pressed"] * 3


def test_a_press_that_ends_beside_the_slip_is_none() -> None:
    play, told = opened()
    inside = widget(play, "slip").rect.center
    play.press(inside)
    play.move((2, 2))
    play.release((2, 2))
    assert told == []


def test_a_slip_under_the_pointer_looks_otherwise() -> None:
    play, _ = opened()
    rect = widget(play, "slip").rect
    before = colours(play, rect)
    play.move(rect.center)
    assert colours(play, rect) != before
