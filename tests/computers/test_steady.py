"""How Cứng plays: positions in which one kind of move is plainly right."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tamcuc.computers.levels import decide
from tamcuc.games.tam_cuc import hand as hands
from tamcuc.games.tam_cuc.actions import Action, Aside, Call, Hide, Lay, Show
from tamcuc.games.tam_cuc.hand import Hand
from tamcuc.games.tam_cuc.rules import HOUSE
from tests.computers.positions import match_view, position

Right = Callable[[Action], bool]


def calls(*texts: str) -> Right:
    return lambda action: action in [Call(text) for text in texts]


def lays(*texts: str) -> Right:
    return lambda action: action in [Lay(text) for text in texts]


def is_now(right: Action) -> Right:
    return lambda action: action == right


HIGH_GONE = "KkAAaaEEeeRRrr"

POSITIONS: dict[str, tuple[Hand, Right]] = {
    "calls its general first and keeps a ket pair for the last round": (
        position("KRR"),
        calls("K"),
    ),
    "calls its general first and keeps a ket triple for the last round": (
        position("KRCH"),
        calls("K"),
    ),
    "does not keep bare black soldiers for the last round while red ones may be out": (
        position("app", gone="KkAAaEEee"),
        calls("pp"),
    ),
    "keeps black soldiers for the last round when nothing can beat them": (
        position("app", gone="KkAAaEEeeRrCcHhPPPPP"),
        calls("a"),
    ),
    "calls under the ceiling": (
        position("KkAAaaEp", number=1, ceiling="E"),
        calls("E", "p"),
    ),
    "does not break a ket pair for a spare that wins nothing": (
        position("CCap", phase="lay", house=1, size=1),
        lays("p"),
    ),
    "throws a lone low card before one of a pair": (
        position("RRhPP", phase="lay", house=1, size=1, gone="CcHh"),
        lays("h"),
    ),
    "lays the pair that nobody can beat": (
        position("AAp", phase="lay", house=1, size=2, gone="Kk"),
        lays("AA"),
    ),
    "meets a call of three at two seats with a triple that nothing beats": (
        position("KAERRccHhPPpppp", seats=2, phase="lay", house=1, size=3),
        lays("KAE"),
    ),
    "meets a last pair with the higher pair": (
        position("RR", phase="lay", house=1, size=2),
        lays("RR"),
    ),
    "does not throw a high card because the ceiling keeps it from winning": (
        position("KkAAHhpp", phase="lay", house=1, size=1, number=1, ceiling="E"),
        lays("H", "h", "p"),
    ),
    "keeps its general when it sets cards aside": (
        hands.deal(HOUSE[4], 1, ["KAERhppp", "AaaePPPP", "kERrCPpp", "erCccHHh"]).state,
        lambda action: isinstance(action, Aside) and "K" not in action.cards,
    ),
    "lifts the ceiling of its own first call by setting aside all that is under it": (
        hands.deal(HOUSE[4], 0, ["KkAAaeHP", "EeCPPPPp", "Ercchhpp", "aRRrCHpp"]).state,
        lambda action: isinstance(action, Aside) and set(action.cards) > set("eHP"),
    ),
    "shows the last set of a round that it wins": (
        position("hp", phase="show", house=3, size=1, laid="C", shown=((3, "c"),)),
        is_now(Show()),
    ),
    "shows to win the last round and keep another from its ket": (
        position("", phase="show", house=3, size=2, laid="RR", shown=((3, "hh"),)),
        is_now(Show()),
    ),
    "hides what does not beat": (
        position("hp", phase="show", house=3, size=1, laid="h", shown=((3, "c"),)),
        is_now(Hide()),
    ),
    "hides where a de between two others costs it less than a won round": (
        position(
            "",
            seats=3,
            phase="show",
            house=1,
            size=2,
            laid="HH",
            shown=((1, "pp"), (2, "PP")),
            won={1: "AEe", 2: "aRrC"},
        ),
        is_now(Hide()),
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_steady(name: str) -> None:
    """However chance falls, the answer is of the right kind."""
    state, right = POSITIONS[name]
    for seed in range(5):
        action = decide("steady", match_view(state, 0), Random(seed))
        assert right(action), action
