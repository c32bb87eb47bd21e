"""Letters and sprites, pixel by pixel."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from tamcuc.ui.kit import Palette
from tamcuc.ui.kit.nine_slice import nine_slice
from tests.ui.kit.tiny import COLOURS, tiny_atlas, tiny_look


def rows(picture: Surface, ink: tuple[int, int, int]) -> list[str]:
    """The picture as text: # for that colour, . for clear, ? for anything else."""
    width, height = picture.get_size()
    return ["".join(_mark(picture, x, y, ink) for x in range(width)) for y in range(height)]


def _mark(picture: Surface, x: int, y: int, ink: tuple[int, int, int]) -> str:
    red, green, blue, alpha = picture.get_at((x, y))
    if alpha == 0:
        return "."
    return "#" if (red, green, blue, alpha) == (*ink, 255) else "?"


def test_letters_stand_where_the_face_says_in_the_colour_asked() -> None:
    letters = tiny_look().type("text")
    empty = "." * 12
    body = "###.....###."
    assert rows(letters.picture("a b", "vermilion"), COLOURS["vermilion"]) == [
        *[empty] * 2,
        *[body] * 4,
        *[empty] * 4,
    ]


def test_text_at_200_per_cent_is_every_pixel_doubled() -> None:
    look = tiny_look()
    once = rows(look.type("text").picture("ơ", "ink"), COLOURS["ink"])
    look.text_size = 200
    twice = rows(look.type("text").picture("ơ", "ink"), COLOURS["ink"])
    assert twice == [c for row in once for c in ["".join(p * 2 for p in row)] * 2]
    assert look.em == 20


def test_a_letter_that_the_face_lacks_is_a_box_and_is_noted() -> None:
    look = tiny_look()
    picture = rows(look.type("text").picture("將", "ink"), COLOURS["ink"])
    assert picture[3] == "####.."
    assert picture[4] == "#..#.."
    assert look.missing() == ["letter '將' in text"]


def test_a_space_that_must_not_break_is_as_wide_as_any() -> None:
    letters = tiny_look().type("text")
    assert letters.width("a\u00a0b") == letters.width("a b")
    assert letters.wrap("a\u00a0b c", letters.width("a b")).lines == ("a\u00a0b", "c")
    assert letters.widest_word("a\u00a0b c") == letters.width("a b")


def test_a_nine_slice_keeps_its_corners_and_tiles_the_rest() -> None:
    source = Surface((4, 3), pygame.SRCALPHA)
    for x, row in enumerate(("abc", "def", "ghi", "jkl")):
        for y, letter in enumerate(row):
            source.set_at((x, y), (ord(letter), 0, 0))
    grown = nine_slice(source, (1, 1, 1, 1), (7, 5))
    shown = ["".join(chr(grown.get_at((x, y))[0]) for x in range(7)) for y in range(5)]
    assert shown == ["adgdgdj", "behehek", "behehek", "behehek", "cfifi" + "fl"]


def test_a_nine_slice_smaller_than_its_corners_is_cut_not_refused() -> None:
    source = Surface((6, 6), pygame.SRCALPHA)
    source.fill((9, 9, 9))
    for size in ((1, 1), (3, 2), (2, 9), (1, 40)):
        assert nine_slice(source, (2, 2, 2, 2), size).get_size() == size


def test_a_sprite_that_does_not_exist_is_loud_and_noted() -> None:
    look = tiny_look()
    canvas = Surface((32, 32))
    look.atlas.draw(canvas, "card/joker", (0, 0))
    look.atlas.draw_slice(canvas, "ui/nothing", Rect(0, 16, 9, 9))
    assert tuple(canvas.get_at((0, 0)))[:3] == (255, 0, 255)
    assert tuple(canvas.get_at((0, 16)))[:3] == (255, 0, 255)
    assert look.missing() == ["sprite card/joker", "sprite ui/nothing"]


def test_a_colour_that_does_not_exist_is_loud_and_noted() -> None:
    palette = Palette(COLOURS)
    assert palette["gold"] == (255, 0, 255)
    assert palette.missing == {"gold"}


def test_a_variant_exchanges_palette_colours_and_leaves_the_sprite_alone() -> None:
    palette = Palette(COLOURS)
    atlas = tiny_atlas(palette)
    variant = atlas.variant("ui/field", (("vermilion", "night"), ("ink", "grey")), 2)
    assert tuple(variant.get_at((0, 0)))[:3] == COLOURS["night"]
    assert tuple(variant.get_at((5, 0)))[:3] == COLOURS["grey"]
    assert tuple(variant.get_at((5, 5)))[:3] == COLOURS["diep"]
    assert tuple(atlas.sprite("ui/field").get_at((0, 0)))[:3] == COLOURS["vermilion"]
