"""What belongs to a seat: portrait, plate with name and points, cards in hand, cards won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from tamcuc.i18n.names import signed
from tamcuc.ui.stage.across import (
    BACK_STEP,
    TAG_APART,
    TAG_PAD,
    backs_height,
    cards_above,
    person_above,
    together,
    top_height,
)
from tamcuc.ui.stage.fit import Lettering, Letters
from tamcuc.ui.stage.frame import Frame
from tamcuc.ui.stage.measures import (
    EDGE,
    GAP,
    OUT_ROWS,
    SEAT_EDGE,
    TOKEN_OUT,
    tray_room,
    tray_rows,
    won_height,
)
from tamcuc.ui.stage.mood import portrait
from tamcuc.ui.stage.plates import PAD, alike, in_lines, plate_height, plate_width, smaller, written
from tamcuc.ui.stage.sittings import Sitting
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
from tamcuc.ui.stage.token import TOKEN, token
from tamcuc.ui.stage.tray import tray_slabs

TAG_TRIM = 1
_GLANCE = 5
"""As many things in a row as are counted at a glance."""
_ABREAST = 3
"""So many won cards of others lie in a row before the next, and no row of one over others."""
_ROWS_ABOVE = 3
"""Rows of won cards left of a person above."""
_OWN_ROWS = 3
"""Rows of one's own won cards where they lie on the mat."""


def place_seats(
    parts: Parts, frame: Frame, lettering: Lettering, seated: Sequence[Sitting]
) -> None:
    """Add everything of all seats, those at the sides first; all names in letters of one size."""
    names = [each.name for each in seated if each.place != "you"]
    size = (frame.block, frame.plate_h)
    letters = alike(lettering, frame.plate_style, names if len(names) > 1 else (), size)
    points = lettering.type(frame.plate_style)
    lines = max(len(in_lines(letters, points, name, size)) for name in names)
    height = max(plate_height(points), plate_height(letters, lines))
    for sitting in sorted(seated, key=lambda each: each.place == "top"):
        block = _Block(parts, frame, lettering, lettering.type("small"), letters, height, sitting)
        _place_seat(block, sitting)


def _place_seat(block: _Block, sitting: Sitting) -> None:
    if sitting.place == "top":
        block.above()
    elif sitting.place == "you":
        block.own()
    else:
        block.beside()


