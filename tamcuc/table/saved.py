"""What a host has saved before it tells anybody: the moves and the chance of the open hand.

From a state between hands and these entries, `Host.restore` finds the identical position.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.actions import Action
from tamcuc.games.tam_cuc.match import Outcome


class SavedError(ValueError):
    """Bytes that are no entry, or entries that do not lead on from the state; names no card."""


class Move(msgspec.Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """A seat's decision."""

    seat: Seat
    action: Action


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of the match; `number` is that of the update that tells of it."""

    number: Annotated[int, msgspec.Meta(ge=1)]
    what: Move | Outcome


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """The entry as bytes to keep."""
    return _encoder.encode(entry)


def decode(data: bytes) -> Entry:
    """The entry that was kept; SavedError for anything else."""
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise SavedError("no entry") from None
