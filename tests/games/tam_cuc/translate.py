"""Between the oracle's moves and reasons and the engine's actions and codes."""

from __future__ import annotations

from tamcuc.games.tam_cuc.actions import Action, Aside, Call, Hide, Lay, Show
from tests.oracle.house import Move

WITH_CARDS: dict[str, type[Aside | Call | Lay]] = {"aside": Aside, "call": Call, "lay": Lay}
CODES = {
    "not this seat's turn": "not_your_turn",
    "cards that the seat does not hold": "cards_not_held",
    "not a group of cards, sorted high to low": "unknown_cards",
}


def as_action(move: Move) -> Action:
    """The engine's action for a move of the oracle."""
    if len(move) == 3:
        return WITH_CARDS[move[0]](move[2])
    return Show() if move[0] == "show" else Hide()


def as_move(action: Action, seat: int) -> Move:
    """The oracle's move for an action of the engine."""
    verb = type(action).__name__.lower()
    cards = getattr(action, "cards", None)
    return (verb, seat) if cards is None else (verb, seat, cards)


def as_code(reason: str | None) -> str | None:
    """The engine's word for a reason of the oracle."""
    if reason is None:
        return None
    if reason.startswith("asked for"):
        return "wrong_action"
    return "wrong_size" if reason.endswith("are wanted") else CODES.get(reason, reason)
