"""Where each seat sits, seen from one's own: oneself below, seat + 1 at the right, and so on."""

from __future__ import annotations

from typing import Final, Literal

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.view import MatchView

Place = Literal["you", "right", "top", "left"]

PLACES: Final[dict[int, tuple[Place, ...]]] = {
    2: ("you", "top"),
    3: ("you", "right", "left"),
    4: ("you", "right", "top", "left"),
}
"""Places by number of seats, counted counter-clockwise from oneself."""


def place_of(seat: Seat, own: Seat, seats: int) -> Place:
    """Where a seat sits on the screen of `own`."""
    return PLACES[seats][(seat - own) % seats]


def deals_next(view: MatchView) -> Seat | None:
    """Who deals on the bare mat: whom the draw found, later one seat on; None before the draw."""
    if view.dealer is None or view.phase != "deal":
        return None
    return (view.dealer + min(view.number, 1)) % view.setup.seats
