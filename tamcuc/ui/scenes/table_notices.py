"""What the table has to say for itself: why not, and that something could not be saved."""

from __future__ import annotations

from typing import Final

from tamcuc.i18n.words import tr
from tamcuc.ui.kit import Answer, Dialog
from tamcuc.ui.scenes.services import Notice, Services, Session

STAYS_MS: Final = 5000
"""How long a sentence stands in the ribbon."""


class Notices:
    """Collects notices; short ones go to the ribbon, those about saving are asked to be read."""

    def __init__(self, session: Session, services: Services) -> None:
        self._session = session
        self._services = services
        self._grave: list[Notice] = []
        self._until = 0
        self.said = ""

    @property
    def line(self) -> str | None:
        """What the ribbon says instead of what is asked; None if it has nothing to say."""
        return self.said or None

    def say(self, sentence: str, now: int) -> None:
        """Say this in the ribbon for a while."""
        self.said, self._until = sentence, now + STAYS_MS

    def listen(self, now: int) -> bool:
        """Take what has come; tell whether the ribbon changed."""
        before = self.said
        if self.said and now >= self._until:
            self.said = ""
        for notice in (*self._session.notices(), *self._services.notices()):
            if notice.key.startswith("store."):
                self._grave.append(notice)
            else:
                self.say(tr(notice.key, **notice.fields), now)
        return self.said != before

    def dialog(self) -> Dialog | None:
        """A notice to be read and put away; None if there is none."""
        if not self._grave:
            return None
        notice = self._grave.pop(0)
        return Dialog(tr(notice.key, **notice.fields), [Answer(tr("button.ok"), "read", "main")])
