"""Lamplight: bright by the lamp, dark in the corners, in the palette's colours, once for a size."""

from __future__ import annotations

import pytest
from pygame import Rect, Surface

from tamcuc.ui.kit import Look
from tamcuc.ui.stage.decor import decor
from tamcuc.ui.stage.ground import Ground
from tamcuc.ui.stage.lamplight import Lamplight, Pool
from tamcuc.ui.stage.layout import Sight, layout
from tests.ui.stage.plays import Table

SIZE = (200, 120)
LAMP = Pool((100, 60), (60.0, 40.0))


def lit(look: Look, colour: str, *pools: Pool) -> Surface:
    """A room of one colour by lamplight."""
    picture = Surface(SIZE)
    picture.fill(look.palette[colour])
    Lamplight(look).fall(picture, pools)
    return picture


def at(picture: Surface, *spots: tuple[int, int]) -> list[tuple[int, ...]]:
    return [picture.get_at(spot)[:3] for spot in spots]


def test_straw_glows_by_the_lamp_and_darkens_towards_the_corner(look: Look) -> None:
    tones = ("gamboge_light", "straw", "straw_dark", "straw_deep")
    ways = at(lit(look, "straw", LAMP), (100, 60), (144, 60), (171, 60), (0, 0))
    assert ways == [look.palette[name] for name in tones]


def test_a_shadow_beyond_the_picture_falls_nowhere(look: Look) -> None:
    picture = Surface(SIZE)
    before = picture.copy()
    Lamplight(look).shade(picture, Rect(0, SIZE[1] + 4, SIZE[0], 2))
    assert picture.get_buffer().raw == before.get_buffer().raw


def test_every_pixel_keeps_to_the_palette(look: Look) -> None:
    known = {look.palette[name] for name in look.palette.names()}
    for name in look.palette.names():
        picture = lit(look, name, LAMP)
        found = {
            colour for y in range(0, 120, 7) for colour in at(picture, (0, y), (70, y), (99, y))
        }
        assert found <= known, name


def test_light_ends_in_strokes_and_not_in_a_line(look: Look) -> None:
    picture = lit(look, "wood", LAMP)
    dark = look.palette["wood"]
    ends = [
        sum(colour == dark for colour in at(picture, *((x, y) for x in range(200))))
        for y in (58, 59, 60, 61)
    ]
    assert len(set(ends)) == 4


def test_a_second_lamp_lights_where_it_stands(look: Look) -> None:
    near_the_edge = Pool((190, 110), (20.0, 20.0))
    assert at(lit(look, "wood", LAMP), (190, 110)) == [look.palette["ink_soft"]]
    assert at(lit(look, "wood", LAMP, near_the_edge), (178, 110)) == [look.palette["wood"]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_room_is_lit_once_for_a_size_and_not_for_a_frame(
    look: Look, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    falls: list[tuple[int, int]] = []
    fall = Lamplight.fall

    def counted(lamp: Lamplight, picture: Surface, pools: list[Pool]) -> None:
        falls.append(picture.get_size())
        fall(lamp, picture, pools)

    monkeypatch.setattr(Lamplight, "fall", counted)
    ground, table = Ground(look), Table.of(seats, 3)
    names = ("An", "Bình", "Chi", "Dũng")[:seats]
    sight = Sight(names, ("you", *("ba_noi",) * (seats - 1)))
    for size in ((640, 360), (683, 384)):
        canvas = Surface(size)
        for _ in range(3):
            ground.draw(canvas, layout(table.view(0), sight, size, look))
            table.step(0)
    assert falls == [(640, 360), (683, 384)]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(640, 360), (683, 384), (853, 360), (960, 520), (1279, 719)])
def test_the_lamp_itself_is_seen_on_the_usual_canvases(
    look: Look, seats: int, size: tuple[int, int]
) -> None:
    look.text_size = 100
    names = ("An", "Bình", "Chi", "Dũng")[:seats]
    sight = Sight(names, ("you", *("ba_noi",) * (seats - 1)))
    laid = layout(Table.of(seats, 3).view(0), sight, size, look)
    things = [name for name, _ in decor(look.atlas, laid.deck.scale, laid.free)]
    assert things.count("room/lamp") == 1
