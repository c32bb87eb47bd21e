"""What lies under the screens never lies under what is to be read."""

from __future__ import annotations

import pytest
from pygame import Rect, Surface
from pygame.image import tobytes

from tamcuc.ui.kit import Headless, Screen, Space, Widget
from tamcuc.ui.scenes.backdrop import Backdrop, Mat, draw_floor
from tamcuc.ui.scenes.new_table import NewTableScene
from tamcuc.ui.scenes.night import Night
from tamcuc.ui.scenes.title import TitleScene
from tests.ui.scenes.family import House, Table


class Rolled(Screen):
    """The mat with one thing on it, in the middle or nowhere."""

    def __init__(self, thing: Widget) -> None:
        self._thing = thing

    def build(self) -> Widget:
        return Mat(self._thing)


def colours(play: Headless, rect: Rect) -> set[tuple[int, ...]]:
    spots = [(x, y) for x in range(rect.left, rect.right) for y in range(rect.top, rect.bottom)]
    return {tuple(play.canvas.get_at(spot)) for spot in spots}


def cat(play: Headless) -> tuple[int, ...]:
    """A colour that no floor has, lit or not: the cat's stripes by lamplight or in its dusk."""
    return (*play.look.palette["gamboge_dark"], 255)


def pixels(picture: Surface, rect: Rect) -> bytes:
    return tobytes(picture.subsurface(rect), "RGB")


def test_ornaments_are_printed_on_a_free_mat_and_left_out_under_things() -> None:
    free, taken = Headless(Rolled(Space())), Headless(Rolled(Widget()))
    middle = Rect(0, 0, 100, 60)
    middle.center = free.canvas.get_rect().center
    leaf = tuple(free.look.palette["leaf"])
    assert any(colour[:3] == leaf for colour in colours(free, middle))
    assert all(colour[:3] != leaf for colour in colours(taken, middle))


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (2560, 1080)])
def test_things_lie_beside_the_sheet_alone(size: tuple[int, int]) -> None:
    play = Headless(NewTableScene(House(), Table), size=size)
    canvas, atlas = play.canvas, play.look.atlas
    sheet = canvas.get_rect().inflate(-300, -40)
    draw_floor(canvas, atlas)
    assert cat(play) not in colours(play, canvas.get_rect())
    Backdrop(play.look).draw(canvas, sheet)
    assert cat(play) not in colours(play, sheet)
    assert cat(play) in colours(play, canvas.get_rect())


def test_no_thing_is_half_hidden_by_the_menu() -> None:
    play = Headless(TitleScene(House(), Table))
    night = Night(play.look)
    whole = play.canvas.get_rect()
    night.draw(play.canvas, Rect(0, 0, 0, 0), None)
    full = play.canvas.copy()
    night.draw(play.canvas, Rect(0, 0, whole.w, whole.h), None)
    mat = Rect(0, whole.bottom - 40, whole.w, 40)
    assert pixels(full, mat) != pixels(play.canvas, mat)
    found = colours(play, mat)
    assert all(colour[:3] != tuple(play.look.palette["indigo"]) for colour in found)
