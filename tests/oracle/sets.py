"""Cards, groups and sets as the rules page names them; what beats what."""

from __future__ import annotations

from itertools import combinations

# High to low: rank first, and red above black inside a rank. Red is upper case.
LADDER = "KkAaEeRrCcHhPp"

WHOLE_DECK = "Kk" + "AAaa" + "EEee" + "RRrr" + "CCcc" + "HHhh" + "PPPPP" + "ppppp"
# Three seats take out both generals, a red advisor, a red soldier and a black soldier.
THREE_SEAT_DECK = "Aaa" + "EEee" + "RRrr" + "CCcc" + "HHhh" + "PPPP" + "pppp"
DECK = {2: WHOLE_DECK, 3: THREE_SEAT_DECK, 4: WHOLE_DECK}

TRIPLES = ["KAE", "kae", "RCH", "rch"]  # strongest first
SONS = ["PPPPP", "ppppp", "PPPP", "pppp"]  # strongest first: five above four, then red above black


def in_order(cards: str) -> str:
    """The same cards, sorted high to low."""
    return "".join(sorted(cards, key=LADDER.index))


def holds(hand: str, cards: str) -> bool:
    """Whether the hand has all these cards, each as often as asked."""
    return all(hand.count(card) >= cards.count(card) for card in cards)


def without(hand: str, cards: str) -> str:
    """The hand after these cards have left it."""
    for card in cards:
        hand = hand.replace(card, "", 1)
    return hand


def is_set(cards: str) -> bool:
    """Whether these cards (sorted) are a set: single, pair, triple, four or five soldiers."""
    if len(cards) == 1:
        return True
    if len(cards) == 2:
        return cards[0] == cards[1] and cards[0] not in "Kk"
    if len(cards) == 3:
        return cards in TRIPLES
    return cards in SONS


def beats(challenger: str, best: str) -> bool:
    """Whether one set strictly beats another; only sets of one size can."""
    if len(challenger) != len(best):
        return False
    if len(challenger) == 3:
        return TRIPLES.index(challenger) < TRIPLES.index(best)
    # Singles, pairs and sons hold one kind of card each, and that card decides.
    return LADDER.index(challenger[0]) < LADDER.index(best[0])


ALL_SETS = (
    list(LADDER)
    + [card * 2 for card in LADDER if is_set(card * 2)]
    + TRIPLES
    + list(reversed(SONS))
)


def groups(hand: str, size: int) -> set[str]:
    """Every different group of so many cards out of a sorted hand."""
    return {"".join(cards) for cards in combinations(hand, size)}
