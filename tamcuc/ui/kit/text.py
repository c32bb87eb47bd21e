"""Text as data: cleaned names, lines broken to a width. How letters look is in `faces`."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator

NO_BREAK_SPACE = "\u00a0"
ELLIPSIS = "…"

_UNWANTED = {"Cc", "Cf", "Cs", "Co", "Cn"}
"""Categories no label needs: controls, invisible marks, lone surrogates, unassigned."""


def clean(text: str) -> str:
    """Return `text` composed (NFC) and without NUL, controls, invisible marks and lone surrogates.

    Line ends stay; a tab becomes a space.
    """
    composed = unicodedata.normalize("NFC", text.replace("\t", " "))
    return "".join(c for c in composed if c == "\n" or unicodedata.category(c) not in _UNWANTED)


def clean_name(text: str, limit: int = 20) -> str:
    """Return a name fit to show: one line, single spaces, at most `limit` letters; may be empty."""
    # A cut before composing would leave letters without their marks, one after it loses nothing;
    # but nobody's name needs more than a few thousand letters of work.
    words = clean(text[: limit * 64].replace("\n", " ")).split()
    return " ".join(words)[:limit].strip()


def wrap(text: str, width: int, measure: Callable[[str], int]) -> list[str]:
    """Break `text` into lines no wider than `width`, at spaces, inside a word only if it must.

    `measure` gives the width of a text. Line ends in the text are kept; there is at least one line.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        lines.extend(_wrap_paragraph(paragraph, width, measure))
    return lines


def balance(text: str, width: int, measure: Callable[[str], int]) -> list[str]:
    """Break `text` into as few lines as `wrap` does, the longest of them as short as can be."""
    lines = wrap(text, width, measure)
    low, high = max(map(measure, text.split()), default=0), max(map(measure, lines))
    while len(lines) > 1 and low < high:
        middle = (low + high) // 2
        if len(wrap(text, middle, measure)) > len(lines):
            low = middle + 1
        else:
            high = middle
    return wrap(text, high, measure)


def _wrap_paragraph(text: str, width: int, measure: Callable[[str], int]) -> Iterator[str]:
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if measure(longer) <= width:
            line = longer
            continue
        if line:
            yield line
        *full, line = break_word(word, width, measure)
        yield from full
    yield line


def break_word(word: str, width: int, measure: Callable[[str], int]) -> list[str]:
    """Cut one word into pieces no wider than `width` (at least one letter each)."""
    pieces = [""]
    for letter in word:
        if pieces[-1] and measure(pieces[-1] + letter) > width:
            pieces.append("")
        pieces[-1] += letter
    return pieces


def shorten(text: str, width: int, measure: Callable[[str], int]) -> str:
    """Return `text`, or as much of its start as fits in `width` with an ellipsis."""
    if measure(text) <= width:
        return text
    kept = text
    while kept and measure(kept.rstrip() + ELLIPSIS) > width:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS
