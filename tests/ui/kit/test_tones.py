"""Tones stay in the palette: shadows and the veil behind a sheet bring no new colour."""

from __future__ import annotations

import pytest
from pygame import Surface

from tamcuc.ui.kit import Palette
from tamcuc.ui.kit.palette import Colour
from tamcuc.ui.kit.tones import DUSK, GLOOM, GLOW, NIGHT, Toner, Tones

ANY = pytest.mark.parametrize(
    "tones", [GLOW, DUSK, GLOOM, NIGHT], ids=["glow", "dusk", "gloom", "night"]
)
DARKER = pytest.mark.parametrize("tones", [DUSK, GLOOM, NIGHT], ids=["dusk", "gloom", "night"])
HARDLY = 0.02
"""A difference in luminance that no eye sees: some neighbours share a tone."""
READABLE = 4.5
"""Least contrast of text with what is behind it (WCAG 2, AA)."""


def contrast(one: Colour, other: Colour) -> float:
    dark, light = sorted(map(luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: Colour) -> float:
    parts = [
        v / 12.92 if (v := c / 255) <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for c in colour
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def every_colour(palette: Palette) -> Surface:
    """A picture, one pixel high, of each colour in turn."""
    picture = Surface((len(palette.names()), 1))
    for x, name in enumerate(palette.names()):
        picture.set_at((x, 0), palette[name])
    return picture


def colour_at(picture: Surface, at: tuple[int, int]) -> Colour:
    red, green, blue, _ = picture.get_at(at)
    return red, green, blue


def pixels(picture: Surface) -> list[Colour]:
    width, height = picture.get_size()
    return [colour_at(picture, (x, y)) for y in range(height) for x in range(width)]


@ANY
def test_every_colour_becomes_the_tone_that_is_written_down(tones: Tones) -> None:
    palette = Palette.load()
    picture = every_colour(palette)
    toner = Toner(palette, tones)
    toner.tone(picture)
    assert toner.confused == []
    assert pixels(picture) == [palette[tones.get(name, name)] for name in palette.names()]
    assert not palette.missing


@DARKER
def test_no_tone_is_lighter_than_the_colour_was(tones: Tones) -> None:
    palette = Palette.load()
    for name in palette.names():
        became = palette[tones.get(name, name)]
        assert luminance(became) <= luminance(palette[name]) + HARDLY


def test_a_sheets_paper_stands_out_from_all_that_lies_behind_the_veil() -> None:
    palette = Palette.load()
    behind = {palette[NIGHT.get(name, name)] for name in palette.names()}
    assert len(behind) > 5
    assert all(contrast(palette["diep"], colour) >= READABLE for colour in behind)


def test_colours_that_look_alike_to_the_toner_must_not_part_ways() -> None:
    palette = Palette({"ink": (29, 22, 19), "night": (19, 23, 48), "shell": (255, 250, 238)})
    assert Toner(palette, {"ink": "shell"}).confused == ["night"]
    assert Toner(palette, {"ink": "shell", "night": "shell"}).confused == []
