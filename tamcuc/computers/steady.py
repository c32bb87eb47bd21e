"""Cứng: counts the cards, plans the whole hand, and plays what is worth most by the plan.

Among actions that are worth the same within `EVEN` points chance decides, so that it cannot be
read like a book.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from tamcuc.computers.chance import Chance, one_of
from tamcuc.computers.habits import habits_of
from tamcuc.computers.odds import Odds
from tamcuc.computers.plan import MOST, Plan
from tamcuc.computers.seat import Seen
from tamcuc.computers.sketch import Sketch
from tamcuc.computers.stakes import Stakes
from tamcuc.games.tam_cuc import cards, score
from tamcuc.games.tam_cuc.actions import Aside, Call, HandAction, Hide, Lay, Show
from tamcuc.games.tam_cuc.cards import Group, Kind
from tamcuc.games.tam_cuc.view import Round

T = TypeVar("T")

EVEN: Final = 0.01
"""Points within which two actions are worth the same."""


def decide(seen: Seen, chance: Chance) -> HandAction:
    """A steady player's answer to whatever the seat is asked."""
    phase = seen.view.phase
    if phase == "show":
        return Show() if _shows(seen) else Hide()
    mind = _mind(seen)
    if phase == "call":
        made = _best(seen.sets(), lambda each: mind.call(seen.hand, each), chance)
        return Call(made.text)
    if phase == "aside":
        return Aside(cards.text(_aside(seen, mind, chance)))
    return Lay(cards.text(_lay(seen, mind, chance)))


def _mind(seen: Seen) -> Plan | Sketch:
    """How to value parts of this hand: planned in full if it is small enough."""
    view, rules = seen.view, seen.rules
    ceiling, bound = _bound_round(seen)
    odds = Odds(seen.unseen(), rules, habits_of(view, rules), ceiling, bound)
    stakes = Stakes(rules, view.seat, tuple(len(won) for won in view.won))
    return (Plan if cards.size(seen.hand) <= MOST else Sketch)(odds, stakes)


def _bound_round(seen: Seen) -> tuple[Kind | None, int]:
    """The ceiling, and with how many cards in hand the round that it binds is played."""
    held = cards.size(seen.hand) + cards.size(seen.laid)
    if seen.view.phase == "aside":
        return cards.kind_of(seen.rules.ceiling), held - seen.view.size
    return seen.standing.ceiling, held


def _aside(seen: Seen, mind: Plan | Sketch, chance: Chance) -> Group:
    """What leaves the best hand for the first call, which may be this seat's own."""
    calls_next = seen.view.house == seen.view.seat
    worth = mind.house if calls_next else mind.guest
    return _best(_parts(seen, mind), lambda part: worth(seen.hand - part), chance)


def _lay(seen: Seen, mind: Plan | Sketch, chance: Chance) -> Group:
    """A set likely to win what is called, or the spares that the hand misses least."""
    answers = (made.cards for made in seen.sets() if made.size == seen.view.size)
    parts = sorted({*_parts(seen, mind), *answers})
    return _best(parts, lambda part: mind.lay(seen.hand, part), chance)


def _parts(seen: Seen, mind: Plan | Sketch) -> tuple[Group, ...]:
    """The parts worth weighing: all of a small hand, else those of its loose cards."""
    hand = mind.loose(seen.hand) if isinstance(mind, Sketch) else seen.hand
    return cards.parts(hand, seen.view.size)


def _shows(seen: Seen) -> bool:
    """Shows whatever may be shown, unless calling next would cost more than it wins."""
    if not seen.may_show():
        return False
    if not seen.hand:
        return _final_score(seen, show=True) >= _final_score(seen, show=False)
    mind = _mind(seen)
    return seen.view.size + mind.house(seen.hand) >= mind.guest(seen.hand)


def _final_score(seen: Seen, show: bool) -> int:
    """This seat's points if the hand ends with its set, or with the best one shown so far."""
    view = seen.view
    best = (view.seat, view.own_laid) if show else view.shown[-1]
    won = [len(each) for each in view.won]
    won[best[0]] += view.size
    last = Round(view.house, (*view.shown, best), (), best[0])
    return score.count_hand(seen.rules, view.dealer, tuple(won), last).scores[view.seat]


def _best(items: Iterable[T], worth: Callable[[T], float], chance: Chance) -> T:
    valued = [(worth(item), item) for item in items]
    top = max(value for value, _ in valued)
    return one_of(chance, [item for value, item in valued if value >= top - EVEN])
