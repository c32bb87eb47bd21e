"""What host and guest say to each other: versioned JSON messages of bounded size.

Any bytes give a message or PeerError. A guest speaks `GuestMessage`, a host `HostMessage`; each
direction has its own hard limit, so that neither side can be made to hold more.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeVar

import msgspec

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.actions import Action
from tamcuc.games.tam_cuc.events import Event
from tamcuc.games.tam_cuc.view import MatchView

VERSION: Final = 1
"""Both sides must speak the same."""

GUEST_LIMIT: Final = 1024
"""Bytes that one message of a guest may have; the longest honest one has about 120."""

HOST_LIMIT: Final = 256 * 1024
"""Bytes that one message of a host may have; a match view has 2 to 6 thousand."""

Running = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""A number that only grows, exact in every reader of JSON."""

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""The secret that opens one seat."""

PeerCode = Literal["too_long", "not_understood", "unknown_version"]
NoticeCode = Literal["too_long", "not_understood", "unknown_version", "unknown_key", "hello_first"]

CLOSED_PROMPT: Final = "closed_prompt"
"""The one refusal that is the table's own; all others come from the game."""


class PeerError(ValueError):
    """Bytes that are no message of the other side (or would be none of ours)."""

    def __init__(self, code: PeerCode) -> None:
        super().__init__(code)
        self.code: PeerCode = code


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """A guest takes its seat, or comes back to it; `have` is the last update it holds."""

    version: int
    key: Key
    greeting: Running
    """Counts the guest's own hellos; the welcome repeats it."""
    have: Running = 0


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """The answer to one prompt of the guest's own seat."""

    prompt: Running
    action: Action


class Sync(msgspec.Struct, frozen=True, tag="sync", forbid_unknown_fields=True):
    """A guest that heard nothing for a while asks whether `have` is still the newest."""

    have: Running


class Welcome(msgspec.Struct, frozen=True, tag="welcome", forbid_unknown_fields=True):
    """The seat is the guest's; an update without events follows.

    `number` is the host's newest update. It may be lower than what the guest holds when the host
    lost its latest moves in a crash; the guest then follows the host.
    """

    version: int
    greeting: Running
    seat: Seat
    names: tuple[str, ...]
    """By seat."""
    number: Running


class Update(msgspec.Struct, frozen=True, tag="update", forbid_unknown_fields=True):
    """What happened since the update before, and the whole of what the seat may know now."""

    number: Running
    prompt: Running | None
    """Id of the question that the seat owes an answer to; the view tells which it is."""
    events: tuple[Event, ...]
    """All events since the update before, or none where that is not known."""
    view: MatchView


class Refused(msgspec.Struct, frozen=True, tag="refused", forbid_unknown_fields=True):
    """An answer that changed nothing; the code is `closed_prompt` or one of the game's."""

    prompt: Running
    code: str


class Notice(msgspec.Struct, frozen=True, tag="notice", forbid_unknown_fields=True):
    """Why the host did not take a message."""

    code: NoticeCode


GuestMessage = Hello | Answer | Sync
HostMessage = Welcome | Update | Refused | Notice
MessageT = TypeVar("MessageT", GuestMessage, HostMessage)


class _Spoken(msgspec.Struct, frozen=True):
    """Any version's hello or welcome, as far as every version shares it."""

    type: Literal["hello", "welcome"]
    version: int


_encoder: Final = msgspec.json.Encoder()
_of_guest: Final = msgspec.json.Decoder[GuestMessage](GuestMessage)
_of_host: Final = msgspec.json.Decoder[HostMessage](HostMessage)
_spoken: Final = msgspec.json.Decoder(_Spoken)


def encode(message: GuestMessage | HostMessage) -> bytes:
    """The message as bytes; PeerError where the other side would not take them."""
    try:
        data = _encoder.encode(message)
    except UnicodeEncodeError:
        raise PeerError("not_understood") from None
    limit = GUEST_LIMIT if isinstance(message, GuestMessage) else HOST_LIMIT
    return _short(data, limit)


def from_guest(data: bytes) -> GuestMessage:
    """What a guest said; PeerError for anything else."""
    return _decode(_of_guest, _short(data, GUEST_LIMIT))


def from_host(data: bytes) -> HostMessage:
    """What the host said; PeerError for anything else."""
    return _decode(_of_host, _short(data, HOST_LIMIT))


def _short(data: bytes, limit: int) -> bytes:
    if len(data) > limit:
        raise PeerError("too_long")
    return data


def _decode(decoder: msgspec.json.Decoder[MessageT], data: bytes) -> MessageT:
    try:
        message = decoder.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise PeerError(_why_not_understood(data)) from None
    if isinstance(message, Hello | Welcome) and message.version != VERSION:
        raise PeerError("unknown_version")
    return message


def _why_not_understood(data: bytes) -> PeerCode:
    """A later version may greet in words that we don't know; that deserves its own reason."""
    try:
        spoken = _spoken.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return "not_understood"
    return "not_understood" if spoken.version == VERSION else "unknown_version"
