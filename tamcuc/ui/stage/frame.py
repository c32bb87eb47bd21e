"""The parts of a canvas on which a match is played."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from tamcuc.ui.stage.measures import EDGE, MAT_EDGE
from tamcuc.ui.stage.things import Deck


@dataclass(frozen=True, slots=True)
class Frame:
    """The parts of the canvas; `ladder` and `sets` are None while they are folded away."""

    size: tuple[int, int]
    seats: int
    deck: Deck
    """Cards on the mat."""
    held: Deck
    """Cards in the hand."""
    bar: Rect
    mat: Rect
    ribbon: Rect
    own: Rect
    """One's own portrait and plate."""
    on_mat: bool
    """Whether they are left of one's own lay, and not beside the hand."""
    tray: Rect | None
    """Tray of one's own won cards; None where they lie on the mat."""
    hand: Rect
    actions: Rect
    ladder: Rect | None
    sets: Rect | None
    block: int
    """Width of what belongs to one seat."""
    style: str
    """Style of words in bar, ribbon and buttons."""
    plate_style: str
    """Style of names and points."""
    plate_h: int
    """Height of a plate of another seat."""
    panel_style: str
    """Style of words in ladder and sets."""

    @property
    def folded(self) -> bool:
        """Whether ladder and sets have no room beside the mat."""
        return self.ladder is None

    @property
    def scale(self) -> int:
        """How much portraits, small cards and ornament are enlarged."""
        return self.deck.scale

    @property
    def middle(self) -> int:
        """The column in whose middle hand, ribbon and buttons stand: the mat's own."""
        return self.mat.centerx

    @property
    def cloth(self) -> Rect:
        """The whole mat as it is woven: on under the hand, to beyond the lower edge."""
        return Rect(self.mat.x, self.mat.y, self.mat.w, self.size[1] + MAT_EDGE - self.mat.y)

    @property
    def inner(self) -> Rect:
        """The part of the mat that is played on; it has no border below."""
        mat = self.mat
        return Rect(
            mat.x + MAT_EDGE, mat.y + MAT_EDGE, mat.w - 2 * MAT_EDGE, mat.h - MAT_EDGE - EDGE
        )

    @property
    def zone(self) -> int:
        """Width that a lay may take: three lie side by side, and persons beside the one above."""
        inner = self.inner.w
        third = (inner - 2 * self.block - 2 * EDGE) // 3 - EDGE
        beside_sides = inner - 4 * self.block - 6 * EDGE
        alone = inner - 2 * self.block - 48 * self.scale - 6 * EDGE
        room = {2: alone, 3: third}.get(self.seats, min(third, beside_sides))
        return min(room, 5 * self.deck.step)
