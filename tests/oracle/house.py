"""A second, independent reading of the house rules: slow, obvious, and only for tests.

Written from the page of the rules and its source text alone, without a look at the game's engine,
so that the two can be held against each other. Cards are single letters ("K" red general ...
"p" black soldier), groups are strings sorted high to low, and nothing here is clever.

A move is written as in a match record: ("call", seat, "RR"), ("show", seat), and so on.
"""

from __future__ import annotations

from typing import TypeAlias

from tests.oracle.sets import (
    ALL_SETS,
    LADDER,
    SONS,
    beats,
    groups,
    holds,
    in_order,
    is_set,
    without,
)

Move: TypeAlias = tuple[str, int, str] | tuple[str, int]

PAR = {4: 2, 3: 3, 2: 8}

BANNED_IN_FIRST_ROUND = {4: "KkAa", 3: "KkAaEe", 2: "KkAa"}
SONS_THAT_TAKE_THE_HOUSE = {4: [5], 3: [4, 5], 2: [5]}

KET_DOI = ["RR", "rr", "CC", "cc", "HH", "hh", "PP"]
KET_BA = ["RCH", "rch"]
KET_TOT_DEN = ["pp", "pppp", "ppppp"]
BLACK_SOLDIERS = ["pp", "pppp", "ppppp"]
RED_SOLDIERS = ["PP", "PPPP", "PPPPP"]
AMOUNT = {
    4: {"ket_doi": 4, "ket_ba": 6, "ket_tot_den": 8, "de": 16},
    3: {"ket_doi": 6, "ket_ba": 9, "ket_tot_den": 12, "de": 24},
    2: {"ket_doi": 12, "ket_ba": 18, "ket_tot_den": 24, "de": 48},
}


