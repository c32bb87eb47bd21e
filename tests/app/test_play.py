"""Starting the game: without a screen one sentence; with one, as it was set."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tamcuc import i18n
from tamcuc.app import play
from tamcuc.store import paths
from tamcuc.ui.kit import Loop, Scene, Sound

ROOT = Path(__file__).resolve().parents[2]


def test_without_a_display_one_sentence_names_the_demo(tmp_path: Path) -> None:
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    }
    ran = subprocess.run(
        [sys.executable, "-m", "tamcuc"],
        cwd=ROOT,
        env=environment | {"TAMCUC_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 1
    (sentence,) = ran.stderr.splitlines()
    assert re.search(r"python[\d.]* -m tamcuc demo$", sentence)
    assert ran.stdout == ""


def test_the_game_is_heard_as_it_is_set_and_muted_by_a_key_for_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    loops: list[Loop] = []
    monkeypatch.setattr(Loop, "run", lambda loop, _: loops.append(loop))
    tunes: list[str | None] = []
    monkeypatch.setattr(Sound, "play_tune", lambda _, name: tunes.append(name))
    assert play.main() == 0
    (loop,) = loops
    assert tunes == [play.TUNE]
    assert (loop.sound.effects_volume, loop.sound.music_volume) == (0.8, 0.5)
    assert loop.on_mute is not None
    loop.on_mute()
    assert loop.sound.off
    assert play.main() == 0
    assert loops[1].sound.off
    loops[1].sound.focus(False)
    assert loops[1].sound.hushed


def test_only_a_first_start_asks_what_the_system_speaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    spoken: list[str] = []

    def hear(loop: Loop, _: Scene) -> None:
        spoken.append(i18n.language().code)
        assert loop.on_mute is not None
        loop.on_mute()  # keeps the settings

    monkeypatch.setattr(Loop, "run", hear)
    for language in ("en_GB.UTF-8", "vi_VN.UTF-8"):
        monkeypatch.setenv("LANG", language)
        assert play.main() == 0
    assert spoken == ["en", "en"]
    i18n.use("vi")
