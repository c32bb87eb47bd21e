"""Starting the game without a screen says so in one sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

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
    assert "python -m tamcuc demo" in sentence
    assert ran.stdout == ""
