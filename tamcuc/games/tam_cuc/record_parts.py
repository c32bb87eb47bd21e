"""The pieces of a record that both its complete and its seat-view form are made of."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.rules import Bonus

RawMove = list[str | int | None]
"""A decision as written: `["lay", 3, "pp"]`; cards are null where the viewer never saw them."""

_WITH_CARDS = ("aside", "call", "lay")
_WITHOUT_CARDS = ("show", "hide")


class HandRecord(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One hand as written. `won`, `bonus` and `scores` are absent while it is unfinished."""

    dealer: int
    deal: list[str | None]
    moves: list[RawMove]
    won: list[int] | UnsetType = UNSET
    bonus: Bonus | UnsetType | None = UNSET
    scores: list[int] | UnsetType = UNSET


class RecordError(ValueError):
    """What is wrong with a record, and where.

    `code` is a legality code or one of the record's own; `hand` and `move` are 1-based.
    """

    def __init__(
        self, code: str, *, hand: int | None = None, move: int | None = None, detail: str = ""
    ) -> None:
        super().__init__(code, hand, move, detail)
        self.code = code
        self.hand = hand
        self.move = move
        self.detail = detail


def read_move(raw: RawMove, seats: int) -> tuple[str, Seat, str | None]:
    """The name, seat and cards of a written move; RecordError if it is not one.

    Cards are None for show and hide, and where they are written as null.
    """
    match raw:
        case [str(name), int(seat)] if name in _WITHOUT_CARDS:
            text = None
        case [str(name), int(seat), (str() | None) as text] if name in _WITH_CARDS:
            pass
        case _:
            raise RecordError("bad_move", detail=msgspec.json.encode(raw).decode()[:80])
    if not 0 <= seat < seats:
        raise RecordError("no_such_seat", detail=str(seat))
    return name, seat, text
