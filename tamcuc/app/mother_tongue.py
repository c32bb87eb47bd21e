"""The language of the very first start: what the system speaks, as far as the game speaks it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import get_args

from tamcuc.ui.settings import Language, Settings

_SAYING_NOTHING = ("", "c", "posix")


def first_settings() -> Settings:
    """The settings of somebody who never set anything."""
    return Settings(language=spoken(wished(os.environ) or _asked_of_the_system()))


def spoken(wishes: Sequence[str]) -> Language:
    """The first of the wished languages (vi_VN, en-GB, …) that the game speaks.

    Who wishes for others only is likelier to read English; who wishes for none is at home.
    """
    known: dict[str, Language] = {language: language for language in get_args(Language)}
    codes = [_code(wish) for wish in wishes]
    heard = [known[code] for code in codes if code in known]
    return next(iter(heard), "en" if codes else "vi")


def wished(environment: Mapping[str, str]) -> list[str]:
    """The languages that the environment asks for, the dearest first, as gettext reads it."""
    named = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((value for value in named if value), "")
    if _code(locale) in _SAYING_NOTHING:
        return []
    several = [each for each in environment.get("LANGUAGE", "").split(":") if each]
    return several or [locale]


def _code(wish: str) -> str:
    """The language alone: `en` of en_GB.UTF-8, en-GB and EN."""
    for mark in "_-.@":
        wish = wish.split(mark)[0]
    return wish.lower()


def _asked_of_the_system() -> list[str]:
    """Windows and macOS keep the wish elsewhere, and SDL knows where."""
    if sys.platform not in ("win32", "darwin"):
        return []
    with suppress(ImportError, AttributeError, RuntimeError):
        from pygame import system

        return [locale["language"] for locale in system.get_pref_locales()]
    return []
