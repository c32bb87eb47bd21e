"""A list of things to pick from, as long as it likes: only what is seen is drawn."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from tamcuc.ui.kit.events import KeyPressed, Point
from tamcuc.ui.kit.look import Look
from tamcuc.ui.kit.scene import Outcome

from .base import Done, Size, TextBox, Widget
from .paragraph import Paragraph

ROW_PADDING = (5, 2)


@dataclass(frozen=True, slots=True)
class ListRow:
    """One line of a list: what it is, a note in small letters below, an icon before it."""

    title: str
    note: str = ""
    icon: str = ""


class ListView(Widget):
    """Rows to pick from; put it in a ScrollView. `picked` is told the number of the row.

    One stop for the keyboard: up and down move within it, Enter picks.
    """

    focusable = True

    def __init__(
        self,
        rows: Sequence[ListRow],
        picked: Callable[[int], Outcome],
        *,
        index: int = 0,
        key: str = "",
        grow: int = 0,
    ) -> None:
        super().__init__(key=key, grow=grow)
        self.rows = list(rows)
        self.index = index
        self._picked = picked
        self._tops: list[int] = [0]
        self._measured: tuple[int, int] | None = None
        self._pressed_on: int | None = None

    def measure(self, look: Look, width: int) -> Size:
        self._measure_rows(look, width)
        letters = max((self._title(row).measure(look, width)[0] for row in self.rows), default=0)
        return min(width, letters + 2 * ROW_PADDING[0]), self._tops[-1]

    def narrowest(self, look: Look) -> int:
        letters = max((self._title(row).narrowest(look) for row in self.rows), default=0)
        return letters + 2 * ROW_PADDING[0]

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        self._measure_rows(look, rect.w)

    def draw(self, canvas: Surface, look: Look) -> None:
        for number in self._seen(canvas.get_clip()):
            rect = self.row_rect(number)
            if number == self.index:
                self._mark(canvas, look, rect)
            title, note = self._rooms(look, number)
            row = self.rows[number]
            colour = "vermilion_dark" if number == self.index else "ink"
            self._title(row).draw(canvas, look, title, colour)
            if row.note:
                self._note(row).draw(canvas, look, note, "ink_soft")

    def texts(self, look: Look) -> Iterator[TextBox]:
        for number, row in enumerate(self.rows):
            title, note = self._rooms(look, number)
            yield self._title(row).box(look, title)
            if row.note:
                yield self._note(row).box(look, note)

    def focus_rect(self) -> Rect:
        return self.row_rect(self.index) if self.rows else self.rect

    def adopt(self, old: Widget) -> None:
        super().adopt(old)
        if isinstance(old, ListView):
            self.index = min(old.index, max(0, len(self.rows) - 1))

    def row_rect(self, number: int) -> Rect:
        """Where a row lies on the canvas."""
        top, bottom = self._tops[number], self._tops[number + 1]
        return Rect(self.rect.x, self.rect.y + top, self.rect.w, bottom - top)

    def pressed(self, pos: Point, now: int, clicks: int) -> Done | None:  # noqa: ARG002
        self._pressed_on = self._row_at(pos)
        if self._pressed_on is not None:
            self.index = self._pressed_on
        return Done()

    def released(self, pos: Point, now: int) -> Done | None:  # noqa: ARG002
        pressed_on, self._pressed_on = self._pressed_on, None
        if pressed_on is None or self._row_at(pos) != pressed_on:
            return Done()
        return Done(self._picked(pressed_on), clicked=True)

    def key_pressed(self, event: KeyPressed, now: int) -> Done | None:  # noqa: ARG002
        if not self.rows:
            return None
        if event.key in ("enter", "space"):
            return Done() if event.repeat else Done(self._picked(self.index), clicked=True)
        step = {"up": -1, "down": 1, "pageup": -8, "pagedown": 8}.get(event.key)
        goal = self.index + (step or 0)
        if step is None or (abs(step) == 1 and not 0 <= goal < len(self.rows)):
            return None  # at an end: the focus may leave the list
        self.index = min(max(goal, 0), len(self.rows) - 1)
        return Done()

    def _measure_rows(self, look: Look, width: int) -> None:
        if self._measured == (width, look.text_size):
            return
        self._measured = (width, look.text_size)
        self._tops = [0]
        inner = width - 2 * ROW_PADDING[0]
        for row in self.rows:
            height = self._title(row).measure(look, inner)[1] + 2 * ROW_PADDING[1]
            height += self._note(row).measure(look, inner)[1] if row.note else 0
            self._tops.append(self._tops[-1] + height)

    def _rooms(self, look: Look, number: int) -> tuple[Rect, Rect]:
        room = self.row_rect(number).inflate(-2 * ROW_PADDING[0], -2 * ROW_PADDING[1])
        height = self._title(self.rows[number]).measure(look, room.w)[1]
        title = Rect(room.x, room.y, room.w, height)
        return title, Rect(room.x, title.bottom, room.w, room.bottom - title.bottom)

    def _mark(self, canvas: Surface, look: Look, rect: Rect) -> None:
        look.atlas.draw_slice(canvas, "ui/lit" if self.focused else "ui/marked", rect)

    def _seen(self, clip: Rect) -> range:
        first = bisect_right(self._tops, clip.top - self.rect.y) - 1
        last = bisect_right(self._tops, clip.bottom - self.rect.y)
        return range(max(0, first), min(len(self.rows), max(0, last)))

    def _row_at(self, pos: Point) -> int | None:
        if not self.rect.collidepoint(pos):
            return None
        number = bisect_right(self._tops, pos[1] - self.rect.y) - 1
        return number if 0 <= number < len(self.rows) else None

    def _title(self, row: ListRow) -> Paragraph:
        return Paragraph(row.title, icon=row.icon)

    def _note(self, row: ListRow) -> Paragraph:
        return Paragraph(row.note, "small")
