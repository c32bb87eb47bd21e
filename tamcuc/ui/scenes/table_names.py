"""What those at the table are called now, in the language of the moment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tamcuc.i18n.names import Name, who_name, you
from tamcuc.i18n.words import LANGUAGES, load
from tamcuc.ui.scenes.services import Session
from tamcuc.ui.settings import Settings, own_name
from tamcuc.ui.stage.talk import TALKERS


def names_now(session: Session, settings: Settings) -> tuple[str, ...]:
    """The name of each seat; whoever is not of the family keeps the name they sat down with."""
    seated = zip(session.guest.names, session.portraits, strict=True)
    return tuple(_name(name, portrait, settings) for name, portrait in seated)


def names_then(people: Sequence[str], portraits: Sequence[str]) -> tuple[str, ...]:
    """What those of a kept match are called: typed names as they were, all others as now."""
    seated = zip(people, portraits, strict=False)
    now = tuple(_name_then(name, portrait) for name, portrait in seated)
    return (*now, *people[len(now) :])


def _name_then(name: str, portrait: str) -> str:
    if portrait == "you":
        return you() if name in _nameless() else name
    return who_name(portrait) if portrait in TALKERS else name


@cache
def _nameless() -> frozenset[str]:
    """What somebody without a name is called, in each language."""
    return frozenset(Name(load(code).tr("who.you")) for code in LANGUAGES)


def _name(name: str, portrait: str, settings: Settings) -> str:
    if portrait == "you":
        return own_name(settings) or you()
    return who_name(portrait) if portrait in TALKERS else name
