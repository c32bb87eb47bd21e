"""One's own cards: sorted, overlapping as they must, raised ones higher."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tamcuc.ui.stage.frame import Frame
from tamcuc.ui.stage.things import Piece, spread


def hand_key(letters: str, index: int) -> tuple[str, str, int]:
    """The key of the card at `index`: its kind and which copy of it."""
    letter = letters[index]
    return ("hand", letter, letters[:index].count(letter))


def columns(frame: Frame, count: int) -> list[int]:
    """Left edges of so many cards, centred under the mat where one's own corner lets them."""
    width = frame.held.width
    offsets = spread(count, width, frame.hand.w, frame.held.step)
    total = (offsets[-1] if offsets else 0) + width
    left = max(frame.hand.x, min(frame.middle, frame.hand.right) - total // 2)
    left = min(left, frame.hand.right - total)
    return [left + offset for offset in offsets]


def reach(frame: Frame, dealt: int) -> tuple[int, int]:
    """The columns between which the cards of a hand lie, however many are left."""
    every = [columns(frame, count) for count in range(1, dealt + 1)]
    right = max(lefts[-1] for lefts in every) + frame.held.width
    return min(lefts[0] for lefts in every), right


def held(frame: Frame, letters: str, raised: Collection[int]) -> Iterator[Piece]:
    """The cards in hand, in order, the raised ones higher."""
    deck = frame.held
    for index, left in enumerate(columns(frame, len(letters))):
        up = deck.rise if index in raised else 0
        yield Piece(
            key=hand_key(letters, index),
            at=(left, frame.hand.y - up),
            size=deck.size,
            sprite=deck.face(letters[index]),
            scale=deck.scale,
            under=(deck.part("shadow"),),
            marks=(deck.part("raised"),) if up else (),
        )
