"""What the ends of hands and of matches have in common: whose they are, and points that roll."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.ui.kit import Event, KeyPressed, Motion, Outcome, PointerPressed, Screen, Timeline
from tamcuc.ui.scenes.services import Session
from tamcuc.ui.settings import Speed
from tamcuc.ui.stage.mood import Mood, portrait
from tamcuc.ui.stage.show import SPEEDS

WHOLE = 1000
"""What is reached at the end, where parts are told in whole numbers."""


def score_colour(points: int) -> str:
    """Green for a gain, red for a loss, soft ink for nothing."""
    if points == 0:
        return "ink_soft"
    return "leaf_dark" if points > 0 else "vermilion_dark"


class EndSheet(Screen):
    """A screen over a view that is final, with a motion that any press ends."""

    def __init__(
        self,
        view: MatchView,
        session: Session,
        speed: Speed = "off",
        names: Sequence[str] | None = None,
    ) -> None:
        """The end of this view, its motion at this speed.

        `names` is what the seats are called, if not by the names they sat down with.
        """
        self._names = names or session.guest.names
        self._view = view
        self._session = session
        self._speed = speed
        self._reached = 0

    @abstractmethod
    def motion(self) -> Motion:
        """What moves, from when it is opened."""

    def counted(self) -> None:
        """The motion is over: points are what they are."""

    def enter(self) -> None:
        self._timeline = Timeline(self.tools.clock, SPEEDS[self._speed])
        self._timeline.play(self.motion(), self.counted)
        super().enter()

    def animate(self, now: int) -> None:
        self._timeline.advance(now)

    def busy(self) -> bool:
        return self._timeline.busy

    def handle(self, event: Event) -> Outcome:
        """Whatever is pressed ends the motion, and means what it means besides."""
        if isinstance(event, KeyPressed | PointerPressed):
            self.skip()
        return super().handle(event)

    def skip(self) -> None:
        """Straight to the end of the motion."""
        self._timeline.skip()

    def roll(self, reached: tuple[int, ...]) -> None:
        """Points have come this far of `WHOLE`."""
        self._reached = reached[0]

    def part(self) -> float:
        """How far points have come, from 0 to 1."""
        return self._reached / WHOLE

    def face(self, seat: Seat, mood: Mood) -> str:
        """Sprite of a seat's portrait."""
        return portrait(self._session.portraits[seat], mood)
