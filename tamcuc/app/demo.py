"""`tamcuc demo`: computers play a match without a window, and its result sheet is printed.

All of them are computers, so its record may be complete.
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

from tamcuc.app import whole_file
from tamcuc.app.house import House
from tamcuc.app.local_table import LocalTable
from tamcuc.app.terminal import complain, one_line, say
from tamcuc.computers.levels import decide
from tamcuc.games.tam_cuc import record
from tamcuc.games.tam_cuc.record_parts import HandRecord
from tamcuc.games.tam_cuc.view import MatchView, Setup
from tamcuc.i18n import language, names, tr
from tamcuc.ui.scenes.services import Opponent
from tamcuc.ui.settings import Language, Settings

OPPONENTS = ("ba_noi", "ong_do", "be_na")


def main(seats: int, seed: int | None, shots: str | None, record_file: str | None) -> int:
    """Play a short match and print it.

    With `shots`, write pictures into that folder; with `record_file`, the match's record there.
    """
    if shots is not None and not _can_write(Path(shots)):
        complain(tr("demo.cannot_write", folder=one_line(shots)))
        return 1
    if record_file is not None and not _can_keep(record_file):
        return 1
    chance: random.Random = random.SystemRandom() if seed is None else random.Random(seed)
    hands: list[HandRecord] = []
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), first=unmoved(), chance=chance)
        table = _table(house, seats)
        table.witness = hands.append
        if shots is None:
            view = _watch(table, chance)
        else:
            from tamcuc.app import shots as pictures

            view = pictures.watch(house, table, chance, Path(shots))
        house.close()
    for line in sheet(view, _names(seats)):
        say(line)
    return 0 if record_file is None else _keep(record_file, view, hands)


def _keep(name: str, view: MatchView, hands: list[HandRecord]) -> int:
    """Write the complete record; the exit status."""
    players = [str(name) for name in _names(view.setup.seats)]
    written = record.match_record(view.setup, players, hands)
    try:
        whole_file.write(Path(name), record.write(written) + b"\n")
    except OSError as error:
        _complain_of(name, error)
        return 1
    return 0


def _can_keep(name: str) -> bool:
    """Whether a record can be put there; if not, it is told before a whole match is played."""
    try:
        whole_file.look(Path(name))
    except OSError as error:
        _complain_of(name, error)
        return False
    return True


def _complain_of(name: str, error: OSError) -> None:
    reason = error.strerror or type(error).__name__
    complain(tr("demo.cannot_keep", file=one_line(name), reason=reason))


def _can_write(folder: Path) -> bool:
    """Whether pictures can be put there; makes the folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def autoplay(table: LocalTable, chance: random.Random) -> bool:
    """Answer for the person's seat as a steady computer would; whether it was asked."""
    view = table.guest.view
    if view is None or table.guest.prompt is None:
        return False
    table.answer(decide("steady", view, chance))
    return True


def sheet(view: MatchView, players: tuple[str, ...]) -> list[str]:
    """The result sheet: each hand's scores and bonus, the totals, and who came first."""
    lines = [_row("", players)]
    for number, count in enumerate(view.counts, start=1):
        bonus = tr(f"bonus.{count.bonus or 'none'}")
        scores = tuple(names.signed(score) for score in count.scores)
        lines.append(_row(tr("demo.hand", hand=number, bonus=bonus), scores))
    lines.append(_row(tr("demo.result"), tuple(names.signed(total) for total in view.totals)))
    first = [players[seat] for seat in view.winners]
    if len(first) == 1:
        return [*lines, tr("result.won", who=first[0])]
    return [*lines, tr("result.shared", names=names.joined(first))]


def _row(head: str, cells: tuple[str, ...]) -> str:
    return f"{head:<24}" + "".join(f"{cell:>18}" for cell in cells)


def _table(house: House, seats: int) -> LocalTable:
    opponents = [Opponent(who, "steady") for who in OPPONENTS[: seats - 1]]
    return house.begin(Setup(seats=seats, length="short"), opponents)


def _names(seats: int) -> tuple[str, ...]:
    return (names.you(), *(names.who_name(who) for who in OPPONENTS[: seats - 1]))


def _watch(table: LocalTable, chance: random.Random) -> MatchView:
    while (view := table.guest.view) is None or view.phase != "over":
        table.updates()
        autoplay(table, chance)
    return view


def unmoved() -> Settings:
    """Settings of a house where nothing moves and the language in use goes on being spoken."""
    spoken: Language = "en" if language().code == "en" else "vi"
    return Settings(language=spoken, speed="off")
