"""Pairs of hands that differ only in what one seat may not know.

A random hand is played. Then the cards that nobody ever saw of the *other* seats (asides and
hidden lays) are dealt anew among the very same places. Whatever the table sees is unchanged.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc import cards
from tamcuc.games.tam_cuc import hand as hands
from tamcuc.games.tam_cuc.actions import Action, Aside, Hide, Lay
from tamcuc.games.tam_cuc.rules import Rules
from tamcuc.games.tam_cuc.view import MatchView, Setup
from tests.table.paced import PacedHand
from tests.table.play import choose

Script = list[list[Action]]
"""By seat, what it answered, in order."""


class Played(msgspec.Struct, frozen=True):
    """A deal, and what every seat did with it."""

    deal: tuple[str, ...]
    script: Script


def play(setup: Setup, deal: tuple[str, ...], rng: Random) -> Played:
    """A hand of random decisions."""
    script: Script = [[] for _ in range(setup.seats)]

    def decide(view: MatchView) -> Action:
        action = choose(view, rng)
        script[view.seat].append(action)
        return action

    PacedHand(setup, deal, decide, "off")
    return Played(deal, script)


def by_script(played: Played) -> Callable[[MatchView], Action]:
    """The decisions of a hand that was played, once more."""
    waiting = [list(actions) for actions in played.script]
    return lambda view: waiting[view.seat].pop(0)


def twin(rules: Rules, played: Played, knower: Seat, rng: Random) -> Played | None:
    """The same hand with other hidden cards at the seats but this one.

    None if nothing differs, or if the sons at the deal or the lifting of the ceiling would.
    """
    slots = [(s, n) for s, n in _hidden_slots(played) if s != knower]
    pool = "".join(_cards(played, slot) for slot in slots)
    mixed = "".join(rng.sample(pool, len(pool)))
    script = [list(actions) for actions in played.script]
    for seat, n in slots:
        before = script[seat][n]
        assert isinstance(before, Aside | Lay)
        taken, mixed = mixed[: len(before.cards)], mixed[len(before.cards) :]
        script[seat][n] = type(before)(cards.text(cards.gather(taken)))
    other = Played(_dealt(played, script), script)
    same_facts = _public_facts(rules, other) == _public_facts(rules, played)
    return other if same_facts and script != played.script else None


def _hidden_slots(played: Played) -> list[tuple[Seat, int]]:
    """Where in the script cards went out of play unseen: asides, and lays that a hide follows."""
    return [
        (seat, n)
        for seat, actions in enumerate(played.script)
        for n, action in enumerate(actions)
        if isinstance(action, Aside)
        or (isinstance(action, Lay) and isinstance(actions[n + 1], Hide))
    ]


def _cards(played: Played, slot: tuple[Seat, int]) -> str:
    action = played.script[slot[0]][slot[1]]
    assert isinstance(action, Aside | Lay)
    return action.cards


def _dealt(played: Played, script: Script) -> tuple[str, ...]:
    """The deal from which another script is played."""
    deal = []
    for held, old, new in zip(played.deal, played.script, script, strict=True):
        group = cards.parse(held)
        for before, after in zip(old, new, strict=True):
            if isinstance(before, Aside | Lay) and isinstance(after, Aside | Lay):
                group += cards.parse(after.cards) - cards.parse(before.cards)
        deal.append(cards.text(group))
    return tuple(deal)


def _public_facts(rules: Rules, played: Played) -> tuple[object, ...]:
    """What the rules tell everybody by themselves: the sons, and whether the ceiling is lifted."""
    start = hands.deal(rules, 0, played.deal).state
    held = start.hands[start.house]
    for action in played.script[start.house]:
        if isinstance(action, Aside):
            held -= cards.parse(action.cards)
    return start.sons, cards.lowest(held) > cards.kind_of(rules.ceiling)
