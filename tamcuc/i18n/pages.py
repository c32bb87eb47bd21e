"""Pages of text as typed blocks, so that a screen can lay them out with its own letters.

A page is plain text in a small part of Markdown, a line a block:

- ``# ``, ``## `` and ``### `` begin a heading of level 1 to 3;
- ``- `` begins an item; items that follow one another are one list;
- ``| a | b |`` is a row; rows that follow one another are one table, the first is its head;
- ``! RR > hh | pp`` shows cards: a set beside one that it beats, then another set;
- ``@ room/tea room/fruit`` shows pictures by their names;
- any other line is a paragraph; blank lines separate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import resources
from itertools import groupby
from typing import Literal

from tamcuc.games.tam_cuc.cards import LETTERS
from tamcuc.i18n.words import PSEUDO, language


class PageError(ValueError):
    """A page that breaks its format: the message names the line."""


@dataclass(frozen=True)
class Heading:
    """A heading; level 1 is the page's title."""

    level: int
    text: str


@dataclass(frozen=True)
class Paragraph:
    """Running text."""

    text: str


@dataclass(frozen=True)
class Bullets:
    """A list, at least one item."""

    items: tuple[str, ...]


@dataclass(frozen=True)
class Table:
    """A head and at least one row, all with the same number of cells."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Cards:
    """Cards to look at, as text. In a group each set beats the next; at least one of each."""

    groups: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Pictures:
    """Pictures side by side, by their names; at least one."""

    names: tuple[str, ...]


Block = Heading | Paragraph | Bullets | Table | Cards | Pictures
_Kind = Literal["heading", "item", "row", "cards", "pictures", "paragraph", "blank"]


def rules_page() -> tuple[Block, ...]:
    """The whole rules of the house in the language in use."""
    spoken = language()
    source = resources.files("tamcuc") / "data" / "rules" / f"{spoken.code.removeprefix(PSEUDO)}.md"
    return parse(source.read_text("utf-8"), spoken.reshape)


def parse(page: str, reshape: Callable[[str], str] = str) -> tuple[Block, ...]:
    """Read a page; ``reshape`` is done to each piece of its text. Raises ``PageError``."""
    return tuple(_blocks(page, reshape))


def _blocks(page: str, reshape: Callable[[str], str]) -> Iterator[Block]:
    for kind, group in groupby(page.splitlines(), _kind):
        lines = list(group)
        if kind == "item":
            yield Bullets(tuple(reshape(_after(line, "- ")) for line in lines))
        elif kind == "row":
            yield _table([tuple(map(reshape, _cells(line))) for line in lines])
        elif kind == "cards":
            yield from (Cards(tuple(_groups(line))) for line in lines)
        elif kind == "pictures":
            yield from (Pictures(tuple(_after(line, "@ ").split())) for line in lines)
        elif kind == "heading":
            yield from (_heading(line, reshape) for line in lines)
        elif kind == "paragraph":
            yield from (Paragraph(reshape(line)) for line in lines)


def _kind(line: str) -> _Kind:
    first: dict[str, _Kind] = {
        "#": "heading",
        "-": "item",
        "|": "row",
        "!": "cards",
        "@": "pictures",
        "": "blank",
    }
    return first.get(line[:1], "paragraph")


def _heading(line: str, reshape: Callable[[str], str]) -> Heading:
    marks = line.split(" ", 1)[0]
    if marks not in ("#", "##", "###"):
        raise PageError(f"no such heading: {line!r}")
    return Heading(len(marks), reshape(_after(line, marks + " ")))


def _after(line: str, mark: str) -> str:
    text = line.removeprefix(mark)
    if text == line or not text.strip():
        raise PageError(f"nothing stands after its mark: {line!r}")
    return text


def _groups(line: str) -> Iterator[tuple[str, ...]]:
    for group in _after(line, "! ").split(" | "):
        sets = tuple(cards.strip() for cards in group.split(" > "))
        if not all(sets) or not set("".join(sets)) <= set(LETTERS):
            raise PageError(f"not cards: {line!r}")
        yield sets


def _cells(line: str) -> tuple[str, ...]:
    if not line.startswith("| ") or not line.endswith(" |"):
        raise PageError(f"not a row: {line!r}")
    return tuple(cell.strip() for cell in line[2:-2].split(" | "))


def _table(rows: list[tuple[str, ...]]) -> Table:
    head, *body = rows
    if not body or any(len(row) != len(head) for row in body):
        raise PageError(f"a table needs rows as wide as its head: {head}")
    return Table(head, tuple(body))
