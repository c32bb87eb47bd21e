"""Before a deal: whatever a hand left on the mat goes face down onto the deck."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from typing import Final

from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.ui.stage.cues import token
from tamcuc.ui.stage.difference import SWEEP, becoming, flights
from tamcuc.ui.stage.flight import Flight, Leg
from tamcuc.ui.stage.stack import DECK, OUT, deck_of, uppermost
from tamcuc.ui.stage.step import Showing, Step
from tamcuc.ui.stage.things import Laid, Piece

_APART: Final = 24
_WITHIN: Final = 160
"""Milliseconds from card to card, and at most from the first to the last."""


def gather(before: Laid, bare: MatchView, showing: Showing, telling: str) -> Iterator[Step]:
    """From a layout to that of the bare mat with the deck; nothing if that is there already."""
    table, frame = showing.laid(bare, telling), showing.frame(bare)
    deck = partial(deck_of, frame, table.regions["deck"].midbottom)
    count = len(bare.setup.terms().deck)
    moving = (*flights(before, table), *_gathered(before, deck, count))
    if moving:
        cues = ((SWEEP, "sweep"), *token(moving))
        yield Step(table, moving, max(flight.end for flight in moving), cues)


def _gathered(before: Laid, deck: Callable[[int], Piece], count: int) -> Iterator[Flight]:
    """First what is out of play, then the won cards one by one; `deck` tells how so many stand."""
    out = next((piece for piece in before.pieces if piece.key == OUT), None)
    won = [piece for piece in before.pieces if piece.key[0] == "won"]
    if out is None and not won:
        return
    first = count - len(won)
    each = min(_APART, _WITHIN // max(1, len(won)))
    times = [SWEEP + n * each for n in range(1, len(won) + 1)]
    yield from _rising(deck, first, [SWEEP, *times])
    if out is not None:
        yield Flight(None, (becoming(out, deck(first), 0, SWEEP),))
    for n, (piece, there) in enumerate(zip(won, times, strict=True)):
        onto = uppermost(deck(first + n + 1))
        yield Flight(None, (becoming(piece, onto, there - SWEEP, SWEEP),))


def _rising(deck: Callable[[int], Piece], first: int, times: list[int]) -> Iterator[Flight]:
    """The deck, higher with each card that arrives; it is there for good with the last."""
    for n, (since, until) in enumerate(pairwise(times)):
        if first + n > 0 and until > since:
            yield Flight(None, (_stands(deck(first + n), since, until),), waits=False)
    whole = deck(first + len(times) - 1)
    yield Flight(DECK, (_stands(whole, times[-1], times[-1] + 1),), waits=False)


def _stands(piece: Piece, since: int, until: int) -> Leg:
    return Leg(since, until - since, piece.at, piece.at, piece.sprite, piece.size[0], piece.scale)
