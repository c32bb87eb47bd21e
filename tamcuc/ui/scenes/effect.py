"""Letting settings take effect: language, letters, window and sound."""

from __future__ import annotations

import msgspec

from tamcuc import i18n
from tamcuc.ui.kit import Sound, Tools
from tamcuc.ui.scenes.services import Services
from tamcuc.ui.settings import Settings


def take_effect(before: Settings, now: Settings, tools: Tools) -> None:
    """Make everything on screen and in the ear as the settings are now.

    Open scenes are laid out again if something that they look like was changed.
    """
    let_hear(now, tools.sound)
    if _looks(before) != _looks(now):
        i18n.use(now.language)
        tools.look.text_size = now.text_size
        tools.window.set_fullscreen(now.full_screen)
        tools.relook()


def let_hear(settings: Settings, sound: Sound) -> None:
    """Make everything in the ear as the settings are."""
    loud = 0 if settings.muted else 1
    sound.set_volumes(loud * settings.sound / 100, loud * settings.music / 100)
    sound.quiet_unfocused(settings.quiet_unfocused)


def toggle_mute(services: Services, tools: Tools) -> None:
    """Silence everything and keep that, or let it be heard again."""
    settings = services.settings
    services.change(msgspec.structs.replace(settings, muted=not settings.muted))
    let_hear(services.settings, tools.sound)


def _looks(settings: Settings) -> tuple[object, ...]:
    return settings.language, settings.text_size, settings.full_screen
