"""A paragraph: wrapped text with an icon, the inside of everything that speaks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from pygame import Rect, Surface

from tamcuc.ui.kit.faces import Lines
from tamcuc.ui.kit.look import Look

from .base import UNBOUNDED, Size, TextBox

Align: TypeAlias = Literal["left", "centre", "right"]

ICON_GAP = 4


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Text in one style. `ellipsis`: kept on one line and cut there instead of wrapped."""

    text: str
    style: str = "text"
    align: Align = "left"
    icon: str = ""
    ellipsis: bool = False

    def measure(self, look: Look, width: int) -> Size:
        """The size it takes if at most `width` wide."""
        icon_w, icon_h = self._icon_space(look)
        lines, text_w = self._lines(look, width - icon_w)
        return icon_w + text_w, max(icon_h, look.type(self.style).line * len(lines))

    def narrowest(self, look: Look) -> int:
        """The width of its longest word (of a cut line: of a few letters)."""
        letters = look.type(self.style)
        widest = letters.widest_word(self.text)
        if self.ellipsis:
            widest = min(widest, letters.width("mmm…"))
        return self._icon_space(look)[0] + widest

    def place(self, look: Look, room: Rect) -> Rect:
        """The rectangle it fills in `room`: in the middle of its height, aligned in its width."""
        width, height = self.measure(look, room.w)
        place = Rect(room.x, room.y + (room.h - height) // 2, width, height)
        if self.align == "centre":
            place.x += (room.w - width) // 2
        elif self.align == "right":
            place.x += room.w - width
        return place

    def draw(self, canvas: Surface, look: Look, room: Rect, colour: str) -> None:
        """Draw it in `room`; what is ink in the icon takes the colour of the letters."""
        place = self.place(look, room)
        icon_w, _ = self._icon_space(look)
        if self.icon:
            icon = look.atlas.variant(self.icon, (("ink", colour),), look.icon_scale)
            middle = place.y + (place.h - icon.get_height()) // 2
            canvas.blit(icon, (place.x, middle + self._icon_drop(look, place)))
        letters = look.type(self.style)
        lines, _ = self._lines(look, room.w - icon_w)
        y = place.y + (place.h - letters.line * len(lines)) // 2
        for line in lines:
            spare = place.w - icon_w - letters.width(line)
            shift = {"left": 0, "centre": spare // 2, "right": spare}[self.align]
            letters.draw(canvas, line, (place.x + icon_w + shift, y), colour)
            y += letters.line

    def box(self, look: Look, room: Rect) -> TextBox:
        """What the layout check should know."""
        return TextBox(self.text, self.place(look, room), room, self.narrowest(look))

    def _lines(self, look: Look, width: int) -> Lines:
        letters = look.type(self.style)
        if not self.text:
            return Lines((), 0)
        if self.ellipsis:
            line = letters.shorten(self.text, width)
            return Lines((line,), letters.width(line))
        wrapped = letters.balance if self.align == "centre" else letters.wrap
        return wrapped(self.text, min(max(width, 1), UNBOUNDED))

    def _icon_drop(self, look: Look, place: Rect) -> int:
        """Letters stand low in their line, under the room for marks: an icon beside them, too."""
        free = place.h - look.atlas.size(self.icon, look.icon_scale)[1]
        return look.icon_scale if self.text and free >= 2 * look.icon_scale else 0

    def _icon_space(self, look: Look) -> Size:
        if not self.icon:
            return 0, 0
        width, height = look.atlas.size(self.icon, look.icon_scale)
        gap = ICON_GAP * look.icon_scale if self.text else 0
        return width + gap, height
