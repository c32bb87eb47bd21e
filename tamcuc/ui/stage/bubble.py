"""The bubble of somebody who speaks: beside the portrait, where it covers nothing of the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Final, Literal

from pygame import Rect, Surface

from tamcuc.games.protocol import Seat
from tamcuc.ui.kit import Atlas
from tamcuc.ui.stage.board import draw_label
from tamcuc.ui.stage.fit import Lettering, Letters
from tamcuc.ui.stage.measures import LAY_EDGE, MAT_EDGE
from tamcuc.ui.stage.things import Label, Laid

Side = Literal["right", "left", "up", "down"]
"""On which side of the bubble its speaker is."""

_PAD: Final = (6, 2)
_REACH: Final = 4
"""How far a tail stands out from its bubble."""
_TAIL: Final[dict[Side, tuple[int, int]]] = {
    "left": (5, 6),
    "right": (5, 6),
    "up": (6, 5),
    "down": (6, 7),
}
_STEP: Final = 4
_MOST_LINES: Final = 3
_CLEAR: Final = 2
"""Least distance from anything of the game."""


@dataclass(frozen=True, slots=True)
class Bubble:
    """Words in a box, with a tail towards who says them."""

    seat: Seat
    words: str
    box: Rect
    tail: Rect
    side: Side
    label: Label


def place(laid: Laid, lettering: Lettering, seat: Seat, words: str) -> Bubble | None:
    """The nearest free place for a seat's words, in the largest letters; None if there is none.

    Free is what holds no card, no button, no line of words and no place where cards will lie. A
    crowded mat may have no such place: then the words stand where no card lies yet.
    """
    found = _placed(laid, lettering, seat, words, [*_taken(laid), *_lays(laid)])
    return found or _placed(laid, lettering, seat, words, _taken(laid))


def _placed(
    laid: Laid, lettering: Lettering, seat: Seat, words: str, taken: list[Rect]
) -> Bubble | None:
    for letters in _letters(lettering, laid.deck.scale):
        for lines in _wraps(letters, words):
            size = _size(letters, lines)
            for room, (box, tail, side) in product(_rooms(laid), list(_spots(laid, seat, size))):
                if room.contains(box) and _clear(box, tail, taken):
                    inner = box.inflate(-2 * _PAD[0], -2 * _PAD[1])
                    label = Label(inner.move(0, -1), lines, letters, "ink")
                    return Bubble(seat, words, box, tail, side, label)
    return None


def _rooms(laid: Laid) -> tuple[Rect, Rect]:
    """Between the mat's side borders and below its blossoms, and only then the whole mat."""
    mat = laid.mat
    straw = Rect(mat.x + MAT_EDGE, mat.y + LAY_EDGE, mat.w - 2 * MAT_EDGE, mat.h - LAY_EDGE)
    return straw, mat


def still_free(bubble: Bubble, laid: Laid) -> bool:
    """Whether the bubble covers nothing in this layout either."""
    return laid.mat.contains(bubble.box) and _clear(bubble.box, bubble.tail, _taken(laid))


def draw(canvas: Surface, atlas: Atlas, bubble: Bubble) -> None:
    """Draw the bubble."""
    atlas.draw_slice(canvas, "ui/bubble", bubble.box)
    atlas.draw(canvas, f"ui/bubble_{bubble.side}", bubble.tail.topleft)
    draw_label(canvas, bubble.label)


def _taken(laid: Laid) -> list[Rect]:
    """Whatever a bubble must leave visible."""
    kept = [laid.regions[name] for name in ("bar", "ribbon", "hand", "actions")]
    kept += [box for name, box in laid.regions.items() if name == "deck"]
    pieces = [piece.box for piece in laid.pieces if piece.key[0] != "ladder"]
    words = [label.box for label in laid.labels]
    buttons = [button.box for button in laid.every_button]
    sheet = [laid.sheet.regions["sheet"]] if laid.sheet else []
    return [*kept, *laid.slots, *pieces, *words, *buttons, *sheet]


