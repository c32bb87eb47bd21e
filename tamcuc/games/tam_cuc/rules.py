"""Rule sets: one frozen value for a table of a given number of seats; presets are values.

The engine reads these fields and never asks for a preset's name. A point on which the village
table or the three-seat table with stakes differs from the house has a field of its own here.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from tamcuc.games.tam_cuc import cards, sets

Bonus = Literal["ket_doi", "ket_ba", "ket_tot_den", "de"]
Length = Literal["short", "standard", "long"]


class Amounts(msgspec.Struct, frozen=True):
    """Points that each bonus is worth before a loser's won cards are taken off."""

    ket_doi: int
    ket_ba: int
    ket_tot_den: int
    de: int

    def of(self, bonus: Bonus) -> int:
        """The amount of one bonus."""
        return int(getattr(self, bonus))


class HandsPerMatch(msgspec.Struct, frozen=True):
    """How many hands each length of match has."""

    short: int
    standard: int
    long: int

    def of(self, length: Length) -> int:
        """The number of hands of one length."""
        return int(getattr(self, length))


class Rules(msgspec.Struct, frozen=True):
    """Everything that a table must agree on before the first card is dealt."""

    name: str
    """The preset's name, for people; never read by the engine."""
    seats: int
    deck: str
    """The cards in play as text; dealt out evenly and completely."""
    sets: frozenset[str]
    """Texts of the groups that count as sets."""
    ceiling: str
    """Letter of the highest card that a set may hold in the first round (ruling 2)."""
    sons_shown: Literal["strongest_at_deal"]
    """Who shows sons, and when (ruling 1)."""
    sons_take_house: frozenset[int]
    """Sizes of sons that take the house from the dealer."""
    hiding: bool
    """Whether a seat that could show may hide; without it, the table shows for everybody."""
    ties: Literal["first_shown_keeps"]
    """Who keeps the round when equal sets meet."""
    par: int | None
    """Cards that score nothing; None settles the difference between every two seats."""
    ket: tuple[tuple[str, Bonus], ...]
    """Sets that win a ket when the last round's house wins with them (ruling 7)."""
    ket_counts: Literal["replaces", "adds"]
    """Whether a ket or a de stands in for the count of won cards, or comes on top."""
    de: Literal["off", "red_soldiers_over_black"]
    """What turns a last call into a de (ruling 8)."""
    amounts: Amounts
    hands: HandsPerMatch

    @property
    def dealt(self) -> int:
        """Cards that each seat is dealt."""
        return len(self.deck) // self.seats

    def plain(self) -> Rules:
        """The same rules without ket and de."""
        return msgspec.structs.replace(self, ket=(), de="off")

    def ket_of(self, text: str) -> Bonus | None:
        """The ket that this set makes in the last round, if any."""
        return dict(self.ket).get(text)


_KET_DOI: Final = ("RR", "rr", "CC", "cc", "HH", "hh", "PP")
_KET_BA: Final = ("RCH", "rch")
_KET_TOT_DEN: Final = ("pp", "pppp", "ppppp")
_HOUSE_KET: Final[tuple[tuple[str, Bonus], ...]] = (
    *((text, "ket_doi") for text in _KET_DOI),
    *((text, "ket_ba") for text in _KET_BA),
    *((text, "ket_tot_den") for text in _KET_TOT_DEN),
)
_WITHOUT_FIVE: Final = cards.WHOLE_DECK - cards.gather("KkAPp")


def _house(
    seats: int, *, par: int, amounts: Amounts, hands: HandsPerMatch, three: bool = False
) -> Rules:
    return Rules(
        name="house",
        seats=seats,
        deck=cards.text(_WITHOUT_FIVE if three else cards.WHOLE_DECK),
        sets=frozenset(sets.SETS),
        ceiling="R" if three else "E",
        sons_shown="strongest_at_deal",
        sons_take_house=frozenset({4} if three else {5}),
        hiding=True,
        ties="first_shown_keeps",
        par=par,
        ket=_HOUSE_KET,
        ket_counts="replaces",
        de="red_soldiers_over_black",
        amounts=amounts,
        hands=hands,
    )


HOUSE: Final = {
    2: _house(2, par=8, amounts=Amounts(12, 18, 24, 48), hands=HandsPerMatch(4, 6, 8)),
    3: _house(3, par=3, amounts=Amounts(6, 9, 12, 24), hands=HandsPerMatch(6, 9, 12), three=True),
    4: _house(4, par=2, amounts=Amounts(4, 6, 8, 16), hands=HandsPerMatch(4, 8, 12)),
}
"""The house preset for each number of seats (rulings 1 to 11)."""

PRESETS: Final = {"house": HOUSE}
"""Every preset by name, then by number of seats."""
