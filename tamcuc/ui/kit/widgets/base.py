"""What every widget is: measured, placed, drawn, and told of keys and the pointer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from pygame import Rect, Surface

from tamcuc.ui.kit.events import KeyPressed, Point
from tamcuc.ui.kit.look import Look
from tamcuc.ui.kit.scene import Outcome

Size: TypeAlias = tuple[int, int]
Action: TypeAlias = Callable[[], Outcome]

REACH = 16
"""How far a widget may draw outside its rectangle (a shadow, a raised card)."""

UNBOUNDED = 1 << 20
"""A width that no text reaches: measure without wrapping."""


@dataclass(frozen=True, slots=True)
class Done:
    """A widget's answer to an event that was meant for it; `outcome` goes to the scene stack.

    `clicked`: something was set off by it, which is heard.
    """

    outcome: Outcome = None
    clicked: bool = False


@dataclass(frozen=True, slots=True)
class TextBox:
    """Text on screen for the layout check: the space it needs and the room it has.

    `narrowest` is the width below which a word of it must be broken.
    """

    text: str
    needs: Rect
    room: Rect
    narrowest: int = 0


class Widget:
    """A rectangle with something in it. Measuring and placing come before drawing.

    `key` names it across rebuilds of a screen: a widget with the same key keeps focus, scroll
    position, cursor and the press under way. `grow` is its share of space left over in a row or
    column. `tip` is shown as a bubble while it is hovered or focused.
    """

    focusable = False
    overlapping = False
    """True: the children may lie over one another (layers, cards in a fan)."""

    def __init__(self, *, key: str = "", grow: int = 0, tip: str = "") -> None:
        self.key = key
        self.grow = grow
        self.tip = tip
        self.rect = Rect(0, 0, 0, 0)
        self.parent: Widget | None = None
        self.hovered = False
        self.focused = False
        self.held = False
        self.shown_at = 0

    @property
    def children(self) -> Sequence[Widget]:
        """The widgets inside this one, the lowest first."""
        return ()

    def measure(self, look: Look, width: int) -> Size:  # noqa: ARG002 - boxes use both
        """The size it would like to have if at most `width` wide."""
        return 0, 0

    def narrowest(self, look: Look) -> int:
        """The smallest width at which no word of it has to be broken."""
        return self.measure(look, UNBOUNDED)[0]

    def shortest(self, look: Look, width: int) -> int:
        """The smallest height it can live with at that width."""
        return self.measure(look, width)[1]

    def place(self, look: Look, rect: Rect) -> None:  # noqa: ARG002 - boxes place children
        """Take its place on the canvas, and put its children into theirs."""
        self.rect = Rect(rect)

    def shift(self, dy: int) -> None:
        """Move down by `dy`, with everything inside: cheaper than placing it anew."""
        self.rect.y += dy
        for child in self.children:
            child.shift(dy)

    def draw(self, canvas: Surface, look: Look) -> None:
        """Draw it and what is inside it, as far as it can be seen."""
        seen = canvas.get_clip().inflate(2 * REACH, 2 * REACH)
        for child in self.children:
            if child.rect.colliderect(seen):
                child.draw(canvas, look)

    def texts(self, look: Look) -> Iterator[TextBox]:  # noqa: ARG002 - those with text use it
        """Its own text (not that of its children), for the layout check."""
        return iter(())

    def takes_focus(self) -> bool:
        """Whether the keyboard stops here."""
        return self.focusable

    def bubble(self) -> str:
        """What the bubble says while it is hovered or focused; empty for none."""
        return self.tip

    def focus_rect(self) -> Rect:
        """What the focus outline goes around."""
        return self.rect

    def focus_came(self) -> None:
        """The keyboard has just come to stop here."""

    def window_for(self, child: Widget) -> Rect | None:  # noqa: ARG002 - scroll views use it
        """The part of the canvas through which the children are seen; None if all of it."""
        return None

    def adopt(self, old: Widget) -> None:
        """Take over what `old`, of the same key, had in hand."""
        self.shown_at = old.shown_at

    def pressed(self, pos: Point, now: int, clicks: int) -> Done | None:  # noqa: ARG002
        """The left button went down on it."""
        return None

    def dragged(self, pos: Point) -> Done | None:  # noqa: ARG002
        """The pointer moved while its button, pressed on this widget, is still down."""
        return None

    def released(self, pos: Point, now: int) -> Done | None:  # noqa: ARG002
        """The button pressed on this widget came up, perhaps elsewhere."""
        return None

    def key_pressed(self, event: KeyPressed, now: int) -> Done | None:  # noqa: ARG002
        """A key was pressed while it, or something in it, has the focus."""
        return None

    def text_typed(self, text: str) -> Done | None:  # noqa: ARG002
        """Text came in while it has the focus."""
        return None

    def scrolled(self, dx: int, dy: int) -> Done | None:  # noqa: ARG002
        """The wheel turned over it."""
        return None


def walk(root: Widget) -> Iterator[Widget]:
    """`root` and everything inside it, outer before inner, in reading order."""
    yield root
    for child in root.children:
        yield from walk(child)


def ancestors(widget: Widget) -> Iterator[Widget]:
    """What the widget lies in, the nearest first."""
    parent = widget.parent
    while parent is not None:
        yield parent
        parent = parent.parent


def visible_part(widget: Widget) -> Rect:
    """The widget's rectangle, cut to what the scroll views around it show."""
    part = Rect(widget.rect)
    child = widget
    for parent in ancestors(widget):
        window = parent.window_for(child)
        if window is not None:
            part = part.clip(window)
        child = parent
    return part
