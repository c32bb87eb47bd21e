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
    Outcome,
    Panel,
    Pop,
    Push,
    Screen,
    Sized,
    Widget,
)

GUARD_MS = 250


class Pause(Screen):
    """Closes with "rules", "settings" or "left", or with nothing to go on."""

    overlay = True

    def __init__(self, rules: bool, settings: bool) -> None:
        self._rules = rules
        self._settings = settings

    def build(self) -> Widget:
        buttons: list[Widget] = [
            Button(tr("pause.resume"), lambda: Pop(), kind="main", key="resume", default=True)
        ]
        if self._rules:
            buttons.append(Button(tr("pause.rules"), lambda: Pop("rules"), key="rules"))
        if self._settings:
            buttons.append(Button(tr("pause.settings"), lambda: Pop("settings"), key="settings"))
        buttons.append(Button(tr("pause.leave"), self._ask, guard_ms=GUARD_MS, key="leave"))
        panel = Panel(Column(*buttons, gap=6), head=tr("pause.title"))
        return At(Sized(panel, min_width=self.tools.look.em * 9), pad=4)

    def resumed(self, result: Any) -> Outcome:
        super().resumed(result)
        return Pop("left") if result == "go" else None

    def _ask(self) -> Outcome:
        answers = [
            Answer(tr("leave.go"), "go"),
            Answer(tr("leave.stay"), "stay", "main"),
        ]
        return Push(Dialog(tr("leave.saved"), answers, head=tr("leave.title"), cancel="stay"))