@dataclass(slots=True)
class _Block:
    """The parts of one seat's block, one under another."""

    parts: Parts
    frame: Frame
    lettering: Lettering
    numbers: Letters
    names: Letters
    """The largest that a name may be written in."""
    plate_h: int
    """Height of the plates of all others."""
    sitting: Sitting

    def beside(self) -> None:
        """At the left or right end of the mat, one under another."""
        inner = self.frame.inner
        height = self._person_h() + GAP + self._backs_h() + GAP + won_height(self.frame.scale, 2)
        spare = inner.h - height - OUT_ROWS * self.frame.scale
        top = inner.y + max(0, spare // 3)
        box = Rect(inner.x, top, self.frame.block, height)
        if self.sitting.place == "right":
            box.right = inner.right
        self.parts.regions[f"seat {self.sitting.place}"] = box
        y = self._person(box, self.frame.plate_h)
        y = self._backs(Rect(box.x, y + GAP, box.w, self._backs_h()))
        self._won(Rect(box.x, y + GAP, box.w, won_height(self.frame.scale, 2)), 2)

    def above(self) -> None:
        """At the upper end: the person left of the lay; cards where there is room beside it."""
        box, cards = (of(self.frame, self.lettering) for of in (person_above, cards_above))
        box.x, box.w = box.right - self._above_w(), self._above_w()
        if not self.sitting.left:
            box.h = self._person_h()
        self.parts.regions["seat top"] = box
        y = self._person(Rect(box), self.frame.plate_h)
        if self._has_sides() and not self.sitting.left and not self.sitting.won:
            return
        self.parts.regions["cards top"] = cards
        if together(self.frame, self.lettering):
            self._backs(Rect(box.x, y + GAP, box.w, self._backs_h()))
            self._won(cards, _ROWS_ABOVE, under=True)
            return
        y = self._backs(Rect(cards.x, cards.y, cards.w, self._backs_h()))
        self._won(Rect(cards.x, y + GAP, cards.w, cards.bottom - y - GAP), 2)

    def _above_w(self) -> int:
        """Where nobody sits at the sides the plate may be as broad as its name."""
        block = self.frame.block
        if self._has_sides():
            return block
        letters = self.lettering.type(self.frame.plate_style)
        free = (self.frame.inner.w - self.frame.zone) // 2 - EDGE
        return max(block, min(free, plate_width(letters, self.sitting.name)))

    def own(self) -> None:
        """One's own person beside the hand, or left of one's lay, and the cards won."""
        box = self.frame.own
        self.parts.regions["seat you"] = box
        self._person(box, box.h - PORTRAIT * self.frame.scale)
        if self.frame.tray is None:
            self._won_on_mat()
            return
        self.parts.regions["cards you"] = self.frame.tray
        scale, won = self.frame.scale, len(self.sitting.won)
        self.parts.slabs.extend(tray_slabs(self.frame.tray, self.sitting.par, won, scale))
        room = tray_room(self.frame.tray, scale)
        self._won(room, tray_rows(self.frame.seats), on=self.frame.tray)

    def _won_on_mat(self) -> None:
        """One's own won cards right of one's lay."""
        inner = self.frame.inner
        left = inner.centerx + self.frame.zone // 2 + EDGE
        bottom = self.frame.mat.bottom - SEAT_EDGE
        top = self.frame.mat.y + top_height(self.frame, self.lettering)
        most = (_OWN_ROWS * (SMALL[1] + 1) - 1) * self.frame.scale
        height = min(most, bottom - top)
        box = Rect(left, bottom - height, inner.right - left, height)
        self.parts.regions["cards you"] = box
        self._won(box, _OWN_ROWS)

    def _has_sides(self) -> bool:
        return bool(self.parts.regions.get("seat right"))

    def _person_h(self) -> int:
        return PORTRAIT * self.frame.scale + self.frame.plate_h

    def _backs_h(self) -> int:
        return backs_height(self.frame, self.lettering)

    def _person(self, box: Rect, plate_h: int) -> int:
        """Portrait, token and a plate of at most this height; the row below them."""
        scale, sitting = self.frame.scale, self.sitting
        side = PORTRAIT * scale
        at_right = sitting.place in ("right",)
        x = box.right - side if at_right else box.x
        self.parts.pieces.append(
            Piece(
                key=("portrait", sitting.seat),
                at=(x, box.y),
                size=(side, side),
                sprite=self._face(),
                scale=scale,
                marks=("token/turn",) if sitting.asked else (),
            )
        )
        if sitting.house:
            width, height = TOKEN[0] * scale, TOKEN[1] * scale
            near = x - TOKEN_OUT * scale if at_right else x + side + TOKEN_OUT * scale - width
            at = near, box.y + side - height
            self.parts.pieces.append(Piece(("token",), at, (width, height), token(), scale))
        return self._plate(Rect(box.x, box.y + side, box.w, plate_h))

    def _face(self) -> str:
        return portrait(self.sitting.portrait, self.sitting.mood)

    def _plate(self, room: Rect) -> int:
        """Name and points, as broad as the block or the name asks, one's own as its corner."""
        sitting, style = self.sitting, self.frame.plate_style
        letters = self.lettering.type(style)
        box = Rect(room)
        if sitting.place != "you":
            box.w = min(box.w, max(self.frame.block, plate_width(letters, sitting.name)))
        own, _ = written(self.lettering, style, sitting.name, box.size)
        names = smaller(own, self.names)
        lines = in_lines(names, letters, sitting.name, box.size)
        box.h = self.plate_h
        if sitting.place == "you" or self.frame.seats == 2:
            box.h = max(plate_height(letters), plate_height(names, len(lines)))
        inner = box.inflate(-PAD, -2)
        self.parts.slabs.append(Slab(box, "ui/plate_turn" if sitting.asked else "ui/plate"))
        ink = "shell" if sitting.asked else "diep"
        self.parts.labels.append(Label(inner, lines, names, ink, "left"))
        points = signed(sitting.points)
        width = letters.width(points)
        right = Rect(inner.right - width, inner.y, width, inner.h)
        gold = "shell" if sitting.asked else "gamboge_light"
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
        offsets = spread(count, width, box.w - number - TAG_APART, BACK_STEP * scale)
        total = offsets[-1] + width
        x = self._start(box, total + TAG_APART + number)
        y = box.y + (box.h - height) // 2
        for index, offset in enumerate(offsets):
            key = ("back", self.sitting.seat, index)
            self.parts.pieces.append(
                Piece(key, (x + offset, y), (width, height), "mini/back", scale)
            )
        self._number(x + total + TAG_APART, box, text, "back")
        return box.bottom

    def _won(self, box: Rect, rows: int, on: Rect | None = None, *, under: bool = False) -> None:
        """The cards won, face up, in rows, and their number: beside, under, or on a tray."""
        won, scale = self.sitting.won, self.frame.scale
        if not won:
            return
        width, height = SMALL[0] * scale, SMALL[1] * scale
        text = str(len(won))
        number = self.numbers.width(text) + TAG_PAD if on is None and not under else -TAG_APART
        room, high = box.w - number - TAG_APART, box.h - under * self.numbers.line
        step = (SMALL[0] + (self.sitting.place == "you")) * scale
        glance = _GLANCE if self.sitting.place == "you" else _ABREAST
        per_row = max(min(glance, (room - width) // step + 1), -(-len(won) // rows))
        offsets = spread(min(per_row, len(won)), width, room, step)
        total = offsets[-1] + width
        x = self._start(box, total + TAG_APART + number)
        down = min((SMALL[1] + 1) * scale, (high - height) // max(1, rows - 1))
        for index, letter in enumerate(won):
            row, column = divmod(index, per_row)
            at = (x + offsets[column], box.y + row * down)
            sprite = f"small/{kind_name(letter)}"
            key = ("won", self.sitting.seat, letter, won[:index].count(letter))
            beneath = ("small/shadow",)
            self.parts.pieces.append(Piece(key, at, (width, height), sprite, scale, under=beneath))
        place = (x + total + TAG_APART, Rect(box.x, box.y, box.w, height))
        if on is not None:
            place = _on_rim(on, self.numbers, text)
        elif under:
            low = box.y + (len(won) - 1) // per_row * down + height
            tag = self.numbers.width(text) + TAG_PAD
            place = (x + total - tag, Rect(box.x, low, box.w, self.numbers.line))
        self._number(*place, text, "won")

    def _start(self, box: Rect, width: int) -> int:
        """Towards the middle from the sides; left of a person above, close to that person."""
        person = self.parts.regions.get("seat top")
        beside = self.sitting.place == "top" and person is not None and box.right < person.x
        return box.right - width if beside or self.sitting.place == "right" else box.x

    def _number(self, x: int, box: Rect, text: str, what: str) -> None:
        """The number of the cards of a kind; while they come it counts those that are there."""
        letters = self.numbers
        line = letters.line - TAG_TRIM
        tag = Rect(x, 0, letters.width(text) + TAG_PAD, line)
        tag.centery = box.centery
        of = (what, self.sitting.seat)
        self.parts.labels.append(Label(tag, (text,), letters, "ink", plate="ui/tip", tallies=of))


def _on_rim(tray: Rect, numbers: Letters, text: str) -> tuple[int, Rect]:
    """Where the number of cards on a tray stands: in the middle of its near rim."""
    rim = Rect(tray.x, tray.bottom - numbers.line, tray.w, numbers.line)
    return rim.centerx - (numbers.width(text) + TAG_PAD) // 2, rim
