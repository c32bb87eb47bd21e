"""A table with hands on it, for tests."""

from __future__ import annotations

from tamcuc.ui.kit import Headless, Look
from tamcuc.ui.scenes.count import CountSheet
from tamcuc.ui.scenes.table import TableScene
from tamcuc.ui.scenes.table_press import GUARD_MS
from tamcuc.ui.settings import Settings, Speed
from tamcuc.ui.stage.layout import layout
from tamcuc.ui.stage.things import Laid
from tests.ui.scenes.sessions import QuietServices, ScriptedSession
from tests.ui.stage.plays import Table


class Play:
    """A table with hands on it."""

    def __init__(self, look: Look, seats: int = 4, seed: int = 1, speed: Speed = "off") -> None:
        look.text_size = 100
        self.session = ScriptedSession(Table.of(seats, seed))
        self.scene = TableScene(self.session, QuietServices(Settings(speed=speed)))
        self.hands = Headless(self.scene, look=look)

    @property
    def laid(self) -> Laid:
        assert self.scene.laid is not None
        return self.scene.laid

    @property
    def prompt(self) -> int | None:
        return self.session.guest.prompt

    def others(self) -> None:
        """Everybody else acts until the player is waited for."""
        while self.session.step():
            pass
        self.hands.turn()

    def until(self, phase: str) -> None:
        """On to an open prompt of this phase, answering others at random."""
        for _ in range(400):
            self.others()
            view = self.session.table.view(0)
            if view.hand is not None and view.phase == "play" and view.hand.phase == phase:
                self.hands.settle()
                self.hands.advance(GUARD_MS + 50)
                return
            self.session.answer(self.session.table.thinkable(0))
            self.hands.turn()
            if isinstance(self.hands.scene, CountSheet):
                self.hands.turn()
        raise AssertionError(f"no {phase} in this match")

    def press(self, name: str) -> None:
        button = self.laid.button(name)
        assert button is not None, name
        self.hands.click(button.box.center)

    def resting(self) -> Laid:
        """The layout of the truth."""
        view = self.session.guest.view
        assert view is not None
        size = self.hands.canvas.get_size()
        return layout(view, self.scene.sight(), size, self.hands.look)
