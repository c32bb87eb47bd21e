"""How to play: the ladder, the sets, and the whole rules, with the real cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from tamcuc.i18n import tr
from tamcuc.ui.kit import Button, Choice, Event, KeyPressed, Outcome, Push, Widget
from tamcuc.ui.scenes.page import Page
from tamcuc.ui.scenes.rules_ladder import ladder
from tamcuc.ui.scenes.rules_page import ContentsScene, RulesPage
from tamcuc.ui.scenes.rules_sets import sets

Part = Literal["ladder", "sets", "whole"]


_BESIDE = ("part", "back")
"""From here, too, the page keys turn the page."""


class RulesScene(Page):
    """Opens from the title and from the table; closes with Pop."""

    def __init__(self) -> None:
        self._part: Part = "ladder"
        self._page = RulesPage()

    def head(self) -> str:
        return tr("rules.title")

    def enter(self) -> None:
        super().enter()
        self.ui.focus_on("part")

    def body(self) -> Widget:
        look, room = self.tools.look, (self.room_width(), self.room_height())
        match self._part:
            case "ladder":
                return ladder(look, room)
            case "sets":
                return sets(look, room)
            case "whole":
                return self._page.build(look, room[0])

    def buttons(self) -> Sequence[Widget]:
        parts: list[tuple[Part, str]] = [
            ("ladder", tr("rules.ladder")),
            ("sets", tr("rules.sets")),
            ("whole", tr("rules.whole")),
        ]
        return [Choice(parts, self._part, self._turn_to, key="part"), *self._open_contents()]

    def _open_contents(self) -> Sequence[Widget]:
        if self._part != "whole" or self._page.roomy(self.tools.look, self.room_width()):
            return ()
        return [Button(tr("rules.contents"), lambda: Push(ContentsScene()), key="open_contents")]

    def handle(self, event: Event) -> Outcome:
        beside = self.ui.focus is not None and self.ui.focus.key in _BESIDE
        if isinstance(event, KeyPressed) and beside and self._part == "whole":
            self._page.turn(event.key, self.tools.look.em)
            self.redraw()
        outcome = super().handle(event)
        self._page.follow()
        return outcome

    def resumed(self, result: Any) -> Outcome:
        if isinstance(result, int):
            self._page.go_to(result)
        self.redraw()
        return None

    def _turn_to(self, part: Part) -> Outcome:
        self._part = part
        self.rebuild()
        return None
