"""A sheet lies over what was there: darkened, kept while it rests, and back when it closes."""

from __future__ import annotations

from pygame import Surface

from tamcuc.ui.kit import Headless, Label, Push, Screen, Widget
from tests.ui.kit.tiny import tiny_look


class Plain(Screen):
    """One line of words; counts how often it is drawn."""

    backdrop_colour = "diep"
    drawn = 0

    def build(self) -> Widget:
        return Label(type(self).__name__)

    def draw(self, canvas: Surface) -> None:
        self.drawn += 1
        super().draw(canvas)


class Sheet(Plain):
    """Lies over what was there."""

    overlay = True


def test_what_lies_under_a_sheet_is_drawn_once_while_nothing_there_changes() -> None:
    under, sheet = Plain(), Sheet()
    play = Headless(under, look=tiny_look())
    play.loop.stack.apply(Push(sheet))
    play.turn()
    first, covered = under.drawn, play.canvas.copy()
    for _ in range(3):
        sheet.redraw()
        play.turn()
    assert (under.drawn, sheet.drawn) == (first, 4)
    assert play.canvas.get_buffer().raw == covered.get_buffer().raw
    under.redraw()
    play.turn()
    assert under.drawn == first + 1
    assert play.canvas.get_buffer().raw == covered.get_buffer().raw


def test_a_second_sheet_darkens_the_first_and_closing_it_brings_that_back() -> None:
    play = Headless(Plain(), look=tiny_look())
    play.loop.stack.apply(Push(Sheet()))
    play.turn()
    one = play.canvas.copy()
    play.loop.stack.apply(Push(Sheet()))
    play.turn()
    assert play.canvas.get_buffer().raw != one.get_buffer().raw
    play.key("escape")
    assert play.canvas.get_buffer().raw == one.get_buffer().raw


def test_a_sheet_lies_over_the_whole_of_another_canvas_too() -> None:
    play = Headless(Plain(), look=tiny_look())
    play.loop.stack.apply(Push(Sheet()))
    play.turn()
    play.resize((1500, 900))
    backdrop = play.look.palette["diep"]
    assert play.canvas.get_at((play.canvas.get_width() - 1, 0))[:3] != backdrop
