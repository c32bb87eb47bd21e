"""A look small enough to know every pixel of: no shipped picture is needed to test the kit."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from tamcuc.ui.kit import Atlas, Face, Glyph, Look, Palette, Sprite
from tamcuc.ui.kit.palette import Colour

COLOURS: dict[str, Colour] = {
    "ink": (29, 22, 19),
    "ink_soft": (67, 50, 42),
    "diep": (246, 236, 208),
    "diep_shade": (231, 213, 170),
    "diep_dark": (201, 171, 123),
    "shell": (255, 250, 238),
    "vermilion": (210, 59, 36),
    "vermilion_dark": (147, 36, 29),
    "gamboge_light": (251, 220, 120),
    "grey": (129, 119, 109),
    "straw": (220, 187, 114),
    "straw_dark": (191, 152, 82),
    "straw_deep": (147, 107, 57),
    "night": (19, 23, 48),
    "wood": (124, 75, 42),
    "wood_dark": (79, 46, 30),
}
LETTERS = (
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;!?…%·−+-'()"
    "àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđĐ"
)
STATES = ("rest", "over", "down", "off")
FRAMES = (
    "print/sheet",
    "print/board",
    "ui/shadow",
    "ui/focus",
    "ui/field",
    "ui/field_on",
    "ui/lit",
    "ui/marked",
    "ui/tip",
    "ui/rule",
    "ui/scroll_thumb_over",
    "ui/slider_track",
    "ui/slider_fill",
    "ui/scroll_track",
    "ui/scroll_thumb",
    *(
        f"ui/button/{kind}_{s}"
        for kind in ("main", "plain")
        for s in ("rest", "over", "down", "off")
    ),
)
PLAIN = ("ui/check_on", "ui/check_off", "ui/slider_knob", "ui/slider_knob_over", "icon/back")


def tiny_face(name: str, line: int) -> Face:
    """A face whose every letter is a block, 3 wide, 4 high, 4 to the next; a space is empty."""
    sheet = Surface((4, 4), pygame.SRCALPHA)
    sheet.fill((255, 255, 255, 255), (0, 0, 3, 4))
    block, empty = Rect(0, 0, 3, 4), Rect(3, 0, 1, 1)
    glyphs = {c: Glyph(empty if c == " " else block, 0, 2, 4) for c in LETTERS}
    return Face(name, sheet, line, line - 2, glyphs)


def tiny_atlas(palette: Palette, extra: Sequence[str] = ()) -> Atlas:
    """Frames of 6 x 6 with edges of 2: red corners, ink edges, paper inside; marks of 5 x 5."""
    picture = Surface((16, 8), pygame.SRCALPHA)
    picture.fill(COLOURS["ink"], (0, 0, 6, 6))
    picture.fill(COLOURS["diep"], (2, 2, 2, 2))
    for corner in ((0, 0), (4, 0), (0, 4), (4, 4)):
        picture.fill(COLOURS["vermilion"], (*corner, 2, 2))
    picture.fill(COLOURS["grey"], (8, 0, 5, 5))
    frames = {name: Sprite(Rect(0, 0, 6, 6), (2, 2, 2, 2)) for name in FRAMES}
    marks = {name: Sprite(Rect(8, 0, 5, 5)) for name in (*PLAIN, *extra)}
    return Atlas(picture, frames | marks, palette)


def tiny_look() -> Look:
    """Palette, frames and letters for tests."""
    palette = Palette(COLOURS)
    lines = {"small": 8, "text": 10, "large": 12, "title": 14}
    faces = {name: tiny_face(name, line) for name, line in lines.items()}
    return Look(palette, tiny_atlas(palette), faces)
