"""How much room what belongs to a seat takes: its block, its plate, its cards, one's own corner."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from tamcuc.ui.stage.fit import Lettering, Letters
from tamcuc.ui.stage.plates import Company, narrowest_plate, plate_height, plate_width, whole
from tamcuc.ui.stage.things import MINI, PORTRAIT, SMALL, Deck

EDGE: Final = 4
GAP: Final = 2
LAY_EDGE: Final = 3
"""Least distance of a lay from the edge of the mat; it may lie on the border."""
SEAT_EDGE: Final = 10
"""Distance of the seat above from the edge of the mat."""
MAT_EDGE: Final = 14
"""Width of the mat's border bands."""
TOKEN_OUT: Final = 20
"""How far the token of the house stands out beside a portrait."""
OUT_ROWS: Final = 14
"""Rows under a block at the side for the smallest stack of cards out of play."""
WON_STEP: Final = 12
"""Rows of a won card that show above the row over it."""
_TRAY_RIM: Final = 7
_OWN_LINES: Final = 3
"""Lines that one's own name may take."""
_OWN_NAME: Final = 80
"""How wide one's own corner may be for a long word in one's name alone."""


def block_width(deck: Deck, letters: Letters, names: tuple[str, ...], inner: int) -> int:
    """Width of a seat's block: its portrait and a token, or its plate if that is wider.

    Four of them and a narrow lay go side by side in the mat (`inner` wide).
    """
    widest = max((plate_width(letters, name) for name in names), default=0)
    limit = min(max(72, 7 * letters.line), (inner - 2 * deck.step - 6 * EDGE) // 4)
    return max((PORTRAIT + TOKEN_OUT) * deck.scale, min(widest, limit))


def won_height(scale: int, rows: int) -> int:
    """Height of so many rows of won cards that overlap."""
    return (SMALL[1] + (rows - 1) * WON_STEP) * scale


def plate_rows(
    lettering: Lettering, style: str, names: tuple[str, ...], block: int, mat: Rect, deck: Deck
) -> int:
    """One line, or two where a name asks for them and the mat has room below and above.

    Only of four does one sit above where another lays.
    """
    letters, scale = lettering.type(style), deck.scale
    one, two = plate_height(letters), plate_height(letters, 2)
    if all(whole(lettering, style, name, (block, one)) for name in names):
        return one
    backs = max(MINI[1] * scale, lettering.type("small").line)
    person = PORTRAIT * scale + two + GAP
    beside = person + backs + GAP + won_height(scale, 2)
    above = SEAT_EDGE + person + deck.height + LAY_EDGE
    if len(names) == 3 and above > mat.h:
        return one
    return two if beside <= mat.h - MAT_EDGE - EDGE else one


def own_size(
    lettering: Lettering, style: str, company: Company, deck: Deck, least: int, free: int
) -> tuple[int, int]:
    """Portrait and plate of one's own: as wide as the name asks where so much is `free`."""
    letters = lettering.type(style)
    narrow = min(narrowest_plate(lettering, style, company.own), _OWN_NAME * deck.scale)
    width = max(least, narrow, min(free, plate_width(letters, company.own)))
    heights = [plate_height(letters, lines) for lines in range(1, _OWN_LINES + 1)]
    fitting = (h for h in heights if whole(lettering, style, company.own, (width, h)))
    return width, PORTRAIT * deck.scale + next(fitting, heights[-1])


def tray_rows(seats: int) -> int:
    """Rows of one's own won cards on their tray: of nine cards three by three, of eight two."""
    return 3 if seats == 3 else 2


def tray_size(seats: int, dealt: int, scale: int) -> tuple[int, int]:
    """The tray on which as many cards as one is dealt lie side by side."""
    rows = tray_rows(seats)
    columns = -(-dealt // rows)
    width = (columns * (SMALL[0] + 1) - 1 + 2 * _TRAY_RIM) * scale
    return width, (rows * (SMALL[1] + 1) - 1 + 2 * _TRAY_RIM) * scale


def tray_room(tray: Rect, scale: int) -> Rect:
    """Where cards lie on the tray: within its rim."""
    return tray.inflate(-2 * _TRAY_RIM * scale, -2 * _TRAY_RIM * scale)
