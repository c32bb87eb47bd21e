"""What lies under the menus: the floor of the house in the evening, and the mat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import Rect, Surface

from tamcuc.ui.kit import Around, Atlas, Look, Space, Widget, walk
from tamcuc.ui.stage.lamplight import Lamplight, Pool, lamp_at

_REACH: Final = {"mat/border": (0.56, 0.7), "mat/strip": (0.78, 0.95)}
"""How far the light on a mat reaches, in parts of it; on a strip one reads up to the edge."""


def draw_floor(canvas: Surface, atlas: Atlas) -> None:
    """Lay the floor with boards, from the middle so that both sides are alike."""
    width = atlas.size("room/floor")[0]
    left = (canvas.get_width() // 2) % width - width
    tile(canvas, atlas, "room/floor", Rect(left, 0, canvas.get_width() - left, canvas.get_height()))


def draw_mat(canvas: Surface, atlas: Atlas, mat: Rect, border: str = "mat/border") -> None:
    """Roll out the mat; the part of it that lies outside the canvas is simply not seen."""
    left, top, right, bottom = atlas.insets(border)
    atlas.draw_slice(canvas, border, mat)
    inner = Rect(mat.x + left, mat.y + top, mat.w - left - right, mat.h - top - bottom)
    tile(canvas, atlas, "mat/weave", inner)


def tile(canvas: Surface, atlas: Atlas, name: str, room: Rect) -> None:
    """Fill a rectangle with a sprite, again and again from its upper left corner."""
    picture = atlas.sprite(name)
    outer = canvas.get_clip()
    canvas.set_clip(room.clip(outer))
    for y in range(room.top, room.bottom, picture.get_height()):
        for x in range(room.left, room.right, picture.get_width()):
            canvas.blit(picture, (x, y))
    canvas.set_clip(outer)


class Mat(Around):
    """The mat by lamplight as the place of a widget.

    Ornaments are printed where nothing lies on them. Its picture is kept while nothing moves.
    """

    def __init__(self, child: Widget, *, border: str = "mat/border", grow: int = 0) -> None:
        super().__init__(child, grow=grow)
        self._border = border
        self._lit: tuple[tuple[Rect, ...], Surface] | None = None

    def pad(self, look: Look) -> tuple[int, int, int, int]:
        left, top, right, bottom = look.atlas.insets(self._border)
        return left + 4, top + 3, right + 4, bottom + 3

    def draw(self, canvas: Surface, look: Look) -> None:
        seen = self.rect.clip(canvas.get_clip())
        covered = self._covered()
        key = (self.rect, seen, *covered)
        if self._lit is None or self._lit[0] != key:
            self._roll_out(canvas, look, covered)
            mat, middle = canvas.subsurface(seen), self.rect.move(-seen.x, -seen.y).center
            across, down = _REACH[self._border]
            pool = Pool(middle, (self.rect.w * across, self.rect.h * down))
            Lamplight(look).fall(mat, [pool])
            self._lit = tuple(Rect(each) for each in key), mat.copy()
        canvas.blit(self._lit[1], seen)
        super().draw(canvas, look)

    def _roll_out(self, canvas: Surface, look: Look, covered: list[Rect]) -> None:
        draw_mat(canvas, look.atlas, self.rect, self._border)
        for name, place in self._ornaments(look.atlas):
            if place.collidelist(covered) == -1:
                canvas.blit(look.atlas.sprite(name), place)

    def _ornaments(self, atlas: Atlas) -> Iterator[tuple[str, Rect]]:
        inner = self.child.rect.inflate(8, 6)
        medallion = Rect((0, 0), atlas.size("mat/medallion"))
        medallion.center = inner.center
        yield "mat/medallion", medallion
        size = Rect((0, 0), atlas.size("mat/corner"))
        right, bottom = inner.right - size.w, inner.bottom - size.h
        yield "mat/corner", size.move(inner.topleft)
        yield "mat/corner_right", size.move(right, inner.y)
        yield "mat/corner_low", size.move(inner.x, bottom)
        yield "mat/corner_low_right", size.move(right, bottom)

    def _covered(self) -> list[Rect]:
        return [widget.rect for widget in walk(self.child) if not _is_empty(widget)]


def _is_empty(widget: Widget) -> bool:
    return bool(widget.children) or isinstance(widget, Space)


class Backdrop:
    """The floor by lamplight, and the evening's things on it beside a sheet of paper."""

    def __init__(self, look: Look) -> None:
        self._atlas = look.atlas
        self._lamplight = Lamplight(look)
        self._picture: Surface | None = None
        self._sheet = Rect(0, 0, 0, 0)

    def draw(self, canvas: Surface, sheet: Rect) -> None:
        """Draw it under a sheet that lies here; it is made once for each size and sheet."""
        kept = self._picture
        if kept is None or kept.get_size() != canvas.get_size() or sheet != self._sheet:
            kept = self._picture = self._made(canvas, sheet)
            self._sheet = Rect(sheet)
        canvas.blit(kept, (0, 0))

    def _made(self, canvas: Surface, sheet: Rect) -> Surface:
        picture = canvas.copy()
        draw_floor(picture, self._atlas)
        things = list(_things(picture.get_rect(), self._atlas, sheet))
        lamps = [lamp_at(place) for name, place in things if name == "room/lamp"]
        pools = [Pool(sheet.center, (sheet.w * 0.66, sheet.h * 0.66)), *lamps]
        self._lamplight.fall(picture, pools)
        for name, place in things:
            self._lamplight.place(picture, name, place, pools)
        return picture


def _things(room: Rect, atlas: Atlas, sheet: Rect) -> Iterator[tuple[str, Rect]]:
    """Where the evening's things lie beside a sheet, as far as there is room."""
    left = Rect(0, 0, sheet.left, room.h)
    right = Rect(sheet.right, 0, room.w - sheet.right, room.h)
    for strip, things in ((left, _LEFT), (right, _RIGHT)):
        for name, part in things:
            place = Rect((0, 0), atlas.size(name))
            place.center = strip.centerx, round(strip.h * part)
            if strip.inflate(-12, -8).contains(place):
                yield name, place


_LEFT: Final = (("room/fan", 0.12), ("room/cat", 0.42), ("room/peach_tree", 0.80))
_RIGHT: Final = (("room/lamp", 0.18), ("room/banh_chung", 0.54), ("room/tea", 0.88))
"""Things and how far down they lie; they are seen from above, as is the floor."""
