"""The title: the evening of Tết, and where to go from here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Literal

import msgspec
from pygame import Surface

from tamcuc import __version__
from tamcuc.i18n import LANGUAGES, own_name, tr
from tamcuc.ui.kit import (
    Around,
    At,
    Button,
    Column,
    Event,
    FocusGained,
    Framed,
    Grid,
    KeyPressed,
    Label,
    Outcome,
    Pad,
    Picture,
    Push,
    Quit,
    Row,
    Scene,
    Screen,
    Sized,
    Space,
    Widget,
    walk,
)
from tamcuc.ui.scenes.effect import take_effect
from tamcuc.ui.scenes.history import HistoryScene
from tamcuc.ui.scenes.new_table import NewTableScene, TableMaker
from tamcuc.ui.scenes.night import STEP_MS, Night
from tamcuc.ui.scenes.notices import news
from tamcuc.ui.scenes.rules import RulesScene
from tamcuc.ui.scenes.services import OpenMatch, Services
from tamcuc.ui.scenes.settings import SettingsScene
from tamcuc.ui.scenes.steps_by_clock import StepsByClock


class TitleScene(Screen):
    """The first screen. Whatever is opened from here comes back here."""

    def __init__(self, services: Services, table: TableMaker) -> None:
        self._services = services
        self._table = table

    def enter(self) -> None:
        self._night = Night(self.tools.look)
        self._steps = StepsByClock(self.tools, STEP_MS, self.redraw, self._moves)
        super().enter()
        self._steps.go()

    def leave(self) -> None:
        self._steps.rest()

    def resumed(self, result: Any) -> Outcome:
        self.rebuild()
        if self._services.open_match() is None and self._focused("title.resume"):
            self.ui.focus_on("title.new_table")  # that match is over: on to the next one
        if result == "again":
            return self._new_table()
        if result == "left":
            self._focus_on_play()  # that match is open: on with it
        self._steps.go()
        return None

    def tick(self, now: int) -> Outcome:  # noqa: ARG002 - news comes at any time
        outcome = news(self._services)
        if outcome is not None:
            self._steps.rest()
        return outcome

    def back(self) -> Outcome:
        """Esc leaves nothing by accident: it only goes to the way out."""
        self.ui.focus_on("title.quit")
        self.redraw()
        return None

    def handle(self, event: Event) -> Outcome:
        self._steps.mind(event)
        if isinstance(event, FocusGained):
            self.rebuild()  # another window may have left a match, or gone on with one
        if isinstance(event, KeyPressed) and event.key == "pause":
            self._focus_on_play()
            event = replace(event, key="enter")  # Start starts, whatever has the focus
        return super().handle(event)

    def _focus_on_play(self) -> None:
        """On the match that is open by now, else on a new one."""
        self.rebuild()
        open_match = self._services.open_match() is not None
        self.ui.focus_on("title.resume" if open_match else "title.new_table")

    def build(self) -> Widget:
        version = Label(tr("title.version", version=__version__), style="small", colour="wood_dark")
        left = Column(
            self._name(),
            Space(grow=1),
            Pad(self._menu(), 16, 0),
            Space(grow=2),
            gap=0,
            across="start",
        )
        right = Column(self._language(), Space(grow=1), version, across="end")
        sheet = Row(left, Space(grow=1), right, across="stretch")
        return Around(sheet, pad=(24, 12, 6, 3))

    def draw_backdrop(self, canvas: Surface) -> None:
        menu = next(w.rect for w in walk(self.ui.root) if w.key == "menu")
        self._night.draw(canvas, menu, self._steps.seen)

    def _language(self) -> Widget:
        """The next language, called as it calls itself: for who cannot read this one."""
        at = LANGUAGES.index(self._services.settings.language)
        code = LANGUAGES[(at + 1) % len(LANGUAGES)]
        return Button(own_name(code), lambda: self._speak(code), style="small", key="language")

    def _speak(self, code: str) -> None:
        before = self._services.settings
        now = msgspec.structs.replace(before, language=code)
        self._services.change(now)
        take_effect(before, now, self.tools)

    def _name(self) -> Widget:
        tagline = Label(tr("title.tagline"), colour="shell", align="centre")
        ribbon = Framed(Pad(tagline, 6, 0), "title/ribbon", padding=0)
        return Column(Picture("title/logo"), ribbon, gap=0, across="centre")

    def _menu(self) -> Widget:
        match = self._services.open_match()
        rows = Column(
            self._button("title.new_table", self._new_table, main=match is None),
            *self._go_on(match),
            Grid(
                self._button("title.history", self._history),
                self._button("title.rules", lambda: self._open(RulesScene())),
                self._button("title.settings", lambda: self._open(SettingsScene(self._services))),
                self._button("title.quit", Quit),
                columns=2,
            ),
            key="menu",
        )
        return Sized(rows, min_width=self.tools.look.em * 11)

    def _go_on(self, match: OpenMatch | None) -> list[Widget]:
        if match is None:
            why = "title.resume_elsewhere" if self._services.elsewhere() else "title.resume_off"
            return [self._button("title.resume", lambda: None, reason=tr(why))]
        button = self._button("title.resume", lambda: self._resume(match.match_id), main=True)
        return [button, _note(match)]

    def _button(
        self,
        key: str,
        action: Callable[[], Outcome],
        *,
        main: bool = False,
        reason: str = "",
    ) -> Button:
        kind: Literal["main", "plain"] = "main" if main else "plain"
        return Button(tr(key), action, kind=kind, default=main, reason=reason, key=key, grow=1)

    def _focused(self, key: str) -> bool:
        return self.ui.focus is not None and self.ui.focus.key == key

    def _new_table(self) -> Outcome:
        return self._open(NewTableScene(self._services, self._table))

    def _history(self) -> Outcome:
        return self._open(HistoryScene(self._services, self._table))

    def _resume(self, match_id: int) -> Outcome:
        session = self._services.go_on(match_id)
        if session is None:
            return self.resumed(None)
        return self._open(self._table(self._services, session))

    def _open(self, scene: Scene) -> Outcome:
        self._steps.rest()
        return Push(scene)

    def _moves(self) -> bool:
        return self._services.settings.speed != "off"


def _note(match: OpenMatch) -> Widget:
    where = {"hand": match.number, "seats": match.setup.seats}
    hands = match.setup.hands
    if hands is None:
        note = tr("title.resume_endless", **where)
    else:
        note = tr("title.resume_note", hands=hands, **where)
    return At(Framed(Label(note, style="small", colour="gamboge_light"), "ui/plate"), grow=0)
