"""Words and pictures that do nothing."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect, Surface

from tamcuc.ui.kit.look import Look

from .base import Size, TextBox, Widget
from .paragraph import Align, Paragraph


class Label(Widget):
    """Text that wraps to its width. `ellipsis` keeps it on one line and cuts it instead."""

    def __init__(
        self,
        text: str,
        *,
        style: str = "text",
        colour: str = "ink",
        align: Align = "left",
        icon: str = "",
        ellipsis: bool = False,
        key: str = "",
        grow: int = 0,
        tip: str = "",
    ) -> None:
        super().__init__(key=key, grow=grow, tip=tip)
        self.paragraph = Paragraph(text, style, align, icon, ellipsis)
        self.colour = colour

    def measure(self, look: Look, width: int) -> Size:
        return self.paragraph.measure(look, width)

    def narrowest(self, look: Look) -> int:
        return self.paragraph.narrowest(look)

    def draw(self, canvas: Surface, look: Look) -> None:
        self.paragraph.draw(canvas, look, self.rect, self.colour)

    def texts(self, look: Look) -> Iterator[TextBox]:
        if self.paragraph.text:
            yield self.paragraph.box(look, self.rect)


class Picture(Widget):
    """A sprite in the middle of its place, enlarged a whole number of times."""

    def __init__(self, sprite: str, *, scale: int = 1, key: str = "", grow: int = 0) -> None:
        super().__init__(key=key, grow=grow)
        self.sprite = sprite
        self.scale = scale

    def measure(self, look: Look, width: int) -> Size:  # noqa: ARG002 - pictures do not bend
        return look.atlas.size(self.sprite, self.scale)

    def draw(self, canvas: Surface, look: Look) -> None:
        picture = look.atlas.sprite(self.sprite, self.scale)
        canvas.blit(picture, picture.get_rect(center=self.rect.center))


class Line(Widget):
    """A thin printed line that separates, as wide as its place."""

    def measure(self, look: Look, width: int) -> Size:  # noqa: ARG002 - it is stretched
        return look.atlas.size("ui/rule")

    def draw(self, canvas: Surface, look: Look) -> None:
        height = look.atlas.size("ui/rule")[1]
        line = Rect(self.rect.x, self.rect.centery - height // 2, self.rect.w, height)
        look.atlas.draw_slice(canvas, "ui/rule", line)
