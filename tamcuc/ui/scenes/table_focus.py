"""Moving the focus over the table by keys: rows of buttons, sets, own cards, actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from tamcuc.ui.stage.things import Button, Key, Laid

Focus = str | Key
"""A button by its name, or an own card by its key."""

GUARDED = ("act", "show", "hide")
"""Buttons that answer a prompt."""

ACTIONS = (*GUARDED, "lower")


@dataclass(frozen=True, slots=True)
class Target:
    """Something that the focus can be on."""

    focus: Focus
    box: Rect


def rows(laid: Laid) -> list[list[Target]]:
    """Everything that keys can reach, row by row from the top; no row is empty."""
    buttons = laid.every_button
    actions = [b for b in buttons if b.name in ACTIONS]
    sets = [b for b in buttons if b.name.startswith("set ")]
    icons = [b for b in buttons if b not in actions and b not in sets]
    cards = [Target(piece.key, piece.box) for piece in laid.hand]
    found = [_across(icons), _across(sets), cards, _across(actions)]
    return [row for row in found if row]


def _across(buttons: Sequence[Button]) -> list[Target]:
    order = sorted(buttons, key=lambda b: (b.box.x, b.box.y))
    return [Target(b.name, b.box) for b in order]


def find(laid: Laid, focus: Focus | None) -> Target | None:
    """The target of the focus, if it is there."""
    every = (target for row in rows(laid) for target in row)
    return next((target for target in every if target.focus == focus), None)


def moved(laid: Laid, focus: Focus | None, key: str, *, back: bool = False) -> Focus | None:
    """Where the focus goes from here by an arrow or Tab (`back` with Shift)."""
    table = rows(laid)
    place = _place(table, focus)
    if place is None:
        return _first(laid, table, key)
    row, column = place
    if key == "tab":
        every = [target for each in table for target in each]
        at = every.index(table[row][column])
        return every[(at + (-1 if back else 1)) % len(every)].focus
    if key in ("left", "right"):
        step = 1 if key == "right" else -1
        return table[row][(column + step) % len(table[row])].focus
    goal = row + (1 if key == "down" else -1)
    if not 0 <= goal < len(table):
        return focus
    return _entered(laid, table[goal], table[row][column].box).focus


def _place(table: list[list[Target]], focus: Focus | None) -> tuple[int, int] | None:
    for r, row in enumerate(table):
        for c, target in enumerate(row):
            if target.focus == focus:
                return r, c
    return None


def _first(laid: Laid, table: list[list[Target]], key: str) -> Focus | None:
    if laid.hand and key != "down":
        return laid.hand[-1 if key == "left" else 0].key
    return table[-1][0].focus if table else None


def _entered(laid: Laid, row: list[Target], box: Rect) -> Target:
    """Where one comes into a row: at a button that answers, else straight above or below."""
    focus = answering(laid)
    if any(target.focus == focus for target in row):
        return next(target for target in row if target.focus == focus)
    return min(row, key=lambda target: abs(target.box.centerx - box.centerx))


def answering(laid: Laid) -> str | None:
    """The button that answers the prompt: the first that may be pressed, else the first."""
    buttons = [button for button in laid.buttons if button.name in GUARDED]
    on = [button.name for button in buttons if button.on]
    return next(iter([*on, *(button.name for button in buttons)]), None)


def card_at(laid: Laid, pos: tuple[int, int]) -> Key | None:
    """The own card under the pointer: the one that lies uppermost.

    What a raised card left free below it is still that card, so that a double click stays on it.
    """
    floor = max((piece.box.bottom for piece in laid.hand), default=0)
    for piece in reversed(laid.hand):
        box = piece.box
        box.h = max(box.h, floor - box.y)
        if box.collidepoint(pos):
            return piece.key
    return None


def raisable_at(laid: Laid, pos: tuple[int, int]) -> Key | None:
    """The own card under the pointer, while cards are asked for."""
    if laid.button("act") is None or laid.sheet is not None or button_at(laid, pos) is not None:
        return None
    return card_at(laid, pos)


def button_at(laid: Laid, pos: tuple[int, int]) -> Button | None:
    """The button under the pointer; an open sheet hides what lies under it."""
    if laid.sheet is not None:
        button = _under(laid.sheet.buttons, pos)
        if button is not None or laid.sheet.regions["sheet"].collidepoint(pos):
            return button
    return _under(laid.buttons, pos)


def _under(buttons: Sequence[Button], pos: tuple[int, int]) -> Button | None:
    """The button whose box this is in, else the one whose reach it is in."""
    inside = [button for button in buttons if button.box.collidepoint(pos)]
    near = [button for button in buttons if button.reach and button.reach.collidepoint(pos)]
    return next(iter(inside + near), None)
