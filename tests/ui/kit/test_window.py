"""The window says so when nobody could see it, and sound is never needed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from tamcuc.ui.kit import Label, Sound, Window
from tests.ui.kit.one import show

OPEN = """
from tamcuc.ui.kit import NoDisplay, Window
try:
    Window("test")
except NoDisplay as error:
    print(error)
"""


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python with a small environment of its own."""
    kept = {k: v for k, v in os.environ.items() if k in ("PATH", "SYSTEMROOT", "LANG")}
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**kept, "PYTHONPATH": str(Path(__file__).parents[3]), **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
@pytest.mark.parametrize("environment", [{}, {"DISPLAY": ":987"}, {"SDL_VIDEODRIVER": "x11"}])
def test_without_a_screen_one_sentence_says_so(environment: dict[str, str]) -> None:
    done = run(OPEN, **environment)
    assert done.stdout.startswith("There is no screen to draw on")
    assert done.stdout.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_the_kit_asks_for_the_fast_way_to_the_screen() -> None:
    done = run("import tamcuc.ui.kit, os; print(os.environ['SDL_FRAMEBUFFER_ACCELERATION'])")
    assert done.stdout == "0\n"


def test_the_driver_without_a_screen_is_taken_when_asked_for() -> None:
    window = Window("test", headless=True)
    assert pygame.display.get_driver() == "dummy"
    assert window.canvas.get_size() == (640, 360)


def test_pictures_of_canvas_and_window_can_be_kept(tmp_path: Path) -> None:
    play = show(lambda: Label("a"))
    play.save(tmp_path / "canvas.png")
    play.save(tmp_path / "window.png", window=True)
    canvas = pygame.image.load(tmp_path / "canvas.png")
    window = pygame.image.load(tmp_path / "window.png")
    assert canvas.get_size() == (640, 360)
    assert window.get_size() == (1280, 720)
    assert all(window.get_at((2 * x, 9)) == canvas.get_at((x, 4)) for x in range(640))


NO_DEVICE = """
from tamcuc.ui.kit import Sound
sound = Sound()
sound.play_tune("loop")
sound.open_in_background()
print(sound.wait_open(30))
sound.play("snap"); sound.set_volumes(2, -1); sound.play_tune(None); sound.close()
print(sound.effects_volume, sound.music_volume)
"""
NO_LIBRARY = "import sys\nsys.modules['pygame.mixer'] = None\n" + NO_DEVICE


@pytest.mark.parametrize("code", [NO_DEVICE, NO_LIBRARY])
def test_without_device_or_library_all_is_silent_and_nothing_fails(code: str) -> None:
    done = run(code, SDL_AUDIODRIVER="none-such")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["False", "1.0 0.0"]


def test_sounds_that_are_not_shipped_are_silent() -> None:
    done = run(
        "from tamcuc.ui.kit import Sound\nsound = Sound()\nsound.open_in_background()\n"
        "print(sound.wait_open(30))\nsound.play('nothing'); sound.play_tune('nothing')\n"
        "sound.play_tune('other'); sound.set_volumes(0.5, 0.5); sound.close()",
        SDL_AUDIODRIVER="dummy",
    )
    assert (done.returncode, done.stdout) == (0, "True\n"), done.stderr


def test_a_silent_sound_never_opens_a_device() -> None:
    sound = Sound(silent=True)
    sound.open_in_background()
    assert not sound.wait_open(0)
