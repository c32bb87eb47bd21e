"""A look back at the last round: the mat as it lay, in a frame of its own, and nothing to press.

Whatever is pressed closes it and does nothing else; a new prompt closes it, too.
"""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect, Surface

from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.i18n.words import tr
from tamcuc.ui.kit import (
    Event,
    KeyPressed,
    Outcome,
    PointerPressed,
    Pop,
    Scene,
)
from tamcuc.ui.scenes.services import Session
from tamcuc.ui.stage.board import Board, draw_label
from tamcuc.ui.stage.fit import fitted
from tamcuc.ui.stage.layout import Sight, layout
from tamcuc.ui.stage.lookback import as_it_lay, caption, without_actions
from tamcuc.ui.stage.show import Seen
from tamcuc.ui.stage.things import Label, Laid


class LookBack(Scene):
    """Opens above the table; closes with nothing to say."""

    overlay = True

    def __init__(self, session: Session, view: MatchView, sight: Sight) -> None:
        """Look back from this view, seen like this. ValueError if no round is over."""
        self._session = session
        self._view = view
        self._then = as_it_lay(view)
        self._sight = sight
        self._prompt = session.guest.prompt

    def enter(self) -> None:
        self._board = Board(self.tools.look)

    def handle(self, event: Event) -> Outcome:
        if isinstance(event, PointerPressed):
            return Pop()
        if isinstance(event, KeyPressed) and not event.repeat:
            return Pop()
        return super().handle(event)

    def tick(self, now: int) -> Outcome:  # noqa: ARG002 - a prompt comes at any time
        prompt = self._session.guest.prompt
        return Pop() if prompt not in (None, self._prompt) else None

    def laid(self) -> Laid:
        """The layout of the round that is over."""
        sight = replace(
            self._sight, sheet="", telling=caption(self._view, self._sight.names), answering=True
        )
        size = self.tools.window.canvas.get_size()
        return without_actions(layout(self._then, sight, size, self.tools.look))

    def draw(self, canvas: Surface) -> None:
        laid = self.laid()
        self._board.draw(canvas, Seen(laid))
        look = self.tools.look
        looked_at = [laid.mat, *(each.box for each in laid.slabs if each.sprite == "ui/ribbon")]
        kept = [(canvas.subsurface(box).copy(), box) for box in looked_at]
        look.night.tone(canvas)
        canvas.blits(kept)
        look.atlas.draw_slice(canvas, "ui/look_back", laid.mat)
        self._say_how_to_go_on(canvas, laid.regions["actions"], laid.mat.centerx)

    def _say_how_to_go_on(self, canvas: Surface, row: Rect, middle: int) -> None:
        look = self.tools.look
        letters, lines = fitted(look, tr("look_back.close"), "text", (row.w - 24, row.h - 4))
        plate = Rect(0, 0, max(letters.width(line) for line in lines) + 24, row.h)
        plate.center = (middle, row.centery)
        look.atlas.draw_slice(canvas, "ui/plate", plate)
        draw_label(canvas, Label(plate.inflate(-12, -4), lines, letters, "diep"))
