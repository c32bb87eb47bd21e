"""The count after a hand, line by line: who won what, what a bonus costs whom, and the totals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.events import HandCount
from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.i18n.names import signed
from tamcuc.i18n.words import tr, tr_n
from tamcuc.ui.kit import (
    At,
    Button,
    Column,
    Event,
    KeyPressed,
    Label,
    Outcome,
    Panel,
    Picture,
    PointerPressed,
    Pop,
    Push,
    Row,
    Screen,
    ScrollView,
    Sized,
    Space,
    Table,
    Timeline,
    Tween,
    Widget,
)
from tamcuc.ui.scenes.pause import GUARD_MS, Pause
from tamcuc.ui.scenes.rolling import Rolling
from tamcuc.ui.scenes.services import Session
from tamcuc.ui.settings import Speed
from tamcuc.ui.stage.mood import mood_for, portrait
from tamcuc.ui.stage.show import SPEEDS


@dataclass(frozen=True, slots=True)
class Line:
    """What a hand brought one seat, and why."""

    seat: Seat
    words: str
    score: int
    total: int


def heading(count: HandCount, par: int | None, names: Sequence[str]) -> str:
    """The rule by which the hand was counted."""
    if count.bonus is None or count.by is None:
        return "" if par is None else tr("count.par", par=par)
    who = names[count.by]
    if count.bonus == "de" and count.against is not None:
        return tr("count.de", who=who, house=names[count.against], amount=count.amount)
    return tr("count.ket", who=who, bonus=tr(f"bonus.{count.bonus}"), amount=count.amount)


def lines(view: MatchView, names: Sequence[str]) -> Iterator[Line]:
    """One line for each seat of the hand counted last, from one's own seat round the table."""
    seats, count = view.setup.seats, view.counts[-1]
    par = view.setup.terms().par
    for n in range(seats):
        seat = (view.seat + n) % seats
        words = _words(count, seat, names, par)
        yield Line(seat, words, count.scores[seat], view.totals[seat])


def _words(count: HandCount, seat: Seat, names: Sequence[str], par: int | None) -> str:
    who, won, score = names[seat], count.won[seat], count.scores[seat]
    if count.bonus is None:
        less = 0 if par is None else par
        return tr_n("count.won", won, who=who, par=less, score=signed(score))
    if seat == count.by:
        return _gained(count, who)
    if count.bonus == "de" and seat != count.against:
        return tr("count.de_rest", who=who)
    if score == 0:
        return tr_n("count.ket_spared", won, who=who, amount=count.amount)
    return tr_n("count.ket_lost", won, who=who, amount=count.amount, loss=-score)


def _gained(count: HandCount, who: str) -> str:
    losses = [-score for score in count.scores if score < 0]
    total = sum(losses)
    if len(losses) < 2:
        return tr("count.gained", who=who, sum=total)
    terms = " + ".join(str(loss) for loss in losses)
    return tr("count.ket_gained", who=who, terms=terms, sum=total)


def score_colour(points: int) -> str:
    """Green for a gain, red for a loss, soft ink for nothing."""
    if points == 0:
        return "ink_soft"
    return "leaf_dark" if points > 0 else "vermilion_dark"


ROLL_MS: Final = 700
_WHOLE: Final = 1000


class CountSheet(Screen):
    """Closes with "next" (deal on) or "result" (the match is over), or by itself."""

    overlay = True

    def __init__(
        self,
        view: MatchView,
        session: Session,
        speed: Speed = "off",
        names: Sequence[str] | None = None,
    ) -> None:
        """The count of this view; at this speed the points roll to what they are.

        `names` is what the seats are called, if not by the names they sat down with.
        """
        self._names = names or session.guest.names
        self._view = view
        self._session = session
        self._speed = speed
        self._reached = 0

    def enter(self) -> None:
        self._timeline = Timeline(self.tools.clock, SPEEDS[self._speed])
        self._timeline.play(Tween(self._roll, (0,), (_WHOLE,), ROLL_MS))
        super().enter()

    def animate(self, now: int) -> None:
        self._timeline.advance(now)

    def busy(self) -> bool:
        return self._timeline.busy

    def handle(self, event: Event) -> Outcome:
        """Whatever is pressed ends the rolling, and means what it means besides."""
        if isinstance(event, KeyPressed | PointerPressed):
            self._timeline.skip()
        return super().handle(event)

    def _roll(self, reached: tuple[int, ...]) -> None:
        self._reached = reached[0]

    def build(self) -> Widget:
        content = Column(ScrollView(self._table(), key="lines", grow=0), self._foot(), gap=8)
        sized = Sized(Panel(content, head=self._head()), max_width=self.tools.look.em * 36)
        return At(sized, pad=4)

    def _head(self) -> str:
        hands, number = self._view.setup.hands, len(self._view.counts)
        if hands is None:
            return tr("count.title_endless", hand=number)
        return tr("count.title", hand=number, hands=hands)

    def tick(self, now: int) -> Outcome:  # noqa: ARG002 - it goes by the view alone
        view = self._session.guest.view
        if view is not None and view.phase not in ("counted", "over"):
            return Pop()
        if view is not None and view.asked != self._view.asked:
            self._view = view
            self.rebuild()
        return None

    def back(self) -> Outcome:
        return Push(Pause(rules=False, settings=False, saved=self._session.saved))

    def resumed(self, result: object) -> Outcome:
        super().resumed(result)
        return Pop("left") if result == "left" else None

    def _table(self) -> Widget:
        names = self._names
        count = self._view.counts[-1]
        says = heading(count, self._view.setup.terms().par, names)
        top = [
            Space(),
            Space(),
            Label(tr("count.hand"), style="small", colour="ink_soft", align="right"),
            Label(tr("count.total"), style="small", colour="ink_soft", align="right"),
        ]
        rows = [self._row(line) for line in lines(self._view, names)]
        large = self.tools.look.text_size >= 160
        colour = "vermilion_dark" if count.bonus else "ink_soft"
        rule = Label(says, style="small" if large else "text", colour=colour, align="centre")
        table = Table(top, *rows, gap=8, line_gap=1 if large else 3)
        return Column(rule, Row(Space(grow=1), table, Space(grow=1)), gap=2 if large else 6)

    def _row(self, line: Line) -> list[Widget]:
        face = portrait(self._session.portraits[line.seat], mood_for(line.score))
        colour = score_colour(line.score)
        return [
            Picture(face),
            Column(Label(line.words), along="centre"),
            Column(Rolling(0, line.score, self._part, colour=colour), along="centre"),
            Column(Rolling(line.total - line.score, line.total, self._part), along="centre"),
        ]

    def _part(self) -> float:
        return self._reached / _WHOLE

    def _foot(self) -> Widget:
        if self._view.phase == "over":
            last = Button(
                tr("count.finish"), lambda: Pop("result"), kind="main", guard_ms=GUARD_MS,
                key="finish", default=True,
            )  # fmt: skip
            return Row(Space(grow=1), last, Space(grow=1))
        if self._view.seat not in self._view.asked:
            waiting = tr_n("count.waiting", len(self._view.asked))
            return Label(waiting, colour="ink_soft", align="centre")
        onward = Button(
            tr("count.next"), lambda: Pop("next"), kind="main", guard_ms=GUARD_MS,
            key=f"next {len(self._view.counts)}", default=True,
        )  # fmt: skip
        return Row(Space(grow=1), onward, Space(grow=1))
