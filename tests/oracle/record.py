"""The oracle's reader of complete match records: it replays them and refuses what is wrong.

Seat-view records (with "viewer") are not read here; the oracle needs every card.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from tests.oracle.house import Hand, Move
from tests.oracle.sets import DECK, in_order

HANDS_IN_A_MATCH = {
    "standard": {4: 8, 3: 9, 2: 6},
    "short": {4: 4, 3: 6, 2: 4},
    "long": {4: 12, 3: 12, 2: 8},
}
MATCH_KEYS = {"format", "rules", "seats", "length", "plain", "names", "hands"}
HAND_KEYS = {"dealer", "deal", "moves"}
RESULT_KEYS = {"won", "bonus", "scores"}


class RefusedError(Exception):
    """What is wrong, with the numbers (from 1) of the hand and of the move where there is one."""

    def __init__(self, reason: str, move: int | None = None, hand: int | None = None) -> None:
        super().__init__(f"hand {hand}, move {move}: {reason}")
        self.reason, self.move, self.hand = reason, move, hand


def require(right: bool, reason: str) -> None:
    """Refuses with the reason unless it is right."""
    if not right:
        raise RefusedError(reason)


def is_number(value: object, below: int) -> bool:
    """Whether this is a whole number from 0 to below what is given (True is no number here)."""
    return type(value) is int and 0 <= value < below


def check_deal(deal: Any, seats: int) -> None:
    """Refuses a deal that is not the deck in equal hands, each sorted."""
    require(isinstance(deal, list) and len(deal) == seats, "deal: not a hand for each seat")
    require(all(isinstance(cards, str) for cards in deal), "deal: not text")
    deck = DECK[seats]
    require(sorted("".join(deal)) == sorted(deck), "deal: not the deck")
    require(all(len(cards) == len(deck) // seats for cards in deal), "deal: hands not equal")
    require(all(in_order(cards) == cards for cards in deal), "deal: not sorted high to low")


def as_move(written: Any, seats: int) -> Move:
    """A move out of a record, of the right shape; whether it is allowed is the hand's business."""
    require(isinstance(written, list) and len(written) in (2, 3), "not a move")
    verb, seat = written[0], written[1]
    require(isinstance(verb, str) and is_number(seat, seats), "not a move of a seat")
    if len(written) == 2:
        return (verb, seat)
    require(isinstance(written[2], str), "cards are not text")
    return (verb, seat, written[2])


def check_hand(record: dict[str, Any], seats: int, plain: bool) -> Hand:
    """Replays one hand of a record and gives where it ended; raises RefusedError with the place."""
    require(isinstance(record, dict), "a hand is not an object")
    require(HAND_KEYS <= record.keys() <= HAND_KEYS | RESULT_KEYS, "keys of the hand")
    require(is_number(record["dealer"], seats), "dealer")
    check_deal(record["deal"], seats)
    require(isinstance(record["moves"], list), "moves")
    hand = Hand(record["deal"], record["dealer"], plain)
    for number, written in enumerate(record["moves"], 1):
        try:
            hand.play(as_move(written, seats))
        except RefusedError as refused:
            raise RefusedError(refused.reason, number) from refused
        except ValueError as wrong:
            raise RefusedError(str(wrong), number) from wrong
    check_result(record, hand)
    return hand


def check_result(record: dict[str, Any], hand: Hand) -> None:
    """Refuses a result that the moves do not give, and a result of an unfinished hand."""
    given = RESULT_KEYS & record.keys()
    if hand.stage != "over":
        require(not given, "a result, but the hand is not over")
        return
    require(given == RESULT_KEYS, "the hand is over but has no whole result")
    require(record["won"] == hand.won, f"won: should be {hand.won}")
    require(record["bonus"] == hand.bonus, f"bonus: should be {hand.bonus}")
    require(record["scores"] == hand.scores, f"scores: should be {hand.scores}")


def check_head(match: dict[str, Any]) -> None:
    """Refuses a match whose head (all but hands and totals) is not of the format."""
    require(isinstance(match, dict), "not an object")
    require(MATCH_KEYS <= match.keys() <= MATCH_KEYS | {"totals", "extra"}, "keys of the match")
    require(match["format"] == "tamcuc-record/1", "format")
    require(match["rules"] == "house", "rules")
    require(type(match["seats"]) is int and match["seats"] in DECK, "seats")
    require(match["length"] is None or match["length"] in HANDS_IN_A_MATCH, "length")
    require(type(match["plain"]) is bool, "plain")
    names = match["names"]
    require(isinstance(names, list) and len(names) == match["seats"], "names")
    require(all(isinstance(name, str) for name in names), "names")
    require(isinstance(match["hands"], list), "hands")
    require(isinstance(match.get("extra", {}), dict), "extra")


def check_match(match: dict[str, Any]) -> list[Hand]:
    """Replays a whole match and gives its hands; raises RefusedError with the place and reason."""
    check_head(match)
    seats = match["seats"]
    hands: list[Hand] = []
    for number, record in enumerate(match["hands"], 1):
        try:
            hands.append(check_hand(record, seats, match["plain"]))
            last = number == len(match["hands"])
            require(last or hands[-1].stage == "over", "an unfinished hand is not the last")
        except RefusedError as refused:
            raise RefusedError(refused.reason, refused.move, number) from refused
    check_length(match, hands)
    check_totals(match, hands)
    return hands


def check_length(match: dict[str, Any], hands: list[Hand]) -> None:
    """A match of a given length holds no more than its hands, and the deal goes round."""
    if match["length"] is None:
        return
    require(len(hands) <= HANDS_IN_A_MATCH[match["length"]][match["seats"]], "a hand too many")
    for number, (before, after) in enumerate(pairwise(hands), 2):
        if after.dealer != (before.dealer + 1) % match["seats"]:
            raise RefusedError("the deal did not pass to the next seat", hand=number)


def check_totals(match: dict[str, Any], hands: list[Hand]) -> None:
    """Totals are the sum of the finished hands; only an unfinished match may lack them."""
    finished = [hand for hand in hands if hand.stage == "over"]
    totals = [sum(hand.scores[seat] for hand in finished) for seat in range(match["seats"])]
    if "totals" in match:
        require(match["totals"] == totals, f"totals: should be {totals}")
        return
    length = match["length"]
    whole = length is not None and len(finished) == HANDS_IN_A_MATCH[length][match["seats"]]
    require(not whole, "a whole match without totals")
