"""One's own cards: sorted, overlapping as they must, raised ones higher."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tamcuc.ui.stage.frame import Frame, raise_by
from tamcuc.ui.stage.things import CARD, Piece, face, spread

STEP = CARD[0] + 2
CLOSEST = 30
"""Narrowest step between own cards: glyph, corner mark and most of the figure show."""


def hand_key(letters: str, index: int) -> tuple[str, str, int]:
    """The key of the card at `index`: its kind and which copy of it."""
    letter = letters[index]
    return ("hand", letter, letters[:index].count(letter))


def held(frame: Frame, letters: str, raised: Collection[int]) -> Iterator[Piece]:
    """The cards in hand, in order, centred under the mat where one's own corner lets them."""
    scale = frame.scale
    width, height = CARD[0] * scale, CARD[1] * scale
    offsets = spread(len(letters), width, frame.hand.w, STEP * scale)
    total = (offsets[-1] if offsets else 0) + width
    left = max(frame.hand.x, min(frame.middle, frame.hand.right) - total // 2)
    left = min(left, frame.hand.right - total)
    for index, letter in enumerate(letters):
        up = raise_by(scale) if index in raised else 0
        yield Piece(
            key=hand_key(letters, index),
            at=(left + offsets[index], frame.hand.y - up),
            size=(width, height),
            sprite=face(letter),
            scale=scale,
            under=("card/shadow",),
            marks=("card/raised",) if up else (),
        )
