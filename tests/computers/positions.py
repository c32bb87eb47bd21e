"""Positions and games for the tests of the computers, all through the real engine."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from tamcuc.computers.levels import LEVELS, decide
from tamcuc.games.tam_cuc import cards
from tamcuc.games.tam_cuc import hand as hands
from tamcuc.games.tam_cuc.actions import Action
from tamcuc.games.tam_cuc.hand import Hand
from tamcuc.games.tam_cuc.rules import HOUSE
from tamcuc.games.tam_cuc.view import MatchView, Phase, Setup
from tests.oracle.deals import leaning_deal


def match_view(state: Hand, seat: int) -> MatchView:
    """The match around a hand, from one seat."""
    return MatchView(
        seat=seat,
        setup=Setup(seats=state.rules.seats, plain=not state.rules.ket),
        phase="play",
        number=1,
        dealer=state.dealer,
        asked=hands.asked(state),
        counts=(),
        totals=(0,) * state.rules.seats,
        winners=(),
        hand=hands.view(state, seat),
    )


def position(
    own: str,
    *,
    seats: int = 4,
    phase: Phase = "call",
    house: int = 0,
    size: int = 0,
    laid: str = "",
    shown: tuple[tuple[int, str], ...] = (),
    won: dict[int, str] | None = None,
    gone: str = "",
    number: int = 3,
    ceiling: str | None = None,
) -> Hand:
    """A hand in the middle, asked of seat 0, which holds `own` and has `laid`.

    `won` are piles by seat and `gone` is face up out of play; the others hold and have laid as
    much as fits, from the rest of the deck, and what is left over lies with the last seat unseen.
    """
    rules = HOUSE[seats]
    piles = tuple(cards.gather((won or {}).get(seat, "")) for seat in range(seats))
    face_up = {0: laid, **dict(shown)}
    rest = cards.gather(rules.deck) - cards.gather("".join([own, gone, *face_up.values()]))
    stock = list(cards.text(rest - sum(piles)))
    held, lying = [cards.gather(own)], [cards.gather(laid)]
    for seat in range(1, seats):
        held.append(_from(stock, len(own) if phase != "lay" else len(own) - size))
        lying.append(cards.parse(face_up[seat]) if seat in face_up else _from(stock, size))
    return Hand(
        rules=rules,
        dealer=0,
        house=house,
        phase=phase,
        round=number,
        hands=tuple(held),
        laid=tuple(lying),
        size=size,
        ceiling=None if ceiling is None else cards.kind_of(ceiling),
        shown=shown,
        hidden=(),
        sons=None,
        won=piles,
        out=cards.gather(gone),
        unseen=(*(0,) * (seats - 1), cards.gather("".join(stock))),
        rounds=(),
        count=None,
    )


def _from(stock: list[str], number: int) -> cards.Group:
    """So many cards off the stock's end (its lowest)."""
    taken = [stock.pop() for _ in range(number)]
    return cards.gather("".join(taken))


def asked_in_play(seats: int, games: int, seed: int) -> Iterator[tuple[Hand, int]]:
    """Every question of random games: the state and the seat asked.

    Deals lean towards what is rare; each seat is a level or plain chance, so that positions
    come up that no computer would have walked into.
    """
    for number in range(games):
        rng = Random(f"{seed} {seats} {number}")
        dealer = rng.randrange(seats)
        rules = HOUSE[seats] if rng.random() < 0.8 else HOUSE[seats].plain()
        state = hands.deal(rules, dealer, leaning_deal(rng, seats, dealer)).state
        players = [rng.choice([*LEVELS, None]) for _ in range(seats)]
        while state.count is None:
            seat = rng.choice(hands.asked(state))
            yield state, seat
            level = players[seat]
            action: Action = rng.choice(hands.legal_actions(state, seat))
            if level is not None:
                action = decide(level, match_view(state, seat), rng)
            state = hands.apply(state, seat, action).state


def dealt_anew(state: Hand, seat: int, rng: Random) -> Hand:
    """The same hand with all cards that `seat` has not seen shuffled among the others."""
    up = {each for each, _ in state.shown} | {seat}
    open_cards = [
        letter
        for other in range(state.rules.seats)
        if other != seat
        for pile in _closed(state, other, up)
        for letter in cards.text(pile)
    ]
    rng.shuffle(open_cards)
    fresh = []
    for other in range(state.rules.seats):
        piles = []
        for pile in _closed(state, other, up):
            size = 0 if other == seat else cards.size(pile)
            piles.append(cards.gather("".join(open_cards[:size])))
            del open_cards[:size]
        fresh.append(piles)
    return replace(
        state,
        hands=tuple(s if n == seat else fresh[n][0] for n, s in enumerate(state.hands)),
        unseen=tuple(s if n == seat else fresh[n][1] for n, s in enumerate(state.unseen)),
        laid=tuple(s if n in up else fresh[n][2] for n, s in enumerate(state.laid)),
    )


def _closed(state: Hand, seat: int, up: set[int]) -> tuple[int, int, int]:
    """What lies face down with a seat: its hand, what it put out of play, what it has laid."""
    return state.hands[seat], state.unseen[seat], 0 if seat in up else state.laid[seat]
