"""A slip of paper that can be pressed, with anything on it."""

from __future__ import annotations

from pygame import Rect, Surface

from tamcuc.ui.kit import Around, Done, KeyPressed, Look, Point, Widget
from tamcuc.ui.kit.nine_slice import Insets
from tamcuc.ui.kit.widgets.base import Action

_DOWN = 1
"""How far a pressed slip gives way."""


class Slip(Around):
    """Does what a button does, but holds more than a caption."""

    focusable = True

    def __init__(self, child: Widget, action: Action, *, key: str, tip: str = "") -> None:
        super().__init__(child)
        self.key = key
        self.tip = tip
        self._action = action
        self._armed = False

    def pad(self, look: Look) -> Insets:
        left, top, right, bottom = look.atlas.insets("page/slip")
        return left, top - 2, right, bottom - 1

    def draw(self, canvas: Surface, look: Look) -> None:
        sprite = "page/slip_over" if self.hovered else "page/slip"
        down = _DOWN if self.held and self.hovered else 0
        look.atlas.draw_slice(canvas, sprite, self.rect.move(0, down))
        super().draw(canvas, look)

    def focus_rect(self) -> Rect:
        return self.rect.inflate(-2, -2)

    def pressed(self, pos: Point, now: int, clicks: int) -> Done | None:  # noqa: ARG002
        self._armed = True
        return Done()

    def released(self, pos: Point, now: int) -> Done | None:  # noqa: ARG002
        armed, self._armed = self._armed, False
        if armed and self.rect.collidepoint(pos):
            return Done(self._action(), clicked=True)
        return Done()

    def key_pressed(self, event: KeyPressed, now: int) -> Done | None:  # noqa: ARG002
        if event.key not in ("enter", "space") or event.alt or event.ctrl:
            return None
        return Done() if event.repeat else Done(self._action(), clicked=True)
