"""Draws a layout: ground, frames, words, pieces, buttons, and whatever is on its way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from pygame import Rect, Surface, transform

from tamcuc.ui.kit import Look
from tamcuc.ui.stage.banner import draw as draw_banner
from tamcuc.ui.stage.ground import Ground
from tamcuc.ui.stage.show import Seen
from tamcuc.ui.stage.things import (
    EDGE_ON,
    Button,
    Deck,
    Key,
    Label,
    Laid,
    Moving,
    Parts,
    Piece,
    Slab,
)

_FADED: Final = (
    ("vermilion", "grey_light"),
    ("ink", "grey_light"),
)
"""How the chip of a set is drawn that may not be played now, and of a rank that is not in play."""


_UPRIGHT: Final = ("portrait", "token", "ladder")
"""First parts of the keys of what does not lie on the mat."""


@dataclass(frozen=True, slots=True)
class _Hands:
    """What the keyboard has the focus on, the pointer is over, and holds down."""

    focus: str | Key | None
    over: str | None
    down: str | None


class Beside(Protocol):
    """What else is drawn: below everything that lies on the mat, and above all that lies still."""

    def below(self, canvas: Surface, laid: Laid) -> None:
        """Draw on the bare mat."""
        ...

    def above(self, canvas: Surface, laid: Laid) -> None:
        """Draw over the pieces, under what is on its way."""
        ...


class Board:
    """The mat's painter. It keeps pictures, never facts."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._ground = Ground(look)

    def draw(
        self,
        canvas: Surface,
        seen: Seen,
        focus: str | Key | None = None,
        over: str | None = None,
        down: str | None = None,
        beside: Beside | None = None,
    ) -> None:
        """Draw one moment of a show, with what the keyboard and the pointer are on."""
        laid, hands = seen.laid, _Hands(focus, over, down)
        self._ground.draw(canvas, laid)
        if beside is not None:
            beside.below(canvas, laid)
        for slot in laid.slots:
            self._slot(canvas, laid.deck, slot)
        for lying in (True, False):
            self._pieces(canvas, seen, focus, lying=lying)
        for label in laid.labels:
            self._label(canvas, seen, label)
        for button in laid.buttons:
            self._button(canvas, button, hands)
        if beside is not None:
            beside.above(canvas, laid)
        for each in seen.moving:
            if not _is_card(each):
                self.draw_moving(canvas, each)
        if laid.sheet is not None:
            self._sheet(canvas, laid.sheet, hands)
        if seen.banner is not None:
            draw_banner(canvas, self._look, laid, seen.banner)

    def _pieces(self, canvas: Surface, seen: Seen, focus: str | Key | None, *, lying: bool) -> None:
        """Cards `lying` on the mat and those on their way over them; else who sits round it.

        So no card ever hides a face, a name or what the ribbon says.
        """
        for slab in seen.laid.slabs:
            if slab.low == lying:
                self._slab(canvas, slab)
        for piece in seen.laid.pieces:
            if (piece.key[0] not in _UPRIGHT) == lying and piece.key not in seen.away:
                there = replace(piece, at=seen.places.get(piece.key, piece.at))
                self._piece(canvas, there, focused=piece.key == focus)
        for each in seen.moving:
            if lying and _is_card(each):
                self.draw_moving(canvas, each)

    def _sheet(self, canvas: Surface, sheet: Parts, hands: _Hands) -> None:
        for slab in sheet.slabs:
            self._slab(canvas, slab)
        for piece in sheet.pieces:
            self._piece(canvas, piece)
        for label in sheet.labels:
            draw_label(canvas, label)
        for button in sheet.buttons:
            self._button(canvas, button, hands)

    def _slot(self, canvas: Surface, deck: Deck, slot: Rect) -> None:
        """An empty place on the mat: a card is asked for here."""
        self._look.atlas.draw(canvas, deck.part("slot"), slot.topleft, deck.scale)

    def _label(self, canvas: Surface, seen: Seen, label: Label) -> None:
        """Words on their plate; a number counts what lies there now, and is gone at none."""
        if label.tallies:
            label = replace(label, lines=seen.tally(label.tallies))
        if label.plate and label.lines:
            self._look.atlas.draw_slice(canvas, label.plate, label.box)
        draw_label(canvas, label)

    def _slab(self, canvas: Surface, slab: Slab) -> None:
        self._look.atlas.draw_slice(canvas, slab.sprite, slab.box, slab.scale)

    def _piece(self, canvas: Surface, piece: Piece, *, focused: bool = False) -> None:
        atlas, scale = self._look.atlas, piece.scale
        for name in piece.under:
            at = (piece.at[0] + 2 * scale, piece.at[1] + 2 * scale)
            atlas.draw(canvas, name, at, scale)
        if piece.faded:
            canvas.blit(atlas.variant(piece.sprite, _FADED, scale), piece.at)
        else:
            atlas.draw(canvas, piece.sprite, piece.at, scale)
        marks = (*piece.marks, f"{family(piece.sprite)}/focus") if focused else piece.marks
        self._marks(canvas, marks, piece.box, scale)

    def _marks(self, canvas: Surface, marks: Sequence[str], on: Rect, scale: int) -> None:
        """What is drawn centred on a piece."""
        for name in marks:
            box = Rect((0, 0), self._look.atlas.size(name, scale))
            box.center = on.center
            self._look.atlas.draw(canvas, name, box.topleft, scale)

    def draw_moving(self, canvas: Surface, moving: Moving) -> None:
        """A picture on its way, as narrow as it is turned, on its shadow."""
        atlas, scale = self._look.atlas, moving.scale
        if family(moving.sprite) in ("card", "large"):
            shadow = atlas.sprite(f"{family(moving.sprite)}/shadow", scale)
            at = (moving.at[0] + 3 * scale, moving.at[1] + 3 * scale)
            canvas.blit(_narrowed(shadow, moving.width), at)
        picture = atlas.sprite(moving.sprite, scale)
        if moving.width is not None and moving.width <= EDGE_ON * scale:
            edge = Rect(moving.at, (moving.width, picture.get_height()))
            canvas.fill(self._look.palette["ink"], edge)
            canvas.fill(self._look.palette["diep"], edge.inflate(-2 * scale, -2 * scale))
            return
        canvas.blit(_narrowed(picture, moving.width), moving.at)
        self._marks(canvas, moving.marks, picture.get_rect(topleft=moving.at), scale)

    def _button(self, canvas: Surface, button: Button, hands: _Hands) -> None:
        atlas = self._look.atlas
        if button.kind == "icon":
            self._icon(canvas, button, over=button.name == hands.over)
        elif button.kind != "row":
            state = _state(button, hands)
            atlas.draw_slice(canvas, f"ui/button/{button.kind}_{state}", button.box)
            if button.label is not None:
                draw_label(canvas, button.label, 1 if state == "down" else 0)
        if button.name == hands.focus:
            atlas.draw_slice(canvas, "ui/focus", button.box.inflate(6, 6))

    def _icon(self, canvas: Surface, button: Button, *, over: bool) -> None:
        atlas = self._look.atlas
        width = atlas.size(button.icon)[0]
        scale = max(1, button.box.w // width)
        box = Rect((0, 0), atlas.size(button.icon, scale))
        box.center = button.box.center
        if button.name.startswith("set "):
            faded = () if button.on else _FADED
            canvas.blit(atlas.variant(button.icon, faded, scale), box.topleft)
            return
        light = "gamboge_light" if over else "diep"
        pale = atlas.variant(button.icon, (("ink", light), ("ink_soft", light)))
        canvas.blit(transform.scale_by(pale, scale), box.topleft)


def _is_card(moving: Moving) -> bool:
    """Whether it is a card or a stack of them: a token or a tile is carried above everything."""
    return family(moving.sprite) not in ("token", "tile")


def _narrowed(picture: Surface, width: int | None) -> Surface:
    if width is None:
        return picture
    return transform.scale(picture, (max(1, width), picture.get_height()))


def family(sprite: str) -> str:
    """Which set of cards a sprite belongs to: `card` for a washed out one, too."""
    return sprite.split("/")[0].removesuffix("_grey")


def _state(button: Button, hands: _Hands) -> str:
    if not button.on:
        return "off"
    if button.name == hands.down:
        return "down"
    return "over" if button.name == hands.over else "rest"


def draw_label(canvas: Surface, label: Label, sunk: int = 0) -> None:
    """Draw the lines of a label in its box, in the middle of its height."""
    letters = label.letters
    y = label.box.y + (label.box.h - len(label.lines) * letters.line) // 2 + sunk
    for line in label.lines:
        width = letters.width(line)
        x = label.box.x
        if label.align == "centre":
            x += (label.box.w - width) // 2
        elif label.align == "right":
            x = label.box.right - width
        letters.draw(canvas, line, (x, y), label.colour)
        y += letters.line
