"""A finger on the screen presses, drags and pushes pages, and leaves nothing behind."""

from __future__ import annotations

from tamcuc.ui.kit import Button, Column, Headless, ScrollView, Slider, Widget
from tests.ui.kit.one import find, show


def page(told: list[int]) -> Widget:
    def row(n: int) -> Button:
        return Button(f"line {n}", lambda: told.append(n), key=f"line {n}")

    return ScrollView(Column(*(row(n) for n in range(40))), key="page")


def view_of(play: Headless) -> ScrollView:
    view = find(play, "page")
    assert isinstance(view, ScrollView)
    return view


def test_a_tap_presses_and_nothing_stays_hovered() -> None:
    told: list[int] = []
    play = show(lambda: page(told))
    play.tap(find(play, "line 3").rect.center)
    assert told == [3]
    assert not find(play, "line 3").hovered
    play.click(find(play, "line 3").rect.center)
    assert find(play, "line 3").hovered


def test_a_finger_pushes_the_page_and_does_not_press_what_it_began_on() -> None:
    told: list[int] = []
    play = show(lambda: page(told))
    x, y = find(play, "line 5").rect.center
    play.push((x, y), (x, y - 50))
    assert view_of(play).offset == 50
    play.push((x, y), (x, y + 30))
    assert view_of(play).offset == 20
    play.push((x, y), (x, y + 300))
    assert view_of(play).offset == 0
    assert told == []


def test_a_finger_that_trembles_still_presses() -> None:
    told: list[int] = []
    play = show(lambda: page(told))
    x, y = find(play, "line 5").rect.center
    play.push((x, y), (x + 2, y + 3))
    assert told == [5]
    assert view_of(play).offset == 0


def test_a_mouse_does_not_push_pages() -> None:
    play = show(lambda: page([]))
    x, y = find(play, "line 5").rect.center
    play.move((x, y))
    play.press((x, y))
    play.move((x, y - 50))
    play.release((x, y - 50))
    assert view_of(play).offset == 0


def test_a_slider_follows_the_finger_and_the_page_stays() -> None:
    told: list[int] = []

    def tree() -> Widget:
        rest = (Button(f"{n}", lambda: None) for n in range(40))
        return ScrollView(Column(Slider(50, told.append, key="volume"), *rest), key="page")

    play = show(tree)
    rect = find(play, "volume").rect
    play.push(rect.center, (rect.x + 2, rect.centery + 30))
    assert told[-1] == 0
    assert view_of(play).offset == 0


def test_a_page_laid_out_anew_under_the_finger_is_not_pushed_any_more() -> None:
    play = show(lambda: page([]))
    x, y = find(play, "line 5").rect.center
    play.press((x, y), touch=True)
    play.move((x, y - 20), touch=True)
    play.scene.look_changed()
    play.move((x, y - 60), touch=True)
    assert view_of(play).offset == 20
