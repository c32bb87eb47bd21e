"""What is allowed, and why not: one function for the refusal, the list and the greyed button.

Legality depends only on what the deciding seat itself may know, so the question is asked of a
`Standing`: the facts of one seat. The engine builds it from its state, a guest from its view;
both get the same answer.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from tamcuc.games.protocol import Refusal
from tamcuc.games.tam_cuc import cards, sets
from tamcuc.games.tam_cuc.actions import Action, Aside, Call, HandAction, Hide, Lay, Show
from tamcuc.games.tam_cuc.cards import Group, Kind
from tamcuc.games.tam_cuc.sets import CardSet
from tamcuc.games.tam_cuc.view import HandView, Phase


class Code(StrEnum):
    """The closed list of reasons; each has one sentence in every language."""

    NOT_YOUR_TURN = "not_your_turn"
    WRONG_ACTION = "wrong_action"
    UNKNOWN_CARDS = "unknown_cards"
    CARDS_NOT_HELD = "cards_not_held"
    WRONG_SIZE = "wrong_size"
    NOT_A_SET = "not_a_set"
    DOES_NOT_BEAT = "does_not_beat"
    OVER_CEILING = "over_ceiling"
    HAND_OVER = "hand_over"


_REFUSAL: Final = {code: Refusal(code.value) for code in Code}
_PHASE_OF: Final[dict[type, Phase]] = {
    Aside: "aside",
    Call: "call",
    Lay: "lay",
    Show: "show",
    Hide: "show",
}


class Standing(msgspec.Struct, frozen=True):
    """The facts that decide what one seat may do now."""

    phase: Phase
    asked: bool
    hand: Group
    laid: Group
    """What the seat has lying in this round, while it has not shown or hidden."""
    size: int
    ceiling: Kind | None
    best: CardSet | None
    """The best set shown so far in this round."""
    sets: frozenset[str]
    """The groups that count as sets by the rules in play."""


def standing_of(view: HandView, rule_sets: frozenset[str]) -> Standing:
    """A guest's own standing, from its view and the sets of the rules in play."""
    return Standing(
        phase=view.phase,
        asked=view.seat in view.asked,
        hand=cards.parse(view.own_hand),
        laid=cards.parse(view.own_laid),
        size=view.size,
        ceiling=None if view.ceiling is None else cards.kind_of(view.ceiling),
        best=sets.SETS[view.shown[-1][1]] if view.shown else None,
        sets=rule_sets,
    )


def why_not(standing: Standing, action: Action) -> Refusal | None:
    """None if the seat may do this now, else the reason."""
    code = _why_not(standing, action)
    return None if code is None else _REFUSAL[code]


def legal(standing: Standing) -> tuple[HandAction, ...]:
    """Everything that the seat may do now; empty if it is not asked.

    Sets come largest and strongest first, spare cards highest first, Show before Hide.
    """
    if not standing.asked:
        return ()
    return tuple(a for a in _thinkable(standing) if _why_not(standing, a) is None)


def _why_not(standing: Standing, action: Action) -> Code | None:
    if standing.phase == "over":
        return Code.HAND_OVER
    if not standing.asked:
        return Code.NOT_YOUR_TURN
    if _PHASE_OF.get(type(action)) != standing.phase:
        return Code.WRONG_ACTION
    if isinstance(action, Hide):
        return None
    if isinstance(action, Show):
        return _why_not_shown(standing, standing.laid)
    return _why_not_cards(standing, action)


def _why_not_cards(standing: Standing, action: Action) -> Code | None:
    try:
        group = cards.parse(action.cards)  # type: ignore[union-attr]
    except cards.CardsError:
        return Code.UNKNOWN_CARDS
    if not cards.holds(standing.hand, group):
        return Code.CARDS_NOT_HELD
    if isinstance(action, Call):
        return _why_no_set(standing, group)
    return None if cards.size(group) == standing.size else Code.WRONG_SIZE


def _why_no_set(standing: Standing, group: Group) -> Code | None:
    """Why these cards are no set of this round: no set at all, or one over the ceiling."""
    made = sets.set_of(group)
    if made is None or made.text not in standing.sets:
        return Code.NOT_A_SET
    if standing.ceiling is not None and cards.highest(group) > standing.ceiling:
        return Code.OVER_CEILING
    return None


def _why_not_shown(standing: Standing, group: Group) -> Code | None:
    code = _why_no_set(standing, group)
    if code is not None:
        return code
    made, best = sets.set_of(group), standing.best
    if made is None or best is None or not made.beats(best):
        return Code.DOES_NOT_BEAT
    return None


def _thinkable(standing: Standing) -> tuple[HandAction, ...]:
    """Every action of the phase that the hand allows, before the rules are asked."""
    if standing.phase == "call":
        return tuple(_call(made.text) for made in sets.sets_in(standing.hand))
    if standing.phase == "show":
        return (Show(), Hide())
    groups = cards.parts(standing.hand, standing.size)
    if standing.phase == "aside":
        return tuple(Aside(cards.text(group)) for group in groups)
    return tuple(Lay(cards.text(group)) for group in groups)


_CALLS: Final = {text: Call(text) for text in sets.SETS}


def _call(text: str) -> Call:
    return _CALLS[text]
