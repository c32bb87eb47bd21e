"""The rank ladder and the list of sets; the sets that the hand holds are lit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from tamcuc.games.tam_cuc import cards, sets
from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.i18n.names import rank_name
from tamcuc.i18n.words import tr
from tamcuc.ui.stage.fit import Lettering, Letters
from tamcuc.ui.stage.things import Button, Label, Parts, Piece, Slab, kind_name

CHIP: Final = 15
PAD: Final = 5
_GAP: Final = 4
_ROW: Final = 2
_HEAD: Final = 5
"""Rows of a panel's head beside its words: most of them the seam below."""
_ROD: Final = 5
"""Rows of the rod at the head and the foot of a leaf; it stands out by two at each side."""
STRUCK: Final = (35, 7)
"""Size of the stroke through a rank that is not in play."""
FOOT: Final = (53, 9)
"""Size of the ornament at the foot of a leaf."""
_RANKS: Final = "KAERCHP"

_KINDS: Final = (
    ("single", "single", ""),
    ("pair", "pair", ""),
    ("triple_generals", "triple", "Kk"),
    ("triple_chariots", "triple", "Rr"),
    ("four", "sons", "4"),
    ("five", "sons", "5"),
)
"""Rows of the list: catalog key, form, and which of the form belong to the row."""


@dataclass(frozen=True, slots=True)
class SetRow:
    """A line of the list and the sets of it that the hand holds."""

    key: str
    held: tuple[str, ...]
    over: frozenset[str] = frozenset()
    """Those of them that the ceiling of the first round forbids."""
    exists: bool = True
    """Whether the whole deck holds one."""

    @property
    def words(self) -> str:
        """What the line says."""
        return tr(f"set_short.{self.key}")

    @property
    def best(self) -> str | None:
        """The strongest that may be called; None if there is none."""
        return next((text for text in self.held if text not in self.over), None)


def set_rows(view: MatchView) -> tuple[SetRow, ...]:
    """The list of sets with those that the own hand holds, strongest first."""
    hand = cards.parse(view.hand.own_hand) if view.hand else 0
    allowed = view.setup.terms().sets
    held = [made for made in sets.sets_in(hand) if made.text in allowed]
    over = frozenset(made.text for made in held if _over_ceiling(view, made))
    deck = sets.sets_in(cards.parse(view.setup.terms().deck))
    return tuple(
        SetRow(
            key,
            tuple(m.text for m in held if m.form == form and _in_row(m, which)),
            over,
            any(m.form == form and _in_row(m, which) for m in deck if m.text in allowed),
        )
        for key, form, which in _KINDS
    )


def _over_ceiling(view: MatchView, made: sets.CardSet) -> bool:
    ceiling = view.hand.ceiling if view.hand else None
    return ceiling is not None and cards.highest(made.cards) > cards.kind_of(ceiling)


def _in_row(made: sets.CardSet, which: str) -> bool:
    if made.form == "triple":
        return made.text[0] in which
    return which in ("", str(made.size))


def ladder_size(lettering: Lettering, style: str) -> tuple[int, int]:
    """Room that the ladder asks for in letters of this style."""
    letters, small = lettering.type(style), lettering.type("small")
    names = max(letters.width(rank_name(letter)) for letter in _RANKS)
    head = letters.width(tr("table.ladder"))
    width = max(2 * CHIP + 1 + _GAP + names, head) + 2 * PAD + 2
    width = max(width, small.widest_word(tr("table.ladder_note")) + 2 * PAD + 2)
    note = small.wrap(tr("table.ladder_note"), width - 2 * PAD).lines
    rows = len(_RANKS) * _row(letters)
    return width, panel_head(letters) + rows + len(note) * small.line + PAD + 2


def sets_size(lettering: Lettering, style: str, view: MatchView) -> tuple[int, int]:
    """Room that the list of sets asks for, whatever the hand holds."""
    letters = lettering.type(style)
    words = [SetRow(key, ()).words for key, _, _ in _KINDS]
    width = max(
        132 if view.setup.seats == 2 else 84,
        max(letters.widest_word(each) for each in words) + 2 * PAD + 8,
    )
    width = max(width, letters.width(tr("table.sets")) + 2 * PAD + 4)
    height = panel_head(letters) + PAD + 2
    for (_, form, _), each in zip(_KINDS, words, strict=True):
        room = Rect(0, 0, width - 2 * PAD, 0)
        height += _flow(letters, room, each, _most(form, view.setup.seats)).height + _ROW
    return width, height


def _most(form: str, seats: int) -> int:
    """How many sets of a form a row is ready to show (more make the row grow into its slack)."""
    if form == "single":
        return 0
    if form == "pair":
        return 7 if seats == 2 else 4
    return 2 if form == "triple" or seats == 2 else 1


def place_ladder(
    parts: Parts, lettering: Lettering, style: str, box: Rect, view: MatchView
) -> None:
    """Add the ladder; ranks that are not in play are greyed and struck out."""
    letters, small = lettering.type(style), lettering.type("small")
    y = panel(parts, letters, box, tr("table.ladder"))
    deck = view.setup.terms().deck
    for letter in _RANKS:
        height = _row(letters)
        _chips(parts, Rect(box.x + PAD, y, 2 * CHIP + 1, height), letter, deck)
        x = box.x + PAD + 2 * CHIP + 1 + _GAP
        words = Rect(x, y, box.right - PAD - x, height)
        colour = "ink" if letter in deck or letter.lower() in deck else "ink_soft"
        parts.labels.append(Label(words, (rank_name(letter),), letters, colour, "left"))
        y += height
    note = small.wrap(tr("table.ladder_note"), box.w - 2 * PAD).lines
    at_note = Rect(box.x + PAD, y + 1, box.w - 2 * PAD, len(note) * small.line)
    parts.labels.append(Label(at_note, note, small, "vermilion_dark", "left"))


