"""Killed at any moment, the match goes on from the identical position."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from tamcuc.app.local_table import LocalTable
from tamcuc.games.tam_cuc import match
from tamcuc.games.tam_cuc.match import TamCuc
from tamcuc.store.kept import KeptMatch, matches_where
from tamcuc.store.matches import Matches
from tamcuc.table import saved
from tamcuc.table.host import Host
from tests.app.plays_until_killed import digest

KILLS = 26
ROOT = Path(__file__).resolve().parents[2]


def _play_and_kill(folder: Path, seed: int, lines: int) -> list[str]:
    """Start the process, kill it after so many lines, and return all that it said."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.app.plays_until_killed", str(folder), str(seed)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    said = [process.stdout.readline() for _ in range(lines)]
    process.kill()
    said += process.stdout.readlines()
    process.wait()
    return [line for line in said if line.endswith("\n")]


def _digest_after(kept: KeptMatch, entries: int) -> str:
    """What the viewer sees after so many entries of the open hand."""
    setup = kept.seated.setup
    decoded = [saved.decode(entry) for entry in kept.entries[:entries]]
    host = Host.restore(
        TamCuc(),
        match.resume(setup, kept.counts),
        decoded,
        keys=[str(seat) for seat in range(setup.seats)],
        names=kept.seated.names,
        number=decoded[0].number - 1 if decoded else 0,
    )
    return digest(TamCuc().view(host.state, kept.seated.viewer))


@pytest.mark.parametrize("part", range(4))
def test_whatever_was_told_is_there_after_a_kill(tmp_path: Path, part: int) -> None:
    chance = random.Random(part)
    for kill in range(KILLS):
        said = _play_and_kill(tmp_path, part * 1000 + kill, chance.randrange(1, 120))
        told_match, told_hands, told_entries, told_digest = said[-1].split()
        matches = Matches(tmp_path / "matches.db")
        assert matches.troubles() == []
        kept = {each.match_id: each for each in matches_where(matches._connection, "")}[
            int(told_match)
        ]
        hands = len(kept.counts)
        assert hands - int(told_hands) in (0, 1)
        if kept.state == "open" and hands == int(told_hands):
            assert len(kept.entries) >= int(told_entries)
            assert _digest_after(kept, int(told_entries)) == told_digest
            _goes_on(matches, kept)
        matches.close()


def _goes_on(matches: Matches, kept: KeptMatch) -> None:
    held = matches.resume(kept.match_id)
    assert held is not None
    table = LocalTable(matches, held, chance=random.Random(0), clock=lambda: 0.0, speed="slow")
    assert table.guest.view is not None
    assert len(table.guest.view.counts) == len(kept.counts)