class Hand:
    """One deal being played. `stage` is "aside", "call", "lay", "show" or "over"."""

    def __init__(self, deal: list[str], dealer: int, plain: bool = False) -> None:
        self.seats = len(deal)
        self.dealer = dealer
        self.plain = plain
        self.hands = [in_order(cards) for cards in deal]
        self.size = len(deal[0])
        self.won = [0] * self.seats
        self.house = dealer
        self.first_round = True
        self.lifted = False
        self.sons_seat: int | None = None
        self.sons = ""
        self.waiting: list[int] = []  # who still owes an aside or a lay
        self.called = ""
        self.laid: dict[int, str] = {}
        self.best = ""
        self.best_seat = dealer
        self.bonus: str | None = None
        self.scores: list[int] = []
        self.stage = "call"
        self._show_sons()
        if self.stage == "call":
            self._new_round()

    def copy(self) -> Hand:
        """The same position, to be played on apart from this one."""
        twin = Hand.__new__(Hand)
        twin.__dict__.update(self.__dict__)
        twin.hands, twin.won = list(self.hands), list(self.won)
        twin.waiting, twin.laid = list(self.waiting), dict(self.laid)
        return twin

    # What the rules do by themselves.

    def _show_sons(self) -> None:
        for sons in SONS:
            for seat in range(self.seats):
                if holds(self.hands[seat], sons):
                    self._take_sons(seat, sons)
                    return

    def _take_sons(self, seat: int, sons: str) -> None:
        self.sons_seat, self.sons = seat, sons
        self.hands[seat] = without(self.hands[seat], sons)
        self.won[seat] += len(sons)
        if len(sons) in SONS_THAT_TAKE_THE_HOUSE[self.seats]:
            self.house = seat
        self.waiting = [other for other in range(self.seats) if other != seat]
        self.stage = "aside"

    def _new_round(self) -> None:
        self.stage = "call"
        self.called, self.best, self.laid = "", "", {}
        self.lifted = self.first_round and not any(
            holds(self.hands[self.house], cards) and not self._has_banned(cards)
            for cards in ALL_SETS
        )

    def _has_banned(self, cards: str) -> bool:
        return any(card in BANNED_IN_FIRST_ROUND[self.seats] for card in cards)

    def over_ceiling(self, cards: str) -> bool:
        """Whether the ceiling stands now and these cards break it."""
        return self.first_round and not self.lifted and self._has_banned(cards)

    # Who is asked, for what, and what may be answered.

    def asked(self) -> list[int]:
        """The seats that have a decision to make now."""
        if self.stage in ("aside", "lay"):
            return sorted(self.waiting)
        if self.stage == "call":
            return [self.house]
        if self.stage == "show":
            return [self.waiting[0]]
        return []

    def why_no_show(self, seat: int) -> str | None:
        """Why what this seat laid may not be shown, or None where it may."""
        cards = self.laid[seat]
        if not is_set(cards):
            return "not_a_set"
        if self.over_ceiling(cards):
            return "over_ceiling"
        if not beats(cards, self.best):
            return "does_not_beat"
        return None

    def why_not(self, move: Move) -> str | None:
        """Why a move is against the rules here, or None where it is allowed."""
        verb, seat = move[0], move[1]
        if seat not in self.asked():
            return "not this seat's turn"
        asked_for = {"aside": "aside", "call": "call", "lay": "lay", "show": "show", "hide": "show"}
        if asked_for.get(verb) != self.stage:
            return f"asked for {self.stage}, not for {verb}"
        if verb == "hide":
            return None if len(move) == 2 else "a hide names no cards"
        if verb == "show":
            return self.why_no_show(seat) if len(move) == 2 else "a show names no cards"
        if len(move) != 3:
            return f"{verb} names no cards"
        return self._why_not_cards(verb, seat, move[2])

    def _why_not_cards(self, verb: str, seat: int, cards: str) -> str | None:
        if any(card not in LADDER for card in cards) or in_order(cards) != cards:
            return "not a group of cards, sorted high to low"
        if not holds(self.hands[seat], cards):
            return "cards that the seat does not hold"
        if verb == "call":
            if not is_set(cards):
                return "not_a_set"
            return "over_ceiling" if self.over_ceiling(cards) else None
        wanted = len(self.sons) if verb == "aside" else len(self.called)
        return None if len(cards) == wanted else f"{wanted} cards are wanted"

    def legal(self, seat: int) -> set[Move]:
        """Every move this seat may make now; empty when it is not asked."""
        if seat not in self.asked():
            return set()
        hand = self.hands[seat]
        moves: set[Move]
        if self.stage == "aside":
            moves = {("aside", seat, cards) for cards in groups(hand, len(self.sons))}
        elif self.stage == "lay":
            moves = {("lay", seat, cards) for cards in groups(hand, len(self.called))}
        elif self.stage == "call":
            held = [cards for cards in ALL_SETS if holds(hand, cards)]
            moves = {("call", seat, cards) for cards in held if not self.over_ceiling(cards)}
        else:
            moves = {("hide", seat)}
            if self.why_no_show(seat) is None:
                moves.add(("show", seat))
        return moves

    # Playing.

    def play(self, move: Move) -> None:
        """Makes an allowed move; raises ValueError with the reason on any other."""
        reason = self.why_not(move)
        if reason is not None:
            raise ValueError(reason)
        verb, seat = move[0], move[1]
        cards = move[2] if len(move) == 3 else ""
        self.hands[seat] = without(self.hands[seat], cards)
        if verb == "call":
            self._call(seat, cards)
            return
        self.waiting.remove(seat)
        if verb == "lay":
            self.laid[seat] = cards
        elif verb == "show":
            self.best, self.best_seat = self.laid[seat], seat
        if not self.waiting:
            self._all_have_answered()

    def _following(self, seat: int) -> list[int]:
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def _call(self, seat: int, cards: str) -> None:
        self.called = self.best = cards
        self.best_seat = seat
        self.waiting = self._following(seat)
        self.stage = "lay"

    def _all_have_answered(self) -> None:
        if self.stage == "aside":
            self._new_round()
        elif self.stage == "lay":
            self.waiting = self._following(self.house)
            self.stage = "show"
        else:
            self._end_round()

    def _end_round(self) -> None:
        self.won[self.best_seat] += len(self.best)
        if self.hands[0] == "":
            self._count()
            return
        self.house = self.best_seat
        self.first_round = False
        self._new_round()

    # Counting.

    def _which_bonus(self) -> str | None:
        if self.plain:
            return None
        if self.best_seat == self.house:
            if self.called in KET_DOI:
                return "ket_doi"
            if self.called in KET_BA:
                return "ket_ba"
            if self.called in KET_TOT_DEN:
                return "ket_tot_den"
        elif self.called in BLACK_SOLDIERS and self.best in RED_SOLDIERS:
            return "de"
        return None

    def _count(self) -> None:
        self.stage = "over"
        self.bonus = self._which_bonus()
        if self.bonus is None:
            self.scores = [won - PAR[self.seats] for won in self.won]
            return
        amount = AMOUNT[self.seats][self.bonus]
        losses = [max(0, amount - won) for won in self.won]
        self.scores = [0] * self.seats
        if self.bonus == "de":
            self.scores[self.house] = -losses[self.house]
            self.scores[self.best_seat] = losses[self.house]
            return
        for seat in self._following(self.house):
            self.scores[seat] = -losses[seat]
            self.scores[self.house] += losses[seat]
