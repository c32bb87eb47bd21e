"""The engine alone: hands a second with players who do anything that is legal."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter, process_time

from build.bench.figures import Figure
from tamcuc.games.tam_cuc import cards
from tamcuc.games.tam_cuc import hand as hands
from tamcuc.games.tam_cuc.actions import Aside, HandAction, Lay
from tamcuc.games.tam_cuc.hand import Hand
from tamcuc.games.tam_cuc.rules import HOUSE, Rules

SECONDS = 2.0
"""How long each figure is measured."""


def figures() -> Iterator[Figure]:
    """Hands a second at each number of seats, without and with everybody's view."""
    for seats in sorted(HOUSE, reverse=True):
        yield _figure(seats, views=False)
        yield _figure(seats, views=True)


def _figure(seats: int, *, views: bool) -> Figure:
    name = f"engine, {seats} seats, " + ("every seat's view at every step" if views else "events")
    aim = "≥ 1,000 hands/s" if seats == 4 and not views else ""
    return Figure(name, f"{rate(HOUSE[seats], views=views):,.0f} hands/s", aim)


def rate(rules: Rules, *, views: bool, seconds: float = SECONDS) -> float:
    """Hands per second of processor time on one core."""
    rng = Random(1)
    play(rules, rng, views=views)  # the sets are memoised once
    count, begun, until = 0, process_time(), perf_counter() + seconds
    while perf_counter() < until:
        play(rules, rng, views=views)
        count += 1
    return count / (process_time() - begun)


def play(rules: Rules, rng: Random, *, views: bool) -> int:
    """Play one hand from a random deal; the number of decisions that were taken."""
    decisions = 0
    deck = rng.sample(rules.deck, len(rules.deck))
    hand = hands.deal(rules, 0, hands.deal_out(deck, rules, 0)).state
    while asked := hands.asked(hand):
        seat = asked[0]
        hand = hands.apply(hand, seat, anything(hand, seat, rng)).state
        decisions += 1
        if views:
            for each in range(rules.seats):
                hands.view(hand, each)
    return decisions


def anything(hand: Hand, seat: int, rng: Random) -> HandAction:
    """Some legal action; any cards of the called number may be laid, so none are listed."""
    if hand.phase not in ("lay", "aside"):
        return rng.choice(hands.legal_actions(hand, seat))
    chosen = rng.sample(cards.text(hand.hands[seat]), hand.size)
    text = cards.text(cards.gather("".join(chosen)))
    return Lay(text) if hand.phase == "lay" else Aside(text)
