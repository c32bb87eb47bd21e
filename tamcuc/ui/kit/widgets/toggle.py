"""Choices: a switch, and one of several."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

from pygame import Rect, Surface

from tamcuc.ui.kit.events import KeyPressed, Point
from tamcuc.ui.kit.look import Look
from tamcuc.ui.kit.nine_slice import Insets, added, inside
from tamcuc.ui.kit.scene import Outcome

from .base import UNBOUNDED, Done, Size, TextBox, Widget
from .paragraph import Paragraph

T = TypeVar("T")

SEGMENT_PADDING: Insets = (2, 0, 0, 1)
SEGMENT_GAP = 2
"""Between options."""


class Toggle(Widget):
    """A caption with a mark that is on or off; `changed` is told the new state."""

    focusable = True

    def __init__(
        self,
        caption: str,
        on: bool,
        changed: Callable[[bool], Outcome],
        *,
        key: str = "",
        grow: int = 0,
        tip: str = "",
    ) -> None:
        super().__init__(key=key, grow=grow, tip=tip)
        self.on = on
        self._caption = caption
        self._changed = changed
        self._armed = False

    def measure(self, look: Look, width: int) -> Size:
        return self._paragraph().measure(look, width)

    def narrowest(self, look: Look) -> int:
        return self._paragraph().narrowest(look)

    def draw(self, canvas: Surface, look: Look) -> None:
        self._paragraph().draw(canvas, look, self.rect, "ink")

    def texts(self, look: Look) -> Iterator[TextBox]:
        yield self._paragraph().box(look, self.rect)

    def focus_rect(self) -> Rect:
        return self.rect.inflate(4, 0)

    def pressed(self, pos: Point, now: int, clicks: int) -> Done | None:  # noqa: ARG002
        self._armed = True
        return Done()

    def released(self, pos: Point, now: int) -> Done | None:  # noqa: ARG002
        armed, self._armed = self._armed, False
        return self._flip() if armed and self.rect.collidepoint(pos) else Done()

    def key_pressed(self, event: KeyPressed, now: int) -> Done | None:  # noqa: ARG002
        if event.key not in ("enter", "space") or event.alt or event.ctrl:
            return None
        return Done() if event.repeat else self._flip()

    def _flip(self) -> Done:
        self.on = not self.on
        return Done(self._changed(self.on), clicked=True)

    def _paragraph(self) -> Paragraph:
        return Paragraph(self._caption, icon="ui/check_on" if self.on else "ui/check_off")


class Choice(Widget, Generic[T]):
    """One of several, side by side, in as many lines as it takes; `changed` is told the value.

    `even`: options of one width that fill its place, below one another where not all fit in a line.
    One stop for the keyboard: left and right go from option to option and leave at the ends, Enter
    or Space chooses. So passing through changes nothing.
    """

    focusable = True

    def __init__(
        self,
        options: Sequence[tuple[T, str]],
        value: T,
        changed: Callable[[T], Outcome],
        *,
        key: str = "",
        grow: int = 0,
        tip: str = "",
        even: bool = False,
    ) -> None:
        super().__init__(key=key, grow=grow, tip=tip)
        self.even = even
        self.value = value
        self._values = [option for option, _ in options]
        self._captions = [Paragraph(caption, align="centre") for _, caption in options]
        self._changed = changed
        self._rects: list[Rect] = []
        self._pressed_on: int | None = None
        self._at = self.index

    @property
    def index(self) -> int:
        """Which option is chosen; 0 if the value is none of them."""
        return self._values.index(self.value) if self.value in self._values else 0

    def measure(self, look: Look, width: int) -> Size:
        if self.even:
            wide = self._widest(look)
            row = len(self._captions) * (wide + SEGMENT_GAP) - SEGMENT_GAP
            width = row if row <= width else min(wide, width)
        rects = self._flow(look, Rect(0, 0, width, 0))
        return max(r.right for r in rects), max(r.bottom for r in rects)

    def narrowest(self, look: Look) -> int:
        return max(c.narrowest(look) for c in self._captions) + self._frame(look)[0]

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        self._rects = self._flow(look, rect)

    def shift(self, dy: int) -> None:
        super().shift(dy)
        for rect in self._rects:
            rect.y += dy

    def draw(self, canvas: Surface, look: Look) -> None:
        for index, (rect, caption) in enumerate(zip(self._rects, self._captions, strict=True)):
            chosen = index == self.index
            sprite = "ui/button/main_rest" if chosen else "ui/button/plain_rest"
            look.atlas.draw_slice(canvas, sprite, rect)
            caption.draw(canvas, look, self._room(look, rect), "shell" if chosen else "ink")

    def texts(self, look: Look) -> Iterator[TextBox]:
        for rect, caption in zip(self._rects, self._captions, strict=True):
            yield caption.box(look, self._room(look, rect))

    def focus_rect(self) -> Rect:
        return self._rects[self._at if self.focused else self.index]

    def focus_came(self) -> None:
        self._at = self.index

    def pressed(self, pos: Point, now: int, clicks: int) -> Done | None:  # noqa: ARG002
        self._pressed_on = self._option_at(pos)
        return Done()

    def released(self, pos: Point, now: int) -> Done | None:  # noqa: ARG002
        pressed_on, self._pressed_on = self._pressed_on, None
        if pressed_on is None or pressed_on != self._option_at(pos):
            return Done()
        return self._choose(pressed_on)

    def key_pressed(self, event: KeyPressed, now: int) -> Done | None:  # noqa: ARG002
        if event.key in ("enter", "space") and not (event.alt or event.ctrl):
            return Done() if event.repeat else self._choose(self._at)
        goal = self._at + {"left": -1, "right": 1}.get(event.key, 0)
        if goal == self._at or not 0 <= goal < len(self._values):
            return None  # at an end: the focus may leave
        self._at = goal
        return Done()

    def _choose(self, index: int) -> Done:
        self._at = index
        if index == self.index and self.value in self._values:
            return Done()
        self.value = self._values[index]
        return Done(self._changed(self.value), clicked=True)

    def _option_at(self, pos: Point) -> int | None:
        return next((n for n, rect in enumerate(self._rects) if rect.collidepoint(pos)), None)

    def _frame(self, look: Look) -> Size:
        left, top, right, bottom = self._edges(look)
        return left + right, top + bottom

    def _room(self, look: Look, rect: Rect) -> Rect:
        return inside(rect, self._edges(look))

    def _edges(self, look: Look) -> Insets:
        return added(look.atlas.insets("ui/button/plain_rest"), SEGMENT_PADDING)

    def _flow(self, look: Look, rect: Rect) -> list[Rect]:
        across, down = self._frame(look)
        cell = self._cell(look, rect.w) if self.even else 0
        rects: list[Rect] = []
        x, y, tall = rect.x, rect.y, 0
        for caption in self._captions:
            width, height = caption.measure(look, max(1, rect.w - across))
            width, height = cell or width + across, height + down
            if x > rect.x and x + width > rect.right:
                x, y, tall = rect.x, y + tall + SEGMENT_GAP, 0
            rects.append(Rect(x, y, width, height))
            x, tall = x + width + SEGMENT_GAP, max(tall, height)
        return rects

    def _cell(self, look: Look, room: int) -> int:
        """The width of each option, where they are even."""
        count = len(self._captions)
        cell = (room - SEGMENT_GAP * (count - 1)) // count
        return cell if cell >= self._widest(look) else room

    def _widest(self, look: Look) -> int:
        captions = (caption.measure(look, UNBOUNDED)[0] for caption in self._captions)
        return max(captions) + self._frame(look)[0]
