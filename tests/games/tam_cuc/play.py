"""Hands played at random from a seed, for tests that want every kind of position."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from tamcuc.games.protocol import Seat, Told
from tamcuc.games.tam_cuc import cards, hand, rules
from tamcuc.games.tam_cuc.actions import HandAction
from tamcuc.games.tam_cuc.events import Event
from tamcuc.games.tam_cuc.hand import Hand
from tamcuc.games.tam_cuc.rules import Rules

Moved = tuple[Seat, HandAction]
Played = tuple[Hand, Seat, HandAction, tuple[Told[Event], ...]]


def random_deal(table: Rules, chance: random.Random) -> tuple[str, ...]:
    """A deal; often one in which like cards lie together, so that sons and sets are common."""
    deck = list(table.deck)
    chance.shuffle(deck)
    leaning = chance.choice(("", "", "Pp", "PpHhCc", "KkAaEe"))
    deck.sort(key=lambda letter: letter in leaning and chance.random() < 0.8)
    if leaning:
        size = table.dealt
        return tuple(
            cards.text(cards.gather("".join(deck[n * size : (n + 1) * size])))
            for n in range(table.seats)
        )
    return hand.deal_out(deck, table, 0)


def choose(state: Hand, seat: Seat, chance: random.Random) -> HandAction:
    """Any legal action; shows more often than not, so that rounds are fought over."""
    actions = hand.legal_actions(state, seat)
    if state.phase == "show" and len(actions) > 1 and chance.random() < 0.5:
        return actions[0]
    return chance.choice(actions)


def play_on(state: Hand, chance: random.Random) -> Iterator[Played]:
    """Play to the end: before each decision the state, who decides what, and what it told."""
    while state.phase != "over":
        seat = chance.choice(hand.asked(state))
        action = choose(state, seat, chance)
        step = hand.apply(state, seat, action)
        yield state, seat, action, step.events
        state = step.state


def play(state: Hand, moves: Sequence[Moved]) -> Hand:
    """The state after these decisions."""
    for seat, action in moves:
        state = hand.apply(state, seat, action).state
    return state


def random_table(chance: random.Random) -> Rules:
    """The house at two, three or four seats, now and then plain."""
    table = rules.HOUSE[chance.choice((2, 3, 4))]
    return table.plain() if chance.random() < 0.1 else table


def positions(seed: int) -> Iterator[Hand]:
    """Every position of one random hand, the last one counted."""
    chance = random.Random(seed)
    table = random_table(chance)
    state = hand.deal(table, chance.randrange(table.seats), random_deal(table, chance)).state
    for state, seat, action, _ in play_on(state, chance):  # noqa: B020
        yield state
        last = hand.apply(state, seat, action).state
    yield last
