"""The whole rules laid out: headings, paragraphs, lists, tables, and a table of contents."""

from __future__ import annotations

from collections.abc import Callable

from tamcuc.i18n import tr
from tamcuc.i18n.pages import Block, Bullets, Cards, Heading, Paragraph, Pictures, rules_page
from tamcuc.i18n.pages import Table as Rows
from tamcuc.ui.kit import (
    Around,
    At,
    Column,
    Flow,
    Framed,
    Label,
    ListRow,
    ListView,
    Look,
    Outcome,
    Pad,
    Picture,
    Pop,
    PrintSheet,
    Row,
    Screen,
    ScrollView,
    Sized,
    Widget,
)
from tamcuc.ui.scenes.ledger import Ledger
from tamcuc.ui.scenes.ornament import Stitches
from tamcuc.ui.scenes.rules_sets import compared

WIDEST_LINE_EM = 28
"""Lines longer than this, in heights of a line, tire the eye."""

CONTENTS_EM = 11
GAP = 8
BESIDE = GAP + 20
"""What the gap beside the contents and the scroll bar take of the width, in pixels."""


class RulesPage:
    """Builds the page; remembers where the chapters came to lie, for the table of contents."""

    def __init__(self) -> None:
        self._view = ScrollView(Column())
        self._contents = contents(self.go_to)
        self._chapters: list[Widget] = []
        self._seen_from = 0

    @staticmethod
    def roomy(look: Look, width: int) -> bool:
        """Whether there is room for the contents beside the page."""
        return width >= look.em * (CONTENTS_EM + 18)

    def build(self, look: Look, width: int) -> Widget:
        """The page, with its contents beside it if there is room."""
        self._chapters = []
        text = Column(*(self._shown(block, look) for block in rules_page()), gap=4)
        widest = look.em * WIDEST_LINE_EM
        if self.roomy(look, width):
            widest = min(widest, width - look.em * CONTENTS_EM - BESIDE)
        bounded = Sized(Pad(text, 4, 2), max_width=widest)
        self._view = ScrollView(bounded, key="whole")
        if not self.roomy(look, width):
            return self._view
        self._contents = contents(self.go_to)
        side = Column(
            Label(tr("rules.contents"), style="small", colour="ink_soft"),
            ScrollView(self._contents, key="contents_view"),
            gap=1,
        )
        beside = Sized(side, max_width=look.em * CONTENTS_EM)
        return Row(beside, self._view, gap=GAP, across="stretch", grow=1)

    def go_to(self, number: int) -> None:
        """Scroll to a chapter."""
        top = self._chapters[number].rect.y - self._view.rect.y
        self._view.scroll_to(self._view.offset + top - 2)
        self._seen_from = self._view.offset

    def turn(self, key: str, line: int) -> None:
        """Turn the page by a page key; `line` is seen again. Other keys turn nothing."""
        step = {"pageup": -1, "pagedown": 1}.get(key, 0)
        self._view.scroll_to(self._view.offset + step * (self._view.rect.h - 2 * line))

    def follow(self) -> None:
        """Mark the chapter that is read in the contents, if the page has been scrolled."""
        if self._view.offset == self._seen_from:
            return
        self._seen_from = self._view.offset
        begun = self._view.rect.top + self._view.rect.h // 3
        read = sum(chapter.rect.top <= begun for chapter in self._chapters)
        self._contents.index = max(0, read - 1)

    def _shown(self, block: Block, look: Look) -> Widget:
        match block:
            case Heading():
                return self._heading(block, look)
            case Paragraph(text):
                return Label(text)
            case Bullets(items):
                return Column(*map(_item, items), gap=3)
            case Cards(groups):
                return _cards(groups)
            case Pictures(names):
                return _pictures(names)
            case Rows():
                return _table(block)

    def _heading(self, heading: Heading, look: Look) -> Widget:
        if heading.level == 3:
            return Around(Label(heading.text, colour="vermilion_dark"), pad=(0, 4, 0, 0))
        label = Label(heading.text, style="head", colour="vermilion_dark")
        if heading.level == 1:
            return At(label, grow=0)
        number = Label(str(len(self._chapters) + 1), colour="shell", align="centre")
        seal = Sized(Framed(number, "page/seal", padding=0), min_width=look.em + 6)
        line = Row(seal, label, Stitches(grow=1), gap=6)
        self._chapters.append(line)
        return Around(line, pad=(0, 12, 0, 3))


def contents(picked: Callable[[int], Outcome]) -> ListView:
    """The titles of the chapters to pick from."""
    blocks = rules_page()
    titles = [b.text for b in blocks if isinstance(b, Heading) and b.level == 2]
    return ListView([ListRow(title) for title in titles], picked, key="contents")


class ContentsScene(Screen):
    """The table of contents above the page; closes with Pop(number of the chapter or None)."""

    overlay = True

    def build(self) -> Widget:
        titles = ScrollView(contents(Pop), key="contents_view")
        return At(PrintSheet(titles, head=tr("rules.contents")), pad=4)


def _item(text: str) -> Widget:
    mark = Around(Picture("icon/blossom"), pad=(0, 4, 0, 0))
    return Row(mark, Label(text), gap=5, across="start")


def _cards(groups: tuple[tuple[str, ...], ...]) -> Widget:
    """Sets beside those that they beat, in as many lines as it takes."""
    shown = (Flow(*compared(sets, "card"), gap=4) for sets in groups)
    return Around(Flow(*shown, gap=14, along="centre"), pad=(0, 4, 0, 8))


def _pictures(names: tuple[str, ...]) -> Widget:
    return Around(Flow(*map(Picture, names), gap=12, along="centre"), pad=(0, 4, 0, 6))


def _table(rows: Rows) -> Widget:
    head = [Label(cell, style="small", colour="vermilion_dark") for cell in rows.head]
    body = [[Label(cell) for cell in row] for row in rows.rows]
    table = Ledger(head, *body, gap=24, line_gap=3)
    return Around(At(table, 0, 0, grow=0), pad=(8, 0, 8, 6))
