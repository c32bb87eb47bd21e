"""The evening of Tết that the title shows: sky, hills, the lit house, and the mat in front."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from pygame import Rect, Surface

from tamcuc.ui.kit import Atlas, Look
from tamcuc.ui.scenes.backdrop import draw_mat, tile

Spot = tuple[str, tuple[int, int]]
"""A sprite and where its upper left corner lies."""

STEP_MS = 160
"""The scene moves in steps of this length: quiet, and next to no work."""

_STARS: Final = (
    (22, 60), (60, 24), (118, 12), (150, 98), (36, 120), (204, 8), (300, 118), (336, 12),
    (380, 106), (250, 128), (438, 20), (330, 150), (20, 180), (288, 170), (470, 90), (12, 8),
    (520, 176), (604, 190), (410, 170), (560, 8), (230, 200), (384, 60), (90, 208), (180, 150),
)  # fmt: skip
_CLOUDS: Final = (("title/cloud_2", 0.06), ("title/cloud_1", 0.42), ("title/cloud_3", 0.62))
"""Scrolls of cloud, and where in the width of the sky each begins."""

_FAN: Final = ("red_horse", "black_cannon", "red_general", "black_general", "red_chariot",
               "black_soldier")  # fmt: skip
_RISE: Final = (0, 6, 10, 10, 6, 0)
_FIREWORKS: Final = (
    ("gold", 0.42, 0.30, 0),
    ("peach", 0.86, 0.02, 9),
    ("indigo", 0.05, 0.62, 17),
    ("peach", 0.20, 0.02, 13),
    ("gold", 0.76, 0.66, 21),
)
"""Colour, place in the free sky (0 to 1 both ways), and the step at which it first goes up."""

_LOW_SKY: Final = 160
"""In a sky lower than this there is room for three fireworks only."""

_NEIGHBOURS: Final = (
    ("title/areca", 58, 43),
    ("title/areca", 112, 39),
    ("title/areca", 120, 46),
    ("title/hut_tiled", 148, 21),
    ("title/hut", 100, 24),
    ("title/rick", 64, 19),
)
"""What stands beyond the pond: how far left of the house, and how high above the yard."""

_POND: Final = 76
"""How far the boat goes on the pond."""

_BOAT_STEPS: Final = 6
"""Steps that the boat takes for one pixel."""

_BOAT_AT_REST: Final = _BOAT_STEPS * 20

_NEXT_HOUSES: Final = 206
"""In a broad window the village goes on after so many pixels."""

_ROUND: Final = 26
"""Steps from one burst of a firework to its next."""

_PETALS: Final = ((0.30, 0), (0.52, 37), (0.66, 71), (0.78, 18), (0.90, 55), (0.97, 90))
"""Place in the width and start of each falling petal."""

_FALL: Final = 110
"""Steps that a petal takes to the mat."""


class Night:
    """Draws the scene for any canvas: pieces keep to their edges, the sky takes what is left."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._still: tuple[Surface, Rect] | None = None

    def draw(self, canvas: Surface, menu: Rect, step: int | None) -> None:
        """Draw it as it is after so many steps; None is the scene at rest.

        Nothing is put where the menu would hide half of it.
        """
        if self._still is None or not self._fits(*self._still, canvas, menu):
            self._still = self._drawn(canvas, menu), Rect(menu)
        canvas.blit(self._still[0], (0, 0))
        room, atlas = canvas.get_rect(), self._look.atlas
        afloat = beside(menu, atlas, [boat(room, step)])
        for name, at in (*afloat, *_moving(self._look, room, step)):
            atlas.draw(canvas, name, at)

    @staticmethod
    def _fits(still: Surface, drawn_for: Rect, canvas: Surface, menu: Rect) -> bool:
        return still.get_size() == canvas.get_size() and drawn_for == menu

    def _drawn(self, canvas: Surface, menu: Rect) -> Surface:
        picture = Surface(canvas.get_size()).convert(canvas)
        room, atlas = picture.get_rect(), self._look.atlas
        draw_sky(picture, self._look, yard_top(room))
        yard = atlas.size("title/yard")[1]
        tile(picture, atlas, "title/yard", Rect(0, yard_top(room), room.w, yard))
        for name, at in (*beside(menu, atlas, village(room)), *_house(room)):
            atlas.draw(picture, name, at)
        mat = Rect(-24, mat_top(room), -(-(room.w + 48) // 8) * 8, room.h)
        picture.fill(self._look.palette["ink"], (0, mat.y - 2, room.w, 2))
        draw_mat(picture, atlas, mat)
        for name, at in beside(menu, atlas, [*_feast(room), *_fan(room)]):
            atlas.draw(picture, name, at)
        return picture


def draw_sky(picture: Surface, look: Look, ground: int) -> None:
    """Paint the night from the top down to the row where the ground begins: stars and hills."""
    atlas, palette, room = look.atlas, look.palette, picture.get_rect()
    dusk = room.h * 3 // 8
    picture.fill(palette["night"])
    edge = atlas.size("title/sky")[1]
    tile(picture, atlas, "title/sky", Rect(0, dusk - edge, room.w, edge))
    picture.fill(palette["night_light"], (0, dusk, room.w, ground - dusk))
    for name, at in (*_stars(room, ground), *_clouds(atlas, room, dusk)):
        atlas.draw(picture, name, at)
    hills = atlas.size("title/hills")[1]
    tile(picture, atlas, "title/hills", Rect(-60, ground - hills + 4, room.w + 60, hills))


def mat_top(room: Rect) -> int:
    """The row where the mat begins: taller windows see a little more of it."""
    return room.h - 68 - (room.h - 360) // 4


def yard_top(room: Rect) -> int:
    """The row where the yard begins."""
    return mat_top(room) - 38


def beside(menu: Rect, atlas: Atlas, spots: Iterable[Spot]) -> Iterator[Spot]:
    """Those of the spots that the menu leaves free."""
    near = menu.inflate(8, 2)
    return (spot for spot in spots if not near.colliderect(Rect(spot[1], atlas.size(spot[0]))))


def _stars(room: Rect, ground: int) -> Iterator[Spot]:
    for number, (x, y) in enumerate(_STARS):
        name = "title/star" if number % 3 == 0 else "title/star_small"
        yield name, (x * room.w // 640, y * ground // 254)


def _clouds(atlas: Atlas, room: Rect, foot: int) -> Iterator[Spot]:
    """Clouds that grow out of the lighter sky and hide what stars are behind them."""
    for name, across in _CLOUDS:
        yield name, (int(room.w * across), foot - atlas.size(name)[1])


def village(room: Rect) -> Iterator[Spot]:
    """Neighbours across the pond, and lanterns on lines from the pole towards the menu."""
    ground, right = yard_top(room), room.w - 250
    for left in range(right - 151, 0, -150):
        yield "title/festoon", (left, ground - 70)
    for name, across, up in _NEIGHBOURS:
        for left in range(right - across, 0, -_NEXT_HOUSES):
            yield name, (left, ground - up)
    yield "title/pond", (right - 152, ground - 9)
    yield "title/net", (right - 40, ground - 25)
    yield "title/rick", (16, ground - 11)


def _house(room: Rect) -> Iterator[Spot]:
    ground = yard_top(room) + 8
    left = room.w - 250
    yield "title/neu", (left - 34, ground - 170)
    yield "title/glow", (left + 26, ground)
    yield "title/house", (left, ground - 133)
    yield "room/kumquat", (left - 6, ground - 27)
    yield "room/kumquat", (left + 206, ground - 27)
    yield "title/branch", (room.w - 270, 0)


def _feast(room: Rect) -> Iterator[Spot]:
    top = mat_top(room) + (room.h - mat_top(room)) // 2
    middle = room.w * 5 // 8
    yield "title/rooster", (middle - 330, top - 24)
    yield "room/banh_chung", (middle - 240, top - 20)
    yield "room/envelope", (middle - 262, top + 8)
    yield "room/tea", (room.w - 96, top - 24)
    if room.w > 800:
        yield "room/fruit", (room.w - 150, top - 8)


def _fan(room: Rect) -> Iterator[Spot]:
    left, top = room.w * 5 // 8 - 125, mat_top(room) - 14 + (room.h - 360) // 8
    for number, (card, rise) in enumerate(zip(_FAN, _RISE, strict=True)):
        at = (left + 42 * number, top - rise)
        yield "card/shadow_mat", (at[0] + 2, at[1] + 3)
        yield f"card/{card}", at


def _moving(look: Look, room: Rect, step: int | None) -> Iterator[Spot]:
    sky = Rect(216, 112, room.w - 216 - 290, yard_top(room) - 112 - 60)
    yield from fireworks(look, sky, step)
    if step is not None:
        yield from petals(room, mat_top(room) + 20, step)


def boat(room: Rect, step: int | None) -> Spot:
    """The boat, slowly along the pond and slowly back."""
    along = (_BOAT_AT_REST if step is None else step) // _BOAT_STEPS % (2 * _POND)
    return "title/boat", (room.w - 394 + min(along, 2 * _POND - along), yard_top(room) - 14)


def fireworks(look: Look, sky: Rect, step: int | None) -> Iterator[Spot]:
    """What is seen of the fireworks in this part of the sky after so many steps."""
    for colour, x, y, start in _FIREWORKS[: 3 if sky.h < _LOW_SKY else None]:
        frame = 2 if step is None else _frame((step - start) % _ROUND)
        if frame is not None:
            name = f"title/firework_{colour}_{frame}"
            width, height = look.atlas.size(name)
            middle = (sky.x + int(sky.w * x), sky.y + int(sky.h * y) + 30)
            yield name, (middle[0] - width // 2, middle[1] - height // 2)


def _frame(since: int) -> int | None:
    """Which picture of a firework is seen so many steps after it burst."""
    return next((n for n, last in ((1, 1), (2, 4), (3, 6)) if since <= last), None)


def petals(room: Rect, depth: int, step: int) -> Iterator[Spot]:
    """Petals of peach blossom on their way down to this row."""
    for part, start in _PETALS:
        age = (step + start) % _FALL
        sway = (0, 1, 2, 2, 1, 0, -1, -1)[age // 2 % 8]
        yield (
            "title/petal",
            (int(room.w * part) - age // 2 + sway, 40 + age * (depth - 40) // _FALL),
        )
