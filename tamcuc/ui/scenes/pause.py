"""A rest during a match: go on, read the rules, change settings, or leave after being asked."""

from __future__ import annotations

from typing import Any

from tamcuc.i18n.words import tr
from tamcuc.ui.kit import (
    Answer,
    At,
    Button,
    Column,
    Dialog,
    Event,
    KeyPressed,
    Outcome,
    Pop,
    PrintSheet,
    Push,
    Quit,
    Row,
    Screen,
    ScrollView,
    Sized,
    Widget,
)
from tamcuc.ui.scenes.keys import keys
from tamcuc.ui.scenes.ornament import Tailpiece

GUARD_MS = 250


class Pause(Screen):
    """Closes with "rules", "settings" or "left", or with nothing to go on."""

    overlay = True

    def __init__(self, rules: bool, settings: bool, *, saved: bool) -> None:
        self._saved = saved
        self._rules = rules
        self._settings = settings

    def handle(self, event: Event) -> Outcome:
        """The key that began the rest ends it, too."""
        if isinstance(event, KeyPressed) and event.key == "pause" and not event.repeat:
            return Pop()
        return super().handle(event)

    def build(self) -> Widget:
        look = self.tools.look
        ways = Sized(Column(*self._buttons(), Tailpiece(), gap=6), min_width=look.em * 8)
        parts = Row(ways, keys(), gap=14, across="stretch", stack=True)
        sheet = PrintSheet(ScrollView(parts, key="ways", grow=0), head=tr("pause.title"))
        return At(sheet, pad=4)

    def _buttons(self) -> list[Widget]:
        buttons: list[Widget] = [
            Button(tr("pause.resume"), lambda: Pop(), kind="main", key="resume", default=True)
        ]
        if self._rules:
            buttons.append(Button(tr("pause.rules"), lambda: Pop("rules"), key="rules"))
        if self._settings:
            buttons.append(Button(tr("pause.settings"), lambda: Pop("settings"), key="settings"))
        buttons.append(Button(tr("pause.leave"), self._ask, guard_ms=GUARD_MS, key="leave"))
        return buttons

    def resumed(self, result: Any) -> Outcome:
        super().resumed(result)
        return Pop("left") if result == "go" else None

    def _ask(self) -> Outcome:
        return Push(leaving(saved=self._saved))


def leaving(*, saved: bool) -> Dialog:
    """Asks before a table is left, and says what becomes of the match; "go" or "stay"."""
    return _asking(Answer(tr("leave.go"), "go"), saved)


def closing() -> Dialog:
    """Asks before the window is closed over a match that would be lost; "stay", or the end."""
    return _asking(Answer(tr("leave.quit"), "go", instead=Quit()), saved=False)


def _asking(go: Answer, saved: bool) -> Dialog:
    answers = [go, Answer(tr("leave.stay"), "stay", "main")]
    text = tr("leave.saved") if saved else tr("leave.unsaved")
    return Dialog(text, answers, head=tr("leave.title"), cancel="stay")
