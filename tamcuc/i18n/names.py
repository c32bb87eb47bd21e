"""What a family calls cards, sets, sizes, scores and one another, in the language in use.

Cards are WXF letters and groups canonical WXF text, as in the game's own modules.
"""

from __future__ import annotations

from collections.abc import Sequence

from tamcuc.games.tam_cuc.cards import RANKS, is_red, kind_of, rank
from tamcuc.i18n.words import tr, tr_n

_SETS = {
    "KAE": "set.triple_generals_red",
    "kae": "set.triple_generals_black",
    "RCH": "set.triple_chariots_red",
    "rch": "set.triple_chariots_black",
    "PPPP": "set.four_red",
    "pppp": "set.four_black",
    "PPPPP": "set.five_red",
    "ppppp": "set.five_black",
}


class Name(str):
    """A name as it stands alone or begins a sentence, such as "Red Chariot".

    ``inside`` is its form within a sentence, "red Chariot"; catalogs ask for it by
    ``{card:inside}``.
    """

    __slots__ = ("inside",)
    inside: str

    def __new__(cls, inside: str) -> Name:
        name = super().__new__(cls, inside[:1].upper() + inside[1:])
        name.inside = inside
        return name


def card_name(letter: str) -> Name:
    """The name of a card: ``"R"`` is *Xe đỏ*, Red Chariot."""
    return Name(tr_n(_card_key(letter), 1))


def rank_name(letter: str) -> str:
    """The name of a card's rank: ``"R"`` and ``"r"`` are *Xe*, Chariot."""
    return tr(f"rank.{_rank(letter)}")


def set_name(cards: str) -> Name:
    """The name of a set: ``"RR"`` is *Đôi Xe đỏ*; of other cards: *2 quân lẻ*, 2 loose cards."""
    if len(cards) == 1:
        return card_name(cards)
    if cards in _SETS:
        return Name(tr(_SETS[cards]))
    if len(cards) == 2 and cards[0] == cards[1]:
        return Name(tr("set.pair", cards=tr_n(_card_key(cards[0]), 2)))
    return Name(tr_n("set.loose", len(cards)))


def size_word(size: int) -> str:
    """The number of cards in a set as the mat says it, 1 to 5: *một, đôi, ba, tứ, ngũ*."""
    return tr(f"size.word_{size}")


def size_called(size: int) -> str:
    """The number as it is called out, 1 to 5: *ĐÔI*, a PAIR."""
    return tr(f"size.called_{size}")


def who_name(portrait: str) -> str:
    """The name of one of the family, by the id of the portrait, such as ``ba_noi``."""
    return tr(f"who.{portrait}")


def you() -> Name:
    """The player at this screen."""
    return Name(tr("who.you"))


def joined(names: Sequence[str]) -> str:
    """Names strung together: *An, Bình và Chi*. At least one is needed."""
    *before, last = names
    if not before:
        return last
    text = before[0]
    for name in before[1:]:
        text = tr("list.comma", names=text, last=name)
    return tr("list.and", names=text, last=last)


def signed(points: int) -> str:
    """Points with their sign, a real minus: ``+3``, ``0``, ``−2``."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def fraction(value: float, *, sign: bool = False) -> str:
    """A number to two places; with `sign` its plus is written, too: ``+4,20``, ``−0,08``."""
    text = f"{value:+.2f}" if sign else f"{value:.2f}"
    return text.replace("-", "−").replace(".", tr("number.decimal_mark"))


def _card_key(letter: str) -> str:
    colour = "red" if is_red(kind_of(letter)) else "black"
    return f"card.{colour}_{_rank(letter)}"


def _rank(letter: str) -> str:
    return RANKS[rank(kind_of(letter))]
