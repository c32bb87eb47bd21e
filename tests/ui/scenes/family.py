"""A house for tests: it keeps everything in memory and tells what it was asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tamcuc import i18n
from tamcuc.games.tam_cuc.events import HandCount
from tamcuc.games.tam_cuc.view import Setup
from tamcuc.ui.kit import Scene
from tamcuc.ui.scenes.services import (
    Notice,
    OpenMatch,
    Opponent,
    PastMatch,
    PlayedHand,
    PlayedMatch,
    Services,
    Session,
)
from tamcuc.ui.settings import Settings


class Seated:
    """A session that nothing is asked of."""


class House:
    """`Services` in memory; `began` lists the tables that were opened."""

    def __init__(
        self,
        settings: Settings | None = None,
        *,
        open_match: OpenMatch | None = None,
        waiting: Sequence[OpenMatch] = (),
        past: Sequence[PastMatch] = (),
        notices: Sequence[Notice] = (),
        played: PlayedMatch | None = None,
        elsewhere: Sequence[OpenMatch] = (),
    ) -> None:
        self.settings = settings or Settings()
        self.kept: list[Settings] = []
        self.began: list[tuple[Setup, tuple[Opponent, ...]]] = []
        self.went_on: list[int] = []
        self.set_aside: list[int | None] = []
        self.open = open_match
        self.waiting = tuple(waiting)
        self.past = tuple(past)
        self.told = list(notices)
        self.played = played
        self.played_elsewhere = tuple(elsewhere)
        self.looked_at: list[int] = []
        self.broken = False

    def change(self, settings: Settings) -> None:
        self.settings = settings
        i18n.use(settings.language)
        self.kept.append(settings)

    def notices(self) -> Sequence[Notice]:
        told, self.told = self.told, []
        return told

    def open_match(self) -> OpenMatch | None:
        return self.open

    def open_matches(self) -> Sequence[OpenMatch]:
        return (*(() if self.open is None else (self.open,)), *self.waiting)

    def elsewhere(self) -> Sequence[OpenMatch]:
        return self.played_elsewhere

    def begin(
        self, setup: Setup, opponents: Sequence[Opponent], *, instead_of: int | None = None
    ) -> Session:
        self.set_aside.append(instead_of)
        self.began.append((setup, tuple(opponents)))
        return cast(Session, Seated())

    def go_on(self, match_id: int) -> Session | None:
        if self.broken:
            self.open = None
            self.told.append(Notice("app.resume_failed"))
            return None
        self.went_on.append(match_id)
        return cast(Session, Seated())

    def history(self) -> Sequence[PastMatch]:
        return self.past

    def match(self, match_id: int) -> PlayedMatch | None:
        self.looked_at.append(match_id)
        return self.played


class Table(Scene):
    """Stands for the scene of the mat; remembers who sat down."""

    def __init__(self, services: Services, session: Session) -> None:
        self.services, self.session = services, session


FACES = ("you", "co_sau", "ong_do", "be_na")

OPEN = OpenMatch(
    Setup(seats=4), ("Hà", "Cô Sáu", "Ông đồ", "Bé Na"), (4, -1, 0, -3), 3, 1.77e9, 7, FACES
)
"""A match of four in its third hand."""


def match(
    number: int,
    seats: int = 4,
    *,
    totals: tuple[int, ...] = (9, -4, 2, -7),
    winners: tuple[int, ...] = (0,),
    setup: Setup | None = None,
    hands: int = 8,
) -> PastMatch:
    """A past match; the player sat on seat 0."""
    people = ("Nguyễn Văn Hà", "Cô Sáu", "Ông đồ", "Bé Na")[:seats]
    ended = 1.77e9 - 86_400 * number
    return PastMatch(
        number,
        setup or Setup(seats=seats),
        people,
        totals[:seats],
        winners,
        hands,
        0,
        ended,
        FACES[:seats],
    )


PAST = (
    match(1),
    match(2, 3, totals=(-6, 3, 3), winners=(1, 2), hands=9),
    match(3, 2, totals=(-12, 12), winners=(1,), setup=Setup(seats=2, length="short"), hands=4),
    match(4, totals=(0, -2, 5, -3), winners=(), hands=5),
    match(5, totals=(6, 6, -4, -8), winners=(0, 1), setup=Setup(length="long"), hands=12),
    match(6, totals=(1, 1, -1, -1), winners=(0, 1), setup=Setup(plain=True), hands=8),
)
"""A history with everything in it: won, lost, shared, unfinished, every number of seats."""


def played(seats: int = 4, hands: int = 3, *, open_still: bool = False) -> PlayedMatch:
    """A match hand by hand: a kết and sons in the first hand, nothing in the others."""
    rest = (0,) * (seats - 2)
    first = HandCount(0, (2,) * seats, (7, -7, *rest), "ket_doi", 4, 0)
    others = [HandCount(n % seats, (2,) * seats, (-1, 1, *rest)) for n in range(1, hands)]
    totals = (8 - hands, hands - 8, *rest)
    return PlayedMatch(
        setup=Setup(seats=seats, length="short"),
        names=("Công Tằng Tôn Nữ Hương M", "Cô Sáu", "Ông đồ", "Bé Na")[:seats],
        portraits=FACES[:seats],
        seat=0,
        hands=(PlayedHand(first, (1, "pppp")), *map(PlayedHand, others)),
        totals=totals,
        winners=() if open_still else (0,),
        begun_at=1.77e9 - 1800,
        ended_at=1.77e9,
        open=open_still,
    )
