"""Words on any terminal, and on none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from tamcuc.app import terminal

ROOT = Path(__file__).resolve().parents[2]
FULL = Path("/dev/full")


def _run(code: str, **how: object) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(  # type: ignore[call-overload, no-any-return]
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=False, **how
    )


def test_vietnamese_is_printed_where_the_code_page_has_no_such_letters() -> None:
    code = "from tamcuc.app import terminal as t; t.prepare(); t.say('Tứ tử \\ud800')"
    ran = _run(code, env={"PYTHONIOENCODING": "cp1252", "PATH": ""})
    assert ran.returncode == 0
    assert ran.stdout.decode() == "Tứ tử \\ud800\n"


def test_without_a_terminal_nothing_is_said_and_nothing_breaks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    terminal.prepare()
    terminal.say("word")
    terminal.complain("word")


def test_a_closed_output_ends_quietly() -> None:
    code = "import sys; sys.stdout.close(); from tamcuc.app import terminal as t; t.say('x')"
    ran = _run(code)
    assert (ran.returncode, ran.stderr) == (0, b"")


@pytest.mark.skipif(not FULL.exists(), reason="only Linux has a device that is always full")
@pytest.mark.parametrize(
    "words", [["--version"], ["demo", "--seats", "2", "--seed", "1"], ["check", "nowhere"]]
)
def test_a_full_disk_is_told_in_one_sentence(words: list[str], tmp_path: Path) -> None:
    told = tamcuc(words, tmp_path, stderr=subprocess.PIPE)
    assert told.returncode == 1
    assert told.stderr.decode().splitlines() == ["Không in ra được: No space left on device."]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not FULL.exists(), reason="only Linux has a device that is always full")
def test_where_nothing_can_be_told_at_all_the_status_tells_it(tmp_path: Path) -> None:
    with FULL.open("wb") as full:
        assert tamcuc(["--version"], tmp_path, stderr=full).returncode == 1


def tamcuc(
    words: list[str], home: Path, stderr: int | IO[bytes]
) -> subprocess.CompletedProcess[bytes]:
    """The program, writing into a full device."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"}
    with FULL.open("wb") as full:
        return subprocess.run(
            [sys.executable, "-m", "tamcuc", *words],
            cwd=ROOT,
            env={**kept, "TAMCUC_HOME": str(home)},
            stdout=full,
            stderr=stderr,
            check=False,
        )


def test_one_line_escapes_what_cannot_be_shown() -> None:
    assert terminal.one_line("a\nb\0c\x1bđ") == "a\\nb\\x00c\\x1bđ"
