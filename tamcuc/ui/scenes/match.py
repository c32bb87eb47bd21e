"""One match of the history: who sat where, what each hand brought, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from pygame import Rect, Surface

from tamcuc.games.protocol import Seat
from tamcuc.i18n import names, tr
from tamcuc.ui.kit import (
    At,
    Box,
    Button,
    Column,
    Label,
    Look,
    Pad,
    Picture,
    Pop,
    Row,
    ScrollView,
    Sized,
    Space,
    Widget,
)
from tamcuc.ui.kit.widgets.base import Size
from tamcuc.ui.kit.widgets.scroll import MARGIN
from tamcuc.ui.scenes.backdrop import draw_mat
from tamcuc.ui.scenes.end_sheet import score_colour
from tamcuc.ui.scenes.ledger import Ledger
from tamcuc.ui.scenes.match_words import (
    day_of,
    elsewhere_at,
    kind_of,
    left_at,
    open_at,
    time_of,
    won_by,
)
from tamcuc.ui.scenes.ornament import Tailpiece
from tamcuc.ui.scenes.page import Page
from tamcuc.ui.scenes.services import PlayedHand, PlayedMatch, Services
from tamcuc.ui.stage.mood import Mood, portrait

_GAP: Final = 8
_WIDEST: Final = 150
"""Between columns, and of the widest that a seat needs, in pixels."""

_FIRST_EM: Final = 4
"""Width of the column that numbers the hands, in lines of text."""

_MARK_GAP: Final = 4

_OUT: Final = 10
_ON_MAT: Final = 11
"""How far the mat goes beyond the people at the sides, and above and below them."""

BAR: Final = 14
"""What a scroll bar takes of the width."""


class GoOn(msgspec.Struct, frozen=True):
    """What a sheet closes with if its match is to be gone on with."""

    match_id: int


class MatchSheet(Page):
    """Opens from the history; closes with GoOn or nothing."""

    def __init__(self, services: Services, match_id: int) -> None:
        self._match_id = match_id
        self._match = services.match(match_id)

    def head(self) -> str:
        return day_of(self._match.ended_at) if self._match else tr("history.sheet_lost")

    def body(self) -> Widget:
        match = self._match
        if match is None:
            words = Label(tr("history.unreadable"), style="large", align="centre")
            return At(Column(Picture("room/cat"), words, gap=10, across="centre"))
        width = self.room_width() - 2 * MARGIN - BAR
        book = _book(match, self.tools.look, width)
        content = Column(_top(match), At(book, grow=0), Tailpiece(), gap=5)
        return ScrollView(content, key="sheet")

    def buttons(self) -> Sequence[Widget]:
        if self._match is None or not self._match.open or self._match.elsewhere:
            return ()
        go_on = Pop(GoOn(self._match_id))
        return [Button(tr("title.resume"), lambda: go_on, kind="main", default=True, key="go_on")]


def _top(match: PlayedMatch) -> Widget:
    """How it ended, what it was and when."""
    hands = len(match.hands)
    told = f"{kind_of(match.setup, hands)} · {time_of(match.begun_at, match.ended_at)}"
    return Column(
        Label(_outcome(match), style="large", colour="vermilion_dark", align="centre"),
        Label(told, style="small", colour="ink_soft", align="centre"),
        gap=0,
    )


def _outcome(match: PlayedMatch) -> str:
    if match.winners:
        return won_by(match.names, match.winners, match.seat)
    if match.elsewhere:
        return elsewhere_at(len(match.hands) + 1, match.setup)
    if match.open:
        return open_at(len(match.hands) + 1, match.setup)
    return left_at(len(match.hands), match.setup)


class Book(Ledger):
    """A ledger whose heads, the people, sit on a strip of the mat."""

    def draw(self, canvas: Surface, look: Look) -> None:
        heads = self._rows[0]
        strip = heads[0].rect.unionall([head.rect for head in heads[1:]])
        draw_mat(canvas, look.atlas, strip.inflate(2 * _OUT, 0), "mat/strip")
        super().draw(canvas, look)


def _book(match: PlayedMatch, look: Look, width: int) -> Widget:
    """A column for each seat, a row for each hand, the standing below."""
    seats, narrow = range(match.setup.seats), look.text_size >= 160
    heads = [_dealer(), *(_person(match, seat) for seat in seats)]
    hands = [_hand(n, hand, narrow=narrow) for n, hand in enumerate(match.hands, start=1)]
    standing = [
        Label(tr("count.total"), align="right"),
        *(_standing(match, seat, narrow=narrow) for seat in seats),
    ]
    column = min(_WIDEST, (width - look.em * _FIRST_EM) // len(seats) - _GAP)
    rows = [heads, *hands, standing]
    wide = [[row[0], *(Sized(cell, min_width=column) for cell in row[1:])] for row in rows]
    return Book(*wide, lit=[len(hands)], gap=_GAP, line_gap=3)


def _dealer() -> Widget:
    """What the coin before points means."""
    words = Label(tr("history.dealer"), style="small", align="centre")
    coin = At(Picture("icon/dealer"), grow=0)
    return Pad(Column(coin, words, gap=1, along="centre"), 2, _ON_MAT)


def _person(match: PlayedMatch, seat: Seat) -> Widget:
    face: Widget = Picture(portrait(match.portraits[seat], _mood(match, seat)))
    if seat in match.winners:
        face = Row(face, Picture("seal/best"), gap=3)
    name = Label(match.names[seat], align="centre")
    return Pad(Column(At(face, grow=0), name, gap=0), 2, _ON_MAT)


def _mood(match: PlayedMatch, seat: Seat) -> Mood:
    """The first are glad, the last rueful, unless all are first or nothing is decided."""
    if not match.winners:
        return "calm"
    if seat in match.winners:
        return "glad"
    return "rueful" if match.totals[seat] == min(match.totals) else "calm"


def _hand(number: int, hand: PlayedHand, *, narrow: bool) -> list[Widget]:
    cells = [_cell(hand, seat, narrow=narrow) for seat in range(len(hand.count.scores))]
    return [Label(tr("history.hand", hand=number), colour="ink_soft", align="right"), *cells]


class Middle(Box):
    """A child in the middle of its place, whatever stands before it and after it."""

    def __init__(self, before: Widget, child: Widget, after: Widget) -> None:
        super().__init__([before, child, after])

    def measure(self, look: Look, width: int) -> Size:
        before, child, after = (each.measure(look, width) for each in self.children)
        sides = max(before[0], after[0])
        tall = max(before[1], child[1], after[1])
        return min(width, child[0] + 2 * (sides + _MARK_GAP)), tall

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        widths = [each.measure(look, rect.w)[0] for each in self.children]
        x = rect.centerx - widths[1] // 2
        lefts = (x - _MARK_GAP - widths[0], x, x + widths[1] + _MARK_GAP)
        for each, left, width in zip(self.children, lefts, widths, strict=True):
            height = each.measure(look, width)[1]
            each.place(look, Rect(left, rect.centery - height // 2, width, height))


def _cell(hand: PlayedHand, seat: Seat, *, narrow: bool) -> Widget:
    """A seat's points in a hand, and what it did there besides."""
    count = hand.count
    score = count.scores[seat]
    coin = Picture("icon/dealer") if seat == count.dealer else Space()
    marks: list[Widget] = []
    if count.bonus is not None and seat == count.by:
        marks.append(_mark(tr(f"bonus.{count.bonus}"), "vermilion_dark"))
    if hand.sons is not None and seat == hand.sons[0]:
        marks.append(_mark(tr("history.sons"), "indigo"))
    points = Label(names.signed(score), colour=score_colour(score))
    return _arranged(coin, points, marks, narrow=narrow)


def _mark(words: str, colour: str) -> Widget:
    return Label(words, style="small", colour=colour, align="centre")


def _arranged(coin: Widget, points: Widget, marks: list[Widget], *, narrow: bool) -> Widget:
    """Points in the middle, marks beside them, or below them where columns are narrow."""
    if narrow:
        return Column(Middle(coin, points, Space()), *marks, gap=0)
    return Middle(coin, points, Column(*marks, gap=0))


def _standing(match: PlayedMatch, seat: Seat, *, narrow: bool) -> Widget:
    points = match.totals[seat]
    place = 1 + sum(others > points for others in match.totals)
    total = Label(names.signed(points), style="large", colour=score_colour(points))
    return _arranged(Space(), total, [_mark(tr(f"place.{place}"), "ink_soft")], narrow=narrow)
