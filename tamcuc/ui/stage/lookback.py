"""The last round once more: what was shown, who hid, and who won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from tamcuc.games.tam_cuc.view import MatchView, Round
from tamcuc.i18n.words import tr
from tamcuc.ui.stage.fit import Lettering
from tamcuc.ui.stage.panels import PAD, panel, panel_head
from tamcuc.ui.stage.things import SMALL, Label, Parts, Piece, Slab, kind_name

_GAP: Final = 8
_ROW: Final = 2
_CARDS: Final = 5
"""The most cards that a set has."""


def last_round(view: MatchView) -> Round | None:
    """The round to look back at, if one of this hand is over."""
    rounds = view.hand.rounds if view.hand else ()
    return rounds[-1] if rounds else None


def place_round(lettering: Lettering, view: MatchView, names: Sequence[str], room: Rect) -> Parts:
    """A sheet in the middle of the room, seats in the order of their turns."""
    sheet = Parts()
    last = last_round(view)
    if last is None:
        return sheet
    letters = lettering.type("text")
    names_w = max(letters.width(name) for name in names)
    cards_w = _CARDS * (SMALL[0] + 1)
    row_h = max(SMALL[1] + 2, letters.line) + _ROW
    width = max(names_w + _GAP + cards_w + 2 * PAD + 8, letters.width(_title()) + 4 * PAD)
    height = panel_head(letters) + view.setup.seats * row_h + PAD
    box = Rect(0, 0, width, height)
    box.center = room.center
    box.y = max(room.y, box.y)
    sheet.regions["sheet"] = box
    y = panel(sheet, letters, box, _title())
    for n in range(view.setup.seats):
        seat = (last.house + n) % view.setup.seats
        row = Rect(box.x + PAD, y, box.w - 2 * PAD, row_h - _ROW)
        if seat == last.winner:
            sheet.slabs.append(Slab(row, "ui/lit"))
        name = Rect(row.x + 4, row.y, names_w, row.h)
        sheet.labels.append(Label(name, (names[seat],), letters, "ink", "left"))
        _cards(sheet, lettering, last, seat, Rect(name.right + _GAP, row.y, cards_w, row.h))
        y += row_h
    return sheet


def _title() -> str:
    return tr("table.last_round")


def _cards(sheet: Parts, lettering: Lettering, last: Round, seat: int, room: Rect) -> None:
    """The set that a seat showed, or that it hid."""
    shown = dict(last.shown).get(seat)
    if shown is None:
        letters = lettering.type("small")
        sheet.labels.append(Label(room, (tr("table.hid"),), letters, "ink_soft", "left"))
        return
    for n, letter in enumerate(shown):
        at = (room.x + n * (SMALL[0] + 1), room.y + (room.h - SMALL[1]) // 2)
        sheet.pieces.append(Piece(("seen", seat, n), at, SMALL, f"small/{kind_name(letter)}"))
