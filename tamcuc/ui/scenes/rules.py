"""How to play: the ladder, the sets, and the whole rules, with the real cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from tamcuc.games.tam_cuc.cards import COPIES, LETTERS, RANKS, kind_of
from tamcuc.i18n import names, tr
from tamcuc.ui.kit import (
    At,
    Button,
    Choice,
    Column,
    Event,
    Flow,
    Grid,
    Label,
    Outcome,
    Picture,
    Push,
    Row,
    ScrollView,
    Widget,
)
from tamcuc.ui.scenes.page import Page
from tamcuc.ui.scenes.rules_page import ContentsScene, RulesPage

Part = Literal["ladder", "sets", "whole"]

_SETS: Final = (
    ("set_kind.single", "K"),
    ("set_kind.pair", "RR"),
    ("set_kind.triple_generals", "kae"),
    ("set_kind.triple_chariots", "RCH"),
    ("set_kind.four", "pppp"),
    ("set_kind.five", "PPPPP"),
)
"""One example of each kind of set."""


class RulesScene(Page):
    """Opens from the title and from the table; closes with Pop."""

    def __init__(self) -> None:
        self._part: Part = "ladder"
        self._page = RulesPage()

    def head(self) -> str:
        return tr("rules.title")

    def body(self) -> Widget:
        parts: list[tuple[Part, str]] = [
            ("ladder", tr("rules.ladder")),
            ("sets", tr("rules.sets")),
            ("whole", tr("rules.whole")),
        ]
        choice = Choice(parts, self._part, self._turn_to, key="part")
        content = {"ladder": _ladder, "sets": _sets, "whole": self._whole}[self._part]
        return Column(At(choice, grow=0), content(), gap=2, grow=1)

    def buttons(self) -> Sequence[Widget]:
        if self._part != "whole" or self._page.roomy(self.tools.look, self.frame().w):
            return ()
        return [Button(tr("rules.contents"), lambda: Push(ContentsScene()), key="open_contents")]

    def handle(self, event: Event) -> Outcome:
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

    def _whole(self) -> Widget:
        return self._page.build(self.tools.look, self.frame().w)


def _ladder() -> Widget:
    steps = [_step(rank) for rank in reversed(range(len(RANKS)))]
    content = Column(
        Grid(*steps, columns=7, gap=10),
        Label(tr("rules.ladder_note"), align="centre"),
        Label(tr("rules.ladder_three"), style="small", colour="ink_soft", align="centre"),
        gap=8,
    )
    return ScrollView(At(content), key="ladder")


def _step(rank: int) -> Widget:
    """A rank: its red card above its black one, and how many there are of each."""
    black, red = LETTERS[2 * rank], LETTERS[2 * rank + 1]
    return Column(
        Label(names.rank_name(red), align="centre"),
        card(red),
        card(black),
        Label(f"×{COPIES[kind_of(red)]}", style="small", colour="ink_soft", align="centre"),
        gap=3,
    )


def _sets() -> Widget:
    shown = Flow(*(_set(key, cards) for key, cards in _SETS), gap=14, along="centre")
    note = Label(tr("rules.sets_note"), align="centre")
    return ScrollView(At(Column(shown, note, gap=10)), key="sets")


def _set(key: str, cards: str) -> Widget:
    return Column(
        Label(tr(key), align="centre"),
        At(Row(*(card(letter) for letter in cards), gap=2), grow=0),
        gap=3,
    )


def card(letter: str) -> Widget:
    """The picture of a card."""
    kind = kind_of(letter)
    return Picture(f"card/{('black', 'red')[kind & 1]}_{RANKS[kind >> 1]}")
