"""What belongs to a seat: portrait, plate with name and points, cards in hand, cards won."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.i18n.names import signed
from tamcuc.ui.stage.fit import Lettering, Letters
from tamcuc.ui.stage.frame import EDGE, GAP, TOKEN_OUT, Frame
from tamcuc.ui.stage.mood import Mood, mood_of, portrait
from tamcuc.ui.stage.places import Place, place_of
from tamcuc.ui.stage.things import (
    MINI,
    PORTRAIT,
    SMALL,
    Label,
    Parts,
    Piece,
    Slab,
    kind_name,
    spread,
)

TOKEN = (25, 18)
WON_STEP = 12
_MANY_POINTS = "−88"
TAG_PAD = 6
TAG_TRIM = 1
SEAT_EDGE = 12
"""Distance of the seat above from the edge of the mat."""
NAME_GAP = 6


@dataclass(frozen=True, slots=True)
class Sitting:
    """One seat to be placed."""

    seat: Seat
    place: Place
    name: str
    portrait: str
    points: int
    left: int
    """Cards in hand."""
    won: str
    house: bool
    asked: bool
    mood: Mood

    @property
    def plate(self) -> str:
        """Words of its plate, to measure them: the same whatever the points, so nothing shifts."""
        return f"{self.name}  {_MANY_POINTS}"


def sittings(
    view: MatchView, names: tuple[str, ...], portraits: tuple[str, ...]
) -> tuple[Sitting, ...]:
    """All seats as they stand in a view."""
    seats = view.setup.seats
    hand = view.hand
    return tuple(
        Sitting(
            seat=seat,
            place=place_of(seat, view.seat, seats),
            name=names[seat],
            portrait=portraits[seat],
            points=view.totals[seat] if view.totals else 0,
            left=hand.left[seat] if hand else 0,
            won=hand.won[seat] if hand else "",
            house=hand is not None and hand.house == seat,
            asked=seat in view.asked,
            mood=mood_of(view, seat),
        )
        for seat in range(seats)
    )


def place_seat(parts: Parts, frame: Frame, lettering: Lettering, sitting: Sitting) -> None:
    """Add everything of one seat."""
    block = _Block(
        parts, frame, lettering.type(frame.plate_style), lettering.type("small"), sitting
    )
    if sitting.place == "top":
        block.above()
    elif sitting.place == "you":
        block.own()
    else:
        block.beside()


def top_height(frame: Frame, lettering: Lettering) -> int:
    """Rows of the mat that the block of the seat above takes."""
    person = PORTRAIT * frame.scale + lettering.type(frame.plate_style).line + 2
    backs = max(MINI[1] * frame.scale, lettering.type("small").line)
    cards = backs + GAP + (SMALL[1] + WON_STEP) * frame.scale
    return SEAT_EDGE + max(person, cards) + GAP


@dataclass(slots=True)
class _Block:
    """The parts of one seat's block, one under another."""

    parts: Parts
    frame: Frame
    letters: Letters
    numbers: Letters
    sitting: Sitting

    def beside(self) -> None:
        """At the left or right end of the mat, one under another."""
        inner = self.frame.inner
        height = self._person_h() + GAP + self._backs_h() + GAP + self._won_h(2)
        top = inner.y + max(0, (inner.h - height) // 2)
        box = Rect(inner.x, top, self.frame.block, height)
        if self.sitting.place == "right":
            box.right = inner.right
        self.parts.regions[f"seat {self.sitting.place}"] = box
        y = self._person(box)
        y = self._backs(Rect(box.x, y + GAP, box.w, self._backs_h()))
        self._won(Rect(box.x, y + GAP, box.w, self._won_h(2)), 2)

    def above(self) -> None:
        """At the upper end: the person left of the lay, the cards right of it."""
        inner, zone = self.frame.inner, self.frame.zone
        top = self.frame.mat.y + SEAT_EDGE
        person = Rect(0, top, self.frame.block, self._person_h())
        person.right = inner.centerx - zone // 2 - EDGE
        self.parts.regions["seat top"] = person
        self._person(person)
        left = inner.centerx + zone // 2 + EDGE
        room = inner.right - left - (self.frame.block + EDGE if self._has_sides() else 0)
        height = self._backs_h() + GAP + self._won_h(2)
        cards = Rect(left, top, room, height)
        self.parts.regions["cards top"] = cards
        y = self._backs(Rect(left, top, room, self._backs_h()))
        self._won(Rect(left, y + GAP, room, self._won_h(2)), 2)

    def own(self) -> None:
        """One's own corner below the mat: the person, and the cards won."""
        box = self.frame.own
        self.parts.regions["seat you"] = box
        y = self._person(Rect(box.x, box.y, box.w, self._person_h()))
        room = Rect(box.x, y + GAP, box.w, box.bottom - y - GAP)
        self._won(room, 2 if room.h >= self._won_h(2) else 1)

    def _has_sides(self) -> bool:
        return bool(self.parts.regions.get("seat right"))

    def _person_h(self) -> int:
        return PORTRAIT * self.frame.scale + self.letters.line + 2

    def _backs_h(self) -> int:
        return max(MINI[1] * self.frame.scale, self.numbers.line)

    def _won_h(self, rows: int) -> int:
        return (SMALL[1] + (rows - 1) * WON_STEP) * self.frame.scale

    def _person(self, box: Rect) -> int:
        """Portrait, token and plate; the row below them."""
        scale, sitting = self.frame.scale, self.sitting
        side = PORTRAIT * scale
        at_right = sitting.place in ("right",)
        x = box.right - side if at_right else box.x
        self.parts.pieces.append(
            Piece(("portrait", sitting.seat), (x, box.y), (side, side), self._face(), scale)
        )
        if sitting.house:
            width, height = TOKEN[0] * scale, TOKEN[1] * scale
            near = x - TOKEN_OUT * scale if at_right else x + side + TOKEN_OUT * scale - width
            self.parts.pieces.append(
                Piece(
                    ("token",), (near, box.y + side - height), (width, height), "token/house", scale
                )
            )
        return self._plate(Rect(box.x, box.y + side, box.w, self.letters.line + 2))

    def _face(self) -> str:
        return portrait(self.sitting.portrait, self.sitting.mood)

    def _plate(self, box: Rect) -> int:
        sitting, letters = self.sitting, self.letters
        points = signed(sitting.points)
        room = box.w - 8 - NAME_GAP - letters.width(points)
        name = letters.shorten(sitting.name, room)
        inner = box.inflate(-8, -2)
        self.parts.slabs.append(Slab(box, "ui/plate_turn" if sitting.asked else "ui/plate"))
        ink = "shell" if sitting.asked else "diep"
        gold = "gamboge_light"
        self.parts.labels.append(Label(inner, (name,), letters, ink, "left"))
        width = letters.width(points)
        right = Rect(inner.right - width, inner.y, width, inner.h)
        self.parts.labels.append(Label(right, (points,), letters, gold, "right"))
        return box.bottom

    def _backs(self, box: Rect) -> int:
        """The cards still held, face down, and their number."""
        count, scale = self.sitting.left, self.frame.scale
        if not count:
            return box.bottom
        width, height = MINI[0] * scale, MINI[1] * scale
        text = str(count)
        number = self.numbers.width(text) + TAG_PAD
        offsets = spread(count, width, box.w - number - 3, 6 * scale)
        total = offsets[-1] + width
        x = self._start(box, total + 3 + number)
        y = box.y + (box.h - height) // 2
        for index, offset in enumerate(offsets):
            key = ("back", self.sitting.seat, index)
            self.parts.pieces.append(
                Piece(key, (x + offset, y), (width, height), "mini/back", scale)
            )
        self._number(x + total + 3, box, text)
        return box.bottom

    def _won(self, box: Rect, rows: int) -> None:
        """The cards won, face up, in rows, and their number."""
        won, scale = self.sitting.won, self.frame.scale
        if not won:
            return
        width, height = SMALL[0] * scale, SMALL[1] * scale
        text = str(len(won))
        number = self.numbers.width(text) + TAG_PAD
        per_row = max(5, -(-len(won) // rows))
        offsets = spread(min(per_row, len(won)), width, box.w - number - 3, WON_STEP * scale)
        total = offsets[-1] + width
        x = self._start(box, total + 3 + number)
        for index, letter in enumerate(won):
            row, column = divmod(index, per_row)
            at = (x + offsets[column], box.y + row * WON_STEP * scale)
            sprite = f"small/{kind_name(letter)}"
            key = ("won", self.sitting.seat, letter, won[:index].count(letter))
            self.parts.pieces.append(Piece(key, at, (width, height), sprite, scale))
        self._number(x + total + 3, Rect(box.x, box.y, box.w, height), text)

    def _start(self, box: Rect, width: int) -> int:
        return box.right - width if self.sitting.place == "right" else box.x

    def _number(self, x: int, box: Rect, text: str) -> None:
        letters = self.numbers
        line = letters.line - TAG_TRIM
        tag = Rect(x, 0, letters.width(text) + TAG_PAD, line)
        tag.centery = box.centery
        self.parts.slabs.append(Slab(tag, "ui/tip"))
        self.parts.labels.append(Label(tag, (text,), letters, "ink"))
