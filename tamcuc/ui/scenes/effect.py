"""Letting settings take effect: language, letters, window and sound."""

from __future__ import annotations

from tamcuc import i18n
from tamcuc.ui.kit import Tools
from tamcuc.ui.settings import Settings, Speed

PACE: dict[Speed, float] = {"slow": 0.6, "normal": 1.0, "fast": 2.0, "off": 0.0}
"""How fast motion runs at each speed; 0 is no motion at all."""


def take_effect(settings: Settings, tools: Tools) -> None:
    """Make everything on screen and in the ear as the settings say.

    What is so already is left alone. Open scenes are laid out again if they look different now.
    """
    loud = 0 if settings.muted else 1
    tools.sound.set_volumes(loud * settings.sound / 100, loud * settings.music / 100)
    if _look_changes(settings, tools):
        tools.relook()


def _look_changes(settings: Settings, tools: Tools) -> bool:
    now = (i18n.language().code, tools.look.text_size, tools.window.fullscreen)
    wanted = (settings.language, settings.text_size, settings.full_screen)
    if now == wanted:
        return False
    i18n.use(settings.language)
    tools.look.text_size = settings.text_size
    tools.window.set_fullscreen(settings.full_screen)
    return True
