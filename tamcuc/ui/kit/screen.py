"""Scenes made of widgets: everything but the mat."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from pygame import Rect, Surface

from .events import Event, KeyPressed
from .interface import Interface
from .layout_check import layout_problems
from .scene import Outcome, Pop, Scene
from .widgets.base import Widget


class Screen(Scene, ABC):
    """Override `build`. Call `rebuild` when what it shows changed; widgets with keys go on."""

    backdrop_colour = "wood_dark"
    ui: Interface

    @abstractmethod
    def build(self) -> Widget:
        """Make the tree of widgets, from scratch, in the language and text size of the moment."""

    def back(self) -> Outcome:
        """What Esc does when no widget wanted it."""
        return Pop()

    def frame(self) -> Rect:
        """Where the tree goes: the whole canvas."""
        return self.tools.window.canvas.get_rect()

    def rebuild(self) -> None:
        """Build the tree again and show it."""
        self.ui.show(self.build(), self.frame())
        self.redraw()

    def problems(self) -> list[str]:
        """What is wrong with the layout as it stands, one sentence each."""
        canvas = self.tools.window.canvas.get_rect()
        return layout_problems(self.ui.root, self.tools.look, canvas)

    def enter(self) -> None:
        self.ui = Interface(self.tools.look, self.tools.clock)
        self.rebuild()

    def resumed(self, result: Any) -> Outcome:
        self.ui.forget_pointer()
        return super().resumed(result)

    def look_changed(self) -> None:
        self.rebuild()

    def handle(self, event: Event) -> Outcome:
        done = self.ui.handle(event)
        if done is not None:
            if done.clicked:
                self.tools.sound.play("click")
            self.redraw()
            return done.outcome
        if isinstance(event, KeyPressed) and event.key == "escape" and not event.repeat:
            return self.back()
        return super().handle(event)

    def typing_rect(self) -> Rect | None:
        field = self.ui.typing_in()
        return field.rect if field else None

    def cover(self, canvas: Surface) -> None:
        self.tools.look.night.tone(canvas)

    def draw(self, canvas: Surface) -> None:
        self.draw_backdrop(canvas)
        self.ui.draw(canvas)

    def draw_backdrop(self, canvas: Surface) -> None:
        """Draw what lies behind the widgets; under an overlay that is the scene below."""
        if not self.overlay:
            canvas.fill(self.tools.look.palette[self.backdrop_colour])