def _lays(laid: Laid) -> list[Rect]:
    """Where cards will lie."""
    return [box for name, box in laid.regions.items() if name.startswith("lay")]


def _clear(box: Rect, tail: Rect, taken: list[Rect]) -> bool:
    """Whether box and tail touch nothing that is taken."""
    room = box.inflate(2 * _CLEAR, 2 * _CLEAR)
    return room.collidelist(taken) < 0 and tail.collidelist(taken) < 0


def _letters(lettering: Lettering, scale: int) -> Iterator[Letters]:
    if scale > 1:
        yield lettering.type("large")
    yield lettering.type("text")
    yield lettering.type("small")
    if lettering.text_size > 100:
        yield from (lettering.fixed("large"), lettering.fixed("text"), lettering.fixed("small"))


def _wraps(letters: Letters, words: str) -> Iterator[tuple[str, ...]]:
    """The words in one line, in two and in three, each as narrow as may be."""
    whole = letters.width(words)
    seen: set[int] = set()
    for count in range(1, _MOST_LINES + 1):
        width = max(letters.widest_word(words), whole // count)
        while len(lines := letters.wrap(words, width).lines) > count:
            width += 2
        if len(lines) not in seen:
            seen.add(len(lines))
            yield lines


def _size(letters: Letters, lines: tuple[str, ...]) -> tuple[int, int]:
    width = max(letters.width(line) for line in lines)
    return width + 2 * _PAD[0], len(lines) * letters.line + 2 * _PAD[1]


def _spots(laid: Laid, seat: Seat, size: tuple[int, int]) -> Iterator[tuple[Rect, Rect, Side]]:
    """Boxes of this size round the portrait, each with its tail; then round the seat's things.

    First round those that lie there now, then round the room for all of them.
    """
    portrait = next(p.box for p in laid.pieces if p.key == ("portrait", seat))
    owners = [portrait]
    for name, box in laid.regions.items():
        if name.startswith("seat") and box.contains(portrait):
            things = [slab.box for slab in laid.slabs] + [piece.box for piece in laid.pieces]
            owners.append(portrait.unionall([each for each in things if box.contains(each)]))
            owners.append(box)
    for owner in owners:
        yield from _round(owner, size)


def _round(owner: Rect, size: tuple[int, int]) -> Iterator[tuple[Rect, Rect, Side]]:
    """Beside the owner, above, below; those whose middle is nearest to it first."""
    found = [*_beside(owner, size), *_over(owner, size)]
    return iter(sorted(found, key=lambda spot: _distance(spot[0], owner)))


def _distance(box: Rect, owner: Rect) -> int:
    return abs(box.centerx - owner.centerx) + abs(box.centery - owner.centery)


def _beside(owner: Rect, size: tuple[int, int]) -> Iterator[tuple[Rect, Rect, Side]]:
    width, height = size
    for y in range(owner.y - height + 12, owner.bottom - 11, _STEP):
        low, high = max(y, owner.y) + 2, min(y + height, owner.bottom) - 8
        if high < low:
            continue
        at = min(max(owner.centery - 3, low), high)
        right = Rect(owner.right + _REACH + 1, y, width, height)
        yield right, Rect(right.x - _REACH, at, *_TAIL["left"]), "left"
        left = Rect(owner.x - _REACH - 1 - width, y, width, height)
        yield left, Rect(left.right - 1, at, *_TAIL["right"]), "right"


def _over(owner: Rect, size: tuple[int, int]) -> Iterator[tuple[Rect, Rect, Side]]:
    width, height = size
    for x in range(owner.x - width + 16, owner.right - 15, _STEP):
        low, high = max(x, owner.x) + 5, min(x + width, owner.right) - 11
        if high < low:
            continue
        at = min(max(owner.centerx - 3, low), high)
        above = Rect(x, owner.y - _REACH - 1 - height, width, height)
        yield above, Rect(at, above.bottom - 3, *_TAIL["down"]), "down"
        below = Rect(x, owner.bottom + _REACH + 1, width, height)
        yield below, Rect(at, below.y - 4, *_TAIL["up"]), "up"
