"""Real ends of hands and of matches, for the screens that count them."""

from __future__ import annotations

from functools import cache

from tamcuc.i18n import tr
from tamcuc.ui.kit import Scene
from tamcuc.ui.scenes.count import CountSheet
from tamcuc.ui.scenes.pause import Pause
from tamcuc.ui.scenes.result import ResultSheet
from tamcuc.ui.stage.talk import farewell
from tests.ui.scenes.sessions import ScriptedSession
from tests.ui.stage.plays import Table

NAMES = ("Công Tằng Tôn Nữ Hương M", "Bà nội", "Nguyễn Văn Hướng", "Bé Na")


@cache
def ended(seats: int, seed: int, *, match: bool) -> ScriptedSession:
    """A table played at random to the end of its first hand or of its match."""
    table = Table.of(seats, seed)
    while not (table.view(0).winners if match else table.view(0).counts):
        table.step(0)
    return ScriptedSession(table, names=NAMES)


def count(seats: int, seed: int = 1) -> Scene:
    """The count after the first hand."""
    session = ended(seats, seed, match=False)
    return CountSheet(session.table.view(0), session)


def result(seats: int, seed: int = 1) -> Scene:
    """The result of a whole match."""
    session = ended(seats, seed, match=True)
    view = session.table.view(0)
    said = farewell(view, session.portraits)
    assert said is not None
    words = said.words(session.portraits[said.seat])
    return ResultSheet(view, session, tr("result.says", who=NAMES[said.seat], words=words))


def pause() -> Scene:
    """A rest during a match, with everything that it offers."""
    return Pause(rules=True, settings=True, saved=True)
