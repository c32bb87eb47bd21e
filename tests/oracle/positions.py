"""Positions for tests of the oracle, and moves written short."""

from __future__ import annotations

from tests.oracle.house import Hand, Move

# A deal without sons.
FOUR = ["KaERcHPp", "kAeRchPP", "AErrCHpp", "aeChPPpp"]


def hand_of(*deal: str, dealer: int = 0, plain: bool = False) -> Hand:
    """A hand from a deal that need not be a whole deck."""
    return Hand(list(deal), dealer, plain)


def play(hand: Hand, *moves: str) -> Hand:
    """Plays moves written short, such as "0 call RR" and "2 show"."""
    for written in moves:
        seat, verb, *cards = written.split()
        move: Move = (verb, int(seat), cards[0]) if cards else (verb, int(seat))
        hand.play(move)
    return hand


def last_round(*hands: str, won: list[int], house: int = 0, plain: bool = False) -> Hand:
    """The position before the call of a hand's last round."""
    hand = hand_of(*[""] * len(hands), dealer=house, plain=plain)
    hand.first_round = False
    hand.won = won
    # Put in after the deal, so that four soldiers are not shown as sons.
    hand.hands = list(hands)
    return hand
