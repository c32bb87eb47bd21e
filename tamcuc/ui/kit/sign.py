"""A sign: an icon that shows for a moment what a key did, over whatever is on screen."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from .look import Look
from .timers import Timer, Timers

SHOWN_MS = 1300
_PAD = 4


class Sign:
    """In the upper right corner. `changed` is called when the picture must be drawn again."""

    def __init__(self, timers: Timers, changed: Callable[[], object]) -> None:
        self._timers = timers
        self._changed = changed
        self._gone: Timer | None = None
        self.icon = ""

    def show(self, icon: str) -> None:
        """Show the icon now."""
        self.icon = icon
        if self._gone is not None:
            self._gone.cancel()
        self._gone = self._timers.call_later(SHOWN_MS, self._hide)
        self._changed()

    def draw(self, canvas: Surface, look: Look) -> None:
        """Draw it, if there is one to be seen."""
        if not self.icon:
            return
        scale = look.icon_scale + 1
        width, height = look.atlas.size(self.icon, scale)
        edge = _PAD * scale
        plate = Rect(0, edge, width + 2 * edge, height + 2 * edge)
        plate.right = canvas.get_width() - edge
        look.atlas.draw_slice(canvas, "ui/tip", plate)
        look.atlas.draw(canvas, self.icon, (plate.x + edge, plate.y + edge), scale)

    def _hide(self) -> None:
        self.icon = ""
        self._changed()
