"""The lines of a count: a clear grid, the best line washed with yellow, cards small but whole."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final

from pygame import Rect, Surface

from tamcuc.ui.kit import Look, Picture, Table, Widget
from tamcuc.ui.stage.things import SMALL, kind_name, spread

_CLOSEST = 7
"""Narrowest step between small cards: the edge of each is still seen."""

_STEP = SMALL[0] + 1
_MANY, _STEP_OF_MANY = 10, 13
"""So many cards lie a little over one another from the first."""

_APART = 5
"""Columns between the cards that were asked for and those beyond."""

_BROW: Final = 8
"""From which row of a portrait the eyes are seen."""
_FRAME: Final = 2
"""Rows of a portrait's frame."""


class Ledger(Table):
    """A table under a first row of heads; `lit` are the numbers of rows to be seen first."""

    def __init__(
        self,
        heads: Sequence[Widget],
        *rows: Sequence[Widget],
        lit: Collection[int] = (),
        gap: int = 8,
        line_gap: int = 3,
    ) -> None:
        super().__init__(heads, *rows, gap=gap, line_gap=line_gap)
        self._lit = frozenset(lit)

    def draw(self, canvas: Surface, look: Look) -> None:
        _, *rows = self._rows
        for number, row in enumerate(rows):
            line = row[0].rect.unionall([cell.rect for cell in row[1:]])
            line = Rect(self.rect.x - 4, line.y - 1, self.rect.w + 8, line.h + 2)
            if number in self._lit:
                look.atlas.draw_slice(canvas, "print/lit", line)
            if number:
                rule = Rect(line.x, line.y - 1, line.w, look.atlas.size("ui/rule")[1])
                look.atlas.draw_slice(canvas, "ui/rule", rule)
        super().draw(canvas, look)


class SmallCards(Widget):
    """Won cards by their small faces, over one another where room is short.

    `asked` is how many were to be won: what is missing to it is seen as empty places, what goes
    beyond it lies apart.
    """

    def __init__(self, cards: str, asked: int = 0) -> None:
        super().__init__()
        self.cards = cards
        self._asked = asked

    def measure(self, look: Look, width: int) -> tuple[int, int]:  # noqa: ARG002 - drawn for 1x
        return min(width, self._wide(self._step())), SMALL[1]

    def narrowest(self, look: Look) -> int:  # noqa: ARG002 - drawn for 1x
        return self._wide(_CLOSEST)

    def draw(self, canvas: Surface, look: Look) -> None:
        top = self.rect.centery - SMALL[1] // 2
        for sprite, step in zip(self._sprites(), self._steps(), strict=True):
            look.atlas.draw(canvas, sprite, (self.rect.x + step, top))

    def _sprites(self) -> Iterator[str]:
        for letter in self.cards:
            yield f"small/{kind_name(letter)}"
        for _ in range(self._asked - len(self.cards)):
            yield "print/slot"

    def _places(self) -> int:
        return max(len(self.cards), self._asked)

    def _step(self) -> int:
        return _STEP if self._places() <= _MANY else _STEP_OF_MANY

    def _apart(self) -> int:
        return _APART if 0 < self._asked < len(self.cards) else 0

    def _wide(self, step: int) -> int:
        places = self._places()
        return SMALL[0] + step * (places - 1) + self._apart() if places else 0

    def _steps(self) -> Iterator[int]:
        room = self.rect.w - self._apart()
        for number, step in enumerate(spread(self._places(), SMALL[0], room, self._step())):
            yield step + (self._apart() if number >= self._asked else 0)


class Glance(Picture):
    """The middle of a portrait, eyes and nose, in a frame half as high."""

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        wide, high = super().measure(look, width)
        return wide, high // 2

    def draw(self, canvas: Surface, look: Look) -> None:
        picture = look.atlas.sprite(self.sprite)
        width, height = self.measure(look, 0)
        place = Rect(0, 0, width, height)
        place.center = self.rect.center
        canvas.blit(picture, place, Rect(0, _BROW, width, height))
        edge = Rect(0, picture.get_height() - _FRAME, width, _FRAME)
        canvas.blit(picture, place, Rect(0, 0, width, _FRAME))
        canvas.blit(picture, (place.x, place.bottom - _FRAME), edge)


class Stamp(Picture):
    """A seal that is pressed once all is counted; its place is kept from the first."""

    def __init__(self, sprite: str, reached: Callable[[], float]) -> None:
        super().__init__(sprite)
        self._reached = reached

    def draw(self, canvas: Surface, look: Look) -> None:
        if self._reached() >= 1:
            super().draw(canvas, look)
