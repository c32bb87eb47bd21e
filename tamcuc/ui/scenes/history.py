"""The matches played on this machine, the newest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tamcuc.i18n import names, tr, tr_n
from tamcuc.ui.kit import (
    At,
    Button,
    Column,
    Flow,
    Label,
    Outcome,
    Pad,
    Picture,
    Push,
    Replace,
    Row,
    ScrollView,
    Space,
    Widget,
)
from tamcuc.ui.scenes.backdrop import Mat
from tamcuc.ui.scenes.match import GoOn, MatchSheet
from tamcuc.ui.scenes.match_words import (
    date_of,
    elsewhere_at,
    kind_of,
    left_at,
    open_at,
    won_by,
)
from tamcuc.ui.scenes.new_table import TableMaker
from tamcuc.ui.scenes.notices import news
from tamcuc.ui.scenes.ornament import Tailpiece
from tamcuc.ui.scenes.page import Page
from tamcuc.ui.scenes.services import OpenMatch, PastMatch, Services
from tamcuc.ui.scenes.slip import Slip
from tamcuc.ui.stage.mood import Mood, portrait

PAGE: Final = 40
"""Matches on one page: a family's year would be too long a list to lay out at once."""


class HistoryScene(Page):
    """Opens from the title; closes with Pop, or puts the table in its place."""

    def __init__(self, services: Services, table: TableMaker) -> None:
        self._services = services
        self._table = table
        self._page = 0

    def enter(self) -> None:
        self._look()
        super().enter()

    def tick(self, now: int) -> Outcome:  # noqa: ARG002 - news comes at any time
        return news(self._services)

    def resumed(self, result: Any) -> Outcome:
        super().resumed(result)
        if not isinstance(result, GoOn):
            return None
        session = self._services.go_on(result.match_id)
        if session is not None:
            return Replace(self._table(self._services, session))
        self._look()
        self.rebuild()
        return None

    def _look(self) -> None:
        self._past, self._open = self._services.history(), self._services.open_matches()
        self._elsewhere = self._services.elsewhere()

    def head(self) -> str:
        return tr("history.title")

    def body(self) -> Widget:
        past = self._past
        if not past and not self._open and not self._elsewhere:
            return _nothing_yet()
        first = self._page * PAGE
        matches = [self._past_match(match) for match in past[first : first + PAGE]]
        if self._page == 0:
            matches = [*self._being_played(), *matches]
        return Column(
            _tally([match for match in past if match.winners]),
            ScrollView(Column(*matches, Tailpiece(), gap=3), key=f"matches{self._page}"),
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

    def _being_played(self) -> list[Widget]:
        here = [(match, open_at) for match in self._open]
        everywhere = [*here, *((match, elsewhere_at) for match in self._elsewhere)]
        return [self._open_match(m, where(m.number, m.setup)) for m, where in everywhere]

    def _open_match(self, match: OpenMatch, where: str) -> Widget:
        top = _top(kind_of(match.setup), match.saved_at, where, "indigo")
        standing = _standing(match.names, match.totals, (), you=0)
        return self._slip(match.match_id, _faces(match.portraits, (), 0), top, standing)

    def _past_match(self, match: PastMatch) -> Widget:
        kind = kind_of(match.setup, match.hands if match.winners else None)
        colour = "vermilion_dark" if match.seat in match.winners else "ink"
        top = _top(kind, match.ended_at, _outcome(match), colour)
        standing = _standing(match.names, match.totals, match.winners, you=match.seat)
        faces = _faces(match.portraits, match.winners, match.seat)
        return self._slip(match.match_id, faces, top, standing)

    def _slip(self, match_id: int, faces: list[Widget], top: Widget, standing: Widget) -> Widget:
        words = Column(top, standing, gap=2, along="centre", grow=1)
        row = Row(*faces, words, gap=6, across="stretch")
        return Slip(row, lambda: self._open_sheet(match_id), key=f"match{match_id}")

    def _open_sheet(self, match_id: int) -> Outcome:
        return Push(MatchSheet(self._services, match_id))


def _nothing_yet() -> Widget:
    """The mat is rolled out, tea and cakes stand ready: only the people are missing."""
    things = (Picture(f"room/{name}") for name in ("banh_chung", "peach_tree", "tea"))
    mat = Mat(Pad(Row(*things, gap=36), 48, 6), border="mat/strip")
    words = Label(tr("history.empty"), style="large", align="centre")
    return ScrollView(Column(At(mat, y=0.6), words, Tailpiece(), gap=8), key="nothing_yet")


def _tally(finished: list[PastMatch]) -> Widget:
    firsts = sum(match.seat in match.winners for match in finished)
    words = tr("history.none_finished")
    if finished:
        words = tr_n("history.played", len(finished))
        often = tr_n("history.firsts", firsts) if firsts else tr("history.firsts_none")
        best = max(match.totals[match.seat] for match in finished)
        words = f"{words} · {often} · {tr('history.best', score=names.signed(best))}"
    return Label(words, style="large", align="centre", icon="icon/blossom")


def _outcome(match: PastMatch) -> str:
    if not match.winners:
        return left_at(match.hands, match.setup)
    return won_by(match.names, match.winners, match.seat)


def _top(kind: str, at: float, outcome: str, colour: str) -> Widget:
    return Row(
        Label(date_of(at)),
        Label(kind, style="small", colour="ink_soft"),
        Space(grow=1),
        Label(outcome, align="right", colour=colour),
        gap=10,
    )


def _faces(portraits: tuple[str, ...], winners: tuple[int, ...], you: int) -> list[Widget]:
    """Who came first, glad; where nobody did, oneself."""
    if not portraits:
        return []
    shown = winners[:1] or (you,)
    mood: Mood = "glad" if winners else "calm"
    return [Picture(portrait(portraits[seat], mood)) for seat in shown]


def _standing(
    people: tuple[str, ...], totals: tuple[int, ...], winners: tuple[int, ...], *, you: int
) -> Widget:
    """Everybody's name and points, the best first; winners carry a blossom."""
    order = sorted(range(len(people)), key=lambda seat: -totals[seat])
    return Flow(*(_person(people[s], totals[s], s in winners, s == you) for s in order), gap=18)


def _person(name: str, total: int, first: bool, own: bool) -> Widget:
    """Plain words: nothing here can be pressed, so nothing looks as if it could."""
    colour = "vermilion_dark" if first else "ink" if own else "ink_soft"
    icon = "icon/blossom" if first else ""
    return Row(
        Label(name, colour=colour, icon=icon),
        Label(names.signed(total), colour=colour),
        gap=5,
    )
