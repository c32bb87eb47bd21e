"""A tree of widgets brought to life: focus, hover, presses, bubbles."""

from __future__ import annotations

from pygame import Rect, Surface

from .bubble import draw_bubble
from .clock import Clock
from .events import (
    LEFT,
    Event,
    FocusLost,
    KeyPressed,
    Point,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
    TextComposing,
    TextTyped,
)
from .finger import Finger
from .look import Look
from .spatial import next_in_direction
from .under import line_at, target_at
from .widgets.around import Space
from .widgets.base import Done, Widget, ancestors, visible_part, walk
from .widgets.button import Button
from .widgets.field import TextField
from .widgets.scroll import ScrollView

ARROWS = ("left", "right", "up", "down")


class Interface:
    """Passes events to widgets and knows which one has the focus.

    `handle` returns Done if the event was meant for a widget, with the outcome of its action.
    """

    def __init__(self, look: Look, clock: Clock) -> None:
        self._look = look
        self._clock = clock
        self.root = Widget()
        self.focus: Widget | None = None
        self._hover: Widget | None = None
        self._held: Widget | None = None
        self._pointer: Point | None = None
        self._finger = Finger()

    def show(self, root: Widget, rect: Rect) -> None:
        """Put a tree in place of the one before; widgets of the same key go on where they were."""
        old = {w.key: w for w in walk(self.root) if w.key}
        focus_key = self.focus.key if self.focus else ""
        held_key = self._held.key if self._held else ""
        self.root = root
        self._finger.lift()
        new = {w.key: w for w in walk(root) if w.key}
        now = self._clock()
        for widget in walk(root):
            widget.shown_at = now
            if widget.key in old:
                widget.adopt(old[widget.key])
        root.place(self._look, rect)
        self._hold(new.get(held_key))
        self._set_focus(self._wanted_focus(new.get(focus_key)))
        self._hover_at(self._pointer)

    def place(self, rect: Rect) -> None:
        """Lay the same tree out again, in another size or look."""
        self.root.place(self._look, rect)
        if self.focus is not None:
            self._reveal(self.focus)
        self._hover_at(self._pointer)

    def focus_on(self, key: str) -> None:
        """Give the focus to the widget of that key, if it is there."""
        for widget in walk(self.root):
            if widget.key == key and widget.takes_focus():
                self._set_focus(widget)

    def typing_in(self) -> TextField | None:
        """The text field that has the focus, if one has."""
        return self.focus if isinstance(self.focus, TextField) else None

    def handle(self, event: Event) -> Done | None:
        """Give an event to whom it is meant for. None: nobody here wanted it."""
        match event:
            case PointerMoved(pos):
                return self._moved(pos)
            case PointerPressed(pos, button, clicks, touch) if button == LEFT:
                if touch:
                    self._finger.went_down(self.root, pos)
                return self._pressed(pos, clicks)
            case PointerReleased(pos, button) if button == LEFT:
                return self._released(pos)
            case Scrolled(pos, dx, dy):
                return self._scrolled(pos, dx, dy)
            case KeyPressed():
                return self._key(event)
            case TextTyped(text):
                return self.focus.text_typed(text) if self.focus else None
            case TextComposing(text):
                return self._composing(text)
            case FocusLost():
                self.forget_pointer()
            case PointerLeft():
                self._pointer = None
                self._hover_at(None)
        return None

    def draw(self, canvas: Surface) -> None:
        """Draw the tree, the focus outline and the bubble."""
        self.root.draw(canvas, self._look)
        if self.focus is not None:
            self._draw_focus(canvas, self.focus)
        spoken = self._spoken()
        owner = visible_part(spoken) if spoken else Rect(0, 0, 0, 0)
        if spoken is not None and owner.w and owner.h:
            others = [visible_part(w) for w in walk(self.root) if w is not spoken and _shows(w)]
            draw_bubble(canvas, self._look, spoken.bubble(), owner, others)

    def forget_pointer(self) -> None:
        """The pointer is elsewhere: nothing is hovered or held."""
        self._hold(None)
        self._finger.lift()
        self._pointer = None
        self._hover_at(None)

    def _spoken(self) -> Widget | None:
        """The widget whose bubble is shown: the hovered one before the focused one."""
        for widget in (self._hover, self.focus):
            if widget is not None and widget.bubble():
                return widget
        return None

    def _draw_focus(self, canvas: Surface, widget: Widget) -> None:
        outer = canvas.get_clip()
        for parent in ancestors(widget):
            window = parent.window_for(widget)
            if window is not None:
                canvas.set_clip(window.clip(canvas.get_clip()))
        self._look.atlas.draw_slice(canvas, "ui/focus", widget.focus_rect().inflate(4, 4))
        canvas.set_clip(outer)

    def _moved(self, pos: Point) -> Done | None:
        self._pointer = pos
        before = self._hover
        self._hover_at(pos)
        dragged = self._held.dragged(pos) if self._held is not None else None
        if dragged is None and self._finger.push(pos):
            self._hold(None)  # what it went down on was no press
            return Done()
        if self._held is not None:
            return dragged or Done()
        return Done() if self._hover is not before else None

    def _pressed(self, pos: Point, clicks: int) -> Done | None:
        self._pointer = pos
        self._hover_at(pos)
        target = self._hover
        if target is None:
            return None
        if target.takes_focus():
            self._set_focus(target, reveal=False)
        self._hold(target)
        return target.pressed(pos, self._clock(), clicks) or Done()

    def _released(self, pos: Point) -> Done | None:
        self._pointer = pos
        self._finger.lift()
        held = self._held
        self._hold(None)
        self._hover_at(pos)
        return None if held is None else held.released(pos, self._clock())

    def _scrolled(self, pos: Point, dx: int, dy: int) -> Done | None:
        line = line_at(self.root, pos)
        if not any(isinstance(widget, ScrollView) for widget in line):
            line.extend(self._largest_view())  # over a head, tabs or buttons it turns the page
        for widget in line:
            done = widget.scrolled(dx, dy)
            if done:
                self._hover_at(pos)
                return done
        return None

    def _largest_view(self) -> list[ScrollView]:
        """The scroll view that takes most of the place; none if there is none."""
        views = [widget for widget in walk(self.root) if isinstance(widget, ScrollView)]
        return sorted(views, key=lambda view: view.rect.w * view.rect.h)[-1:]

    def _composing(self, text: str) -> Done | None:
        field = self.typing_in()
        if field is None:
            return None
        field.composing = text
        return Done()

    def _key(self, event: KeyPressed) -> Done | None:
        if self.focus is not None:
            for widget in (self.focus, *ancestors(self.focus)):
                done = widget.key_pressed(event, self._clock())
                if done:
                    self._after_key(widget)
                    return done
        if event.key == "tab" and not event.ctrl and not event.alt:
            return self._step_focus(-1 if event.shift else 1)
        return self._arrow(event.key) if event.key in ARROWS else None

    def _after_key(self, widget: Widget) -> None:
        """A list may have moved its mark out of sight."""
        if widget is self.focus:
            self._reveal(widget)

    def _step_focus(self, step: int) -> Done | None:
        stops = self._stops()
        if not stops:
            return None
        at = stops.index(self.focus) if self.focus in stops else -1 if step > 0 else 0
        self._set_focus(stops[(at + step) % len(stops)])
        return Done()

    def _arrow(self, key: str) -> Done | None:
        if self.focus is None:
            return self._step_focus(1)
        others = [stop for stop in self._stops() if stop is not self.focus]
        rects = [stop.focus_rect() for stop in others]
        index = next_in_direction(self.focus.focus_rect(), rects, key)
        goal = None if index is None else others[index]
        view = next((p for p in ancestors(self.focus) if isinstance(p, ScrollView)), None)
        if view is not None and self._scrolls_first(view, goal, key):
            return Done()
        if goal is None:
            return None
        self._set_focus(goal)
        return Done()

    def _scrolls_first(self, view: ScrollView, goal: Widget | None, key: str) -> bool:
        inside = goal is not None and view in ancestors(goal)
        return view.step_towards(key, goal.focus_rect() if goal and inside else None)

    def _stops(self) -> list[Widget]:
        return [w for w in walk(self.root) if w.takes_focus() and w.rect.w > 0 and w.rect.h > 0]

    def _wanted_focus(self, kept: Widget | None) -> Widget | None:
        stops = self._stops()
        if kept in stops:
            return kept
        default = next((w for w in stops if isinstance(w, Button) and w.default), None)
        return default or (stops[0] if stops else None)

    def _set_focus(self, widget: Widget | None, *, reveal: bool = True) -> None:
        if self.focus is not None:
            self.focus.focused = False
        came, self.focus = widget is not self.focus, widget
        if widget is not None:
            widget.focused = True
            if came:
                widget.focus_came()
            if reveal:
                self._reveal(widget)

    def _reveal(self, widget: Widget) -> None:
        for parent in ancestors(widget):
            if isinstance(parent, ScrollView):
                parent.reveal(widget.focus_rect())

    def _hold(self, widget: Widget | None) -> None:
        if self._held is not None:
            self._held.held = False
        self._held = widget
        if widget is not None:
            widget.held = True

    def _hover_at(self, pos: Point | None) -> None:
        if self._hover is not None:
            self._hover.hovered = False
        self._hover = None if pos is None else target_at(self.root, pos)
        if self._hover is not None:
            self._hover.hovered = True


def _shows(widget: Widget) -> bool:
    """Whether it should not be hidden by a bubble: what can be read or pressed."""
    return widget.takes_focus() or not (widget.children or isinstance(widget, Space))
