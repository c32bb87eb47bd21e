"""One scene over another: what lies below is drawn again only when something there changed."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from .scene import Scene


class Layers:
    """Draws the visible scenes, and keeps the picture of what lies under the top one.

    A sheet whose numbers roll, or whose buttons light up, costs the sheet alone.
    """

    def __init__(self) -> None:
        self._below: Surface | None = None
        self._scenes: list[Scene] = []

    def draw(self, canvas: Surface, scenes: Sequence[Scene]) -> None:
        """Draw these, the lowest first; none of them is stale any more."""
        *below, top = scenes
        if below:
            self._lay(canvas, list(scenes))
        else:
            self._below, self._scenes = None, []
        _draw(canvas, top)

    def _lay(self, canvas: Surface, scenes: list[Scene]) -> None:
        below = scenes[:-1]
        kept = self._below
        moved = scenes != self._scenes or any(scene.stale for scene in below)
        if kept is not None and not moved and kept.get_size() == canvas.get_size():
            canvas.blit(kept, (0, 0))
            return
        for scene, above in zip(below, scenes[1:], strict=True):
            _draw(canvas, scene)
            above.cover(canvas)
        self._below, self._scenes = canvas.copy(), scenes


def _draw(canvas: Surface, scene: Scene) -> None:
    scene.stale = False
    scene.draw(canvas)
