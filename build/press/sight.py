"""How the print looks to eyes that miss one kind of cone, or to no colour at all.

The matrices are those of Machado, Oliveira and Fernandes (2009) at severity 1.0, on linear RGB.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from build.press.palette import Colour, Palette

Rgb = tuple[int, int, int]
Matrix = tuple[tuple[float, float, float], ...]

LUMINANCE = (0.2126, 0.7152, 0.0722)
SIGHTS: Mapping[str, Matrix] = MappingProxyType(
    {
        "full": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
        "protanopia": (
            (0.152286, 1.052583, -0.204868),
            (0.114503, 0.786281, 0.099216),
            (-0.003882, -0.048116, 1.051998),
        ),
        "deuteranopia": (
            (0.367322, 0.860646, -0.227968),
            (0.280085, 0.672501, 0.047413),
            (-0.011820, 0.042940, 0.968881),
        ),
        "tritanopia": (
            (1.255528, -0.076749, -0.178779),
            (-0.078411, 0.930809, 0.147602),
            (0.004733, 0.691367, 0.303900),
        ),
        "grey": (LUMINANCE, LUMINANCE, LUMINANCE),
    }
)


def seen(colour: Rgb, sight: str) -> Rgb:
    """The colour on the screen that full sight would mistake for it."""
    light = [_linear(part) for part in colour]
    red, green, blue = (
        _coded(sum(weight * part for weight, part in zip(row, light, strict=True)))
        for row in SIGHTS[sight]
    )
    return red, green, blue


def through(palette: Palette, sight: str) -> Palette:
    """The palette as such eyes see it; letters and names stay."""
    return Palette(tuple(Colour(c.letter, c.name, seen(c.rgb, sight)) for c in palette.colours))


def lightness(colour: Rgb) -> float:
    """CIE L*, 0 for black to 100 for white."""
    y = sum(weight * _linear(part) for weight, part in zip(LUMINANCE, colour, strict=True))
    return float(116 * y ** (1 / 3) - 16 if y > 216 / 24389 else y * 24389 / 27)


def _linear(part: int) -> float:
    value = part / 255
    return float(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4)


def _coded(light: float) -> int:
    light = min(max(light, 0.0), 1.0)
    value = 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(255 * value)
