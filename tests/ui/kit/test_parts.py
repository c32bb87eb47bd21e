"""Small parts: pictures, lines, frames, tips, scroll views within one another."""

from __future__ import annotations

from pygame import Rect

from tamcuc.ui.kit import (
    At,
    Button,
    Column,
    Framed,
    Headless,
    Interface,
    Label,
    Line,
    Picture,
    PrintSheet,
    Row,
    Screen,
    ScrollView,
    Sized,
    Widget,
    layout_problems,
)
from tamcuc.ui.kit.bubble import bubble_rect
from tests.ui.kit.one import find, focused, problems, show
from tests.ui.kit.tiny import COLOURS, tiny_look


def colour(play: Headless, x: int, y: int) -> tuple[int, ...]:
    """The colour of a pixel of the canvas."""
    return tuple(play.canvas.get_at((x, y)))[:3]


def nothing() -> None:
    """Does nothing."""


def test_a_picture_stands_in_the_middle_of_its_place() -> None:
    play = show(lambda: Picture("icon/back", scale=2, key="picture"))
    assert colour(play, 315, 175) == COLOURS["grey"]
    assert colour(play, 324, 184) == COLOURS["grey"]
    assert colour(play, 325, 185) == COLOURS["wood_dark"]


def test_a_frame_lies_behind_what_it_holds() -> None:
    play = show(
        lambda: Row(Framed(Label("b"), "ui/field", padding=1), across="start", gap=0),
    )
    # The letter is a block from row 2 of its line, the frame 2 wide, the padding 1.
    assert colour(play, 0, 0) == COLOURS["vermilion"]
    assert colour(play, 3, 5) == COLOURS["ink"]
    assert problems(play) == []


def test_a_line_runs_across_its_place() -> None:
    play = show(lambda: Column(Line(), gap=0))
    assert colour(play, 0, 0) == colour(play, 639, 0) == COLOURS["vermilion"]
    assert colour(play, 320, 0) == COLOURS["ink"]


def test_an_icon_says_what_it_is_when_pointed_at_or_reached() -> None:
    play = show(lambda: At(Button("", nothing, icon="icon/back", tip="go back", key="back")))
    owner = find(play, "back").rect
    bubble = bubble_rect(play.canvas.get_rect(), play.look, "go back", owner)
    assert bubble.bottom < owner.top
    assert colour(play, *bubble.topleft) == COLOURS["vermilion"]


def test_a_bubble_stays_on_the_canvas() -> None:
    look, canvas = tiny_look(), Rect(0, 0, 640, 360)
    for owner in (Rect(0, 0, 10, 10), Rect(630, 350, 10, 10), Rect(0, 350, 640, 10)):
        bubble = bubble_rect(canvas, look, "words " * 60, owner)
        assert canvas.contains(bubble)


def test_a_scroll_view_at_its_end_lets_the_one_around_it_scroll() -> None:
    def make() -> Widget:
        inner = Sized(ScrollView(Label("a b " * 400), key="inner"), max_height=60)
        return ScrollView(Column(Sized(inner, max_width=100), Label("a " * 9000)), key="outer")

    play = show(make, size=(640, 360))
    inner, outer = find(play, "inner"), find(play, "outer")
    assert isinstance(inner, ScrollView)
    assert isinstance(outer, ScrollView)
    play.scroll(inner.rect.center, -1)
    assert inner.offset > 0
    assert outer.offset == 0
    inner.scroll_to(inner.furthest)
    play.scroll(inner.rect.center, -1)
    assert outer.offset > 0


def test_the_focus_can_be_given_and_kept_through_another_layout() -> None:
    look = tiny_look()
    play = show(lambda: Label("unused"))
    ui = Interface(look, play.clock)
    tree = Column(*(Button(name, nothing, key=name) for name in "abc"))
    ui.show(tree, Rect(0, 0, 200, 100))
    ui.focus_on("c")
    ui.focus_on("nobody")
    look.text_size = 200
    ui.place(Rect(10, 10, 300, 300))
    assert ui.focus is not None
    assert ui.focus.key == "c"
    assert layout_problems(tree, look, Rect(10, 10, 300, 300)) == []


def test_a_change_of_text_size_reaches_every_open_screen() -> None:
    play = show(lambda: At(Button("a", nothing, key="a")))
    before = find(play, "a").rect.h
    play.loop.tools.set_text_size(200)
    play.turn()
    assert find(play, "a").rect.h > before
    assert focused(play) == "a"
    assert isinstance(play.scene, Screen)


def test_a_sheet_is_as_wide_as_its_head_needs() -> None:
    look = tiny_look()
    sheet = PrintSheet(Label("a"), head="a long head")
    width = sheet.narrowest(look)
    room = Rect(0, 0, width, sheet.measure(look, width)[1])
    sheet.place(look, room)
    assert layout_problems(sheet, look, room) == []
    assert sheet.measure(look, 999)[0] > look.type("head").width("a long head")
