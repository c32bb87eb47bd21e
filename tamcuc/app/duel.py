"""Measuring levels against each other: one seat of ROW against all others of COLUMN.

Deals are duplicated: the same deal is played once with the row player in each seat, so that
luck of the cards weighs less. Everything follows from the seed.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random

import msgspec

from tamcuc.app.terminal import say
from tamcuc.computers.levels import LEVELS, Level, decide
from tamcuc.games.tam_cuc import hand as hands
from tamcuc.games.tam_cuc.rules import HOUSE, Rules
from tamcuc.games.tam_cuc.view import MatchView, Setup
from tamcuc.i18n import names, tr, tr_n


class Figures(msgspec.Struct, frozen=True):
    """What one duel at one number of seats came to."""

    seats: int
    hands: int
    mean: float
    """Points a hand for the row player."""
    error: float
    """Standard error of the mean, over deals (rotations of one deal are not independent)."""


def duel(row: Level, column: Level, seats: int, count: int, seed: int) -> Figures:
    """Play at least `count` hands, whole deals at a time, and give the row player's figures."""
    deals = -(-count // seats)
    means = [
        sum(scores) / seats
        for scores in (_rotated(row, column, seats, seed, n) for n in range(deals))
    ]
    mean = sum(means) / deals
    spread = sum((each - mean) ** 2 for each in means) / max(1, deals - 1)
    return Figures(seats=seats, hands=deals * seats, mean=mean, error=sqrt(spread / deals))


def _rotated(row: Level, column: Level, seats: int, seed: int, number: int) -> Iterator[int]:
    """The row player's score of one deal from each seat in turn."""
    rules = HOUSE[seats]
    for seat in range(seats):
        rng = Random(f"{seed} {seats} {number}")
        order = rng.sample(rules.deck, len(rules.deck))
        dealer = number % seats
        levels: list[Level] = [row if each == seat else column for each in range(seats)]
        dealt = hands.deal_out(order, rules, dealer)
        yield play_hand(rules, dealer, dealt, levels, rng)[seat]


def play_hand(
    rules: Rules, dealer: int, dealt: Sequence[str], levels: Sequence[Level], rng: Random
) -> tuple[int, ...]:
    """Play one hand through the engine, each seat from its own view; the scores by seat."""
    setup = Setup(seats=rules.seats)
    state = hands.deal(rules, dealer, dealt).state
    while state.count is None:
        for seat in hands.asked(state):
            view = _match_view(setup, state, seat)
            state = hands.apply(state, seat, decide(levels[seat], view, rng)).state
    return state.count.scores


def _match_view(setup: Setup, state: hands.Hand, seat: int) -> MatchView:
    """The match around a single hand, from one seat."""
    return MatchView(
        seat=seat,
        setup=setup,
        phase="play",
        number=1,
        dealer=state.dealer,
        asked=hands.asked(state),
        counts=(),
        totals=(0,) * setup.seats,
        winners=(),
        hand=hands.view(state, seat),
    )


def main(argv: Sequence[str]) -> int:
    """`duel ROW COLUMN [--seats N] [--hands N] [--seed S]`: print a line per number of seats."""
    asked = _parser().parse_args(argv)
    for seats in [asked.seats] if asked.seats else sorted(HOUSE, reverse=True):
        _print(duel(asked.row, asked.column, seats, asked.hands, asked.seed), asked)
    return 0


def _print(got: Figures, asked: argparse.Namespace) -> None:
    level, rival = tr(f"level.{asked.row}"), tr(f"level.{asked.column}")
    title = tr_n("duel.title", got.hands, seats=got.seats, level=level, rival=rival)
    mean, error = names.fraction(got.mean, sign=True), names.fraction(got.error)
    say(f"{title}: {tr('duel.result', mean=mean, error=error)}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tamcuc duel", description=tr("app.help_duel"))
    parser.add_argument("row", choices=LEVELS)
    parser.add_argument("column", choices=LEVELS)
    parser.add_argument("--seats", type=int, choices=sorted(HOUSE), default=0)
    parser.add_argument("--hands", type=_some, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    return parser


def _some(text: str) -> int:
    """A number of hands; ValueError for none."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number
