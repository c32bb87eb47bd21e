"""A slider: a number between two others, in steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pygame import Rect, Surface

from tamcuc.ui.kit.events import KeyPressed, Point
from tamcuc.ui.kit.look import Look
from tamcuc.ui.kit.scene import Outcome

from .base import Done, Size, TextBox, Widget
from .paragraph import Paragraph

TRACK_WIDTH = 80
VALUE_GAP = 6


class Slider(Widget):
    """`low` to `high` in steps of `step`; `changed` is told each new value, `say` writes it."""

    focusable = True

    def __init__(
        self,
        value: int,
        changed: Callable[[int], Outcome],
        *,
        low: int = 0,
        high: int = 100,
        step: int = 10,
        say: Callable[[int], str] = str,
        key: str = "",
        grow: int = 0,
        tip: str = "",
    ) -> None:
        super().__init__(key=key, grow=grow, tip=tip)
        self.value = value
        self.low, self.high, self.step = low, high, step
        self._changed = changed
        self._say = say
        self._track = Rect(0, 0, 0, 0)
        self._knob_size: Size = (1, 1)

    def measure(self, look: Look, width: int) -> Size:
        knob_h = look.atlas.size("ui/slider_knob", look.icon_scale)[1]
        height = max(knob_h, look.type().line)
        return min(width, TRACK_WIDTH * look.icon_scale + self._value_width(look)), height

    def narrowest(self, look: Look) -> int:
        return TRACK_WIDTH // 2 + self._value_width(look)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        height = look.atlas.size("ui/slider_track", look.icon_scale)[1]
        width = max(1, rect.w - self._value_width(look))
        # A pixel lower than the middle: beside the letters, which stand low in their line.
        middle = rect.y + (rect.h - height) // 2 + look.icon_scale
        self._track = Rect(rect.x, middle, width, height)
        self._knob_size = look.atlas.size("ui/slider_knob", look.icon_scale)

    def shift(self, dy: int) -> None:
        super().shift(dy)
        self._track.y += dy

    def draw(self, canvas: Surface, look: Look) -> None:
        scale = look.icon_scale
        look.atlas.draw_slice(canvas, "ui/slider_track", self._track, scale)
        knob = self._knob()
        filled = Rect(self._track.x, self._track.y, knob.centerx - self._track.x, self._track.h)
        look.atlas.draw_slice(canvas, "ui/slider_fill", filled, scale)
        sprite = "ui/slider_knob_over" if self.hovered or self.held else "ui/slider_knob"
        look.atlas.draw(canvas, sprite, knob.topleft, scale)
        self._words().draw(canvas, look, self._words_room(), "ink")

    def texts(self, look: Look) -> Iterator[TextBox]:
        yield self._words().box(look, self._words_room())

    def pressed(self, pos: Point, now: int, clicks: int) -> Done | None:  # noqa: ARG002
        return self._move_to(pos)

    def dragged(self, pos: Point) -> Done | None:
        return self._move_to(pos)

    def key_pressed(self, event: KeyPressed, now: int) -> Done | None:  # noqa: ARG002
        goals = {
            "left": self.value - self.step,
            "right": self.value + self.step,
            "home": self.low,
            "end": self.high,
        }
        return self._set(goals[event.key]) if event.key in goals else None

    def _set(self, value: int) -> Done:
        value = min(max(value, self.low), self.high)
        if value == self.value:
            return Done()
        self.value = value
        return Done(self._changed(value))

    def _move_to(self, pos: Point) -> Done:
        knob_w = self._knob_size[0]
        span = max(1, self._track.w - knob_w)
        part = min(max(pos[0] - self._track.x - knob_w // 2, 0), span) / span
        steps = round(part * (self.high - self.low) / self.step)
        return self._set(self.low + steps * self.step)

    def _knob(self) -> Rect:
        width, height = self._knob_size
        span = self._track.w - width
        x = self._track.x + span * (self.value - self.low) // max(1, self.high - self.low)
        return Rect(x, self._track.centery - height // 2, width, height)

    def _value_width(self, look: Look) -> int:
        letters = look.type()
        widest = max(letters.width(self._say(v)) for v in (self.low, self.value, self.high))
        return widest + VALUE_GAP

    def _words(self) -> Paragraph:
        return Paragraph(self._say(self.value), align="right")

    def _words_room(self) -> Rect:
        left = self._track.right + VALUE_GAP
        return Rect(left, self.rect.y, self.rect.right - left, self.rect.h)
