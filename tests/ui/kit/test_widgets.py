"""Choices, sliders, lists and scroll views, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from pygame import Rect

from tamcuc.ui.kit import (
    At,
    Button,
    Choice,
    Column,
    Headless,
    Label,
    ListRow,
    ListView,
    PrintSheet,
    Row,
    ScrollView,
    Sized,
    Slider,
    Space,
    TextField,
    Toggle,
    Widget,
    visible_part,
    walk,
)
from tests.ui.kit.one import find, focused, problems, root, show


def nothing() -> None:
    """Does nothing."""


def choice(told: list[int]) -> Widget:
    options = [(4, "four"), (3, "three"), (2, "two")]
    return At(Choice(options, 4, told.append, key="seats"))


def test_a_choice_is_made_by_enter_or_space_on_the_option_that_arrows_went_to() -> None:
    told: list[int] = []
    play = show(lambda: choice(told))
    for key in ("left", "right", "enter", "right", "right", "space", "enter", "left", "enter"):
        play.key(key)
    assert told == [3, 2, 3]


def between_buttons(told: list[int]) -> Widget:
    options = [(4, "four"), (3, "three"), (2, "two")]
    middle = Choice(options, 3, told.append, key="seats")
    return At(Row(Button("a", nothing, key="a"), middle, Button("b", nothing, key="b")))


def test_going_through_a_choice_changes_nothing_and_begins_at_what_is_chosen() -> None:
    told: list[int] = []
    play = show(lambda: between_buttons(told))
    for way, end in (("right", "b"), ("left", "a")):
        for goal in ("seats", "seats", end):
            play.key(way)
            assert focused(play) == goal
    assert told == []
    play.key("right")
    play.key("enter")
    assert told == []
    play.key("right")
    play.key("enter")
    assert told == [2]


def test_a_choice_is_made_by_a_press_and_release_on_the_same_option() -> None:
    told: list[int] = []
    play = show(lambda: choice(told))
    seats = find(play, "seats")
    right, left = (seats.rect.right - 4, seats.rect.centery), (seats.rect.x + 4, seats.rect.centery)
    play.press(right)
    play.release(left)
    assert told == []
    play.click(right)
    play.click(right)
    assert told == [2]


def test_a_choice_too_wide_for_its_place_goes_on_in_the_next_line() -> None:
    told: list[int] = []
    wide = show(lambda: choice(told))
    narrow = show(lambda: At(Sized(choice(told), max_width=60)))
    assert find(narrow, "seats").rect.h > find(wide, "seats").rect.h
    assert problems(narrow) == []
    narrow.click((find(narrow, "seats").rect.x + 4, find(narrow, "seats").rect.bottom - 3))
    assert told == [2]


def test_a_toggle_changes_by_click_and_by_key_once_each() -> None:
    told: list[bool] = []
    play = show(lambda: At(Toggle("sound", True, told.append, key="sound")))
    play.click(find(play, "sound").rect.center)
    play.hold_key("space")
    play.hold_key("space")
    assert told == [False, True]


def slider(told: list[int]) -> Widget:
    return At(Slider(50, told.append, key="volume", step=10))


def test_a_slider_moves_in_steps_and_stays_between_its_ends() -> None:
    told: list[int] = []
    play = show(lambda: slider(told))
    for key in ("right", "left", "home", "left", "end", "right"):
        play.key(key)
    assert told == [60, 50, 0, 100]


def test_a_slider_follows_the_pointer_even_outside() -> None:
    told: list[int] = []
    play = show(lambda: slider(told))
    rect = find(play, "volume").rect
    play.press((rect.x + 2, rect.centery))
    play.move((rect.right + 100, rect.y + 90))
    play.release((rect.right + 100, rect.y + 90))
    play.move((rect.x, rect.y))
    assert told == [0, 100]


def long_list(told: list[int]) -> Widget:
    rows = [ListRow(f"match {n}", "yesterday") for n in range(500)]
    return PrintSheet(
        ScrollView(ListView(rows, told.append, key="list"), key="view"), head="history"
    )


def test_a_list_is_walked_by_arrows_and_the_mark_stays_in_sight() -> None:
    told: list[int] = []
    play = show(lambda: long_list(told))
    view = find(play, "view")
    for _ in range(60):
        play.key("down")
        assert view.rect.contains(find(play, "list").focus_rect())
    play.key("enter")
    play.key("pagedown")
    play.key("enter")
    assert told == [60, 68]


def test_a_row_is_picked_by_a_click_on_it() -> None:
    told: list[int] = []
    play = show(lambda: long_list(told))
    listing = find(play, "list")
    assert isinstance(listing, ListView)
    play.click(listing.row_rect(3).center)
    play.press(listing.row_rect(4).center)
    play.release(listing.row_rect(5).center)
    assert told == [3]


def test_the_wheel_scrolls_what_lies_under_the_pointer_and_clicks_still_hit() -> None:
    told: list[int] = []
    play = show(lambda: long_list(told))
    for _ in range(5):
        play.scroll((200, 200), -1)
    listing = find(play, "list")
    assert isinstance(listing, ListView)
    seen = next(n for n in range(500) if listing.row_rect(n).collidepoint((200, 200)))
    assert seen > 8
    play.click((200, 200))
    assert told == [seen]


def test_the_bar_is_dragged_to_the_end() -> None:
    play = show(lambda: long_list([]))
    view = find(play, "view")
    assert isinstance(view, ScrollView)
    play.press((view.rect.right - 2, view.rect.y + 2))
    play.move((view.rect.right - 2, view.rect.bottom + 50))
    play.release((view.rect.right - 2, view.rect.bottom + 50))
    assert view.offset == view.furthest > 0


def page() -> Widget:
    words = "the rules of the house are these " * 12
    return Column(
        ScrollView(Column(*(Label(words) for _ in range(30))), key="page"),
        Button("back", lambda: None, key="back"),
    )


def test_a_page_of_text_is_read_by_keyboard_and_left_at_its_end() -> None:
    play = show(page)
    view = find(play, "page")
    assert isinstance(view, ScrollView)
    assert focused(play) == "page"
    play.key("down")
    assert view.offset > 0
    play.key("end")
    assert view.offset == view.furthest
    play.key("down")
    assert focused(play) == "back"
    play.key("up")
    assert focused(play) == "page"


def test_a_page_that_fits_is_no_stop_for_the_keyboard() -> None:
    play = show(
        lambda: Column(ScrollView(Label("short"), key="page"), Button("a", nothing, key="a"))
    )
    assert focused(play) == "a"


def mixed() -> Widget:
    words = "words " * 300
    return ScrollView(
        Column(
            Button("first", nothing, key="first"), Label(words), Button("last", nothing, key="last")
        ),
        key="view",
    )


def test_arrows_show_what_lies_between_two_distant_buttons() -> None:
    play = show(mixed, size=(640, 360), text_size=200)
    view = find(play, "view")
    assert isinstance(view, ScrollView)
    offsets = [view.offset]
    for _ in range(200):
        if focused(play) == "last":
            break
        play.key("down")
        offsets.append(view.offset)
    assert focused(play) == "last"
    assert view.rect.contains(find(play, "last").rect)
    steps = [b - a for a, b in pairwise(offsets)]
    assert max(steps) < view.rect.h // 2


def test_tab_brings_what_it_reaches_into_view() -> None:
    play = show(mixed, size=(640, 360), text_size=200)
    play.key("tab")
    assert visible_part(find(play, "last")) == find(play, "last").rect
    play.key("tab")
    assert visible_part(find(play, "first")) == find(play, "first").rect


def test_what_is_scrolled_out_of_sight_cannot_be_pressed() -> None:
    pressed: list[int] = []

    def make() -> Widget:
        inner = Column(Space(10, 400), Button("hidden", lambda: pressed.append(1), key="hidden"))
        return Column(
            Sized(ScrollView(inner, key="view", grow=0), max_height=100),
            Space(grow=1),
        )

    play = show(make, size=(1280, 1440))
    hidden, view = find(play, "hidden"), find(play, "view")
    assert isinstance(view, ScrollView)
    view.scroll_to(0)
    assert not find(play, "view").rect.colliderect(hidden.rect)
    play.click(hidden.rect.center)
    assert pressed == []


def grid_of_buttons() -> Widget:
    names = ("a b c", "d e f", "g h i")
    return At(Column(*(Row(*(Button(n, nothing, key=n) for n in line.split())) for line in names)))


def test_arrows_go_to_the_neighbour_in_their_direction() -> None:
    play = show(grid_of_buttons)
    path = {"right": "b", "down": "e", "left": "d"}
    for key, goal in path.items():
        play.key(key)
        assert focused(play) == goal
    play.key("left")
    assert focused(play) == "d"
    play.key("up")
    play.key("up")
    assert focused(play) == "a"


def lines_of_buttons() -> Widget:
    above = Row(*(Button(n, nothing, key=n) for n in "abcd"))
    below = Row(Button("e", nothing, key="e"), Space(grow=1), Button("f", nothing, key="f"))
    return Sized(Column(above, below), min_width=300)


def test_left_and_right_stay_on_the_line_where_they_can() -> None:
    play = show(lines_of_buttons)
    for key, goal in (("down", "e"), ("right", "f"), ("left", "e")):
        play.key(key)
        assert focused(play) == goal


def test_the_focus_is_always_drawn() -> None:
    play = show(grid_of_buttons)
    for key in ("right", "down", "tab"):
        before = play.canvas.copy()
        play.key(key)
        ring = find(play, focused(play)).rect.inflate(4, 4)
        assert _pixels(play, ring) != before.subsurface(ring).get_buffer().raw


def _pixels(play: Headless, rect: Rect) -> bytes:
    return play.canvas.subsurface(rect).copy().get_buffer().raw


def everything() -> Widget:
    options = [(1, "one"), (2, "two and more"), (3, "three")]
    return ScrollView(
        Column(
            Label("words " * 40),
            Choice(options, 1, lambda _: None, key="choice"),
            Slider(30, lambda _: None, key="slider"),
            Toggle("a toggle", True, lambda _: None),
            TextField("name", lambda _: None),
            ListView([ListRow("a row", "a note"), ListRow("another")], lambda _: None),
            ScrollView(Label("words " * 40), key="inner"),
        ),
        key="view",
    )


def test_what_is_scrolled_lies_where_a_new_layout_would_put_it() -> None:
    moved, placed = show(everything, (640, 360), 200), show(everything, (640, 360), 200)
    view, other = find(moved, "view"), find(placed, "view")
    assert isinstance(view, ScrollView)
    assert isinstance(other, ScrollView)
    view.scroll_to(131)
    other.offset = 131
    other.place(placed.look, other.rect)
    assert [w.rect for w in walk(view)] == [w.rect for w in walk(other)]
    for play in (moved, placed):
        play.scene.redraw()
        play.turn()
    assert _pixels(moved, view.rect) == _pixels(placed, view.rect)


@pytest.mark.parametrize("make", [page, mixed, grid_of_buttons, everything])
@pytest.mark.parametrize("text_size", [100, 120, 160, 200])
def test_the_whole_tree_is_whole(make: Callable[[], Widget], text_size: int) -> None:
    for size in ((640, 360), (960, 540), (1366, 768)):
        play = show(make, size, text_size)
        assert root(play).rect.size == play.canvas.get_size()
        assert problems(play) == []


def test_what_fits_into_a_scroll_view_is_as_wide_as_the_view() -> None:
    play = show(lambda: ScrollView(Label("a few words", key="words"), key="view"))
    assert find(play, "words").rect.centerx == find(play, "view").rect.centerx
