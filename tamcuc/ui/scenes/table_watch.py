"""What one seat sees of its table: the view that arrived last, and how it came about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tamcuc.games.tam_cuc import events
from tamcuc.games.tam_cuc.events import Event
from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.i18n.words import tr
from tamcuc.table.wire import Update
from tamcuc.ui.kit import Point, Tools
from tamcuc.ui.scenes.services import Services, Session
from tamcuc.ui.scenes.table_focus import raisable_at
from tamcuc.ui.scenes.table_hand import OwnHand
from tamcuc.ui.scenes.table_names import names_now
from tamcuc.ui.scenes.table_notices import Notices
from tamcuc.ui.scenes.table_press import Guard
from tamcuc.ui.stage.cues import after_another
from tamcuc.ui.stage.layout import Sheet, Sight, layout
from tamcuc.ui.stage.offers import Offer, offers
from tamcuc.ui.stage.picture import after
from tamcuc.ui.stage.says import story
from tamcuc.ui.stage.show import Show
from tamcuc.ui.stage.step import Showing
from tamcuc.ui.stage.steps import asking, steps
from tamcuc.ui.stage.talk import Remark
from tamcuc.ui.stage.things import Laid

_WEIGHTY: Final = (events.RoundWon, events.SonsShown, events.DealerDrawn)
"""What is told first where no motion shows it."""

_TOLD: Final = (*_WEIGHTY, events.Shown, events.Hidden)
"""What is told at all: of the rest, what is asked of whom says enough."""


class Watch:
    """Adopts updates at once and keeps the picture after them. Time is in milliseconds."""

    def __init__(
        self,
        session: Session,
        services: Services,
        tools: Tools,
        heard: Callable[[Remark | None], object],
    ) -> None:
        """Look and listen; `heard` is told what somebody says, and None where that is over."""
        self._session = session
        self._services = services
        self._tools = tools
        self._heard = heard
        self._prompt: int | None = None
        self._forced = False
        self._told = ""
        self.view: MatchView | None = None
        self.show: Show | None = None
        self.hand = OwnHand()
        self.guard = Guard()
        self.notices = Notices(session, services)
        self.sheet: Sheet = ""

    @property
    def laid(self) -> Laid | None:
        """The layout on screen."""
        return self.show.laid if self.show else None

    @property
    def answering(self) -> bool:
        """Whether an answer is on its way."""
        return self._session.guest.pending is not None

    @property
    def names(self) -> tuple[str, ...]:
        """What those at the table are called now."""
        return names_now(self._session, self._services.settings)

    def sight(self) -> Sight:
        """What is seen beside the view."""
        return Sight(
            names=self.names,
            portraits=tuple(self._session.portraits),
            raised=self.hand.indexes,
            sheet=self.sheet,
            answering=self.answering,
            earlier=self._told,
            telling=self.notices.line,
        )

    def offers(self) -> tuple[Offer, ...]:
        """What may be answered now."""
        if self.view is None:
            return ()
        return offers(self.view, self.hand.indexes, self.answering)

    def listen(self, now: int) -> bool:
        """Take what arrived and move the show on; tell whether the resting picture changed."""
        changed = False
        for update in self._session.updates():
            self._adopt(update)
            changed = True
        if self.notices.listen(now):
            self.relay()
            changed = True
        if self.show is not None:
            self.show.advance(now)
            changed |= self._raise_forced(self.show.laid)
            self.guard.seen(self.show.laid, now)
        return changed

    def _raise_forced(self, laid: Laid) -> bool:
        """Raise all that must be laid, once for a prompt, as its button comes; tell whether.

        Only a press on that button lays them, and they may be lowered again.
        """
        if not self._forced or laid.button("act") is None:
            return False
        self._forced = False
        self.hand.raise_all()
        self.relay()
        return True

    def relay(self) -> None:
        """Lay the resting picture out again: cards raised, words, panels, canvas."""
        if self.show is not None and self.view is not None:
            self.show.settle(self._resting(self.view))

    def skip(self) -> None:
        """End what moves: all lies where it belongs."""
        if self.show is not None:
            self.show.skip()

    def hover(self, at: Point | None) -> None:
        """A pointer is here, or none is: the own card under it looks up if it may be raised."""
        if self.show is not None:
            card = raisable_at(self.show.laid, at) if at is not None else None
            self.show.hover(None if card in self.hand.raised else card)

    def relook(self) -> None:
        """Canvas, letters, language or speed changed: nothing under way fits any more."""
        self.skip()
        if self.show is not None:
            self.show.set_speed(self._services.settings.speed)
        self.relay()

    def toggle(self, sheet: Sheet) -> None:
        """Open this sheet over the mat, or close the one that is open."""
        self.sheet = "" if self.sheet == sheet else sheet
        self.relay()
        if self.laid is None or self.laid.sheet is not None or not self.sheet:
            return
        self.sheet = ""
        self.say(tr("table.panels_beside"))

    def say(self, sentence: str) -> None:
        """Say this in the ribbon for a while."""
        self.notices.say(sentence, self._tools.clock())
        self.relay()

    def _adopt(self, update: Update) -> None:
        before, view = self.view, update.view
        self.view = view
        self.hand.adopt(view)
        goes_on = update.prompt is not None and update.prompt == self._prompt
        self._prompt = update.prompt
        self._forced = self.hand.forced and (self._forced or not goes_on)
        self.guard.prompt(update.prompt)
        self.notices.said = ""
        self._told = self._without_motion(before, update)
        rest = self._resting(view)
        if rest.sheet is None:
            self.sheet = ""
        if self.show is None:
            speed = self._services.settings.speed
            hear = self._tools.sound.play
            self.show = Show(rest, self._tools.clock, speed, hear, self._heard)
        if before is None or not update.events:
            self.show.settle(rest)
            return
        asked = view.asked if goes_on else ()
        showing = Showing(self.sight(), rest.size, self._tools.look, asked)
        made = steps(self.show.last, before, update.events, showing)
        asks = not goes_on and self._calls(update)
        self.show.play(asking(made) if asks else made, rest)

    def _calls(self, update: Update) -> bool:
        """Whether a new prompt is to be heard: where nothing moves, it would only chatter."""
        if update.prompt is None or update.view.phase != "play":
            return False
        moves = self._services.settings.speed != "off"
        return moves and after_another(update.events, update.view.seat)

    def _resting(self, view: MatchView) -> Laid:
        canvas = self._tools.window.canvas
        return layout(view, self.sight(), canvas.get_size(), self._tools.look)

    def _without_motion(self, before: MatchView | None, update: Update) -> str:
        """Where nothing moves, the ribbon also says what happened just now."""
        if before is None or self._services.settings.speed != "off":
            return ""
        return _last_story(before, update.events, self.names)


def _last_story(before: MatchView, happened: tuple[Event, ...], names: tuple[str, ...]) -> str:
    """The weightiest of what happened, else the last that is told."""
    last, weighty = "", ""
    for event in happened:
        said = story(event, before, names) if isinstance(event, _TOLD) else ""
        last = said or last
        weighty = said if isinstance(event, _WEIGHTY) else weighty
        before = after(before, event)
    return weighty or last
