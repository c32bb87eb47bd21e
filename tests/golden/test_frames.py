"""Key screens look exactly as they did when somebody last looked and kept them."""

from __future__ import annotations

import pytest
from pygame import Surface

from tests.golden import frames


@pytest.mark.parametrize("name", frames.NAMES)
def test_the_frame_is_as_kept(name: str) -> None:
    assert frames.differing(name) == 0, (
        "see what changed: python -m tests.golden.frames --diff OUT.png; "
        "if it is meant: python -m tests.golden.frames --write"
    )


def test_a_single_pixel_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    name = frames.NAMES[0]
    other = frames.kept(name).convert(24)
    red, green, blue, _ = other.get_at((5, 7))
    other.set_at((5, 7), (red ^ 1, green, blue))
    monkeypatch.setattr(frames, "drawn", lambda: {name: other})
    assert frames.differing(name) == 1
    shown = frames.difference([name])
    width = other.get_width()
    assert tuple(shown.get_at((2 * width + 5, 7)))[:3] == (255, 0, 255)


def test_another_size_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    name = frames.NAMES[0]
    monkeypatch.setattr(frames, "drawn", lambda: {name: Surface((3, 4))})
    assert frames.differing(name) == 12


def test_nothing_is_kept_that_is_not_compared() -> None:
    assert {path.stem for path in frames.FOLDER.glob("*.png")} == set(frames.NAMES)
