"""A scroll view: what is taller than its place, seen through it."""

from __future__ import annotations

from pygame import Rect, Surface

from tamcuc.ui.kit.events import KeyPressed, Point
from tamcuc.ui.kit.look import Look

from .base import Done, Size, Widget, walk
from .boxes import Box

BAR_GAP = 3
MARGIN = 3
"""Room around the content, so that a focus outline is not cut."""


class ScrollView(Box):
    """Shows part of a child that is taller than the view; a bar appears when it is.

    Wheel, bar, arrows and page keys move it, and a focused widget inside is brought into view. It
    takes the focus itself only if nothing inside does.
    """

    def __init__(self, child: Widget, *, key: str = "", grow: int = 1, least: int = 48) -> None:
        super().__init__([child], key=key, grow=grow)
        self.child = child
        self.offset = 0
        self._least = least
        self._full = 0
        self._width = 0
        self._step = 16
        self._bar = Rect(0, 0, 0, 0)
        self._grip: int | None = None

    def takes_focus(self) -> bool:
        """Only text inside, and more of it than can be seen: the keyboard must reach the rest."""
        return self.furthest > 0 and not any(w.takes_focus() for w in walk(self.child))

    @property
    def furthest(self) -> int:
        """The largest offset: how much of the content does not fit."""
        return max(0, self._full - self.rect.h)

    def measure(self, look: Look, width: int) -> Size:
        inner_w, inner_h = self.child.measure(look, self._room_for(look, width))
        return min(width, inner_w + self._reserved(look)), inner_h + 2 * MARGIN

    def narrowest(self, look: Look) -> int:
        return self.child.narrowest(look) + self._reserved(look)

    def shortest(self, look: Look, width: int) -> int:
        return min(self.measure(look, width)[1], self._least)

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = Rect(rect)
        self._step = look.em
        self._width = self._width_in(look, rect)
        self._full = max(self.child.measure(look, self._width)[1] + 2 * MARGIN, rect.h)
        self.offset = min(self.offset, self.furthest)
        bar_w = look.atlas.size("ui/scroll_thumb", look.icon_scale)[0]
        self._bar = Rect(rect.right - bar_w, rect.y, bar_w, rect.h)
        self._place_child(look)

    def draw(self, canvas: Surface, look: Look) -> None:
        outer = canvas.get_clip()
        canvas.set_clip(self.rect.clip(outer))
        self.child.draw(canvas, look)
        if self.furthest:
            scale = look.icon_scale
            look.atlas.draw_slice(canvas, "ui/scroll_track", self._bar, scale)
            thumb = "ui/scroll_thumb_over" if self.hovered or self.held else "ui/scroll_thumb"
            look.atlas.draw_slice(canvas, thumb, self._thumb(), scale)
        canvas.set_clip(outer)

    def window_for(self, child: Widget) -> Rect | None:  # noqa: ARG002
        return self.rect

    def adopt(self, old: Widget) -> None:
        super().adopt(old)
        if isinstance(old, ScrollView):
            self.offset = old.offset

    def scroll_to(self, offset: int) -> None:
        """Show the content from this row of pixels on, as far as there is any."""
        before = self.offset
        self.offset = min(max(0, offset), self.furthest)
        if self.offset != before:
            self.child.shift(before - self.offset)

    def shift(self, dy: int) -> None:
        super().shift(dy)
        self._bar.y += dy

    def reveal(self, rect: Rect) -> None:
        """Scroll as little as needed to show a rectangle of the canvas."""
        if rect.top < self.rect.top + MARGIN or rect.h > self.rect.h:
            self.scroll_to(self.offset + rect.top - self.rect.top - MARGIN)
        elif rect.bottom > self.rect.bottom - MARGIN:
            self.scroll_to(self.offset + rect.bottom - self.rect.bottom + MARGIN)

    def scrolled(self, dx: int, dy: int) -> Done | None:  # noqa: ARG002
        before = self.offset
        self.scroll_to(self.offset - dy * 2 * self._step)
        return Done() if self.offset != before else None

    def key_pressed(self, event: KeyPressed, now: int) -> Done | None:  # noqa: ARG002
        page = max(self._step, self.rect.h - 2 * self._step)
        goals = {
            "pageup": self.offset - page,
            "pagedown": self.offset + page,
            "up": self.offset - self._step,
            "down": self.offset + self._step,
            "home": 0,
            "end": self.furthest,
        }
        if event.key not in goals or (event.key in ("up", "down") and not self.focused):
            return None
        before = self.offset
        self.scroll_to(goals[event.key])
        return Done() if self.offset != before else None

    def step_towards(self, key: str, rect: Rect | None) -> bool:
        """Scroll a line if the next widget (None: none is left) is out of sight; tell whether."""
        direction = {"up": -1, "down": 1}.get(key, 0)
        near = self.rect.inflate(0, 4 * self._step)
        if direction == 0 or (rect is not None and near.contains(rect)):
            return False
        before = self.offset
        self.scroll_to(self.offset + direction * self._step)
        return self.offset != before

    def on_bar(self, pos: Point) -> bool:
        """Whether a position is on the bar, which goes before what lies inside."""
        return bool(self.furthest) and self._bar.collidepoint(pos)

    def pressed(self, pos: Point, now: int, clicks: int) -> Done | None:  # noqa: ARG002
        if not self.on_bar(pos):
            return None
        thumb = self._thumb()
        self._grip = pos[1] - thumb.y if thumb.collidepoint(pos) else thumb.h // 2
        return self.dragged(pos)

    def dragged(self, pos: Point) -> Done | None:
        if self._grip is not None:
            span = max(1, self._bar.h - self._thumb().h)
            self.scroll_to((pos[1] - self._grip - self._bar.y) * self.furthest // span)
        return Done()

    def released(self, pos: Point, now: int) -> Done | None:  # noqa: ARG002
        self._grip = None
        return Done()

    def _reserved(self, look: Look) -> int:
        """Width asked for bar and margins, as if there were a bar: its height is not known yet."""
        return look.atlas.size("ui/scroll_thumb", look.icon_scale)[0] + BAR_GAP + 2 * MARGIN

    def _room_for(self, look: Look, width: int) -> int:
        return max(1, width - self._reserved(look))

    def _width_in(self, look: Look, rect: Rect) -> int:
        """How wide the content is: as wide as the view where no bar is needed."""
        whole = max(1, rect.w - 2 * MARGIN)
        fits = self.child.measure(look, whole)[1] + 2 * MARGIN <= rect.h
        return whole if fits else self._room_for(look, rect.w)

    def _place_child(self, look: Look) -> None:
        place = Rect(
            self.rect.x + MARGIN,
            self.rect.y + MARGIN - self.offset,
            self._width,
            self._full - 2 * MARGIN,
        )
        self.child.place(look, place)

    def _thumb(self) -> Rect:
        height = max(12, self._bar.h * self.rect.h // max(1, self._full))
        span = self._bar.h - height
        y = self._bar.y + span * self.offset // max(1, self.furthest)
        return Rect(self._bar.x, y, self._bar.w, height)
