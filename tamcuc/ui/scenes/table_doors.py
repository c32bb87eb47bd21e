"""Ways out of the table: how it was left, and what may be opened from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from tamcuc.i18n.words import tr
from tamcuc.ui.kit import Outcome, Push, Scene
from tamcuc.ui.scenes.count import CountSheet
from tamcuc.ui.scenes.look_back import LookBack
from tamcuc.ui.scenes.pause import Pause
from tamcuc.ui.scenes.result import ResultSheet
from tamcuc.ui.scenes.services import Services, Session
from tamcuc.ui.scenes.table_watch import Watch
from tamcuc.ui.stage.lookback import last_round

Left = Literal["left", "again", "home"]
"""How the table was left, for the scene below."""


@dataclass(frozen=True, slots=True)
class Doors:
    """Scenes that can be opened from the table; who opens the table knows them."""

    rules: Callable[[], Scene] | None = None
    settings: Callable[[], Scene] | None = None


class Ways:
    """Opens what lies above the table. Nothing is opened that is not there."""

    def __init__(self, doors: Doors, session: Session, services: Services, watch: Watch) -> None:
        self._doors = doors
        self._session = session
        self._services = services
        self._watch = watch
        self._counted = 0

    def open(self, door: object) -> Outcome:
        """The rules or the settings."""
        doors = {"rules": self._doors.rules, "settings": self._doors.settings}
        scene = doors.get(door) if isinstance(door, str) else None
        return None if scene is None else Push(scene())

    def pause(self) -> Outcome:
        """A rest."""
        doors, saved = self._doors, self._session.saved
        return Push(Pause(doors.rules is not None, doors.settings is not None, saved=saved))

    def look_back(self) -> Outcome:
        """The last round once more; before the first is over, a word that there is none."""
        view = self._watch.view
        if view is None:
            return None
        if last_round(view) is None:
            self._watch.say(tr("table.no_round"))
            return None
        return Push(LookBack(self._session, view, self._watch.sight()))

    def by_itself(self) -> Outcome:
        """What opens without being asked for: a notice to be read, the count of a hand."""
        view = self._watch.view
        if view is None:
            return None
        dialog = self._watch.notices.dialog()
        if dialog is not None:
            return Push(dialog)
        if view.phase in ("counted", "over") and self._counted != len(view.counts):
            self._counted = len(view.counts)
            speed, names = self._services.settings.speed, self._watch.names
            return Push(CountSheet(view, self._session, speed, names))
        return None

    def result(self, said: str) -> Outcome:
        """Who won the match, and what somebody `said` about it."""
        view = self._watch.view
        if view is None:
            return None
        speed, names = self._services.settings.speed, self._watch.names
        return Push(ResultSheet(view, self._session, said, names, speed))
