"""The canvas: whole-number scale, at least 640 × 360, only what changed is shown again."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect, Surface

from tamcuc.ui.kit import Window, canvas_size, whole_scale
from tamcuc.ui.kit.canvas import ChangedBands


@pytest.mark.parametrize(
    ("window", "scale", "canvas"),
    [
        ((640, 360), 1, (640, 360)),
        ((960, 540), 1, (960, 540)),
        ((1280, 720), 2, (640, 360)),
        ((1280, 800), 2, (640, 400)),
        ((1366, 768), 2, (683, 384)),
        ((1920, 1080), 3, (640, 360)),
        ((2560, 1080), 3, (853, 360)),
        ((2560, 1440), 4, (640, 360)),
        ((3840, 2160), 6, (640, 360)),
        ((800, 2000), 1, (800, 2000)),
        ((100, 50), 1, (100, 50)),
    ],
)
def test_the_canvas_fills_the_window_at_the_largest_whole_scale(
    window: tuple[int, int], scale: int, canvas: tuple[int, int]
) -> None:
    assert whole_scale(window) == scale
    assert canvas_size(window) == canvas


def test_every_logical_pixel_becomes_a_square_of_one_colour() -> None:
    window = Window("test", (1930, 1087), headless=True)
    window.canvas.fill((10, 20, 30))
    window.canvas.set_at((0, 0), (255, 0, 0))
    window.canvas.set_at((100, 50), (0, 255, 0))
    window.present()
    screen = pygame.display.get_surface()
    assert screen is not None
    assert screen.subsurface(window.to_window(Rect(100, 50, 1, 1))).get_size() == (3, 3)
    for pos, colour in (((100, 50), (0, 255, 0)), ((0, 0), (255, 0, 0)), ((1, 0), (10, 20, 30))):
        square = screen.subsurface(window.to_window(Rect(*pos, 1, 1)))
        found = {tuple(square.get_at((x, y)))[:3] for x in range(3) for y in range(3)}
        assert found == {colour}


def test_the_edge_left_over_is_thinner_than_a_pixel_and_has_its_colour() -> None:
    window = Window("test", (1930, 1087), headless=True)
    window.edge_colour = (1, 2, 3)
    window.adopt_size()
    screen = pygame.display.get_surface()
    assert screen is not None
    view = window.to_window(window.canvas.get_rect())
    left_over = (screen.get_width() - view.w, screen.get_height() - view.h)
    assert left_over == (1930 % 3, 1087 % 3)
    assert tuple(screen.get_at((1929, 1086)))[:3] == (1, 2, 3)


def test_nothing_is_shown_again_where_nothing_changed() -> None:
    window = Window("test", (1280, 720), headless=True)
    assert window.present() == [Rect(0, 0, 1280, 720)]
    assert window.present() == []
    window.canvas.set_at((320, 100), (255, 0, 0))
    assert window.present() == [Rect(0, 96 * 2, 1280, 8 * 2)]
    assert window.present() == []


def test_neighbouring_changes_are_one_rectangle_and_distant_ones_two() -> None:
    canvas, bands = Surface((64, 50)), ChangedBands()
    bands.look(canvas)
    for y in (7, 8, 49):
        canvas.set_at((3, y), (9, 9, 9))
    assert bands.look(canvas) == [Rect(0, 0, 64, 16), Rect(0, 48, 64, 2)]


def test_positions_map_to_the_pixel_that_is_seen_there() -> None:
    window = Window("test", (1930, 1087), headless=True)
    for logical in ((0, 0), (17, 300), (642, 361)):
        assert window.to_logical(window.to_window(Rect(*logical, 1, 1)).center) == logical
    assert window.to_logical((-5, 99999)) == (0, window.canvas.get_height() - 1)
