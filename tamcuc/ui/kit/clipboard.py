"""The system's clipboard, as far as there is one."""

from __future__ import annotations

import pygame


def paste() -> str:
    """The text on the clipboard, empty if there is none or it cannot be read."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, UnicodeDecodeError, NotImplementedError):
        return ""


def copy(text: str) -> None:
    """Put text on the clipboard if the system lets us."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, NotImplementedError):
        return  # nobody is told: the text is still in the field
