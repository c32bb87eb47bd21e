"""An error that nobody expected leaves a report that tells no secret."""

from __future__ import annotations

from pathlib import Path

import pytest

from tamcuc.app import crash
from tamcuc.games.tam_cuc import cards
from tamcuc.store import paths

SECRET = "KaEErCpX"


def _break() -> int:
    try:
        return cards.parse(SECRET)
    except cards.CardsError as error:
        raise LookupError(SECRET) from error


def test_the_report_names_where_and_what_kind_but_no_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "Nhà"))
    assert crash.guarded(_break) == crash.CRASHED
    (written,) = (tmp_path / "Nhà").iterdir()
    text = written.read_text("utf-8")
    assert "LookupError" in text
    assert "CardsError" in text
    assert "test_crash.py" in text
    told = capsys.readouterr()
    assert str(written) in told.err
    assert SECRET not in text + told.err + told.out
    assert "Traceback" not in told.err


def test_where_no_report_can_be_written_one_sentence_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "file" / "below"))
    assert crash.guarded(_break) == crash.CRASHED
    told = capsys.readouterr().err
    assert len(told.splitlines()) == 1
    assert SECRET not in told


def test_a_program_that_ends_well_keeps_its_status() -> None:
    assert crash.guarded(lambda: 3) == 3


def test_an_interrupt_ends_quietly(capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted() -> int:
        raise KeyboardInterrupt

    assert crash.guarded(interrupted) == crash.INTERRUPTED
    told = capsys.readouterr()
    assert told.out + told.err == ""
