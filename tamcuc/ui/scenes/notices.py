"""Telling the player what the house has to say, such as that a file was damaged."""

from __future__ import annotations

from tamcuc.i18n import tr
from tamcuc.ui.kit import Answer, Dialog, Outcome, Push
from tamcuc.ui.scenes.services import Services


def news(services: Services) -> Outcome:
    """Open a dialog with all that is new; None if nothing is."""
    sentences = [tr(notice.key, **notice.fields) for notice in services.notices()]
    if not sentences:
        return None
    return Push(Dialog("\n".join(sentences), [Answer(tr("button.ok"), None, "main")]))
