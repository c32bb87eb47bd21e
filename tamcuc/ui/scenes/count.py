"""The count after a hand, line by line: who won what, what a bonus costs whom, and the totals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.events import HandCount
from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.i18n.names import set_name
from tamcuc.i18n.words import tr, tr_n
from tamcuc.ui.kit import (
    At,
    Button,
    Column,
    Label,
    Motion,
    Outcome,
    Picture,
    Pop,
    PrintSheet,
    Push,
    Row,
    ScrollView,
    Sized,
    Space,
    Tween,
    Widget,
    ease_out,
    linear,
)
from tamcuc.ui.scenes.end_sheet import WHOLE, EndSheet, score_colour
from tamcuc.ui.scenes.ledger import Glance, Ledger, SmallCards, Stamp
from tamcuc.ui.scenes.pause import GUARD_MS, Pause
from tamcuc.ui.scenes.rolling import Rolling
from tamcuc.ui.stage.lookback import last_round
from tamcuc.ui.stage.mood import mood_for

ROLL_MS: Final = 700
_ROW_MS: Final = 300
"""How long all points roll, and those of one seat."""

_MOST_PLACES: Final = 12
"""More places than these are not counted by eye."""


@dataclass(frozen=True, slots=True)
class Line:
    """What a hand brought one seat, and why; `won` are its cards, as far as they are known."""

    seat: Seat
    words: str
    score: int
    total: int
    won: str
    asked: int
    """How many cards are taken off, or were to be won; 0 if that does not matter."""
    seal: str
    """Sprite of the seal pressed beside the line; empty for none."""


def heading(count: HandCount, par: int | None, names: Sequence[str]) -> str:
    """The rule by which the hand was counted."""
    if count.bonus is None or count.by is None:
        return "" if par is None else tr("count.par", par=par)
    who = names[count.by]
    if count.bonus == "de" and count.against is not None:
        return tr("count.de", who=who, house=names[count.against], amount=count.amount)
    return tr("count.ket", who=who, bonus=tr(f"bonus.{count.bonus}"), amount=count.amount)


def lines(view: MatchView) -> Iterator[Line]:
    """One line for each seat of the hand counted last, from one's own seat round the table."""
    seats, count = view.setup.seats, view.counts[-1]
    par = view.setup.terms().par
    for n in range(seats):
        seat = (view.seat + n) % seats
        yield Line(
            seat,
            _words(count, seat, par),
            count.scores[seat],
            view.totals[seat],
            view.hand.won[seat] if view.hand else "",
            _asked(count, seat, par) if view.hand else 0,
            _seal(count, seat),
        )


def _seal(count: HandCount, seat: Seat) -> str:
    if count.bonus is not None:
        return f"seal/{'de' if count.bonus == 'de' else 'ket'}" if seat == count.by else ""
    return "seal/best" if count.scores[seat] == max(count.scores) > 0 else ""


def _asked(count: HandCount, seat: Seat, par: int | None) -> int:
    if count.bonus is None:
        return par or 0
    pays = seat == count.against if count.bonus == "de" else seat != count.by
    return count.amount if pays and count.amount <= _MOST_PLACES else 0


def _words(count: HandCount, seat: Seat, par: int | None) -> str:
    won = count.won[seat]
    if count.bonus is None:
        return tr_n("count.won", won, par=0 if par is None else par)
    if seat == count.by:
        losses = [-score for score in count.scores if score < 0]
        return tr("count.gained", terms=" + ".join(str(loss) for loss in losses) or "0")
    if count.bonus == "de" and seat != count.against:
        return tr("count.de_rest")
    if count.scores[seat] == 0:
        return tr_n("count.ket_spared", won)
    return tr_n("count.ket_lost", won, amount=count.amount)


class CountSheet(EndSheet):
    """Closes with "next" (deal on) or "result" (the match is over), or by itself."""

    overlay = True

    def motion(self) -> Motion:
        return Tween(self.roll, (0,), (WHOLE,), ROLL_MS, linear)

    def row_part(self, seat: Seat) -> float:
        """How far the points of a seat have come: one after another, the best of the hand last."""
        scores = self._view.counts[-1].scores
        place = sorted(range(len(scores)), key=lambda each: scores[each]).index(seat)
        start = place * (ROLL_MS - _ROW_MS) / (len(scores) - 1)
        gone = (self.part() * ROLL_MS - start) / _ROW_MS
        return ease_out(min(1.0, max(0.0, gone)))

    def build(self) -> Widget:
        large = self._large()
        content = Column(
            ScrollView(self._content(), key="lines", grow=0), self._foot(), gap=2 if large else 5
        )
        sized = Sized(PrintSheet(content, head=self._head()), max_width=self.tools.look.em * 38)
        return At(sized, pad=2)

    def _large(self) -> bool:
        return self.tools.look.text_size >= 160

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

    def _content(self) -> Widget:
        """Large letters leave little room: then the lines come before what explains them."""
        count = self._view.counts[-1]
        says = heading(count, self._view.setup.terms().par, self._names)
        colour = "vermilion_dark" if count.bonus else "ink_soft"
        rule = Label(says, style=self._plain(), colour=colour, align="centre")
        table = Row(Space(grow=1), self._ledger(), Space(grow=1))
        if self._large():
            return Column(table, rule, *self._last_round(), gap=1)
        return Column(*self._last_round(), rule, table, gap=3)

    def _plain(self) -> str:
        """The style of what explains the lines."""
        return "small" if self._large() else "text"

    def _last_round(self) -> Iterator[Widget]:
        """By what the last round was won: it went to the count, and nobody may have seen it."""
        last = last_round(self._view)
        if last is None:
            return
        best = dict(last.shown)[last.winner]
        said = tr("count.last_round", who=self._names[last.winner], set=set_name(best))
        label = Label(said, style=self._plain())
        yield Row(Space(grow=1), label, SmallCards(best), Space(grow=1), gap=8)

    def _ledger(self) -> Widget:
        """Large letters leave no room for all lines at once: then the best of the hand is first."""
        drawn = [*lines(self._view)]
        if self._large():
            drawn.sort(key=lambda line: -line.score)
        rows = [self._row(line) for line in drawn]
        heads = [
            *(Space() for _ in rows[0][:-3]),
            Label(tr("count.hand"), style="small", colour="ink_soft", align="right"),
            Label(tr("count.total"), style="small", colour="ink_soft", align="right"),
            Space(),
        ]
        lit = [number for number, line in enumerate(drawn) if line.seal]
        if self._large():
            return Ledger(heads, *rows, lit=lit, gap=6, line_gap=1)
        return Ledger(heads, *rows, lit=lit, gap=10)

    def _row(self, line: Line) -> list[Widget]:
        before, part = line.total - line.score, partial(self.row_part, line.seat)
        colour = score_colour(line.score)
        return [
            self._face(line),
            *self._who(line),
            Column(Label(line.words, style=self._plain()), along="centre"),
            Column(Rolling(0, line.score, part, colour=colour), along="centre"),
            Column(Rolling(before, line.total, part), along="centre"),
            Stamp(line.seal, part) if line.seal else Space(),
        ]

    def _face(self, line: Line) -> Widget:
        sprite = self.face(line.seat, mood_for(line.score))
        return Glance(sprite) if self._large() else Picture(sprite)

    def _who(self, line: Line) -> list[Widget]:
        """The name and its won cards: beside it where letters are large, else below."""
        name, won = self._names[line.seat], SmallCards(line.won, line.asked)
        if self._large():
            return [Column(Label(name), along="centre"), Column(won, along="centre")]
        return [Column(Label(name, style="large"), won, gap=0, along="centre")]

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
