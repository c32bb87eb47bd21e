"""Words can be read: whatever is written differs from what it is written on."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

import pytest
from pygame import Rect, Surface

from tamcuc import i18n
from tamcuc.ui.kit import Look
from tamcuc.ui.kit.faces import Type
from tests.ui.scenes.playing import Play
from tests.ui.test_every_screen import SCREENS, opened

LEAST: Final = 4.5
LEAST_LARGE: Final = 3.0
"""Of ordinary and of large text, by WCAG 2.2, 1.4.3."""
_LARGE: Final = 20
"""Rows of a line of headings; in no window are its letters less than 24 pixels of the screen."""
_COMMON: Final = 0.3
"""Share of the ground from which a colour counts: letters stand on it here and there."""

Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Written:
    """A line as it was drawn, and the colour under it that it differs from least."""

    text: str
    colour: str
    ground: str
    contrast: float
    least: float


def light(colour: Colour) -> float:
    """Relative luminance."""
    parts = [v / 255 for v in colour]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """From 1, alike, to 21, black on white."""
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def grounds(canvas: Surface, box: Rect) -> list[Colour]:
    """The colours that make up most of a part of the canvas."""
    part = canvas.subsurface(box)
    raw = part.copy().get_buffer().raw
    pixels = Counter(memoryview(raw).cast("I"))
    most = [value for value, n in pixels.items() if n >= _COMMON * pixels.total()]
    return [tuple(part.unmap_rgb(value))[:3] for value in most]  # type: ignore[misc]


@pytest.fixture
def written(look: Look, monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """What is drawn from now on, with what it is drawn on."""
    found: list[Written] = []
    names = {look.palette[name]: name for name in look.palette.names()}
    draw = Type.draw

    def heard(self: Type, canvas: Surface, text: str, at: tuple[int, int], colour: str) -> None:
        box = Rect(at, (self.width(text), self.line)).clip(canvas.get_rect())
        if text.strip() and box.w and box.h:
            ink, least = look.palette[colour], LEAST if self.line < _LARGE else LEAST_LARGE
            for ground in grounds(canvas, box):
                differs = contrast(ink, ground)
                found.append(Written(text, colour, names.get(ground, "?"), differs, least))
        draw(self, canvas, text, at, colour)

    monkeypatch.setattr(Type, "draw", heard)
    return found


def pale(written: list[Written]) -> set[tuple[str, str, str, float]]:
    """What can hardly be read."""
    return {
        (each.text, each.colour, each.ground, round(each.contrast, 1))
        for each in written
        if each.contrast < each.least
    }


@pytest.mark.parametrize("language", ["vi", "en"])
@pytest.mark.parametrize("name", SCREENS)
def test_every_page_can_be_read(written: list[Written], name: str, language: str) -> None:
    i18n.use(language)
    opened(name, (1280, 720))
    assert written
    assert pale(written) == set()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_can_be_read_at_every_moment(
    look: Look, written: list[Written], seats: int
) -> None:
    play = Play(look, seats)
    for phase in ("call", "lay", "show"):
        play.until(phase)
        play.hands.key("space")
    assert written
    assert pale(written) == set()
