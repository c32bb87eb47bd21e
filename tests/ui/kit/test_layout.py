"""Boxes share their space to the last pixel, and the layout check finds what is broken."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from tamcuc.ui.kit import (
    Around,
    Box,
    Button,
    Column,
    Flow,
    Grid,
    Label,
    Layers,
    Look,
    Pad,
    PrintSheet,
    Row,
    ScrollView,
    Sized,
    Space,
    Table,
    Widget,
    layout_problems,
)
from tamcuc.ui.kit.widgets.share import grown, shrunk
from tests.ui.kit.tiny import tiny_look

CANVAS = Rect(0, 0, 640, 360)


@pytest.fixture
def look() -> Look:
    return tiny_look()


def nothing() -> None:
    """Does nothing."""


class Fixed(Box):
    """Children where the test wants them."""

    def __init__(self, *children: tuple[Widget, tuple[int, int, int, int]]) -> None:
        super().__init__([child for child, _ in children])
        self._places = [Rect(rect) for _, rect in children]

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        for child, place in zip(self._children, self._places, strict=True):
            child.place(look, place)


def problems(look: Look, *children: tuple[Widget, tuple[int, int, int, int]]) -> list[str]:
    """What the check says of children placed by hand."""
    tree = Fixed(*children)
    tree.place(look, CANVAS)
    return [text.split(":")[0] for text in layout_problems(tree, look, CANVAS)]


def test_a_sound_layout_has_no_problems(look: Look) -> None:
    assert problems(look, (Label("a b"), (0, 0, 12, 10)), (Label("c"), (12, 0, 4, 10))) == []


def test_text_that_needs_more_height_than_it_has_is_found(look: Look) -> None:
    assert problems(look, (Label("aaa bbb"), (0, 0, 12, 10))) == ["text clipped"]


def test_a_word_broken_in_the_middle_is_found(look: Look) -> None:
    assert problems(look, (Label("aaaa"), (0, 0, 8, 20))) == ["word broken"]


def test_siblings_that_overlap_are_found(look: Look) -> None:
    found = problems(look, (Label("a"), (0, 0, 10, 10)), (Label("b"), (9, 9, 10, 10)))
    assert found == ["overlap"]


def test_layers_may_overlap(look: Look) -> None:
    tree = Layers(Label("a"), Label("b"))
    tree.place(look, CANVAS)
    assert layout_problems(tree, look, CANVAS) == []


def test_what_lies_outside_the_canvas_is_found(look: Look) -> None:
    found = problems(look, (Label("a"), (638, 0, 10, 10)))
    assert found == ["outside the canvas", "sticks out"]


def test_a_button_without_size_is_found(look: Look) -> None:
    assert "cannot be reached" in problems(look, (Button("a", nothing), (9, 9, 0, 20)))


def test_what_is_wider_than_its_scroll_view_is_found_but_not_what_is_taller(look: Look) -> None:
    tall = ScrollView(Column(*(Label("a") for _ in range(90))))
    tall.place(look, CANVAS)
    assert layout_problems(tall, look, CANVAS) == []
    wide = ScrollView(Fixed((Label("a"), (0, 0, 700, 10))))
    wide.place(look, CANVAS)
    assert any("sticks out" in text for text in layout_problems(wide, look, CANVAS))


@given(st.lists(st.tuples(st.integers(0, 50), st.integers(0, 3)), min_size=1), st.integers(0, 99))
def test_what_is_left_over_goes_to_those_that_grow_to_the_last_pixel(
    children: list[tuple[int, int]], spare: int
) -> None:
    liked, weights = [c[0] for c in children], [c[1] for c in children]
    shares = grown(liked, weights, sum(liked) + spare)
    assert sum(shares) == sum(liked) + (spare if sum(weights) else 0)
    assert all(share >= want for share, want in zip(shares, liked, strict=True))


@given(
    st.lists(st.tuples(st.integers(0, 50), st.integers(0, 50)), min_size=1), st.integers(0, 2000)
)
def test_those_that_give_way_keep_their_least_and_fill_the_room(
    children: list[tuple[int, int]], room: int
) -> None:
    liked = [low + more for low, more in children]
    least = [low for low, _ in children]
    shares = shrunk(liked, least, room)
    assert all(low <= share for low, share in zip(least, shares, strict=True))
    assert sum(shares) == min(sum(liked), max(sum(least), room))


def rects(tree: Widget) -> list[tuple[int, int, int, int]]:
    """Where the children lie."""
    return [(r.x, r.y, r.w, r.h) for r in (child.rect for child in tree.children)]


def test_a_column_gives_what_is_left_to_what_grows(look: Look) -> None:
    tree = Column(Label("a"), Space(grow=1), Label("b"), gap=2)
    tree.place(look, Rect(0, 0, 50, 100))
    assert rects(tree) == [(0, 0, 50, 10), (0, 12, 50, 76), (0, 90, 50, 10)]


def test_a_column_squeezes_only_what_can_scroll(look: Look) -> None:
    tall = ScrollView(Column(*(Label("a") for _ in range(30)), gap=0), least=20)
    tree = Column(Label("a"), tall, Label("b"), gap=0)
    tree.place(look, Rect(0, 0, 50, 100))
    assert rects(tree) == [(0, 0, 50, 10), (0, 10, 50, 80), (0, 90, 50, 10)]


def test_a_row_wraps_words_before_it_overflows(look: Look) -> None:
    tree = Row(Label("aa bb cc"), Label("d"), gap=4, across="start")
    tree.place(look, Rect(0, 0, 28, 100))
    assert rects(tree) == [(0, 0, 20, 20), (24, 0, 4, 10)]
    assert layout_problems(tree, look, CANVAS) == []


def test_a_row_that_may_stack_stands_as_a_column_where_it_is_narrow(look: Look) -> None:
    tree = Row(Label("aaaa"), Label("bbbb"), gap=4, stack=True)
    tree.place(look, Rect(0, 0, 36, 100))
    assert [r[1] for r in rects(tree)] == [45, 45]
    tree.place(look, Rect(0, 0, 35, 100))
    assert [r[:2] for r in rects(tree)] == [(0, 0), (0, 14)]


def test_a_grid_has_as_many_columns_as_whole_words_allow(look: Look) -> None:
    tree = Grid(*(Label("aaaa") for _ in range(4)), columns=4, gap=2)
    tree.place(look, Rect(0, 0, 70, 100))
    assert len({r[0] for r in rects(tree)}) == 4
    tree.place(look, Rect(0, 0, 69, 100))
    assert len({r[0] for r in rects(tree)}) == 3


def test_a_table_aligns_its_columns(look: Look) -> None:
    tree = Table([Label("a"), Label("bbb")], [Label("ccc"), Label("d")], gap=4, line_gap=0)
    tree.place(look, Rect(0, 0, 100, 100))
    assert [r[:3] for r in rects(tree)] == [(0, 0, 12), (16, 0, 12), (0, 10, 12), (16, 10, 12)]


def test_a_flow_begins_a_new_line_where_one_is_full(look: Look) -> None:
    tree = Flow(*(Label("aaa") for _ in range(3)), gap=4, along="centre")
    tree.place(look, Rect(0, 0, 30, 100))
    assert rects(tree) == [(1, 0, 12, 10), (17, 0, 12, 10), (9, 14, 12, 10)]


WORDS = st.text(alphabet="ab ", min_size=1, max_size=24).filter(str.strip)


def trees(depth: int = 3) -> st.SearchStrategy[Widget]:
    """Any tree of widgets that may be asked to fit somewhere."""
    leaves: Iterator[st.SearchStrategy[Widget]] = iter(
        (WORDS.map(Label), WORDS.map(lambda text: Button(text, nothing)))
    )
    leaf = st.one_of(*leaves)
    if depth == 0:
        return leaf
    inner = trees(depth - 1)
    several = st.lists(inner, min_size=1, max_size=3)
    return st.one_of(
        leaf,
        several.map(lambda c: Column(*c)),
        several.map(lambda c: Row(*c)),
        several.map(lambda c: Row(*c, stack=True)),
        several.map(lambda c: Flow(*c)),
        several.map(lambda c: Grid(*c, columns=3)),
        inner.map(lambda c: Pad(c, 3)),
        inner.map(lambda c: PrintSheet(c, head="head")),
        inner.map(lambda c: Sized(c, min_width=40)),
    )


@given(trees(), st.integers(0, 300), st.sampled_from([100, 120, 160, 200]))
def test_any_tree_is_whole_in_any_room_that_is_wide_enough_for_its_words(
    tree: Widget, spare: int, text_size: int
) -> None:
    look = LOOKS.setdefault(text_size, tiny_look())
    look.text_size = text_size
    width = tree.narrowest(look) + spare
    room = Rect(0, 0, width, tree.measure(look, width)[1])
    tree.place(look, room)
    assert layout_problems(tree, look, room) == []


LOOKS: dict[int, Look] = {}


def test_a_box_around_passes_on_what_is_left(look: Look) -> None:
    child = Label("a")
    Around(child, pad=(1, 2, 3, 4)).place(look, Rect(0, 0, 50, 50))
    assert child.rect == Rect(1, 2, 46, 44)
