from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Iterator

import pytest

from tamcuc.i18n import use
from tamcuc.ui.kit import Look, Window


@pytest.fixture(scope="session")
def look() -> Look:
    """The shipped look, with a hidden window so that pictures can be drawn."""
    Window("stage", (640, 360), headless=True)
    return Look.load()


@pytest.fixture(autouse=True)
def _vietnamese() -> Iterator[None]:
    """Each test begins and ends in the first language."""
    use("vi")
    yield
    use("vi")
