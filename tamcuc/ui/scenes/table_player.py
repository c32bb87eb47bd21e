"""What the player does at the table, by mouse, finger, keys or gamepad.

Nothing but a press on an action button ever answers a prompt.
"""

from __future__ import annotations

from collections.abc import Callable

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
    Tools,
)
from tamcuc.ui.scenes.services import Session
from tamcuc.ui.scenes.table_doors import Ways
from tamcuc.ui.scenes.table_focus import GUARDED, Focus, answering, button_at, card_at, find, moved
from tamcuc.ui.scenes.table_press import Press
from tamcuc.ui.scenes.table_watch import Watch
from tamcuc.ui.stage.things import Button, Laid

_MOVES = ("left", "right", "up", "down", "tab")


class Player:
    """Presses and keys, and what of the table they are on."""

    def __init__(
        self,
        session: Session,
        tools: Tools,
        watch: Watch,
        ways: Ways,
        redraw: Callable[[], None],
    ) -> None:
        self._session = session
        self._tools = tools
        self._watch = watch
        self._ways = ways
        self._redraw = redraw
        self._focus: Focus | None = None
        self._card: Focus | None = None
        self._by_keys = False
        self._led: int | None = None
        self._press = Press()
        self.over: str | None = None
        self._pointer: Point | None = None

    @property
    def focus(self) -> Focus | None:
        """What the keyboard is on; where that is gone, the own card it was on last."""
        laid = self._watch.laid
        if laid is None or find(laid, self._focus) is not None:
            return self._focus
        return self._card if find(laid, self._card) is not None else None

    @property
    def seen_focus(self) -> Focus | None:
        """The focus, while keys are used: a pointer needs none."""
        return self.focus if self._by_keys else None

    @property
    def held(self) -> str | None:
        """The button that is held down."""
        return self._press.name

    def arrived(self) -> None:
        """Something may have come: what was held down for another prompt is over."""
        self._press.prompt(self._watch.guard.guarded)
        self._lead()
        self._watch.hover(self._pointer)

    def let_go(self) -> None:
        """Nothing is held down any more, and no card looks up until the pointer moves."""
        self._press.begin(None)
        self._point(None)

    def hear(self, laid: Laid, event: Event) -> Outcome:
        """Do what an event asks for, on the table as it is seen."""
        match event:
            case PointerMoved(pos, touch):
                self._point(None if touch else pos)
                self._hover(laid, pos)
            case PointerLeft() | FocusLost():
                self.over = None
                self.let_go()
            case PointerPressed(pos, button, clicks):
                self._pressed(laid, pos, button, clicks)
            case PointerReleased(pos, button) if button == LEFT:
                pressed = self._press.end(button_at(laid, pos))
                heeded = pressed is not None and self._heeds(pressed.name)
                return self._act(pressed) if pressed is not None and heeded else None
            case KeyPressed():
                return self._key(laid, event)
        return None

    def _lead(self) -> None:
        """Put the focus on the answer where the cards have no say: *Lật* if it is allowed."""
        prompt, laid = self._watch.guard.guarded, self._watch.laid
        if laid is None or prompt == self._led:
            return
        if laid.button("hide") is None and not (laid.button("act") and self._watch.hand.forced):
            return
        self._led = prompt
        if self._by_keys:
            self._focus = answering(laid)
            self._redraw()

    def _point(self, at: Point | None) -> None:
        """A mouse points there, or nothing does: a finger, keys and a gamepad never hover."""
        self._pointer = at
        self._watch.hover(at)

    def _hover(self, laid: Laid, pos: Point) -> None:
        button = button_at(laid, pos)
        over = button.name if button else None
        if over != self.over or self._by_keys:
            self.over = over
            self._redraw()

    def _pressed(self, laid: Laid, pos: Point, button: int, clicks: int) -> None:
        """A press during a motion ends it first; then it means what was seen under it."""
        self._by_keys = False
        self._watch.skip()
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
        self._watch.skip()
        self._by_keys = True
        self._point(None)
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
            return self._ways.pause()
        elif event.key == "f1":
            return self._ways.open("rules")
        elif event.key == "b":
            self._watch.toggle("panels")
        elif event.key == "v":
            return self._ways.look_back()
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
        if self._watch.hand.raised:
            self._lower()
            return None
        return self._ways.pause()

    def _act(self, button: Button) -> Outcome:
        """Do what the pressed button says."""
        self._tools.sound.play("click")
        name = button.name
        if name == "menu":
            return self._ways.pause()
        if name == "rules":
            return self._ways.open("rules")
        if name == "round":
            return self._ways.look_back()
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
            self._watch.say(tr(f"refusal.{offer.why}"))
        elif offer.action is not None:
            self._session.answer(offer.action)
            self._focus = self._card
        self._watch.relay()

    def _heeds(self, name: str) -> bool:
        """Whether a press on this button counts now."""
        return name not in GUARDED or self._watch.guard.heeds(self._tools.clock())

    def _lower(self) -> None:
        if not self._watch.hand.raised:
            return
        self._watch.hand.lower()
        self._changed()

    def _changed(self) -> None:
        """Cards went up or down: what was said about them, or held down for them, is over."""
        self.let_go()
        self._tools.sound.play("deal")
        self._watch.notices.said = ""
        self._watch.relay()
