"""The moment of a ket or a de: silk unrolled over the empty hand, with who made it and by what."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface

from tamcuc.ui.kit import Look, ease_out, overshoot
from tamcuc.ui.stage.fit import Letters, fitted
from tamcuc.ui.stage.things import DECKS, PORTRAIT, Banner, Deck, Laid, Point

UNROLLED_MS: Final = 240
LAID_MS: Final = 420
"""When the cards lie on the silk: they fall on it, and on the set that they beat."""

_THROWN_FROM: Final = 30
"""How far above its place a set begins to fall."""
_UNDER: Final = 16
"""How far the beaten set of a de stands out left of and above the one on it."""
_GAP: Final = 6
_OUT: Final = (8, 4)
"""How far the seal stands out right of and below the portrait."""
_APART: Final = 4
_BESIDE: Final = ("seat you", "ladder", "sets")
"""What may stand beside the silk, by its region."""
_LEAST_WORDS: Final = 150
"""Width that is kept for words, in pixels of small pictures, before cards grow."""
_LARGEST: Final = 3
"""How many times the letters are enlarged where they have room."""
_GILT: Final = (("vermilion", "gamboge"), ("vermilion_dark", "gamboge_dark"), ("diep", "wood_dark"))
"""The seal is gold on red silk."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where everything on the silk goes, and which cards it is drawn with."""

    silk: Rect
    face: Rect
    seal: Rect
    words: Rect
    cards: Rect
    deck: Deck


def place(laid: Laid) -> Rect:
    """Where the silk lies: from the ribbon down, beside one's own person; no seat is hidden.

    Where nobody sits beside it and no panel hangs there, it is as wide as the canvas.
    """
    top, bottom = laid.regions["ribbon"].y, laid.size[1] - 4
    band = Rect(_APART, top, laid.size[0] - 2 * _APART, bottom - top)
    beside = (laid.regions[name] for name in _BESIDE if name in laid.regions)
    if any(each.colliderect(band) for each in beside):
        band.x, band.w = laid.mat.x, laid.mat.w
    for own in (laid.regions["seat you"], *_own_won(laid)):
        if own.colliderect(band) and own.x < band.centerx:
            band.w -= own.right + _APART - band.x
            band.x = own.right + _APART
    return band


def _own_won(laid: Laid) -> Iterator[Rect]:
    """One's own won cards where they lie beside the hand."""
    below = laid.regions["ribbon"].y
    return (piece.box for piece in laid.pieces if piece.key[0] == "won" and piece.box.y >= below)


def arranged(look: Look, laid: Laid, banner: Banner) -> Places:
    """The portrait at the left, the cards at the right, the words in all that is between."""
    silk = place(laid).inflate(-look.atlas.size("banner/rod")[0], -4)
    left, top, right, bottom = look.atlas.insets("banner/silk")
    room = Rect(silk.x + left, silk.y + top, silk.w - left - right, silk.h - top - bottom)
    scale = laid.deck.scale
    side = 2 * PORTRAIT * scale
    face = Rect(room.x, room.centery - side // 2, side, side)
    seal = Rect((0, 0), look.atlas.size(banner.seal, scale))
    seal.bottomright = face.right + _OUT[0] * scale, face.bottom + _OUT[1] * scale
    deck, size = _deck(banner, room, side)
    cards = Rect((0, 0), size)
    cards.midright = room.midright
    words = Rect(seal.right + _GAP, room.y, cards.x - seal.right - 2 * _GAP, room.h)
    return Places(silk, face, seal, words, cards, deck)


def draw(canvas: Surface, look: Look, laid: Laid, banner: Banner) -> None:
    """Draw it as it is now."""
    band = place(laid)
    rod = look.atlas.size("banner/rod")[0]
    part = ease_out(min(1.0, banner.ms / UNROLLED_MS))
    seen = Rect(0, band.y, max(2 * rod, round(band.w * part / 2) * 2), band.h)
    seen.centerx = band.centerx
    outer = canvas.get_clip()
    canvas.set_clip(seen.inflate(-rod, 0).clip(outer))
    _draw_silk(canvas, look, arranged(look, laid, banner), banner, laid.deck.scale)
    canvas.set_clip(outer)
    for left in (seen.x, seen.right - rod):
        look.atlas.draw_slice(canvas, "banner/rod", Rect(left, band.y, rod, band.h))


def _draw_silk(canvas: Surface, look: Look, on: Places, banner: Banner, scale: int) -> None:
    look.atlas.draw_slice(canvas, "banner/silk", on.silk)
    look.atlas.draw(canvas, f"portrait_twice/{banner.portrait}", on.face.topleft, scale)
    canvas.blit(look.atlas.variant(banner.seal, _GILT, scale), on.seal)
    _draw_words(canvas, look, banner.words, on.words)
    for sprite, at in (*_beaten(on, banner), *_best(on, banner)):
        shadow = at[0] + 2 * on.deck.scale, at[1] + 2 * on.deck.scale
        look.atlas.draw(canvas, on.deck.part("shadow"), shadow, on.deck.scale)
        look.atlas.draw(canvas, sprite, at, on.deck.scale)


def _draw_words(canvas: Surface, look: Look, text: str, room: Rect) -> None:
    letters = _letters(look, text, room)
    lines = letters.balance(text, room.w).lines
    y = room.centery - len(lines) * letters.line // 2
    for line in lines:
        at = (room.centerx - letters.width(line) // 2, y)
        letters.draw(canvas, line, (at[0] + 1, at[1] + 1), "vermilion_dark")
        letters.draw(canvas, line, at, "shell")
        y += letters.line


def _letters(look: Look, text: str, room: Rect) -> Letters:
    """The largest letters in which the words fit unbroken between portrait and cards."""
    for scale in range(_LARGEST, 0, -1):
        letters = look.fixed("title", scale)
        lines = letters.wrap(text, room.w).lines
        if letters.widest_word(text) <= room.w and len(lines) * letters.line <= room.h:
            return letters
    return fitted(look, text, "title", room.size)[0]


def _deck(banner: Banner, room: Rect, side: int) -> tuple[Deck, Point]:
    """The largest cards that leave the words their room, and the room that they take."""
    for deck in DECKS:
        wide, high = _size(deck, banner)
        if high <= room.h and wide + side + 3 * _GAP + _LEAST_WORDS * deck.scale <= room.w:
            break
    return deck, (wide, high)


def _size(deck: Deck, banner: Banner) -> Point:
    if not banner.cards:
        return 0, 0
    under = _UNDER * deck.scale if banner.beaten else 0
    return deck.step * (len(banner.cards) - 1) + deck.width + under, deck.height + under


def _beaten(on: Places, banner: Banner) -> Iterator[tuple[str, Point]]:
    for number, letter in enumerate(banner.beaten):
        yield on.deck.beaten(letter), (on.cards.x + number * on.deck.step, on.cards.y)


def _best(on: Places, banner: Banner) -> Iterator[tuple[str, Point]]:
    """The set that was made, falling on the silk."""
    if banner.ms < UNROLLED_MS:
        return
    part = min(1.0, (banner.ms - UNROLLED_MS) / (LAID_MS - UNROLLED_MS))
    above = round(_THROWN_FROM * (1 - overshoot(part)))
    left = on.cards.x + (_UNDER * on.deck.scale if banner.beaten else 0)
    for number, letter in enumerate(banner.cards):
        yield (
            on.deck.face(letter),
            (left + number * on.deck.step, on.cards.bottom - on.deck.height - above),
        )
