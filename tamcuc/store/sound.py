"""Whether what was read of a match makes sense: a right checksum does not make it true."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tamcuc.computers.levels import LEVELS
from tamcuc.games.tam_cuc.events import HandCount

if TYPE_CHECKING:
    from tamcuc.store.kept import KeptMatch, Seated

LONGEST_NAME: Final = 100
"""Letters; nobody's name is typed as long."""

MOST_POINTS: Final = 1_000_000
"""More than any hand brings or takes."""

LAST_TIME: Final = 250_000_000_000.0
"""Seconds since the epoch; the calendar ends soon after."""


def is_sound(kept: KeptMatch) -> bool:
    """Whether everything told by seat fits the seats, and numbers and names can be shown."""
    seated = kept.seated
    try:
        hands = seated.setup.hands
    except KeyError:
        return False
    room = hands is None or len(kept.counts) < hands + (kept.state != "open")
    times = [kept.touched, *([] if seated.begun is None else [seated.begun])]
    return (
        room
        and all(0 <= time <= LAST_TIME for time in times)
        and _fit(seated)
        and all(_counted(count, seated.setup.seats) for count in kept.counts)
    )


def _fit(seated: Seated) -> bool:
    seats = seated.setup.seats
    return (
        all(len(each) == seats for each in (seated.names, seated.portraits, seated.levels))
        and all(len(name) <= LONGEST_NAME for name in (*seated.names, *seated.portraits))
        and all(level is None or level in LEVELS for level in seated.levels)
        and 0 <= seated.viewer < seats
    )


def _counted(count: HandCount, seats: int) -> bool:
    people = (count.dealer, count.by, count.against)
    return (
        len(count.won) == len(count.scores) == seats
        and all(seat is None or 0 <= seat < seats for seat in people)
        and _are_points((*count.won, *count.scores, count.amount))
    )


def _are_points(numbers: Iterable[int]) -> bool:
    return all(abs(number) <= MOST_POINTS for number in numbers)
