"""The table: one match from one's own seat, by mouse or by keyboard alone.

What arrives is adopted at once; the stage shows how it came about. Nothing but a press on an
action button ever answers a prompt.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from pygame import Surface

from tamcuc.games.tam_cuc.actions import Action, Ready
from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.i18n.words import tr
from tamcuc.table.wire import Update
from tamcuc.ui.kit import (
    LEFT,
    RIGHT,
    Event,
    KeyPressed,
    Outcome,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Pop,
    Push,
    Quit,
    Scene,
    WindowClosed,
)
from tamcuc.ui.scenes.count import CountSheet
from tamcuc.ui.scenes.pause import Pause
from tamcuc.ui.scenes.result import ResultSheet
from tamcuc.ui.scenes.services import Services, Session
from tamcuc.ui.scenes.table_focus import Focus, button_at, card_at, find, moved
from tamcuc.ui.scenes.table_hand import OwnHand
from tamcuc.ui.scenes.table_notices import Notices
from tamcuc.ui.scenes.table_press import Guard, Press
from tamcuc.ui.stage.board import Board
from tamcuc.ui.stage.layout import Sight, layout
from tamcuc.ui.stage.offers import offers
from tamcuc.ui.stage.raised import Raised
from tamcuc.ui.stage.show import Show
from tamcuc.ui.stage.steps import Showing, Step, steps
from tamcuc.ui.stage.things import Button, Laid

Left = Literal["left", "again", "home"]
"""How the table was left, for the scene below."""

_ARROWS = ("left", "right", "up", "down", "tab")


@dataclass(frozen=True, slots=True)
class Doors:
    """Scenes that can be opened from the table; `app` and the title know them."""

    rules: Callable[[], Scene] | None = None
    settings: Callable[[], Scene] | None = None


class TableScene(Scene):
    """Plays a match from a session; closes with `Left`."""

    def __init__(self, session: Session, services: Services, doors: Doors | None = None) -> None:
        self._session = session
        self._services = services
        self._doors = doors or Doors()
        self._view: MatchView | None = None
        self._hand = OwnHand()
        self._focus: Focus | None = None
        self._by_keys = False
        self._over: str | None = None
        self._press = Press()
        self._guard = Guard()
        self._prompt: int | None = None
        self._notices = Notices(session, services)
        self._panels_open = False
        self._counted = 0
        self._show: Show | None = None

    # -- what the table is ------------------------------------------------------------------

    @property
    def laid(self) -> Laid | None:
        """The layout on screen."""
        return self._show.laid if self._show else None

    @property
    def focus(self) -> Focus | None:
        """What the keyboard is on."""
        return self._focus

    @property
    def raised(self) -> Raised:
        """The cards that are raised."""
        return self._hand.raised

    def sight(self) -> Sight:
        """What is seen beside the view."""
        return Sight(
            names=self._session.guest.names,
            portraits=tuple(self._session.portraits),
            raised=self._hand.indexes,
            panels_open=self._panels_open,
            answering=self._session.guest.pending is not None,
            telling=self._notices.line,
        )

    def _resting(self, view: MatchView) -> Laid:
        canvas = self.tools.window.canvas
        return layout(view, self.sight(), canvas.get_size(), self.tools.look)

    def _relaid(self) -> None:
        """The own part of the picture changed: cards raised, words, panels."""
        if self._show is not None and self._view is not None:
            self._show.settle(self._resting(self._view))
        self.redraw()

    # -- what arrives -----------------------------------------------------------------------

    def enter(self) -> None:
        self._board = Board(self.tools.look)
        self._listen()

    def leave(self) -> None:
        self._session.leave()

    def look_changed(self) -> None:
        if self._show is not None:
            self._show.skip()
            self._show.set_speed(self._services.settings.speed)
        self._relaid()

    def animate(self, now: int) -> None:
        self._listen()
        if self._show is None:
            return
        self._show.advance(now)
        if self._notices.listen(now):
            self._relaid()
        self._guard.seen(self._show.laid, now)

    def busy(self) -> bool:
        return self._show is not None and self._show.busy

    def tick(self, now: int) -> Outcome:  # noqa: ARG002 - what is over is over
        view = self._view
        if self.busy() or view is None:
            return None
        dialog = self._notices.dialog()
        if dialog is not None:
            return Push(dialog)
        if view.phase in ("counted", "over") and self._counted != len(view.counts):
            self._counted = len(view.counts)
            return Push(CountSheet(view, self._session))
        return None

    def _listen(self) -> None:
        for update in self._session.updates():
            self._adopt(update)
        due = self._session.next_due()
        if due is not None:
            self.tools.call_later(int(due * 1000) + 1, lambda: None)

    def _adopt(self, update: Update) -> None:
        """Take the view that arrived as the truth, and show how it came about."""
        before, view = self._view, update.view
        self._view = view
        self._hand.adopt(view)
        goes_on = update.prompt is not None and update.prompt == self._prompt
        self._prompt = update.prompt
        self._guard.prompt(update.prompt)
        self._notices.said = ""
        rest = self._resting(view)
        self.redraw()
        if self._show is None:
            speed = self._services.settings.speed
            self._show = Show(rest, self.tools.clock, speed, self._sound)
        if before is None or not update.events:
            self._show.settle(rest)
            return
        showing = Showing(self.sight(), rest.size, self.tools.look, view.asked if goes_on else ())
        self._show.play(steps(self._show.last, before, update.events, showing), rest)

    def _sound(self, step: Step) -> None:
        if step.sound:
            self.tools.sound.play(step.sound)

    # -- what the player does ---------------------------------------------------------------

    def handle(self, event: Event) -> Outcome:
        match event:
            case WindowClosed():
                return Quit()
            case PointerMoved(pos):
                self._hover(pos)
            case PointerLeft():
                self._over = None
                self.redraw()
            case PointerPressed(pos, button, clicks):
                return self._pressed(pos, button, clicks)
            case PointerReleased(pos, button):
                return self._released(pos, button)
            case KeyPressed():
                return self._key(event)
        return None

    def resumed(self, result: Any) -> Outcome:
        self._relaid()
        if result == "next" and self._session.guest.prompt is not None:
            self._session.answer(Ready())
        elif result == "result" and self._view is not None:
            return Push(ResultSheet(self._view, self._session))
        elif result in ("again", "home", "left"):
            return Pop(result)
        elif result == "rules" and self._doors.rules:
            return Push(self._doors.rules())
        elif result == "settings" and self._doors.settings:
            return Push(self._doors.settings())
        return None

    def _hover(self, pos: tuple[int, int]) -> None:
        button = button_at(self.laid, pos) if self.laid else None
        over = button.name if button else None
        if over != self._over or self._by_keys:
            self._over = over
            self.redraw()

    def _pressed(self, pos: tuple[int, int], button: int, clicks: int) -> Outcome:
        """A press during a motion ends it first; then it means what was seen under it."""
        laid, now = self.laid, self.tools.clock()
        if laid is None or self._show is None:
            return None
        self._by_keys = False
        self._show.skip()
        if button == RIGHT:
            self._hand.lower()
            self._changed()
        if button != LEFT:
            return None
        hit = button_at(laid, pos)
        guarded = hit is not None and hit.name in ("act", "show", "hide")
        self._press.begin(None if guarded and not self._guard.heeds(now) else hit)
        card = None if hit else card_at(laid, pos)
        if card is not None:
            self._focus = card
            if clicks == 2:
                self._hand.raise_best(card)
            else:
                self._hand.toggle(card)
            self._changed()
        elif hit is None and self._panels_open:
            self._toggle_panels()
        return None

    def _released(self, pos: tuple[int, int], button: int) -> Outcome:
        if button != LEFT or self.laid is None:
            return None
        pressed = self._press.end(button_at(self.laid, pos))
        return None if pressed is None else self._act(pressed)

    def _key(self, event: KeyPressed) -> Outcome:
        laid = self.laid
        if laid is None or self._show is None:
            return None
        self._show.skip()
        self._by_keys = True
        if event.key in _ARROWS:
            self._focus = moved(laid, self._focus, event.key, back=event.shift)
        elif event.repeat or event.ctrl or event.alt:
            return None
        elif event.key in ("enter", "space"):
            return self._enter(laid)
        elif event.key == "escape":
            return self._escape()
        elif event.key == "f1":
            return self.resumed("rules")
        elif event.key == "b":
            self._toggle_panels()
        return None

    def _enter(self, seen: Laid) -> Outcome:
        """Enter or Space on what has the focus, as it was seen when the key went down."""
        target = find(seen, self._focus)
        if target is None:
            return None
        if not isinstance(target.focus, str):
            self._hand.toggle(target.focus)
            self._changed()
            return None
        button = seen.button(target.focus)
        guarded = target.focus in ("act", "show", "hide")
        if button is None or (guarded and not self._guard.heeds(self.tools.clock())):
            return None
        return self._act(button)

    def _escape(self) -> Outcome:
        if self._panels_open:
            self._toggle_panels()
            return None
        if self.raised:
            self._hand.lower()
            self._changed()
            return None
        return Push(Pause(self._doors.rules is not None, self._doors.settings is not None))

    def _act(self, button: Button) -> Outcome:
        """Do what the pressed button says."""
        name = button.name
        if name == "menu":
            return Push(Pause(self._doors.rules is not None, self._doors.settings is not None))
        if name == "rules":
            return self.resumed("rules")
        if name == "panels":
            self._toggle_panels()
        elif name == "lower":
            self._hand.lower()
            self._changed()
        elif name.startswith("set "):
            self._hand.raise_set(name.removeprefix("set "))
            self._changed()
        else:
            self._answer(name)
        return None

    def _answer(self, name: str) -> None:
        """Answer the prompt with the offer of this name, or say why that is not allowed."""
        view = self._view
        if view is None:
            return
        answering = self._session.guest.pending is not None
        offer = next(
            (o for o in offers(view, self._hand.indexes, answering) if o.name == name), None
        )
        if offer is None or self._session.guest.prompt is None:
            return
        if offer.why is not None:
            self._notices.say(tr(f"refusal.{offer.why}"), self.tools.clock())
        elif offer.action is not None:
            self._send(offer.action)
        self._relaid()

    def _send(self, action: Action) -> None:
        self._session.answer(action)
        if isinstance(self._focus, str):
            self._focus = None

    def _changed(self) -> None:
        self._notices.said = ""
        self._relaid()

    def _toggle_panels(self) -> None:
        laid = self.laid
        self._panels_open = not self._panels_open and laid is not None and laid.folded
        self._relaid()

    # -- the picture ------------------------------------------------------------------------

    def draw(self, canvas: Surface) -> None:
        if self._show is None:
            canvas.fill(self.tools.look.palette["wood_dark"])
            return
        seen = self._show.seen()
        self._board.draw(
            canvas,
            seen.laid,
            moving=seen.moving,
            away=seen.away,
            focus=self._focus if self._by_keys else None,
            over=self._over,
            down=self._press.name,
        )
        if seen.banner:
            self._board.banner(canvas, seen.laid, seen.banner)
