"""The settings: each takes effect and is kept as soon as it is touched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import msgspec
from pygame import Rect, Surface

from tamcuc.i18n import LANGUAGES, names, own_name, tr
from tamcuc.ui.kit import (
    At,
    Choice,
    Label,
    Look,
    Outcome,
    Pad,
    ScrollView,
    Slider,
    Table,
    TextField,
    Timer,
    Toggle,
    Widget,
    clean_name,
)
from tamcuc.ui.scenes.effect import take_effect
from tamcuc.ui.scenes.notices import news
from tamcuc.ui.scenes.page import Page
from tamcuc.ui.scenes.services import Services
from tamcuc.ui.settings import Speed, TextSize

LONGEST_NAME = 24
TRIAL_MS = 200


_BEGINS = (2, 4, 6)
"""Rows with which something else is settled: how it looks, how it goes, how it sounds."""


class Groups(Table):
    """A table with a stitched line above each row that `begins` something."""

    def __init__(
        self, *rows: Sequence[Widget], begins: Sequence[int], gap: int, line_gap: int
    ) -> None:
        super().__init__(*rows, gap=gap, line_gap=line_gap)
        self._begins = begins

    def draw(self, canvas: Surface, look: Look) -> None:
        for number in self._begins:
            top = min(cell.rect.y for cell in self._rows[number])
            y = top - self.line_gap // 2 - 1
            look.atlas.draw_slice(canvas, "ui/rule", Rect(self.rect.x, y, self.rect.w, 1))
        super().draw(canvas, look)


class SettingsScene(Page):
    """Opens from the title and from the pause of a match; closes with Pop."""

    whole = False

    def __init__(self, services: Services) -> None:
        self._services = services
        self._trial: Timer | None = None

    def tick(self, now: int) -> Outcome:  # noqa: ARG002 - news comes at any time
        return news(self._services)

    def volumes_changed(self) -> None:
        self.rebuild()

    def head(self) -> str:
        return tr("settings.title")

    def body(self) -> Widget:
        rows = [
            (tr("settings.language"), self._language()),
            (tr("settings.your_name"), self._name()),
            (tr("settings.text_size"), self._text_size()),
            ("", self._full_screen()),
            (tr("settings.speed"), self._speed()),
            ("", self._talk()),
            (tr("settings.sound"), self._volume("sound")),
            (tr("settings.music"), self._volume("music")),
            ("", self._muted()),
            ("", self._quiet_unfocused()),
        ]
        cells = ([Label(label), control] for label, control in rows)
        table = Groups(*cells, begins=_BEGINS, gap=16, line_gap=5)
        return ScrollView(At(Pad(table, 8, 2), y=0), key="settings")

    def _language(self) -> Widget:
        options = [(code, own_name(code)) for code in LANGUAGES]
        now = self._services.settings.language
        return Choice(options, now, lambda code: self._set(language=code), key="language")

    def _name(self) -> Widget:
        return TextField(
            self._services.settings.name or "",
            lambda text: self._set(name=clean_name(text, LONGEST_NAME) or None),
            limit=LONGEST_NAME,
            hint=names.you(),
            letters_wide=LONGEST_NAME + 2,
            key="name",
        )

    def _text_size(self) -> Widget:
        options = [(size, tr("settings.percent", n=size)) for size in get_args(TextSize)]
        now = self._services.settings.text_size
        return Choice(options, now, lambda size: self._set(text_size=size), key="text_size")

    def _full_screen(self) -> Widget:
        # F11 changes the window first and is heard of here afterwards: ask the window.
        on = self.tools.window.fullscreen
        return self._switch("full_screen", tr("settings.full_screen"), on)

    def _speed(self) -> Widget:
        options = [(speed, tr(f"settings.speed_{speed}")) for speed in get_args(Speed)]
        now = self._services.settings.speed
        return Choice(options, now, lambda speed: self._set(speed=speed), key="speed")

    def _volume(self, field: str) -> Widget:
        return Slider(
            getattr(self._services.settings, field),
            lambda value: self._set_volume(field, value),
            say=lambda value: tr("settings.percent", n=value),
            key=field,
        )

    def _set_volume(self, field: str, value: int) -> None:
        """Keep it; how loud sounds are now is heard once the hand rests."""
        self._set(**{field: value})
        if self._trial is not None:
            self._trial.cancel()
        if field == "sound":
            self._trial = self.tools.call_later(TRIAL_MS, lambda: self.tools.sound.play("lay"))

    def _muted(self) -> Widget:
        return self._switch("muted", tr("settings.muted"), self._services.settings.muted)

    def _quiet_unfocused(self) -> Widget:
        on = self._services.settings.quiet_unfocused
        return self._switch("quiet_unfocused", tr("settings.quiet_unfocused"), on)

    def _talk(self) -> Widget:
        return self._switch("talk", tr("settings.talk"), self._services.settings.talk)

    def _switch(self, field: str, caption: str, on: bool) -> Widget:
        return Toggle(caption, on, lambda now: self._set(**{field: now}), key=field)

    def _set(self, **fields: object) -> None:
        before = self._services.settings
        now = msgspec.structs.replace(before, **fields)
        self._services.change(now)
        take_effect(before, now, self.tools)
