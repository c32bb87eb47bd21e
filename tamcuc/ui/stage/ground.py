"""What lies under everything: the floor, the mat with its ornament, and the evening's things."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect, Surface

from tamcuc.ui.kit import Atlas, Look
from tamcuc.ui.stage.decor import decor
from tamcuc.ui.stage.lamplight import Lamplight, Pool, lamp_at
from tamcuc.ui.stage.things import Laid

_CORNERS = ("mat/corner_low", "mat/corner_low_right")

_OUT, _OUT_OF_CORNER = 40, 66
"""How far blossom reaches out beyond the mat: with somebody at the side, and with cards there."""


class Ground:
    """The floor and the mat as one picture, drawn once for each size."""

    def __init__(self, look: Look) -> None:
        self._atlas = look.atlas
        self._lamplight = Lamplight(look)
        self._key: tuple[object, ...] = ()
        self._picture: Surface | None = None

    def draw(self, canvas: Surface, laid: Laid) -> None:
        """Draw what lies under this layout; decor only where the table leaves room."""
        free = tuple(tuple(each) for each in laid.free)
        key = (canvas.get_size(), tuple(laid.mat), tuple(laid.cloth), laid.deck.scale, free)
        if self._picture is None or key != self._key:
            self._picture, self._key = self._made(canvas, laid), key
        canvas.blit(self._picture, (0, 0))

    def _made(self, canvas: Surface, laid: Laid) -> Surface:
        picture, scale = Surface(canvas.get_size()).convert(canvas), laid.deck.scale
        self._tile(picture, "room/floor", picture.get_rect())
        self._mat(picture, laid)
        things = [
            (name, Rect(at, self._atlas.size(name, scale)))
            for name, at in decor(self._atlas, scale, laid.free)
        ]
        lamps = [lamp_at(place) for name, place in things if name == "room/lamp"]
        pools = [_over_the_mat(laid), *lamps]
        self._lamplight.fall(picture, pools)
        self._lamplight.shade(picture, Rect(0, laid.regions["bar"].bottom, laid.size[0], 2))
        for name, place in things:
            self._lamplight.place(picture, name, place, pools, scale)
        return picture

    def _mat(self, picture: Surface, laid: Laid) -> None:
        """One mat under play and hand; its near edge lies below the canvas."""
        atlas, cloth, scale = self._atlas, laid.cloth, laid.deck.scale
        picture.fill((79, 46, 30), cloth.move(2, 3))
        left, top, right, bottom = atlas.insets("mat/border")
        inner = Rect(cloth.x + left, cloth.y + top, cloth.w - left - right, cloth.h - top - bottom)
        atlas.draw_slice(picture, "mat/border", cloth)
        self._tile(picture, "mat/weave", inner)
        medallion = Rect((0, 0), atlas.size("mat/medallion", scale))
        medallion.center = (laid.mat.centerx, laid.mat.centery + top // 3)
        picture.set_clip(inner)
        atlas.draw(picture, "mat/medallion", medallion.topleft, scale)
        picture.set_clip(None)
        for name, at in _corners(atlas, inner.clip(picture.get_rect()), scale):
            atlas.draw(picture, name, at, scale)
        for name, at in branches(atlas, laid):
            atlas.draw(picture, name, at, scale)

    def _tile(self, picture: Surface, name: str, room: Rect) -> None:
        tile = self._atlas.sprite(name)
        width, height = tile.get_size()
        picture.set_clip(room)
        for y in range(room.top, room.bottom, height):
            for x in range(room.left, room.right, width):
                picture.blit(tile, (x, y))
        picture.set_clip(None)


def branches(atlas: Atlas, laid: Laid) -> Iterator[tuple[str, tuple[int, int]]]:
    """Peach blossom over the upper corners of the mat; shorter where cards lie in a corner."""
    mat, scale = laid.mat, laid.deck.scale
    out = (_OUT if "seat right" in laid.regions else _OUT_OF_CORNER) * scale
    y = mat.y - 10 * scale
    yield "room/branch_left", (mat.x - out, y)
    width, _ = atlas.size("room/branch_right", scale)
    yield "room/branch_right", (mat.right + out - width, y)


def _over_the_mat(laid: Laid) -> Pool:
    """The lamp that hangs over those who play: it lights their mat, and their hands a little."""
    width, height = laid.size
    middle = laid.mat.centerx, laid.mat.centery + height // 25
    return Pool(middle, (min(laid.mat.w * 0.5, width * 0.38), height * 0.58))


def _corners(atlas: Atlas, inner: Rect, scale: int) -> Iterator[tuple[str, tuple[int, int]]]:
    """The flowers of the lower corners; peach blossom hangs over the upper ones."""
    width, height = atlas.size(_CORNERS[0], scale)
    bottom = inner.bottom - height
    yield from zip(_CORNERS, ((inner.x, bottom), (inner.right - width, bottom)), strict=True)
