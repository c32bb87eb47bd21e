"""The table: one match from one's own seat.

What arrives is adopted at once; the stage shows how it came about.
"""

from __future__ import annotations

from typing import Any

from pygame import Surface

from tamcuc.games.tam_cuc.actions import Ready
from tamcuc.ui.kit import Event, Outcome, Pop, Scene, Timer, WindowClosed
from tamcuc.ui.scenes.pause import closing
from tamcuc.ui.scenes.services import Services, Session
from tamcuc.ui.scenes.table_doors import Doors, Ways
from tamcuc.ui.scenes.table_focus import Focus
from tamcuc.ui.scenes.table_life import Life
from tamcuc.ui.scenes.table_player import Player
from tamcuc.ui.scenes.table_watch import Watch
from tamcuc.ui.stage.board import Board
from tamcuc.ui.stage.layout import Sight
from tamcuc.ui.stage.raised import Raised
from tamcuc.ui.stage.things import Laid


class TableScene(Scene):
    """Plays a match from a session; closes with `Left`."""

    def __init__(self, session: Session, services: Services, doors: Doors | None = None) -> None:
        self._session = session
        self._services = services
        self._doors = doors or Doors()
        self._wake: Timer | None = None

    @property
    def laid(self) -> Laid | None:
        """The layout on screen."""
        return self._watch.laid

    @property
    def focus(self) -> Focus | None:
        """What the keyboard is on."""
        return self._player.focus

    @property
    def over(self) -> str | None:
        """The button that the pointer is over."""
        return self._player.over

    @property
    def raised(self) -> Raised:
        """The cards that are raised."""
        return self._watch.hand.raised

    def sight(self) -> Sight:
        """What is seen beside the view."""
        return self._watch.sight()

    def enter(self) -> None:
        session, services, tools = self._session, self._services, self.tools
        self._board = Board(tools.look)
        self._life = Life(tools, services, session.portraits, self.redraw)
        self._watch = Watch(session, services, tools, self._life.hear)
        self._ways = Ways(self._doors, session, services, self._watch)
        self._player = Player(session, tools, self._watch, self._ways, self.redraw)
        self._listen(tools.clock())

    def leave(self) -> None:
        self._life.leave()
        self._session.leave()

    def covered(self) -> None:
        """What somebody said belongs to what was seen then."""
        self._life.hush()
        self._player.let_go()

    def look_changed(self) -> None:
        self._watch.relook()
        self.redraw()

    def animate(self, now: int) -> None:
        self._listen(now)

    def busy(self) -> bool:
        show = self._watch.show
        return show is not None and show.busy

    def tick(self, now: int) -> Outcome:  # noqa: ARG002 - what is over is over
        return None if self.busy() else self._ways.by_itself()

    def _listen(self, now: int) -> None:
        if self._watch.listen(now):
            self.redraw()
        self._player.arrived()
        if self._wake is not None:
            self._wake.cancel()
        due = self._session.next_due()
        ms = None if due is None else int(due * 1000) + 1
        self._wake = None if ms is None else self.tools.call_later(ms, lambda: None)

    def handle(self, event: Event) -> Outcome:
        laid = self.laid
        if laid is None or isinstance(event, WindowClosed):
            return super().handle(event)
        return self._player.hear(laid, event)

    def before_closing(self) -> Scene | None:
        """A match that is kept may go at once, another is asked for."""
        return None if self._session.saved else closing()

    def resumed(self, result: Any) -> Outcome:
        door = self._ways.open(result)
        if door is not None:
            return door
        self._watch.relook()
        self._watch.guard.again()
        self._player.let_go()
        self.redraw()
        if result == "next" and self._session.guest.prompt is not None:
            self._session.answer(Ready())
        elif result == "result" and self._watch.view is not None:
            said = self._life.last_word(self._watch.view, self._watch.names)
            return self._ways.result(said)
        elif result in ("again", "home", "left"):
            return Pop(result)
        return None

    def draw(self, canvas: Surface) -> None:
        show, player = self._watch.show, self._player
        if show is None:
            canvas.fill(self.tools.look.palette["wood_dark"])
            return
        self._board.draw(
            canvas, show.seen(), player.seen_focus, player.over, player.held, self._life
        )
