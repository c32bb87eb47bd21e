"""Words on any terminal, and on none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tamcuc.app import terminal

ROOT = Path(__file__).resolve().parents[2]


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


def test_one_line_escapes_what_cannot_be_shown() -> None:
    assert terminal.one_line("a\nb\0c\x1bđ") == "a\\nb\\x00c\\x1bđ"
