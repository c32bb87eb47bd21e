"""A past match in words: what was played, when, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.view import Setup
from tamcuc.i18n import names, tr, tr_n
from tamcuc.ui.scenes.new_table import PLAIN


def kind_of(setup: Setup, hands: int | None = None) -> str:
    """What was played; with its hands if all were, for else the outcome says how many."""
    length = tr(f"length.{PLAIN if setup.plain else setup.length or 'endless'}")
    if hands is None:
        return tr("history.row_left", seats=setup.seats, length=length)
    return tr_n("history.row", hands, seats=setup.seats, length=length)


def won_by(people: Sequence[str], winners: Sequence[Seat], own: Seat) -> str:
    """Who came first; at least one did."""
    if list(winners) == [own]:
        return tr("history.you_won")
    best = names.joined([people[seat] for seat in winners])
    key = "result.shared" if len(winners) > 1 else "result.won"
    return tr(key, names=best, who=best)


def left_at(hands: int, setup: Setup) -> str:
    """In which hand a match was given up, after so many whole ones."""
    return tr("history.left", hand=hands + 1, hands=setup.hands or hands + 1)


def open_at(number: int, setup: Setup) -> str:
    """In which hand a match stands that can be gone on with."""
    return tr("history.open", hand=number, hands=setup.hands or number)


def elsewhere_at(number: int, setup: Setup) -> str:
    """In which hand a match stands that another copy of the game plays."""
    return tr("history.elsewhere", hand=number, hands=setup.hands or number)


def day_of(at: float) -> str:
    """A match called by its day."""
    return tr("history.sheet", **_parts(at))


def date_of(at: float) -> str:
    """The day and the time of day, as one writes them."""
    return tr("history.date", time=_time(at), **_parts(at))


def _parts(at: float) -> dict[str, str]:
    day = datetime.fromtimestamp(at)
    return {"day": f"{day:%d}", "month": f"{day:%m}", "year": str(day.year)}


def _time(at: float) -> str:
    return f"{datetime.fromtimestamp(at):%H:%M}"


def time_of(begun: float | None, ended: float) -> str:
    """From when to when; the day once if it is the same, the end alone if the beginning is lost."""
    if begun is None or not 0 <= begun <= ended:
        return date_of(ended)
    until = _time(ended) if _parts(begun) == _parts(ended) else date_of(ended)
    return tr("history.from_to", begun=date_of(begun), ended=until)
