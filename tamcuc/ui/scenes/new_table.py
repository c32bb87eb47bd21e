"""A new match: how many sit down, for how long, and who the others are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, TypeAlias, get_args

import msgspec

from tamcuc.games.tam_cuc.rules import HOUSE, Length
from tamcuc.games.tam_cuc.view import Setup
from tamcuc.i18n import names, tr, tr_n
from tamcuc.ui.kit import (
    Answer,
    Button,
    Choice,
    Column,
    Dialog,
    Label,
    Outcome,
    Picture,
    Push,
    Replace,
    Row,
    Scene,
    ScrollView,
    Sized,
    Space,
    Widget,
)
from tamcuc.ui.scenes.backdrop import Mat
from tamcuc.ui.scenes.ornament import Tailpiece, section
from tamcuc.ui.scenes.page import Page
from tamcuc.ui.scenes.services import Opponent, Services, Session
from tamcuc.ui.settings import LastTable, Level
from tamcuc.ui.stage.places import PLACES

TableMaker: TypeAlias = Callable[[Services, Session], Scene]
"""Makes the scene of a table that one sits at."""

FAMILY: Final = (
    "ba_noi", "co_sau", "anh_ca", "ong_do", "be_na", "chu_tu", "chi_hai", "cau_ut",
)  # fmt: skip
"""Who may come to the table; matches take them in turn."""

Seats: TypeAlias = Literal[2, 3, 4]
Choosable: TypeAlias = Literal["short", "standard", "long", "plain"]
"""The lengths to choose from; plain has as many hands as the standard one."""

PLAIN: Final = "plain"

_SEATS: Final = {
    "right": "new_table.seat_right",
    "top": "new_table.seat_across",
    "left": "new_table.seat_left",
}


class NewTableScene(Page):
    """Ends in the scene of the table, put in this one's place."""

    def __init__(self, services: Services, table: TableMaker) -> None:
        self._services = services
        self._table = table
        last = services.settings.table
        self._seats = last.seats
        self._length: Choosable = PLAIN if last.plain else last.length
        self._levels: list[Level] = list(last.levels)
        people = set(last.people or ()) & set(FAMILY)
        self._chosen = len(people) == len(last.levels)
        self._people = list(last.people or ()) if self._chosen else _in_turn(services)
        self._instead_of: int | None = None

    def head(self) -> str:
        return tr("new_table.title")

    def body(self) -> Widget:
        return ScrollView(
            Row(self._terms(), self._mat(), gap=12, across="stretch", stack=True), key="table"
        )

    def buttons(self) -> Sequence[Widget]:
        return [Button(tr("new_table.start"), self._start, kind="main", default=True, key="start")]

    def resumed(self, result: Any) -> Outcome:
        self.redraw()
        return self._begin() if result is True else None

    def _terms(self) -> Widget:
        rules = HOUSE[self._seats]
        note = tr_n("new_table.seats_note", rules.dealt, cards=len(rules.deck))
        terms = Column(
            section(tr("new_table.seats")),
            Choice(
                [(n, f" {n} ") for n in get_args(Seats)],
                self._seats,
                self._set_seats,
                key="seats",
            ),
            Label(note, style="small", colour="ink_soft"),
            Space(height=4),
            section(tr("new_table.length")),
            Choice(
                [(length, self._length_name(length)) for length in get_args(Choosable)],
                self._length,
                self._set_length,
                key="length",
                even=True,
            ),
            Tailpiece(),
        )
        return Sized(terms, max_width=self.tools.look.em * 11)

    def _length_name(self, length: Choosable) -> str:
        hands = HOUSE[self._seats].hands.of(_of(length))
        return tr_n("new_table.length_choice", hands, length=tr(f"length.{length}"))

    def _mat(self) -> Widget:
        """Everybody where they will sit, seen from one's own place; below, how to change who."""
        cells = {
            place: self._opponent(number, place)
            for number, place in enumerate(PLACES[self._seats][1:])
        }
        top = [cells["top"]] if "top" in cells else []
        middle = Column(*top, Space(height=8, grow=1), self._you(), across="centre")
        sides = [[cells[place]] if place in cells else [] for place in ("left", "right")]
        table = Row(*sides[0], middle, *sides[1], gap=4, across="stretch", stack=True)
        for cell in table.children:
            cell.grow = 1
        note = Label(tr("new_table.swap_note"), style="small", colour="ink_soft", align="centre")
        return Column(Mat(table, grow=1), note, gap=2, grow=1)

    def _opponent(self, number: int, place: str) -> Widget:
        who = self._people[number]
        person = Button(
            names.who_name(who),
            lambda: self._swap(number),
            icon=f"portrait/{who}/calm",
            align="left",
            tip=tr("new_table.swap"),
            key=f"who{number}",
        )
        level = Choice(
            _levels(),
            self._levels[number],
            lambda level: self._set_level(number, level),
            key=f"level{number}",
            even=True,
        )
        seat = Label(tr(_SEATS[place]), style="small", align="centre")
        wide = self._seat_width()
        one = Sized(Column(person, level, gap=3), min_width=wide, max_width=wide)
        return Column(seat, one, gap=3, across="centre", along="centre")

    def _seat_width(self) -> int:
        """One for everybody who may come: of the levels, or of the longest word of a name."""
        look = self.tools.look
        choice = Choice(_levels(), "easy", lambda _: None, even=True)
        levels = choice.measure(look, self.room_width())[0]
        people = (
            Button(names.who_name(who), lambda: None, icon=f"portrait/{who}/calm") for who in FAMILY
        )
        return max(levels, *(person.narrowest(look) for person in people))

    def _you(self) -> Widget:
        name = self._services.settings.name or names.you()
        return Column(
            Picture("portrait/you/calm", scale=self.tools.look.icon_scale),
            Label(name, align="centre"),
            gap=1,
            across="centre",
        )

    def _set_seats(self, seats: Seats) -> None:
        self._seats = seats
        self.rebuild()

    def _set_length(self, length: Choosable) -> None:
        self._length = length

    def _set_level(self, number: int, level: Level) -> None:
        self._levels[number] = level

    def _swap(self, number: int) -> None:
        """Let the next one of the family who is not at the table sit here."""
        here = FAMILY.index(self._people[number])
        others = self._people[: self._seats - 1]
        turn = (FAMILY[(here + n) % len(FAMILY)] for n in range(1, len(FAMILY)))
        came = next(who for who in turn if who not in others)
        if came in self._people:  # of a seat that is not at this table: nobody sits twice
            self._people[self._people.index(came)] = self._people[number]
        self._people[number] = came
        self._chosen = True
        self.rebuild()

    def _start(self) -> Outcome:
        matches = self._services.open_matches()
        self._instead_of = matches[0].match_id if matches else None
        if not matches:
            return self._begin()
        answers = [
            Answer(tr("button.cancel"), False, "main"),  # what Enter does can always be undone
            Answer(tr("new_table.replace_yes"), True),
        ]
        words = tr("new_table.replace" if len(matches) == 1 else "new_table.replace_latest")
        return Push(Dialog(words, answers, head=tr("new_table.title")))

    def _begin(self) -> Outcome:
        self._remember()
        setup = Setup(seats=self._seats, length=_of(self._length), plain=self._length == PLAIN)
        people = zip(self._people, self._levels, strict=True)
        opponents = [Opponent(who, level) for who, level in people][: self._seats - 1]
        session = self._services.begin(setup, opponents, instead_of=self._instead_of)
        return Replace(self._table(self._services, session))

    def _remember(self) -> None:
        first, second, third = self._levels
        right, across, left = self._people
        table = LastTable(
            self._seats,
            _of(self._length),
            self._length == PLAIN,
            (first, second, third),
            (right, across, left) if self._chosen else None,
        )
        settings = self._services.settings
        if settings.table != table:
            self._services.change(msgspec.structs.replace(settings, table=table))


def _in_turn(services: Services) -> list[str]:
    """Others with each match, until some are chosen by hand."""
    turn = len(services.history())
    return [FAMILY[(turn + n) % len(FAMILY)] for n in range(3)]


def _levels() -> list[tuple[Level, str]]:
    return [(level, tr(f"level.{level}")) for level in get_args(Level)]


def _of(length: Choosable) -> Length:
    return "standard" if length == PLAIN else length
