"""What those at the table are called now, in the language of the moment."""

from __future__ import annotations

from tamcuc.i18n.names import who_name, you
from tamcuc.ui.scenes.services import Session
from tamcuc.ui.settings import Settings
from tamcuc.ui.stage.talk import TALKERS


def names_now(session: Session, settings: Settings) -> tuple[str, ...]:
    """The name of each seat; whoever is not of the family keeps the name they sat down with."""
    seated = zip(session.guest.names, session.portraits, strict=True)
    return tuple(_name(name, portrait, settings) for name, portrait in seated)


def _name(name: str, portrait: str, settings: Settings) -> str:
    if portrait == "you":
        return settings.name or str(you())
    return who_name(portrait) if portrait in TALKERS else name
