"""Where this machine keeps what belongs to the player."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

APP = "TamCuc"
HOME_VARIABLE = "TAMCUC_HOME"
"""Environment variable that puts everything into one folder instead (portable, tests)."""


def data_folder() -> Path:
    """The folder of matches and settings; it may not exist yet."""
    chosen = os.environ.get(HOME_VARIABLE)
    if chosen:
        return Path(chosen).expanduser()
    return Path(platformdirs.user_data_dir(APP, appauthor=False))


def database() -> Path:
    """The file of matches."""
    return data_folder() / "matches.db"


def settings() -> Path:
    """The file of settings."""
    return data_folder() / "settings.json"
