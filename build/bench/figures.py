"""A measured figure and the table of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """One line of the table: what was measured, what came out, and what is aimed at."""

    what: str
    got: str
    aim: str = ""


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share (0 to 1) of the values does not exceed; ValueError if empty."""
    if not values:
        raise ValueError("nothing was measured")
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def lines(figures: Iterable[Figure]) -> list[str]:
    """The table, its columns lined up."""
    rows = [("what", "measured", "aim"), *((each.what, each.got, each.aim) for each in figures)]
    first, second = (max(len(row[column]) for row in rows) for column in (0, 1))
    return [f"{a:<{first}}  {b:>{second}}  {c}".rstrip() for a, b, c in rows]
