"""What lies under the menus: the floor of the house, and the mat."""

from __future__ import annotations

from pygame import Rect, Surface

from tamcuc.ui.kit import Around, Atlas, Look, Widget


def draw_floor(canvas: Surface, atlas: Atlas) -> None:
    """Lay the floor with boards, from the middle so that both sides are alike."""
    width = atlas.size("room/floor")[0]
    left = (canvas.get_width() // 2) % width - width
    tile(canvas, atlas, "room/floor", Rect(left, 0, canvas.get_width() - left, canvas.get_height()))


def draw_mat(canvas: Surface, atlas: Atlas, mat: Rect) -> None:
    """Roll out the mat; the part of it that lies outside the canvas is simply not seen."""
    left, top, right, bottom = atlas.insets("mat/border")
    atlas.draw_slice(canvas, "mat/border", mat)
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
    """The mat as the place of a widget, its edge around it."""

    def __init__(self, child: Widget, *, grow: int = 0) -> None:
        super().__init__(child, grow=grow)

    def pad(self, look: Look) -> tuple[int, int, int, int]:
        left, top, right, bottom = look.atlas.insets("mat/border")
        return left + 4, top + 3, right + 4, bottom + 3

    def draw(self, canvas: Surface, look: Look) -> None:
        draw_mat(canvas, look.atlas, self.rect)
        super().draw(canvas, look)
