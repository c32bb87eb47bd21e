"""The end of a match: who came first in peach blossom, firecrackers, and everybody's place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pygame import Surface

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.i18n.names import joined
from tamcuc.i18n.words import tr, tr_n
from tamcuc.ui.kit import (
    At,
    Button,
    Column,
    Event,
    Flow,
    KeyPressed,
    Label,
    Motion,
    Outcome,
    Picture,
    PointerPressed,
    Pop,
    PrintSheet,
    Row,
    ScrollView,
    Sized,
    Space,
    Timer,
    Tween,
    Widget,
    linear,
)
from tamcuc.ui.scenes.end_sheet import WHOLE, EndSheet, score_colour
from tamcuc.ui.scenes.festival import STEP_MS, Festival
from tamcuc.ui.scenes.ledger import Ledger
from tamcuc.ui.scenes.pause import GUARD_MS
from tamcuc.ui.scenes.rolling import Rolling
from tamcuc.ui.scenes.services import Session
from tamcuc.ui.scenes.steps_by_clock import StepsByClock
from tamcuc.ui.scenes.wreath import Ribbon, Wreath
from tamcuc.ui.settings import Speed
from tamcuc.ui.stage.mood import Mood

MOTIF_MS = 5000
"""Until the motif of winning or losing has died away, and the evening's music begins anew."""

ROLL_MS = 1400
TELL_MS = 600
"""How long it takes to tell who came first, once points have rolled."""

_EDGE = 6
"""What is left free around the sheet and the wreath."""


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


