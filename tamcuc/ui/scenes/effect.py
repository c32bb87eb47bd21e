"""Letting settings take effect: language, letters, window and sound."""

from __future__ import annotations

from tamcuc import i18n
from tamcuc.ui.kit import Tools
from tamcuc.ui.settings import Settings


def take_effect(before: Settings, now: Settings, tools: Tools) -> None:
    """Make everything on screen and in the ear as the settings are now.

    Open scenes are laid out again if something that they look like was changed.
    """
    loud = 0 if now.muted else 1
    tools.sound.set_volumes(loud * now.sound / 100, loud * now.music / 100)
    if _looks(before) != _looks(now):
        i18n.use(now.language)
        tools.look.text_size = now.text_size
        tools.window.set_fullscreen(now.full_screen)
        tools.relook()


def _looks(settings: Settings) -> tuple[object, ...]:
    return settings.language, settings.text_size, settings.full_screen
