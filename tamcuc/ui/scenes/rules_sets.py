"""The sets on a strip of the mat, each beside one that it beats, and what a kết is worth."""

from __future__ import annotations

from typing import Final

from tamcuc.games.tam_cuc.rules import HOUSE
from tamcuc.i18n import tr
from tamcuc.ui.kit import (
    At,
    Column,
    Flow,
    Label,
    Look,
    Picture,
    Row,
    ScrollView,
    Widget,
)
from tamcuc.ui.kit.widgets.base import Size
from tamcuc.ui.kit.widgets.scroll import MARGIN
from tamcuc.ui.scenes.backdrop import Mat
from tamcuc.ui.scenes.card_face import Print, row

EXAMPLES: Final = (
    ("set_kind.single", ("e", "C")),
    ("set_kind.pair", ("hh", "PP")),
    ("set_kind.triple", ("kae", "RCH")),
    ("set_kind.four", ("PPPP", "pppp")),
    ("set_kind.five", ("PPPPP",)),
)
"""Each size of sets, by a set and one that it only just beats."""

_SEATS: Final = 4
"""The points told are those of the table that most people sit at."""


def sets(look: Look, room: Size) -> Widget:
    """All sizes of sets, the cards as large as the room allows; the rest scrolls."""
    prints: tuple[Print, ...] = ("large", "card")
    for size in prints:
        shown = _sets(look, size)
        if shown.measure(look, room[0] - 2 * MARGIN)[1] <= room[1] - 2 * MARGIN:
            break
    return ScrollView(shown, key="sets")


def _sets(look: Look, size: Print) -> Widget:
    cells = [_set(key, examples, size) for key, examples in EXAMPLES]
    mat = Mat(At(Flow(*cells, gap=10, along="centre")), border="mat/strip", grow=1)
    note = Label(tr("rules.sets_note"), align="centre")
    return Column(mat, note, _worth(look), gap=3)


def compared(examples: tuple[str, ...], size: Print) -> list[Widget]:
    """Sets, the higher before the lower, with the mark of beating between them."""
    parts: list[Widget] = []
    for cards in examples:
        if parts:
            parts.append(Picture("page/beats"))
        parts.append(row(cards, size))
    return parts


def _set(key: str, examples: tuple[str, ...], size: Print) -> Widget:
    return Column(
        Label(tr(key), align="centre"),
        At(Row(*compared(examples, size), gap=4), grow=0),
        gap=1,
    )


def _worth(look: Look) -> Widget:
    """What a kết and a đè are worth, each after its seal."""
    worth = HOUSE[_SEATS].amounts
    ket = tr("rules.ket_points", two=worth.ket_doi, three=worth.ket_ba, black=worth.ket_tot_den)
    scale = look.icon_scale
    return Flow(
        Row(Picture("seal/ket", scale=scale), Label(ket), gap=5),
        Row(Picture("seal/de", scale=scale), Label(tr("rules.de_points", de=worth.de)), gap=5),
        gap=16,
        along="centre",
    )
