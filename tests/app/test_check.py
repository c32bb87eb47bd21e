"""`tamcuc check`: a line for each file that fails, silence and 0 where all are right."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from tamcuc import i18n
from tamcuc.app import check
from tamcuc.app.cli import main
from tamcuc.store import paths

ROOT = Path(__file__).resolve().parents[2]
CASES = ROOT / "tests" / "golden" / "cases"


@pytest.fixture(autouse=True)
def _english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    home = tmp_path / "home"
    home.mkdir()
    (home / "settings.json").write_text('{"language": "en"}')
    monkeypatch.setenv(paths.HOME_VARIABLE, str(home))
    yield
    i18n.use("vi")


def test_right_files_pass_in_silence(capsys: pytest.CaptureFixture[str]) -> None:
    names = [str(CASES / name) for name in ("hands.jsonl", "matches.jsonl", "rare.jsonl")]
    assert main(["check", *names]) == 0
    assert capsys.readouterr().out == ""


def test_each_file_that_fails_has_one_line_with_its_place(
    capsys: pytest.CaptureFixture[str],
) -> None:
    names = [str(CASES / name) for name in ("broken.jsonl", "hands.jsonl", "broken-matches.jsonl")]
    assert main(["check", *names]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first == (
        f'{names[0]}: line 1, hand 1, move 6: another seat is to play (["lay",1,"R"]) '
        "(and 19 more lines)"
    )
    assert second.startswith(f"{names[2]}: line 1: wrong totals")


def test_blank_lines_are_no_matches_and_the_numbers_of_lines_stay_true(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    right = (CASES / "hands.jsonl").read_bytes().splitlines()[0]
    wrong = (CASES / "broken.jsonl").read_bytes().splitlines()[0]
    path = tmp_path / "trận.jsonl"
    path.write_bytes(b"\n" + right + b"\r\n \t\r\n\n" + right + b"\n\n")
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out == ""
    path.write_bytes(b"\n\n" + right + b"\n\n" + wrong)
    assert main(["check", str(path)]) == 1
    assert capsys.readouterr().out.startswith(f"{path}: line 5, hand 1, move 6: ")


def test_a_file_of_blank_lines_holds_no_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "trắng.jsonl"
    path.write_bytes(b"\n \n")
    assert main(["check", str(path)]) == 1
    assert capsys.readouterr().out.count("\n") == 1


def test_a_single_document_is_named_without_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "trận đấu.json"
    path.write_bytes((CASES / "broken.jsonl").read_bytes().splitlines()[1])
    assert main(["check", str(path)]) == 1
    assert capsys.readouterr().out == (
        f'{path}: hand 1, move 6: the cards are not held (["call",1,"k"])\n'
    )


def test_a_file_of_many_lines_is_known_by_its_ending_however_that_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "HANDS.JSONL"
    path.write_bytes((CASES / "hands.jsonl").read_bytes())
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("ending", [".json", ".jsonl"])
@pytest.mark.parametrize(
    "garbage",
    [b"", b"garbage", b"\0\0\0", b"\xff", b"[" * 200_000, b'{"format": "\\udfff"}', b"{}", b"null"],
)
def test_garbage_gets_a_line_of_the_same_kind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], garbage: bytes, ending: str
) -> None:
    path = tmp_path / f"garbage{ending}"
    path.write_bytes(garbage)
    assert main(["check", str(path)]) == 1
    told = capsys.readouterr()
    assert re.fullmatch(r".*garbage\.jsonl?: (line 1: )?not .*\n", told.out)
    assert told.err == ""


def test_a_document_that_is_too_large_is_not_read_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "LONGEST", 1000)
    for name in ("large.json", "large.jsonl"):
        (tmp_path / name).write_bytes(b"x" * 5000)
        assert main(["check", str(tmp_path / name)]) == 1
        assert "the file is too large" in capsys.readouterr().out


@pytest.mark.skipif(
    not Path("/proc/self/status").exists(), reason="the peak of memory is read from /proc"
)
def test_a_hundred_megabytes_are_refused_in_little_memory(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(100 << 20)
    watched = (
        "from pathlib import Path; from tamcuc.app.cli import main;"
        f"status = main(['check', {str(path)!r}]);"
        "print(status, Path('/proc/self/status').read_text().split('VmHWM:')[1].split()[0])"
    )
    ran = subprocess.run(
        [sys.executable, "-c", watched],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    line, figures = ran.stdout.splitlines()
    status, kilobytes = map(int, figures.split())
    assert (status, "too large" in line) == (1, True)
    assert kilobytes < 80_000


def test_a_file_that_cannot_be_read_and_one_with_a_strange_name_are_told_on_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    strange = tmp_path / "two\nlines.json"
    strange.write_text("{}")
    assert main(["check", str(tmp_path), str(tmp_path / "none"), str(strange)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert all("the file cannot be read" in line for line in lines[:2])
    assert "two\\nlines" in lines[2]


def test_a_long_detail_stays_on_a_line_of_bearable_length(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = json.loads((CASES / "hands.jsonl").read_bytes().splitlines()[0])
    whole["hands"][0]["moves"][0] = ["lay", 0, "\n" * 3000]
    path = tmp_path / "long.json"
    path.write_text(json.dumps(whole))
    assert main(["check", str(path)]) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert len(line) <= 400


def test_faults_are_counted_not_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few, many = _peak(tmp_path / "few.jsonl", 10), _peak(tmp_path / "many.jsonl", 3000)
    assert "(and 2999 more lines)" in capsys.readouterr().out
    assert many < few + 200_000


def _peak(path: Path, lines: int) -> int:
    """Bytes held at the most while a file of so many broken lines is checked."""
    path.write_bytes(b"x\n" * lines)
    tracemalloc.start()
    assert main(["check", str(path)]) == 1
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak
