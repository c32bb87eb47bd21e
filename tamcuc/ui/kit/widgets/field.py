"""A field for one line of text: names, addresses."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator

from pygame import Rect, Surface

from tamcuc.ui.kit import clipboard
from tamcuc.ui.kit.events import KeyPressed, Point
from tamcuc.ui.kit.look import Look
from tamcuc.ui.kit.nine_slice import Insets, added, inside
from tamcuc.ui.kit.scene import Outcome
from tamcuc.ui.kit.text import clean

from .base import Done, Size, TextBox, Widget

PADDING: Insets = (2, 0, 2, 1)


class TextField(Widget):
    """One line to write in, at most `limit` letters; `changed` is told the text after each change.

    `entered` is told the text on Enter. Pasted text is cleaned and cut to what fits.
    """

    focusable = True

    def __init__(
        self,
        text: str,
        changed: Callable[[str], Outcome],
        *,
        entered: Callable[[str], Outcome] | None = None,
        limit: int = 20,
        hint: str = "",
        letters_wide: int = 12,
        key: str = "",
        grow: int = 0,
        tip: str = "",
    ) -> None:
        super().__init__(key=key, grow=grow, tip=tip)
        self.text = clean(text)[:limit]
        self.cursor = len(self.text)
        self.composing = ""
        self._changed = changed
        self._entered = entered
        self._limit = limit
        self._hint = hint
        self._letters_wide = letters_wide
        self._widths: list[int] = [0]
        self._first_x = 0

    def measure(self, look: Look, width: int) -> Size:
        left, top, right, bottom = self._edges(look)
        wide = look.type().width("n") * self._letters_wide + left + right
        return min(width, wide), look.type().line + top + bottom

    def narrowest(self, look: Look) -> int:
        return self.measure(look, 10_000)[0] // 2

    def draw(self, canvas: Surface, look: Look) -> None:
        frame = "ui/field_on" if self.focused else "ui/field"
        look.atlas.draw_slice(canvas, frame, self.rect)
        room, letters = self._room(look), look.type()
        shown = self._shown()
        cursor_x = letters.width(self.text[: self.cursor] + self.composing)
        shift = max(0, cursor_x - room.w + 2)
        self._widths = [letters.width(self.text[:n]) for n in range(len(self.text) + 1)]
        self._first_x = room.x - shift
        outer = canvas.get_clip()
        canvas.set_clip(room.clip(outer))
        if shown:
            letters.draw(canvas, shown, (room.x - shift, room.y), "ink")
        elif self._hint:
            letters.draw(canvas, self._hint, room.topleft, "ink_soft")
        if self.focused:
            caret = Rect(room.x - shift + cursor_x, room.y + 2, look.icon_scale, room.h - 3)
            canvas.fill(look.palette["vermilion"], caret)
        canvas.set_clip(outer)

    def texts(self, look: Look) -> Iterator[TextBox]:
        # Its text may be wider than the field: it scrolls with the cursor. Its height may not.
        room = self._room(look)
        yield TextBox(self.text, Rect(room.x, room.y, 0, look.type().line), room)

    def adopt(self, old: Widget) -> None:
        super().adopt(old)
        if isinstance(old, TextField):
            self.text, self.composing = old.text, old.composing
            self.cursor = min(old.cursor, len(self.text))

    def pressed(self, pos: Point, now: int, clicks: int) -> Done | None:  # noqa: ARG002
        x = pos[0] - self._first_x
        self.cursor = min(range(len(self._widths)), key=lambda n: abs(self._widths[n] - x))
        return Done()

    def key_pressed(self, event: KeyPressed, now: int) -> Done | None:  # noqa: ARG002
        if self.composing:
            return Done()  # the input method has this key
        if event.ctrl or (event.shift and event.key == "insert"):
            return self._clipboard_key(event)
        goals = {
            "left": self.cursor - 1,
            "right": self.cursor + 1,
            "home": 0,
            "end": len(self.text),
        }
        if event.key in goals:
            self.cursor = min(max(goals[event.key], 0), len(self.text))
            return Done()
        if event.key == "backspace":
            return self._cut(self.cursor - 1, self.cursor)
        if event.key == "delete":
            return self._cut(self.cursor, self.cursor + 1)
        if event.key == "enter" and not event.repeat and self._entered:
            return Done(self._entered(self.text))
        # Letters come as text as well; the key alone must not be taken as a command.
        return Done() if len(event.key) == 1 or event.key == "space" else None

    def text_typed(self, text: str) -> Done | None:
        return self._insert(text)

    def _clipboard_key(self, event: KeyPressed) -> Done | None:
        if event.key in ("v", "insert"):
            return self._insert(clipboard.paste().replace("\n", " "))
        if event.key == "c":
            clipboard.copy(self.text)
            return Done()
        return None

    def _insert(self, text: str) -> Done:
        before = self.text[: self.cursor]
        room = self._limit - len(self.text)
        # Composed with what stands before it: a mark may come alone from some keyboards.
        head = unicodedata.normalize("NFC", before + clean(text[: self._limit * 4]))
        head = head[: len(before) + max(0, room)]
        if head == before:
            return Done()
        return self._become(head + self.text[self.cursor :], len(head))

    def _cut(self, start: int, end: int) -> Done:
        if start < 0 or end > len(self.text):
            return Done()
        return self._become(self.text[:start] + self.text[end:], start)

    def _become(self, text: str, cursor: int) -> Done:
        self.text, self.cursor = text, cursor
        return Done(self._changed(text))

    def _shown(self) -> str:
        return self.text[: self.cursor] + self.composing + self.text[self.cursor :]

    def _room(self, look: Look) -> Rect:
        return inside(self.rect, self._edges(look))

    def _edges(self, look: Look) -> Insets:
        return added(look.atlas.insets("ui/field"), PADDING)
