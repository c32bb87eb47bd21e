"""The game as a new player starts it: in a window, or with a sentence where there is none."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.workshop import windows

ROOT = Path(__file__).resolve().parent.parent.parent
PLAY = [sys.executable, "-m", "tamcuc"]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """A player's environment without any screen."""
    away = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    kept = {key: value for key, value in os.environ.items() if key not in away}
    return {**kept, "TAMCUC_HOME": str(tmp_path), "SDL_AUDIODRIVER": "dummy"}


@pytest.fixture
def screen(environment: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """The same with a screen of its own."""
    with windows.screen() as display:
        yield {**environment, "DISPLAY": display}


def test_without_a_display_it_says_so_in_one_sentence(environment: dict[str, str]) -> None:
    done = subprocess.run(
        PLAY, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert re.search(r"python[\d.]* -m tamcuc demo$", done.stderr)


@pytest.mark.xvfb
def test_a_window_opens_and_by_keyboard_one_gets_out_again(screen: dict[str, str]) -> None:
    with windows.started(PLAY, ROOT, screen) as game:
        told = windows.leave_by_keyboard(game, screen["DISPLAY"])
    assert (game.returncode, told) == (0, "")
