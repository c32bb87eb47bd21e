"""The ranks, from the highest to the lowest, on a strip of the mat; each card tells its place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect, Surface

from tamcuc.games.tam_cuc.cards import COPIES, LETTERS, RANKS, kind_of
from tamcuc.games.tam_cuc.sets import SETS
from tamcuc.i18n import names, tr, tr_n
from tamcuc.ui.kit import (
    At,
    Column,
    Label,
    Look,
    Row,
    ScrollView,
    Sized,
    Space,
    TextBox,
    Widget,
    walk,
)
from tamcuc.ui.kit.widgets.base import Size
from tamcuc.ui.kit.widgets.paragraph import Paragraph
from tamcuc.ui.kit.widgets.scroll import MARGIN
from tamcuc.ui.scenes.backdrop import Mat
from tamcuc.ui.scenes.card_face import CardFace, Print, sprite

HIGHEST_FIRST: Final = LETTERS[::-1]
"""All cards in their order: red before black inside a rank."""

_LEAST_EM: Final = 7
_MOST_EM: Final = 11
"""Between these widths stands what is told of a card, in lines of text, if beside the mat."""

_BETWEEN: Final = 8
_GAP: Final = 3


def ladder(look: Look, room: Size) -> Widget:
    """The ranks as large as the room allows; what does not fit at all scrolls."""
    width, height = room[0] - 2 * MARGIN, room[1] - 2 * MARGIN
    sizes: tuple[Print, ...] = ("large", "card")
    for size in sizes:
        shown = _ladder(look, size, width, 0.5)
        if shown.narrowest(look) <= width and shown.measure(look, width)[1] <= height:
            return ScrollView(shown, key="ladder")
    # The cards come first where not all can be seen at once.
    return ScrollView(_ladder(look, "card", width, 0), key="ladder")


def _ladder(look: Look, size: Print, width: int, y: float) -> Widget:
    steps = [_step(rank, size) for rank in reversed(range(len(RANKS)))]
    faces = [face for step in steps for face in walk(step) if isinstance(face, CardFace)]
    order = Row(
        Label(tr("rules.high"), colour="vermilion_dark"),
        Stroke(grow=1),
        Label(tr("rules.low"), colour="vermilion_dark"),
        gap=6,
    )
    cards = Column(order, Row(*steps, gap=4 if size == "large" else 8), gap=1)
    mat = Mat(At(cards, y=y), border="mat/strip", grow=1)
    told = Column(
        Told(faces),
        Space(height=4, grow=1),
        Label(tr("rules.ladder_note")),
        Label(tr("rules.ladder_three"), style="small", colour="ink_soft"),
        gap=3,
    )
    beside = width - mat.narrowest(look) - _BETWEEN
    if beside < _LEAST_EM * look.em:
        return Column(mat, told, gap=_BETWEEN)
    room = min(beside, _MOST_EM * look.em)
    return Row(mat, Sized(told, max_width=room), gap=_BETWEEN, across="stretch")


def _step(rank: int, size: Print) -> Widget:
    """A rank: its red card above its black one."""
    faces = [CardFace(LETTERS[2 * rank + red], size, asked=True) for red in (1, 0)]
    return At(Column(*faces, gap=2), grow=0)


class Stroke(Widget):
    """A stroke of the brush that points to the right."""

    def measure(self, look: Look, width: int) -> Size:
        across, down = look.atlas.size("page/order")
        return min(across, width), down

    def draw(self, canvas: Surface, look: Look) -> None:
        stroke = Rect(self.rect.x, 0, self.rect.w, look.atlas.size("page/order")[1])
        stroke.centery = self.rect.centery + 1
        look.atlas.draw_slice(canvas, "page/order", stroke)


class Told(Widget):
    """What is to be said of the card that is pointed at, else of the one with the focus."""

    def __init__(self, faces: Sequence[CardFace]) -> None:
        super().__init__()
        self._faces = faces

    def measure(self, look: Look, width: int) -> Size:
        """As large as what is said of any of them, so that nothing moves."""
        sizes = [self._size(look, width, face.letter) for face in self._faces]
        return max(w for w, _ in sizes), max(h for _, h in sizes)

    def narrowest(self, look: Look) -> int:
        said = (part for face in self._faces for part, _ in _said(face.letter))
        return max(part.narrowest(look) for part in said)

    def draw(self, canvas: Surface, look: Look) -> None:
        for part, colour, room in self._placed(look):
            part.draw(canvas, look, room, colour)
        y = self._below(look)
        across, down = _chip_step(look)
        for cards in _sets_with(self._letter()):
            for n, letter in enumerate(cards):
                at = (self.rect.x + n * across, y)
                look.atlas.draw(canvas, sprite(letter, "chip"), at, look.icon_scale)
            y += down

    def texts(self, look: Look) -> Iterator[TextBox]:
        for part, _, room in self._placed(look):
            yield part.box(look, room)

    def _letter(self) -> str:
        asked = [face for face in self._faces if face.hovered]
        asked += [face for face in self._faces if face.focused]
        return asked[0].letter if asked else self._faces[0].letter

    def _placed(self, look: Look) -> Iterator[tuple[Paragraph, str, Rect]]:
        y = self.rect.y
        for part, colour in _said(self._letter()):
            height = part.measure(look, self.rect.w)[1]
            yield part, colour, Rect(self.rect.x, y, self.rect.w, height)
            y += height

    def _below(self, look: Look) -> int:
        """Where the sets begin, below the words."""
        *_, (_, _, last) = self._placed(look)
        return last.bottom + _GAP

    @staticmethod
    def _size(look: Look, width: int, letter: str) -> Size:
        words = [part.measure(look, width) for part, _ in _said(letter)]
        across, down = _chip_step(look)
        sets = _sets_with(letter)
        widths = [w for w, _ in words] + [across * len(cards) for cards in sets]
        return max(widths), sum(h for _, h in words) + _GAP + down * len(sets)


def _chip_step(look: Look) -> Size:
    """From a chip to the next one, and from a row of them to the next."""
    width, height = look.atlas.size(sprite("K", "chip"), look.icon_scale)
    return width + look.icon_scale, height + 2 * look.icon_scale


def _sets_with(letter: str) -> list[str]:
    """The sets of several cards that a card belongs to, the smallest first."""
    return [text for text in SETS if letter in text and len(text) > 1]


def _said(letter: str) -> list[tuple[Paragraph, str]]:
    """A card's name, its place in the order and how many there are, each with its colour."""
    kind = kind_of(letter)
    return [
        (Paragraph(names.card_name(letter), "head"), "vermilion_dark" if kind & 1 else "ink"),
        (Paragraph(_place(letter)), "ink"),
        (Paragraph(tr_n("rules.in_the_deck", COPIES[kind]), "small"), "ink_soft"),
        (Paragraph(tr("rules.in_sets"), "small"), "ink_soft"),
    ]


def _place(letter: str) -> str:
    at = HIGHEST_FIRST.index(letter)
    if at == 0:
        return tr("rules.highest")
    if at == len(HIGHEST_FIRST) - 1:
        return tr("rules.lowest")
    above, below = HIGHEST_FIRST[at - 1], HIGHEST_FIRST[at + 1]
    return tr("rules.between", above=names.card_name(above), below=names.card_name(below))