def _chips(parts: Parts, row: Rect, letter: str, deck: str) -> None:
    """Both chips of a rank; one stroke of ink goes through those that nobody is dealt."""
    top = row.y + (row.h - CHIP) // 2
    out = letter not in deck and letter.lower() not in deck
    for n, each in enumerate((letter, letter.lower())):
        at, key = (row.x + n * (CHIP + 1), top), ("ladder", each)
        chip = f"chip/{kind_name(each)}"
        parts.pieces.append(Piece(key, at, (CHIP, CHIP), chip, faded=out))
    if out:
        at = (row.x - (STRUCK[0] - row.w) // 2, top + (CHIP - STRUCK[1]) // 2)
        parts.pieces.append(Piece(("ladder", "struck", letter), at, STRUCK, "ui/struck"))


def place_sets(parts: Parts, lettering: Lettering, style: str, box: Rect, view: MatchView) -> None:
    """Add the list of sets: a line raises the strongest of its sets, a chip its own."""
    letters = lettering.type(style)
    y = panel(parts, letters, box, tr("table.sets"))
    for row in set_rows(view):
        y = _set_row(parts, letters, Rect(box.x + PAD, y, box.w - 2 * PAD, 0), row) + _ROW
    _foot(parts, Rect(box.x, y, box.w, box.bottom - _ROD - y))


def _set_row(parts: Parts, letters: Letters, room: Rect, row: SetRow) -> int:
    """One line of the list; the row below it."""
    held = row.held if row.key != "single" else ()
    flow = _flow(letters, room, row.words, len(held))
    lit = Rect(room.x, room.y, room.w, flow.height)
    if row.best:
        parts.slabs.append(Slab(lit, "ui/lit"))
    colour = "ink" if row.best else "ink_soft"
    words = Rect(room.x + 4, room.y, room.w - 8, len(flow.lines) * letters.line)
    parts.labels.append(Label(words, flow.lines, letters, colour, "left"))
    if not row.exists:
        _strike(parts, row.key, letters, flow.lines, words)
    if row.best and not held:
        parts.buttons.append(Button(f"set {row.best}", lit, "row"))
    for text, at in zip(held, flow.chips, strict=True):
        box = Rect(*at, CHIP, CHIP)
        icon, reach = f"chip/{kind_name(text[0])}", lit if text == (row.best or held[0]) else None
        on = text not in row.over
        parts.buttons.append(Button(f"set {text}", box, "icon", icon=icon, on=on, reach=reach))
    return lit.bottom


def _strike(parts: Parts, key: str, letters: Letters, lines: tuple[str, ...], words: Rect) -> None:
    """A stroke through the middle of each line."""
    for n, line in enumerate(lines):
        long, top = (
            letters.width(line),
            words.y + n * letters.line + (letters.line - STRUCK[1]) // 2,
        )
        at = (words.x + (long - STRUCK[0]) // 2, top)
        parts.pieces.append(Piece(("ladder", "struck", f"{key} {n}"), at, STRUCK, "ui/struck"))


@dataclass(frozen=True, slots=True)
class _Flow:
    """Words with chips after them, continued below where the line is full."""

    lines: tuple[str, ...]
    chips: tuple[tuple[int, int], ...]
    height: int


def _flow(letters: Letters, room: Rect, words: str, chips: int) -> _Flow:
    lines = letters.wrap(words, room.w - 8).lines
    height = max(letters.line, CHIP + 1)
    y = room.y + (len(lines) - 1) * letters.line
    x = room.x + 4 + letters.width(lines[-1]) + 5
    right = room.right - 3
    spots = []
    for _ in range(chips):
        if x + CHIP > right:
            x, y = room.x + 4, y + height
        spots.append((x, y + (height - CHIP) // 2))
        x += CHIP + 1
    return _Flow(lines, tuple(spots), y + height - room.y + 1)


def panel(parts: Parts, letters: Letters, box: Rect, title: str) -> int:
    """A leaf between two rods, and its head; the row where its first line begins."""
    parts.slabs.append(Slab(box.move(2, 4), "ui/shadow"))
    parts.slabs.append(Slab(box, "ui/leaf"))
    head = Rect(box.x + 2, box.y + 2, box.w - 4, letters.line + _HEAD)
    parts.slabs.append(Slab(head, "ui/panel_head"))
    for y in (box.y - 2, box.bottom - 3):
        parts.slabs.append(Slab(Rect(box.x - 2, y, box.w + 4, _ROD), "ui/rod"))
    words = Rect(head.x + 2, head.y, head.w - 4, letters.line)
    parts.labels.append(Label(words, (title,), letters, "shell"))
    return head.bottom + PAD - 2


def _foot(parts: Parts, free: Rect) -> None:
    """An ornament where a leaf's foot is empty."""
    ornament = Rect((0, 0), FOOT)
    ornament.midbottom = free.centerx, free.bottom - 3
    if free.h >= FOOT[1] + 6 and free.w >= FOOT[0] + 2 * PAD:
        parts.slabs.append(Slab(ornament, "ui/foot"))


def panel_head(letters: Letters) -> int:
    """Rows that the head of a panel takes, to where its first line begins."""
    return letters.line + _HEAD + PAD


def _row(letters: Letters) -> int:
    return max(letters.line, CHIP) + 1
