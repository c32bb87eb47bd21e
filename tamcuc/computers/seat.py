"""What a computer reads off its seat's view before it thinks."""

from __future__ import annotations

from msgspec.structs import replace

from tamcuc.games.tam_cuc import cards, legal, sets
from tamcuc.games.tam_cuc.actions import Call, Show
from tamcuc.games.tam_cuc.cards import Group
from tamcuc.games.tam_cuc.rules import Rules
from tamcuc.games.tam_cuc.sets import CardSet
from tamcuc.games.tam_cuc.view import HandView


class Seen:
    """One hand from one seat, with its cards as packed groups."""

    def __init__(self, view: HandView, rules: Rules) -> None:
        self.view = view
        self.rules = rules
        self.standing = legal.standing_of(view, rules.sets)
        self.hand: Group = self.standing.hand
        self.laid: Group = self.standing.laid

    def sets(self) -> tuple[CardSet, ...]:
        """The sets in hand that count in this round, largest first, strongest first."""
        calling = replace(self.standing, phase="call", asked=True)
        calls = legal.legal(calling)
        return tuple(sets.SETS[call.cards] for call in calls if isinstance(call, Call))

    def may_show(self) -> bool:
        """Whether what lies before the seat may be shown now."""
        return legal.why_not(self.standing, Show()) is None

    def unseen(self) -> Group:
        """The cards of the deck that this seat has never seen.

        Others hold them, have them lying face down, or put them out of play unseen.
        """
        view = self.view
        mine = self.hand + self.laid + cards.parse(view.own_hidden)
        up = cards.parse(view.out) + sum(cards.parse(won) for won in view.won)
        lying = sum(cards.parse(text) for seat, text in view.shown if seat != view.seat)
        return cards.parse(self.rules.deck) - mine - up - lying
