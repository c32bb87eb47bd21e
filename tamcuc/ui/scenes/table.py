"""The table: one match from one's own seat, by mouse or by keyboard alone.

What arrives is adopted at once; the stage shows how it came about. Nothing but a press on an
action button ever answers a prompt.
"""

from __future__ import annotations

from typing import Any

from pygame import Surface

from tamcuc.games.tam_cuc.actions import Ready
from tamcuc.i18n.words import tr
from tamcuc.ui.kit import (
    LEFT,
    RIGHT,
    Event,
    FocusLost,
    KeyPressed,
    Outcome,
    Point,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Pop,
    Push,
    Quit,
    Scene,
    Timer,
    WindowClosed,
)
from tamcuc.ui.scenes.count import CountSheet
from tamcuc.ui.scenes.look_back import LookBack
from tamcuc.ui.scenes.pause import Pause, leaving
from tamcuc.ui.scenes.result import ResultSheet
from tamcuc.ui.scenes.services import Services, Session
from tamcuc.ui.scenes.table_doors import Doors as Doors
from tamcuc.ui.scenes.table_focus import GUARDED, Focus, answering, button_at, card_at, find, moved
from tamcuc.ui.scenes.table_life import Life
from tamcuc.ui.scenes.table_press import Press
from tamcuc.ui.scenes.table_watch import Watch
from tamcuc.ui.stage.board import Board
from tamcuc.ui.stage.layout import Sight
from tamcuc.ui.stage.lookback import last_round
from tamcuc.ui.stage.raised import Raised
from tamcuc.ui.stage.things import Button, Laid

_MOVES = ("left", "right", "up", "down", "tab")


