"""What people say at the mat: public talk, never a hint.

Who speaks and what is a function of public facts alone: what everybody saw happen, and the
numbers of the hand, the round and the seat. Copies of an event that tell a seat its own cards
give the same words as the public one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc import cards, events
from tamcuc.games.tam_cuc.events import Event
from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.i18n.words import tr

Occasion = Literal["greeting", "won", "beaten", "sons", "house", "ket", "de", "first", "last"]

TALKERS: Final = frozenset(
    ("anh_ca", "ba_noi", "be_na", "cau_ut", "chi_hai", "chu_tu", "co_sau", "ong_do")
)
"""Portraits of people who have words of their own; a person at a screen speaks aloud."""

_WORDINGS: Final = 2
"""How many ways there are to say what is said often."""
_HIGH_RANK: Final = cards.RANKS.index("elephant")
"""From this rank upward a pair won, or a single card beaten, is worth a word."""
_WON_EVERY: Final = 2
_BEATEN_EVERY: Final = 2


@dataclass(frozen=True, slots=True)
class Remark:
    """A seat says something; `wording` counts from 1 where there are several ways, else 0."""

    seat: Seat
    occasion: Occasion
    wording: int = 0

    def words(self, portrait: str) -> str:
        """The words in the voice of this portrait, one of `TALKERS`."""
        way = f"{self.occasion}_{self.wording}" if self.wording else self.occasion
        return tr(f"talk.{portrait}.{way}")


def remark(event: Event, before: MatchView, portraits: Sequence[str]) -> Remark | None:
    """What somebody says to an event; `before` is the view that it happened in."""
    said = _remark(event, before, portraits)
    return said if said is not None and portraits[said.seat] in TALKERS else None


def _remark(event: Event, before: MatchView, portraits: Sequence[str]) -> Remark | None:
    match event:
        case events.Dealt(number=1):
            return _greeting(event.dealer, portraits)
        case events.SonsShown():
            return Remark(event.seat, "house" if event.takes_house else "sons")
        case events.Shown() if _dear(_set_of(before, event.beaten)):
            return _sometimes(before, event.beaten, "beaten", _BEATEN_EVERY)
        case events.RoundWon() if _strong(event.cards):
            return _sometimes(before, event.seat, "won", _WON_EVERY)
        case events.HandCounted():
            return _bonus(event.count)
        case _:
            return None


def farewell(view: MatchView, portraits: Sequence[str]) -> Remark | None:
    """What is said when a match is over: by a winner who has words, else by who came last."""
    speakers = [seat for seat, who in enumerate(portraits) if who in TALKERS]
    winners = [seat for seat in speakers if seat in view.winners]
    if winners:
        return Remark(winners[0], "first")
    lowest = [seat for seat in speakers if view.totals[seat] == min(view.totals)]
    return Remark(lowest[0], "last") if lowest else None


def _greeting(dealer: Seat, portraits: Sequence[str]) -> Remark | None:
    """The first after the dealer who has words bids welcome."""
    order = ((dealer + n) % len(portraits) for n in range(1, len(portraits) + 1))
    speaker = next((seat for seat in order if portraits[seat] in TALKERS), None)
    return None if speaker is None else Remark(speaker, "greeting")


def _bonus(count: events.HandCount) -> Remark | None:
    if count.bonus is None or count.by is None:
        return None
    return Remark(count.by, "de" if count.bonus == "de" else "ket")


def _set_of(view: MatchView, seat: Seat) -> str:
    return dict(view.hand.shown).get(seat, "") if view.hand else ""


def _strong(text: str) -> bool:
    """Whether a won set is worth a word."""
    return len(text) > 2 or (len(text) == 2 and _high(text))


def _dear(text: str) -> bool:
    """Whether it hurts to see this set beaten."""
    return len(text) > 1 or (len(text) == 1 and _high(text))


def _high(text: str) -> bool:
    return cards.rank(cards.kind_of(text[0])) >= _HIGH_RANK


def _sometimes(view: MatchView, seat: Seat, occasion: Occasion, every: int) -> Remark | None:
    """One time in so many, mixed from numbers that everybody knows."""
    number = view.hand.round if view.hand else 0
    mixed = view.number * 5 + number * 3 + seat * 7
    if mixed % every:
        return None
    return Remark(seat, occasion, 1 + mixed // every % _WORDINGS)