class ResultSheet(EndSheet):
    """Closes with "again" or "home". The yard moves on for as long as it is looked at."""

    def __init__(
        self,
        view: MatchView,
        session: Session,
        said: str = "",
        names: Sequence[str] | None = None,
        speed: Speed = "off",
    ) -> None:
        """The result of this view; `said` is the last word at the table, if there is one.

        `names` is what the seats are called, if not by the names they sat down with.
        """
        super().__init__(view, session, speed, names)
        self._said = said
        self._counted = False
        self._telling = 0
        self._over: Timer | None = None
        self._whole_at = 0

    def motion(self) -> Motion:
        return Tween(self.roll, (0,), (WHOLE,), ROLL_MS)

    def enter(self) -> None:
        self._festival = Festival(self.tools.look)
        self._steps = StepsByClock(self.tools, STEP_MS, self.redraw, self._moves)
        super().enter()

    def counted(self) -> None:
        """Points are what they are: now it is told who came first."""
        self._counted = True
        if self._moves():
            self.rebuild()
        won = self._view.seat in self._view.winners
        self.tools.sound.play_alone("win" if won else "lose")
        self._over = self.tools.call_later(MOTIF_MS, self.tools.sound.go_on)
        self._timeline.play(Tween(self._tell, (0,), (WHOLE,), TELL_MS, linear), self._light)

    def _tell(self, reached: tuple[int, ...]) -> None:
        self._telling = reached[0]

    def told(self) -> float:
        """How far it has been told who came first, from 0 to 1."""
        return self._telling / WHOLE

    def _light(self) -> None:
        """Everything is told: the firecrackers are lit, and from now on a press may leave."""
        self._whole_at = self.tools.clock()
        if self._moves():
            self.tools.sound.play("firecrackers")
        self._steps.go()

    def skip(self) -> None:
        """Everything at once: points, and who came first."""
        while self.busy():
            super().skip()

    def leave(self) -> None:
        if self._over is not None:
            self._over.cancel()
        self._steps.rest()
        self.tools.sound.go_on()

    def handle(self, event: Event) -> Outcome:
        """A press while anything is still told ends that and nothing else, and so does a second
        one too soon after it: nobody leaves unawares."""
        self._steps.mind(event)
        if isinstance(event, KeyPressed | PointerPressed):
            if self.busy():
                self.skip()
                return None
            if self.tools.clock() - self._whole_at < GUARD_MS:
                return None
        return super().handle(event)

    def build(self) -> Widget:
        """Who came first beside the places; where there is no room for that, the places alone.

        Their head then names who came first, once points are counted.
        """
        look, room = self.tools.look, self.frame().inflate(-2 * _EDGE, -2 * _EDGE)
        sheet = self._sheet(tr("result.title"))
        left = room.w - sheet.measure(look, room.w)[0] - _EDGE
        for large in (True, False):
            winners = self._winners(large=large)
            if winners.narrowest(look) <= left and winners.measure(look, left)[1] <= room.h:
                beside = Sized(winners, max_width=left)
                return At(Row(At(beside), sheet, gap=_EDGE), pad=_EDGE)
        return At(self._sheet(self._title() if self._counted else tr("result.title")), pad=2)

    def draw_backdrop(self, canvas: Surface) -> None:
        self._festival.draw(canvas, self._steps.seen)

    def back(self) -> Outcome:
        return Pop("home")

    def _moves(self) -> bool:
        return self._speed != "off"

    def _winners(self, *, large: bool) -> Widget:
        """Everybody who came first, in blossom, over a ribbon with their names."""
        first, who = self._view.winners, self._session.portraits
        wreaths = [Wreath(who[seat], self.told, large=large) for seat in first]
        return Column(
            *(Row(*wreaths[n : n + 2], gap=0) for n in range(0, len(wreaths), 2)),
            Ribbon(self._title(), self.told, "title" if large else "head"),
            gap=0,
            across="centre",
        )

    def _title(self) -> str:
        best = [self._names[seat] for seat in self._view.winners]
        if len(best) > 1:
            return tr("result.shared", names=joined(best))
        return tr("result.won", who=joined(best))

    def _sheet(self, head: str) -> Widget:
        """Everybody's place, on a print of this name."""
        hands = tr_n("result.hands", len(self._view.counts))
        after = Label(hands, style="small", colour="ink_soft", align="centre")
        large = self._large()
        lines = Column(
            *([] if large and self._said else [after]),
            self._table(),
            *self._last_word(),
            gap=0 if large else 4,
        )
        content = Column(
            ScrollView(lines, key="places", grow=0), self._buttons(), gap=4 if large else 8
        )
        return Sized(PrintSheet(content, head=head), min_width=self.tools.look.em * 14)

    def _large(self) -> bool:
        return self.tools.look.text_size >= 160

    def _buttons(self) -> Widget:
        return Flow(
            Button(
                tr("result.again"), lambda: Pop("again"), kind="main", guard_ms=GUARD_MS,
                key="again", default=True,
            ),
            Button(tr("result.home"), lambda: Pop("home"), guard_ms=GUARD_MS, key="home"),
            along="centre",
            gap=12,
        )  # fmt: skip

    def _last_word(self) -> list[Widget]:
        if not self._said:
            return []
        style = "small" if self._large() else "text"
        return [Label(self._said, style=style, colour="indigo", align="centre")]

    def _table(self) -> Widget:
        placed = [*places(self._view.totals)]
        points = Label(tr("result.points"), style="small", colour="ink_soft", align="right")
        heads: list[Widget] = [Space() for _ in range(3)]
        heads.append(Space() if self._large() else points)
        lit = [number for number, each in enumerate(placed) if each.place == 1]
        rows = (self._row(each) for each in placed)
        return Row(Space(grow=1), Ledger(heads, *rows, lit=lit, gap=10), Space(grow=1))

    def _mood(self, each: Placed) -> Mood:
        """The first are glad, the last rueful, unless all are first."""
        if each.place == 1:
            return "glad"
        return "rueful" if each.points == min(self._view.totals) else "calm"

    def _row(self, each: Placed) -> list[Widget]:
        first = each.place == 1
        ink = "vermilion_dark" if first else "ink"
        colour = score_colour(each.points)
        return [
            Column(Label(tr(f"place.{each.place}"), colour=ink), along="centre"),
            Picture(self.face(each.seat, self._mood(each))),
            Column(Label(self._names[each.seat], style="large", colour=ink), along="centre"),
            Column(Rolling(0, each.points, self.part, colour=colour), along="centre"),
        ]
