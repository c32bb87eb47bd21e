"""A match: the cut, a number of hands, their counts, and the totals (ruling 10)."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from tamcuc.games.protocol import Refusal, RefusedError, Seat, Step, Told
from tamcuc.games.tam_cuc import cards, events
from tamcuc.games.tam_cuc import hand as hands
from tamcuc.games.tam_cuc.actions import Action, Ready
from tamcuc.games.tam_cuc.events import Event, HandCount
from tamcuc.games.tam_cuc.hand import Hand
from tamcuc.games.tam_cuc.legal import Code
from tamcuc.games.tam_cuc.rules import Rules
from tamcuc.games.tam_cuc.view import MatchPhase, MatchView, Setup


class Cut(msgspec.Struct, frozen=True, tag="cut"):
    """Chance: this seat cut this card for the first deal."""

    cutter: Seat
    card: str


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """Chance: these hands were dealt (canonical text by seat)."""

    hands: tuple[str, ...]


Outcome = Cut | Deal


class Match(msgspec.Struct, frozen=True):
    """A match in play: what was agreed, the finished hands' counts, and the hand on the mat."""

    setup: Setup
    rules: Rules
    phase: MatchPhase
    dealer: Seat | None = None
    """Who deals the hand in play or, between hands, dealt the last one."""
    counts: tuple[HandCount, ...] = ()
    hand: Hand | None = None
    ready: frozenset[Seat] = frozenset()


def begin(setup: Setup) -> Match:
    """A match before the cut; KeyError for a preset or number of seats that is not known."""
    return Match(setup=setup, rules=setup.terms(), phase="cut")


def resume(setup: Setup, counts: tuple[HandCount, ...]) -> Match:
    """The match as it stood when the last of these hands was counted; with none, its beginning."""
    match = begin(setup)
    if not counts:
        return match
    match = replace(match, dealer=counts[-1].dealer, counts=counts)
    return replace(match, phase="over" if _all_played(match) else "counted")


def drawn_dealer(seats: int, cutter: Seat, card: str) -> Seat:
    """Bắt cái: count from the cutter with Tướng, Sĩ, Tượng… counter-clockwise to the card cut."""
    steps = len(cards.RANKS) - 1 - cards.rank(cards.kind_of(card))
    return (cutter + steps) % seats


def totals(match: Match) -> tuple[int, ...]:
    """Points of the match so far, by seat."""
    return tuple(sum(c.scores[s] for c in match.counts) for s in range(match.rules.seats))


def winners(match: Match) -> tuple[Seat, ...]:
    """Who shares the first place; empty until the match is over."""
    if match.phase != "over":
        return ()
    points = totals(match)
    return tuple(seat for seat, each in enumerate(points) if each == max(points))


class TamCuc:
    """Tam Cúc as a table sees a game (see `protocol.Game`)."""

    def needs(self, match: Match) -> str | None:
        """ "cut" before the first dealer is drawn, "deal" before each hand, else None."""
        return match.phase if match.phase in ("cut", "deal") else None

    def happen(self, match: Match, outcome: Outcome) -> Step[Match, Event]:
        """Take the cut or the deal; ValueError if it is not the one needed, or is no deal."""
        if isinstance(outcome, Cut) and match.phase == "cut":
            return _cut(match, outcome)
        if isinstance(outcome, Deal) and match.phase == "deal":
            return _deal(match, outcome)
        raise ValueError(f"{type(outcome).__name__} is not what the match waits for")

    def asked(self, match: Match) -> tuple[Seat, ...]:
        """The seats that owe an answer; after a count, those that are not yet ready."""
        if match.phase == "counted":
            return tuple(s for s in range(match.rules.seats) if s not in match.ready)
        if match.phase == "play" and match.hand is not None:
            return hands.asked(match.hand)
        return ()

    def why_not(self, match: Match, seat: Seat, action: Action) -> Refusal | None:
        """None if the seat may do this now, else the reason."""
        if match.phase == "play" and match.hand is not None:
            return hands.why_not(match.hand, seat, action)
        if match.phase != "counted":
            return _NOT_NOW
        if not isinstance(action, Ready):
            return _HAND_OVER
        return None if seat in self.asked(match) else _NOT_NOW

    def apply(self, match: Match, seat: Seat, action: Action) -> Step[Match, Event]:
        """Do it; RefusedError where `why_not` names a reason."""
        refusal = self.why_not(match, seat, action)
        if refusal is not None:
            raise RefusedError(refusal)
        if match.phase == "counted" or match.hand is None:
            return _ready(match, seat)
        step = hands.apply(match.hand, seat, action)
        played = replace(match, hand=step.state)
        if step.state.count is None:
            return Step(played, step.events)
        return _counted(played, step.state.count, step.events)

    def view(self, match: Match, seat: Seat) -> MatchView:
        """All that this seat may know of the match."""
        return MatchView(
            seat=seat,
            setup=match.setup,
            phase=match.phase,
            number=len(match.counts) + (match.phase == "play"),
            dealer=match.dealer,
            asked=self.asked(match),
            counts=match.counts,
            totals=totals(match),
            winners=winners(match),
            hand=None if match.hand is None else hands.view(match.hand, seat),
        )


_NOT_NOW: Final = Refusal(Code.NOT_YOUR_TURN.value)
_HAND_OVER: Final = Refusal(Code.HAND_OVER.value)


def _cut(match: Match, cut: Cut) -> Step[Match, Event]:
    if not 0 <= cut.cutter < match.rules.seats or cut.card not in set(match.rules.deck):
        raise ValueError("no such seat or card to cut")
    dealer = drawn_dealer(match.rules.seats, cut.cutter, cut.card)
    told = Told[Event](events.DealerDrawn(cut.cutter, cut.card, dealer))
    return Step(replace(match, dealer=dealer, phase="deal"), (told,))


def next_dealer(match: Match) -> Seat:
    """Who deals the next hand: the one drawn, then the next seat each hand (ruling 10)."""
    drawn = match.dealer or 0
    return (drawn + 1) % match.rules.seats if match.counts else drawn


def _deal(match: Match, outcome: Deal) -> Step[Match, Event]:
    dealer = next_dealer(match)
    step = hands.deal(match.rules, dealer, outcome.hands)
    number = len(match.counts) + 1
    told = Told[Event](
        events.Dealt(number, dealer, match.rules.dealt),
        tuple(
            (seat, events.Dealt(number, dealer, match.rules.dealt, held))
            for seat, held in enumerate(outcome.hands)
        ),
    )
    after = replace(match, phase="play", dealer=dealer, hand=step.state, ready=frozenset())
    return Step(after, (told, *step.events))


def _counted(match: Match, count: HandCount, told: hands.Events) -> Step[Match, Event]:
    after = replace(match, phase="counted", counts=(*match.counts, count))
    number = len(after.counts)
    told += (Told(events.HandCounted(number, count, totals(after))),)
    if not _all_played(after):
        return Step(after, told)
    after = replace(after, phase="over")
    return Step(after, (*told, Told(events.MatchEnded(totals(after), winners(after)))))


def _ready(match: Match, seat: Seat) -> Step[Match, Event]:
    ready = match.ready | {seat}
    everybody = len(ready) == match.rules.seats
    after = replace(match, ready=ready, phase="deal" if everybody else "counted")
    if everybody:
        after = replace(after, hand=None)
    return Step(after, (Told(events.SeatReady(seat)),))


def _all_played(match: Match) -> bool:
    return match.setup.hands is not None and len(match.counts) >= match.setup.hands
