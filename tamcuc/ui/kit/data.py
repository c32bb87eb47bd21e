"""Reading the shipped files, wherever they are: a folder, a wheel, a frozen program."""

from __future__ import annotations

import json
from importlib import resources
from io import BytesIO
from typing import Any

import pygame


def read_data(*parts: str) -> bytes:
    """Bytes of tamcuc/data/<parts>. Raises FileNotFoundError if it is not shipped."""
    return resources.files("tamcuc").joinpath("data", *parts).read_bytes()


def data_names(folder: str) -> list[str]:
    """Names of the shipped files in tamcuc/data/<folder>; none if there is no such folder."""
    place = resources.files("tamcuc").joinpath("data", folder)
    return [entry.name for entry in place.iterdir()] if place.is_dir() else []


def read_json(*parts: str) -> dict[str, Any]:
    """A shipped JSON object. Raises FileNotFoundError or ValueError."""
    value = json.loads(read_data(*parts))
    if not isinstance(value, dict):
        raise ValueError(f"{'/'.join(parts)} is not a JSON object")
    return value


def read_picture(*parts: str) -> pygame.Surface:
    """A shipped PNG with its transparency, in the format that blits fastest on this display."""
    picture = pygame.image.load(BytesIO(read_data(*parts)), parts[-1])
    return picture.convert_alpha() if pygame.display.get_surface() else picture
