"""A question above whatever is on screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .scene import Outcome, Pop
from .screen import Screen
from .widgets.around import At, Sized
from .widgets.base import Widget
from .widgets.boxes import Column
from .widgets.button import Button, Kind
from .widgets.grid import Flow
from .widgets.label import Label
from .widgets.print_sheet import PrintSheet
from .widgets.scroll import ScrollView

WIDEST_EM = 20
GUARD_MS = 250


@dataclass(frozen=True, slots=True)
class Answer:
    """A button of a dialog: its caption, and the value the scene below is told.

    `instead`: what happens instead of telling anybody.
    """

    caption: str
    value: Any
    kind: Kind = "plain"
    instead: Outcome = None


class Dialog(Screen):
    """Asks a question and closes with the chosen answer's value; Esc gives `cancel`.

    The last answer has the focus at first unless one is of kind "main".
    """

    overlay = True

    def __init__(
        self,
        text: str,
        answers: Sequence[Answer],
        *,
        head: str = "",
        cancel: Any = None,
        guard_ms: int = GUARD_MS,
    ) -> None:
        self._text = text
        self._answers = list(answers)
        self._head = head
        self._cancel = cancel
        self._guard_ms = guard_ms

    def build(self) -> Widget:
        buttons = Flow(*(self._button(n) for n in range(len(self._answers))), along="centre", gap=8)
        text = ScrollView(Label(self._text, align="centre"), key="text", grow=0)
        content = Column(text, buttons, gap=8)
        em = self.tools.look.em
        sized = Sized(PrintSheet(content, head=self._head), max_width=em * WIDEST_EM)
        return At(sized, pad=4)

    def back(self) -> Outcome:
        return Pop(self._cancel)

    def _button(self, number: int) -> Button:
        answer = self._answers[number]
        mains = [n for n, a in enumerate(self._answers) if a.kind == "main"]
        default = number == (mains[0] if mains else len(self._answers) - 1)
        return Button(
            answer.caption,
            lambda: answer.instead or Pop(answer.value),
            kind=answer.kind,
            guard_ms=self._guard_ms,
            default=default,
            key=f"answer{number}",
        )
