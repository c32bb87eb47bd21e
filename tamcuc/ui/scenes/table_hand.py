"""One's own hand at the table: which cards are raised, whatever else happens."""

from __future__ import annotations

from tamcuc.games.tam_cuc.legal import standing_of
from tamcuc.games.tam_cuc.view import HandView, MatchView
from tamcuc.ui.stage.offers import best_set_with, indexes_of
from tamcuc.ui.stage.raised import Raised, indexes, kept, keys
from tamcuc.ui.stage.things import Key


class OwnHand:
    """The cards held and those raised; cards that are gone are lowered."""

    def __init__(self) -> None:
        self._view: MatchView | None = None
        self.raised: Raised = frozenset()

    @property
    def _hand(self) -> HandView | None:
        return self._view.hand if self._view is not None else None

    @property
    def cards(self) -> str:
        """The cards held, as canonical text."""
        return self._hand.own_hand if self._hand is not None else ""

    @property
    def indexes(self) -> frozenset[int]:
        """Indexes of the raised cards in `cards`."""
        return indexes(self.cards, self.raised)

    def adopt(self, view: MatchView) -> None:
        """Take a new view; what is still held stays as it was."""
        before = self.cards
        self._view = view
        self.raised = kept(self.raised, before, self.cards)

    @property
    def forced(self) -> bool:
        """Whether all that is held must be laid now: there is nothing to choose."""
        view, hand = self._view, self._hand
        if view is None or hand is None or view.phase != "play" or view.seat not in view.asked:
            return False
        return hand.phase == "lay" and len(self.cards) == hand.size

    def raise_all(self) -> None:
        """Raise every card."""
        self.raised = self._every()

    def toggle(self, card: Key) -> None:
        """Raise a held card, or lower it."""
        if card in self._every():
            self.raised ^= {card}

    def raise_best(self, card: Key) -> None:
        """Raise the best set that this card is in, and nothing else."""
        if self._view is None or self._hand is None or card not in self._every():
            return
        index = next(iter(indexes(self.cards, frozenset({card}))))
        standing = standing_of(self._hand, self._view.setup.terms().sets)
        self.raised = keys(self.cards, best_set_with(self.cards, index, standing))

    def raise_set(self, text: str) -> None:
        """Raise these cards, and nothing else."""
        self.raised = keys(self.cards, indexes_of(self.cards, text))

    def lower(self) -> None:
        """Lower all."""
        self.raised = frozenset()

    def _every(self) -> Raised:
        return keys(self.cards, frozenset(range(len(self.cards))))
