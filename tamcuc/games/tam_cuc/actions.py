"""What a seat may decide. Cards are canonical text ("RR")."""

from __future__ import annotations

import msgspec


class Aside(msgspec.Struct, frozen=True, tag="aside"):
    """Set these cards aside, face down, after somebody showed sons."""

    cards: str


class Call(msgspec.Struct, frozen=True, tag="call"):
    """The house opens a round with this set, face down, and names its size."""

    cards: str


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay as many cards as were called, face down: a set or spares."""

    cards: str


class Show(msgspec.Struct, frozen=True, tag="show"):
    """Turn the laid set face up; it becomes the best of the round."""


class Hide(msgspec.Struct, frozen=True, tag="hide"):
    """Put the laid cards out of play unseen."""


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The count has been seen; deal the next hand."""


HandAction = Aside | Call | Lay | Show | Hide
Action = Aside | Call | Lay | Show | Hide | Ready