class TableScene(Scene):
    """Plays a match from a session; closes with `Left`."""

    def __init__(self, session: Session, services: Services, doors: Doors | None = None) -> None:
        self._session = session
        self._services = services
        self._doors = doors or Doors()
        self._focus: Focus | None = None
        self._card: Focus | None = None
        self._by_keys = False
        self._over: str | None = None
        self._led: int | None = None
        self._press = Press()
        self._counted = 0
        self._wake: Timer | None = None

    @property
    def laid(self) -> Laid | None:
        """The layout on screen."""
        return self._watch.laid

    @property
    def focus(self) -> Focus | None:
        """What the keyboard is on; where that is gone, the own card it was on last."""
        laid = self.laid
        if laid is None or find(laid, self._focus) is not None:
            return self._focus
        return self._card if find(laid, self._card) is not None else None

    @property
    def raised(self) -> Raised:
        """The cards that are raised."""
        return self._watch.hand.raised

    def sight(self) -> Sight:
        """What is seen beside the view."""
        return self._watch.sight()

    # -- what arrives -----------------------------------------------------------------------

    def enter(self) -> None:
        self._board = Board(self.tools.look)
        self._life = Life(self.tools, self._services, self._session.portraits, self.redraw)
        self._watch = Watch(self._session, self._services, self.tools, self._life.hear)
        self._listen(self.tools.clock())

    def leave(self) -> None:
        self._life.leave()
        self._session.leave()

    def look_changed(self) -> None:
        self._watch.relook()
        self.redraw()

    def animate(self, now: int) -> None:
        self._listen(now)

    def busy(self) -> bool:
        show = self._watch.show
        return show is not None and show.busy

    def tick(self, now: int) -> Outcome:  # noqa: ARG002 - what is over is over
        view = self._watch.view
        if self.busy() or view is None:
            return None
        dialog = self._watch.notices.dialog()
        if dialog is not None:
            return Push(dialog)
        if view.phase in ("counted", "over") and self._counted != len(view.counts):
            self._counted = len(view.counts)
            speed, names = self._services.settings.speed, self._watch.names
            return Push(CountSheet(view, self._session, speed, names))
        return None

    def _listen(self, now: int) -> None:
        if self._watch.listen(now):
            self.redraw()
        self._press.prompt(self._watch.guard.guarded)
        self._lead()
        if self._wake is not None:
            self._wake.cancel()
        due = self._session.next_due()
        ms = None if due is None else int(due * 1000) + 1
        self._wake = None if ms is None else self.tools.call_later(ms, lambda: None)

    def _lead(self) -> None:
        """Put the focus on the answer where the cards have no say: *Lật* if it is allowed."""
        prompt, laid = self._watch.guard.guarded, self.laid
        if laid is None or prompt == self._led or laid.button("hide") is None:
            return
        self._led = prompt
        if self._by_keys:
            self._focus = answering(laid)
            self.redraw()

    # -- what the player does ---------------------------------------------------------------

    def handle(self, event: Event) -> Outcome:
        laid = self.laid
        if isinstance(event, WindowClosed):
            return self._close()
        if laid is None:
            return None
        match event:
            case PointerMoved(pos):
                self._hover(laid, pos)
            case PointerLeft() | FocusLost():
                self._over = None
                self._press.begin(None)
            case PointerPressed(pos, button, clicks):
                self._pressed(laid, pos, button, clicks)
            case PointerReleased(pos, button) if button == LEFT:
                pressed = self._press.end(button_at(laid, pos))
                heeded = pressed is not None and self._heeds(pressed.name)
                return self._act(pressed) if pressed is not None and heeded else None
            case KeyPressed():
                return self._key(laid, event)
        return None

    def resumed(self, result: Any) -> Outcome:
        door = self._open(result)
        if door is not None:
            return door
        self._watch.relook()
        self._watch.guard.again()
        self._press.begin(None)
        self.redraw()
        if result == "next" and self._session.guest.prompt is not None:
            self._session.answer(Ready())
        elif result == "result" and self._watch.view is not None:
            view = self._watch.view
            names = self._watch.names
            said = self._life.last_word(view, names)
            return Push(ResultSheet(view, self._session, said, names))
        elif result in ("again", "home", "left"):
            return Pop(result)
        elif result == "go":
            return Quit()
        elif result == "close":
            return self._close()
        return None

    def _open(self, door: Any) -> Outcome:
        """Open the rules or the settings, if they are there."""
        doors = {"rules": self._doors.rules, "settings": self._doors.settings}
        scene = doors.get(door)
        return None if scene is None else Push(scene())

    def _hover(self, laid: Laid, pos: Point) -> None:
        button = button_at(laid, pos)
        over = button.name if button else None
        if over != self._over or self._by_keys:
            self._over = over
            self.redraw()

    def _pressed(self, laid: Laid, pos: Point, button: int, clicks: int) -> None:
        """A press during a motion ends it first; then it means what was seen under it."""
        self._by_keys = False
        self._skip()
        if button == RIGHT:
            self._lower()
        if button != LEFT:
            return
        hit = button_at(laid, pos)
        self._press.begin(hit if hit is not None and self._heeds(hit.name) else None)
        card = None if hit else card_at(laid, pos)
        if card is not None:
            self._focus = self._card = card
            if clicks == 2:
                self._watch.hand.raise_best(card)
            else:
                self._watch.hand.toggle(card)
            self._changed()
        elif hit is None and self._watch.sheet:
            self._watch.toggle("")

    def _key(self, laid: Laid, event: KeyPressed) -> Outcome:
        self._skip()
        self._by_keys = True
        if event.key in _MOVES:
            self._focus = moved(laid, self.focus, event.key, back=event.shift)
            self._card = self._card if isinstance(self._focus, str) else self._focus
        elif event.repeat or event.ctrl or event.alt:
            return None
        elif event.key in ("enter", "space"):
            return self._enter(laid, event.key)
        elif event.key == "escape":
            return self._escape()
        elif event.key == "pause":
            return self._pause()
        elif event.key == "f1":
            return self._open("rules")
        elif event.key == "b":
            self._watch.toggle("panels")
        elif event.key == "v":
            return self._look_back()
        return None

    def _enter(self, seen: Laid, key: str) -> Outcome:
        """Enter or Space on what has the focus, as it was seen when the key went down."""
        target = find(seen, self.focus)
        if target is None:
            return None
        if not isinstance(target.focus, str):
            if key == "enter" and self._ready():
                self._focus = "act"
                return None
            self._watch.hand.toggle(target.focus)
            self._changed()
            return None
        button = seen.button(target.focus)
        return self._act(button) if button is not None and self._heeds(button.name) else None

    def _ready(self) -> bool:
        """Whether the raised cards answer the prompt: Enter then goes to the button, first."""
        return any(each.name == "act" and each.why is None for each in self._watch.offers())

    def _escape(self) -> Outcome:
        """Esc closes the panels, then lowers all, then asks; it never leaves by itself."""
        if self._watch.sheet:
            self._watch.toggle("")
            return None
        if self.raised:
            self._lower()
            return None
        return self._pause()

    def _pause(self) -> Outcome:
        doors, saved = self._doors, self._session.saved
        return Push(Pause(doors.rules is not None, doors.settings is not None, saved=saved))

    def _look_back(self) -> Outcome:
        """The last round once more; nothing before the first is over."""
        view = self._watch.view
        if view is None or last_round(view) is None:
            return None
        return Push(LookBack(self._session, view, self.sight()))

    def _close(self) -> Outcome:
        """The window's own button: a match that is kept may go at once, another is asked for."""
        if self._session.saved:
            return Quit()
        return Push(leaving(tr("leave.quit"), saved=False))

    def _act(self, button: Button) -> Outcome:
        """Do what the pressed button says."""
        self.tools.sound.play("click")
        name = button.name
        if name == "menu":
            return self._pause()
        if name == "rules":
            return self._open("rules")
        if name == "round":
            return self._look_back()
        if name == "panels":
            self._watch.toggle("panels")
        elif name == "lower":
            self._lower()
        elif name.startswith("set "):
            self._watch.hand.raise_set(name.removeprefix("set "))
            self._changed()
        else:
            self._answer(name)
        return None

    def _answer(self, name: str) -> None:
        """Answer the prompt with the offer of this name, or say why that is not allowed."""
        offer = next((o for o in self._watch.offers() if o.name == name), None)
        if offer is None or self._session.guest.prompt is None:
            return
        if offer.why is not None:
            self._watch.notices.say(tr(f"refusal.{offer.why}"), self.tools.clock())
        elif offer.action is not None:
            self._session.answer(offer.action)
            self._focus = self._card
        self._watch.relay()

    def _heeds(self, name: str) -> bool:
        """Whether a press on this button counts now."""
        return name not in GUARDED or self._watch.guard.heeds(self.tools.clock())

    def _lower(self) -> None:
        if not self.raised:
            return
        self._watch.hand.lower()
        self._changed()

    def _changed(self) -> None:
        """Cards went up or down: what was said about them, or held down for them, is over."""
        self._press.begin(None)
        self.tools.sound.play("deal")
        self._watch.notices.said = ""
        self._watch.relay()

    def _skip(self) -> None:
        if self._watch.show is not None:
            self._watch.show.skip()

    # -- the picture ------------------------------------------------------------------------

    def draw(self, canvas: Surface) -> None:
        show = self._watch.show
        if show is None:
            canvas.fill(self.tools.look.palette["wood_dark"])
            return
        focus = self.focus if self._by_keys else None
        self._board.draw(canvas, show.seen(), focus, self._over, self._press.name, self._life)
