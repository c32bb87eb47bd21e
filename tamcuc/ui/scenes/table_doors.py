"""Ways out of the table: how it was left, and what may be opened from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from tamcuc.ui.kit import Scene

Left = Literal["left", "again", "home"]
"""How the table was left, for the scene below."""


@dataclass(frozen=True, slots=True)
class Doors:
    """Scenes that can be opened from the table; who opens the table knows them."""

    rules: Callable[[], Scene] | None = None
    settings: Callable[[], Scene] | None = None
