"""The end of a match: places by points, the first one shared where points are equal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.i18n.names import joined, signed
from tamcuc.i18n.words import tr, tr_n
from tamcuc.ui.kit import (
    At,
    Button,
    Column,
    Flow,
    Label,
    Outcome,
    Panel,
    Picture,
    Pop,
    Row,
    Screen,
    ScrollView,
    Sized,
    Space,
    Table,
    Widget,
)
from tamcuc.ui.scenes.end_sheet import score_colour
from tamcuc.ui.scenes.pause import GUARD_MS
from tamcuc.ui.scenes.services import Session
from tamcuc.ui.stage.mood import Mood, portrait

MOTIF_MS = 5000
"""Until the motif of winning or losing has died away, and the evening's music begins anew."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A seat's place in the match, from 1; equal points share a place."""

    place: int
    seat: Seat
    points: int


def places(totals: Sequence[int]) -> Iterator[Placed]:
    """All seats, the best first; seats of equal points in table order."""
    order = sorted(range(len(totals)), key=lambda seat: (-totals[seat], seat))
    for seat in order:
        better = sum(each > totals[seat] for each in totals)
        yield Placed(better + 1, seat, totals[seat])


class ResultSheet(Screen):
    """Closes with "again" or "home"."""

    overlay = True

    def __init__(
        self,
        view: MatchView,
        session: Session,
        said: str = "",
        names: Sequence[str] | None = None,
    ) -> None:
        """The result of this view; `said` is the last word at the table, if there is one.

        `names` is what the seats are called, if not by the names they sat down with.
        """
        self._names = names or session.guest.names
        self._said = said
        self._view = view
        self._session = session

    def enter(self) -> None:
        super().enter()
        won = self._view.seat in self._view.winners
        self.tools.sound.play_alone("win" if won else "lose")
        self._over = self.tools.call_later(MOTIF_MS, self.tools.sound.go_on)

    def leave(self) -> None:
        self._over.cancel()
        self.tools.sound.go_on()

    def build(self) -> Widget:
        best = [self._names[seat] for seat in self._view.winners]
        if len(best) > 1:
            title = tr("result.shared", names=joined(best))
        else:
            title = tr("result.won", who=joined(best))
        large = self.tools.look.text_size >= 160
        after = Label(
            tr_n("result.hands", len(self._view.counts)),
            style="small",
            colour="ink_soft",
            align="centre",
        )
        sheet = Column(
            Label(title, style="large", colour="vermilion_dark", align="centre"),
            *([] if large and self._said else [after]),
            self._table(),
            *self._last_word(),
            gap=0 if large else 4,
        )
        buttons = Flow(
            Button(tr("result.again"), lambda: Pop("again"), guard_ms=GUARD_MS, key="again"),
            Button(
                tr("result.home"), lambda: Pop("home"), kind="main", guard_ms=GUARD_MS,
                key="home", default=True,
            ),
            along="centre",
            gap=12,
        )  # fmt: skip
        content = Column(ScrollView(sheet, key="places", grow=0), buttons, gap=8)
        panel = Panel(content, head=tr("result.title"))
        return At(Sized(panel, min_width=self.tools.look.em * 14), pad=4)

    def _last_word(self) -> list[Widget]:
        if not self._said:
            return []
        large = self.tools.look.text_size >= 160
        style = "small" if large else "text"
        return [Label(self._said, style=style, colour="indigo", align="centre")]

    def back(self) -> Outcome:
        return Pop("home")

    def _table(self) -> Widget:
        rows = (self._row(each) for each in places(self._view.totals))
        line_gap = 1 if self.tools.look.text_size >= 160 else 3
        return Row(Space(grow=1), Table(*rows, gap=10, line_gap=line_gap), Space(grow=1))

    def _mood(self, each: Placed) -> Mood:
        """The first are glad, the last rueful, unless all are first."""
        if each.place == 1:
            return "glad"
        return "rueful" if each.points == min(self._view.totals) else "calm"

    def _row(self, each: Placed) -> list[Widget]:
        first = each.place == 1
        ink = "vermilion_dark" if first else "ink"
        return [
            Column(Label(tr(f"place.{each.place}"), colour=ink), along="centre"),
            Picture(portrait(self._session.portraits[each.seat], self._mood(each))),
            Column(
                Label(self._names[each.seat], style="large", colour=ink),
                along="centre",
            ),
            Column(
                Label(
                    tr("result.points", score=signed(each.points)),
                    style="large",
                    colour=score_colour(each.points),
                    align="right",
                ),
                along="centre",
            ),
        ]
