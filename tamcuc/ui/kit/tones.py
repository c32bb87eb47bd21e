"""Pictures in other tones: every colour of the palette drawn as another one, all at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pygame import Surface

from .palette import Colour, Palette

Tones = Mapping[str, str]
"""By palette name, the colour that a colour becomes; one that is not named stays as it is."""


def _become(table: Mapping[str, str]) -> dict[str, str]:
    """From what is written the short way: the new tone, and all that become it."""
    return {old: new for new, olds in table.items() for old in olds.split()}


DUSK: Final[Tones] = _become(
    {
        "ink": "ink night ink_soft wood_dark",
        "night": "indigo_dark night_light",
        "wood_dark": "wood",
        "wood": "straw_deep gamboge_dark grey",
        "straw_deep": "straw_dark",
        "straw_dark": "straw diep_dark grey_light skin_dark",
        "straw": "gamboge_light diep_shade skin",
        "diep_shade": "diep shell peach_light",
        "gamboge_dark": "gamboge vermilion_light",
        "vermilion_dark": "vermilion",
        "peach_dark": "peach",
        "indigo_dark": "indigo",
        "indigo": "indigo_light",
        "leaf_dark": "leaf",
        "leaf": "leaf_light",
    }
)
"""One step out of the light: shadows, and what the lamp hardly reaches."""

GLOOM: Final[Tones] = {old: DUSK.get(new, new) for old, new in DUSK.items()} | _become(
    {"ink_soft": "wood", "wood_dark": "straw_deep gamboge_dark"}
)
"""Two steps out of it: the corners of a room. Boards can still be told apart."""

GLOW: Final[Tones] = _become(
    {
        "gamboge_light": "straw diep_dark",
        "straw": "straw_dark",
        "diep": "shell peach_light",
        "diep_shade": "skin",
        "straw_dark": "straw_deep gamboge_dark",
        "straw_deep": "wood",
        "wood": "wood_dark ink_soft",
        "ink": "night",
    }
)
"""One step into the light: straw and boards by the lamp, where what is nearly alike is alike."""

NIGHT: Final[Tones] = _become(
    {
        "ink": "ink night indigo_dark night_light leaf_dark",
        "ink_soft": "ink_soft wood_dark straw_deep gamboge_dark straw_dark",
        "wood_dark": "wood straw diep_dark vermilion_dark vermilion_light peach peach_dark "
        "grey grey_light skin_dark",
        "wood": "diep shell peach_light diep_shade skin gamboge gamboge_light",
        "vermilion_dark": "vermilion",
        "night": "indigo",
        "indigo_dark": "indigo_light",
        "leaf_dark": "leaf leaf_light",
    }
)
"""The lamp turned down: what waits behind a sheet is still known, and asks for nothing.

Of all reds the pure one alone stays red: it tells red cards. Blossoms and the cat would glow.
"""


class Toner:
    """Changes the tones of pictures that hold nothing but colours of the palette.

    A picture goes through 256 numbered colours and back, which costs a third of a millisecond
    for 640 x 360. SDL finds numbers by the upper bits of red, green and blue alone, so a few
    neighbours in the palette share one: `confused` tells which of them should part ways.
    """

    def __init__(self, palette: Palette, tones: Tones) -> None:
        names = palette.names()
        colours = [palette[name] for name in names]
        self._numbered = _filled(colours)
        strip = Surface((len(names), 1))
        for x, colour in enumerate(colours):
            strip.set_at((x, 0), colour)
        numbers = self._in_numbers(strip).get_buffer().raw[: len(names)]
        toned = list(self._numbered)
        wanted: dict[int, str] = {}
        self.confused: list[str] = []
        for name, number in zip(names, numbers, strict=True):
            tone = tones.get(name, name)
            toned[number] = palette[wanted.setdefault(number, tone)]
            if wanted[number] != tone:
                self.confused.append(name)
        self._toned = toned

    def tone(self, picture: Surface) -> None:
        """Give every pixel its other tone; for a part of a picture hand in a subsurface."""
        picture.blit(self.toned(picture), (0, 0))

    def toned(self, picture: Surface) -> Surface:
        """A copy in the other tones."""
        numbers = self._in_numbers(picture)
        numbers.set_palette(self._toned)
        return numbers

    def _in_numbers(self, picture: Surface) -> Surface:
        numbers = Surface(picture.get_size(), depth=8)
        numbers.set_palette(self._numbered)
        numbers.blit(picture, (0, 0))
        return numbers


def _filled(colours: list[Colour]) -> list[Colour]:
    """256 colours; what is too many repeats the first."""
    return [*colours, *[colours[0]] * (256 - len(colours))]
