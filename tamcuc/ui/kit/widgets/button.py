"""Buttons: a caption that says what a press will do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from pygame import Rect, Surface

from tamcuc.ui.kit.events import KeyPressed, Point
from tamcuc.ui.kit.look import Look
from tamcuc.ui.kit.nine_slice import Insets, added, inside

from .base import Action, Done, Size, TextBox, Widget
from .paragraph import Align, Paragraph

Kind: TypeAlias = Literal["main", "plain"]

PADDING: Insets = (4, 1, 2, 2)
"""Space between frame and caption. Less at the top, where a line keeps room for stacked marks, and
at the right, where the frame is wider."""

_CAPTION_COLOURS = {"main": "shell", "plain": "ink"}
OFF_COLOUR = "ink_soft"


class Button(Widget):
    """Fires when it is released inside after a press inside, or on Enter or Space.

    `reason`: why it cannot be pressed; the button is then off and says so when asked.
    `guard_ms`: presses that begin sooner than this after it appeared are ignored, so that nobody
    confirms what they have not seen.
    """

    focusable = True

    def __init__(
        self,
        caption: str,
        action: Action,
        *,
        kind: Kind = "plain",
        icon: str = "",
        reason: str = "",
        guard_ms: int = 0,
        default: bool = False,
        style: str = "text",
        align: Align = "centre",
        key: str = "",
        grow: int = 0,
        tip: str = "",
    ) -> None:
        super().__init__(key=key, grow=grow, tip=tip)
        self.paragraph = Paragraph(caption, style, align, icon)
        self.action = action
        self.kind = kind
        self.reason = reason
        self.guard_ms = guard_ms
        self.default = default
        self._armed = False

    @property
    def enabled(self) -> bool:
        """Whether a press does something."""
        return not self.reason

    def measure(self, look: Look, width: int) -> Size:
        across, down = self._frame(look)
        inner_w, inner_h = self.paragraph.measure(look, max(1, width - across))
        return inner_w + across, inner_h + down

    def narrowest(self, look: Look) -> int:
        return self.paragraph.narrowest(look) + self._frame(look)[0]

    def draw(self, canvas: Surface, look: Look) -> None:
        state = self._state()
        look.atlas.draw_slice(canvas, f"ui/button/{self.kind}_{state}", self.rect)
        room = self._room(look)
        if state == "down":
            room.y += 1
        colour = _CAPTION_COLOURS[self.kind] if self.enabled else OFF_COLOUR
        self.paragraph.draw(canvas, look, room, colour)

    def texts(self, look: Look) -> Iterator[TextBox]:
        if self.paragraph.text:
            yield self.paragraph.box(look, self._room(look))

    def bubble(self) -> str:
        return self.reason or self.tip

    def pressed(self, pos: Point, now: int, clicks: int) -> Done | None:  # noqa: ARG002
        self._armed = self._heeds(now)
        return Done()

    def released(self, pos: Point, now: int) -> Done | None:  # noqa: ARG002
        armed, self._armed = self._armed, False
        if armed and self.enabled and self.rect.collidepoint(pos):
            return Done(self.action(), clicked=True)
        return Done()

    def key_pressed(self, event: KeyPressed, now: int) -> Done | None:
        if event.key not in ("enter", "space") or event.alt or event.ctrl:
            return None
        if event.repeat or not self._heeds(now):
            return Done()
        return Done(self.action(), clicked=True)

    def adopt(self, old: Widget) -> None:
        super().adopt(old)
        if isinstance(old, Button):
            self._armed = old._armed

    def _heeds(self, now: int) -> bool:
        return self.enabled and now - self.shown_at >= self.guard_ms

    def _state(self) -> str:
        if not self.enabled:
            return "off"
        if self.held and self.hovered:
            return "down"
        return "over" if self.hovered else "rest"

    def _frame(self, look: Look) -> Size:
        left, top, right, bottom = self._edges(look)
        return left + right, top + bottom

    def _room(self, look: Look) -> Rect:
        return inside(self.rect, self._edges(look))

    def _edges(self, look: Look) -> Insets:
        return added(look.atlas.insets(f"ui/button/{self.kind}_rest"), PADDING)
