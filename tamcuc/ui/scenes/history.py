"""The matches played on this machine, the newest first."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from tamcuc.games.tam_cuc.view import Setup
from tamcuc.i18n import names, tr, tr_n
from tamcuc.ui.kit import (
    At,
    Button,
    Column,
    Flow,
    Label,
    Line,
    Pad,
    Picture,
    Row,
    ScrollView,
    Space,
    Widget,
)
from tamcuc.ui.scenes.new_table import PLAIN
from tamcuc.ui.scenes.page import Page
from tamcuc.ui.scenes.services import OpenMatch, PastMatch, Services

PAGE: Final = 40
"""Matches on one page: a family's year would be too long a list to lay out at once."""


class HistoryScene(Page):
    """Opens from the title; closes with Pop."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._page = 0

    def enter(self) -> None:
        self._past, self._open = self._services.history(), self._services.open_match()
        super().enter()

    def head(self) -> str:
        return tr("history.title")

    def body(self) -> Widget:
        past, open_match = self._past, self._open
        if not past and open_match is None:
            words = Label(tr("history.empty"), style="large", align="centre")
            return At(Column(Picture("room/peach_tree"), words, gap=10, across="centre"))
        first = self._page * PAGE
        matches = [_past_match(match) for match in past[first : first + PAGE]]
        if open_match is not None and self._page == 0:
            matches.insert(0, _open_match(open_match))
        return Column(
            _tally([match for match in past if match.winners]),
            ScrollView(Column(*matches, gap=4), key=f"matches{self._page}"),
            gap=2,
            grow=1,
        )

    def buttons(self) -> Sequence[Widget]:
        pages = -(-len(self._past) // PAGE)
        if pages < 2:
            return ()
        newest, oldest = self._page == 0, self._page == pages - 1
        return (
            Button(
                tr("history.newer"),
                lambda: self._turn(-1),
                reason=tr("history.newest") if newest else "",
                key="newer",
            ),
            Button(
                tr("history.older"),
                lambda: self._turn(1),
                reason=tr("history.oldest") if oldest else "",
                key="older",
            ),
        )

    def _turn(self, step: int) -> None:
        self._page += step
        self.rebuild()


def _tally(finished: list[PastMatch]) -> Widget:
    firsts = sum(match.seat in match.winners for match in finished)
    words = tr_n("history.played", len(finished))
    if finished:
        often = tr_n("history.firsts", firsts) if firsts else tr("history.firsts_none")
        words = f"{words} · {often}"
    return Label(words, style="large", align="centre", icon="icon/blossom")


def _open_match(match: OpenMatch) -> Widget:
    where = tr("history.open", hand=match.number, hands=match.setup.hands or match.number)
    standing = _standing(match.names, match.totals, (), you=0)
    return _sheet(_kind(match.setup), match.saved_at, where, standing)


def _past_match(match: PastMatch) -> Widget:
    standing = _standing(match.names, match.totals, match.winners, you=match.seat)
    kind = _kind(match.setup, match.hands if match.winners else None)
    return _sheet(kind, match.ended_at, _outcome(match), standing)


def _outcome(match: PastMatch) -> str:
    if not match.winners:
        return tr("history.left", hand=match.hands, hands=match.setup.hands or match.hands)
    if match.winners == (match.seat,):
        return tr("history.you_won")
    people = names.joined([match.names[seat] for seat in match.winners])
    key = "result.shared" if len(match.winners) > 1 else "result.won"
    return tr(key, names=people, who=people)


def _kind(setup: Setup, hands: int | None = None) -> str:
    """What was played; with its hands if all were, for else the outcome says how many."""
    length = tr(f"length.{PLAIN if setup.plain else setup.length or 'endless'}")
    if hands is None:
        return tr("history.row_left", seats=setup.seats, length=length)
    return tr_n("history.row", hands, seats=setup.seats, length=length)


def _sheet(kind: str, at: float, outcome: str, standing: Widget) -> Widget:
    first = Row(
        Label(_date(at)),
        Label(kind, style="small", colour="ink_soft"),
        Space(grow=1),
        Label(outcome, align="right"),
        gap=10,
    )
    return Column(Pad(first, 4, 0), Pad(standing, 4, 0), Line(), gap=2)


def _standing(
    people: tuple[str, ...], totals: tuple[int, ...], winners: tuple[int, ...], *, you: int
) -> Widget:
    """Everybody's name and points, the best first; winners carry a blossom."""
    order = sorted(range(len(people)), key=lambda seat: -totals[seat])
    return Flow(*(_person(people[s], totals[s], s in winners, s == you) for s in order), gap=18)


def _person(name: str, total: int, first: bool, own: bool) -> Widget:
    """Plain words: nothing here can be pressed, so nothing looks as if it could."""
    colour = "vermilion" if first else "ink" if own else "ink_soft"
    icon = "icon/blossom" if first else ""
    return Row(
        Label(name, colour=colour, icon=icon),
        Label(names.signed(total), colour=colour),
        gap=5,
    )


def _date(at: float) -> str:
    day = datetime.fromtimestamp(at)
    parts = {"day": f"{day:%d}", "month": f"{day:%m}", "year": day.year, "time": f"{day:%H:%M}"}
    return tr("history.date", **parts)
