"""The game in its window."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from tamcuc.app.house import House
from tamcuc.app.mother_tongue import first_settings
from tamcuc.app.screens import title
from tamcuc.app.terminal import complain
from tamcuc.i18n import tr
from tamcuc.ui.kit import Look, Loop, NoDisplay, Window
from tamcuc.ui.scenes.effect import let_hear, toggle_mute

ICON = "icon/app_32"
TUNE = "evening"


def main() -> int:
    """Open the house and its window, and play until it is closed."""
    house = House(first=first_settings())
    try:
        return _play(house)
    finally:
        house.close()


def _play(house: House) -> int:
    settings = house.settings
    try:
        window = Window(tr("title.name"), fullscreen=settings.full_screen)
    except NoDisplay:
        complain(tr("app.no_display", python=_python()))
        return 1
    look = Look.load()
    look.text_size = settings.text_size
    window.set_icon(look.atlas.sprite(ICON))
    loop = Loop(window, look, on_fullscreen=lambda on: _keep_full_screen(house, on))
    loop.on_mute = lambda: toggle_mute(house, loop.tools)
    let_hear(settings, loop.sound)
    loop.sound.play_tune(TUNE)
    loop.run(title(house))
    return 0


def _keep_full_screen(house: House, on: bool) -> None:
    house.change(msgspec.structs.replace(house.settings, full_screen=on))


def _python() -> str:
    """How to call this Python from here: plainly, or by its path inside its environment."""
    if sys.prefix == sys.base_prefix or getattr(sys, "frozen", False):
        return "python"
    path = Path(sys.executable)
    here = Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)
