"""The program's tools: demo, self-test, duel, version."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import tamcuc
from tamcuc import i18n
from tamcuc.app import crash, selftest, shots
from tamcuc.app.cli import main
from tamcuc.games.tam_cuc import record
from tamcuc.store import paths
from tamcuc.ui.kit import sound as kit_sound
from tamcuc.ui.kit.data import read_data

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    i18n.use("vi")
    return tmp_path / "home"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_demo_prints_a_result_sheet_that_adds_up(
    seats: int, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    assert main(["demo", "--seats", str(seats), "--seed", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    hands = [line for line in lines if line.startswith("Ván ")]
    (result,) = [line for line in lines if line.startswith("Kết quả")]
    scores = [_numbers(line, seats) for line in hands]
    assert len(hands) == {2: 4, 3: 6, 4: 4}[seats]
    assert [sum(column) for column in zip(*scores, strict=True)] == _numbers(result, seats)
    assert not home.exists(), "a demo leaves nothing in the player's folder"


def _numbers(line: str, seats: int) -> list[int]:
    return [int(cell.replace("−", "-")) for cell in line.split()[-seats:]]


def test_the_same_seed_gives_the_same_demo(capsys: pytest.CaptureFixture[str]) -> None:
    main(["demo", "--seats", "3", "--seed", "9"])
    first = capsys.readouterr().out
    main(["demo", "--seats", "3", "--seed", "9"])
    assert capsys.readouterr().out == first


def test_the_demo_writes_pictures_of_the_screens_on_the_way(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "ảnh"
    assert main(["demo", "--seats", "2", "--seed", "3", "--shots", str(folder)]) == 0
    written = {path.stem for path in folder.iterdir()}
    assert {"title", "new_table", "history", "rules", "settings", "result"} <= written
    assert {"table_call", "table_lay", "table_show"} <= written
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in folder.iterdir())
    assert "title.png" in capsys.readouterr().out


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_demo_writes_a_complete_record_that_check_replays(
    seats: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "trận.json"
    asked = ["demo", "--seats", str(seats), "--seed", "3", "--record", str(file)]
    assert main(asked) == 0
    assert main(["check", str(file)]) == 0
    written = record.read(file.read_bytes())
    assert written.viewer is msgspec.UNSET
    assert all(None not in hand.deal for hand in written.hands)
    (result,) = [
        line for line in capsys.readouterr().out.splitlines() if line.startswith("Kết quả")
    ]
    assert written.totals == _numbers(result, seats)
    file.write_bytes(file.read_bytes().replace(b'"call"', b'"lay"', 1))
    assert main(["check", str(file)]) == 1


def test_a_record_that_cannot_be_written_is_told_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = str(tmp_path / "nowhere" / "match.json")
    for place, reason in (
        (nowhere, "No such file or directory"),
        (str(tmp_path), "Is a directory"),
    ):
        assert main(["demo", "--seats", "2", "--record", place]) == 1
        told = capsys.readouterr()
        assert told.err.strip() == i18n.tr("demo.cannot_keep", file=place, reason=reason)
        assert told.out == ""
    assert list(tmp_path.iterdir()) == []


def test_the_self_test_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--selftest"]) == 0
    assert capsys.readouterr().out.strip() == i18n.tr("app.selftest_ok")


def test_the_self_test_fails_where_a_picture_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shots, "draw_every_screen", lambda _: ["card/red_general"])
    assert main(["--selftest"]) == crash.CRASHED
    assert capsys.readouterr().out == ""


def test_the_self_test_fails_where_nothing_is_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tamcuc.store.matches.Matches.append", lambda *_: None)
    with pytest.raises(selftest.NotWholeError):
        selftest.a_hand_is_kept()


def test_the_self_test_fails_where_a_sound_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = read_data
    cut = {"lay_2.ogg": b"", "evening.ogg": whole("music", "evening.ogg")[:3000]}
    monkeypatch.setattr(
        kit_sound, "read_data", lambda folder, file: cut.get(file, whole(folder, file))
    )
    with pytest.raises(selftest.NotWholeError, match=r"\Aevening\.ogg, lay_2\.ogg\Z"):
        selftest.sounds()


def test_the_self_test_needs_no_letters_that_the_system_has_not() -> None:
    """Without marks in the names of files: they are what is tested only where there are some."""
    code = "from tamcuc.app import selftest; selftest.a_hand_is_kept()"
    away = {"LC_CTYPE", "PYTHONIOENCODING"}
    plain = {key: value for key, value in os.environ.items() if key not in away}
    ran = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**plain, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        capture_output=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["demo", "--seats", "2", "--seed", "3"], "Grandma"),
        (["--selftest"], "Self-test"),
    ],
)
def test_the_tools_speak_as_the_system_does(
    asked: list[str],
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    assert main(asked) == 0
    assert told in capsys.readouterr().out


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert tamcuc.__version__ in capsys.readouterr().out


def test_an_unknown_word_is_refused_with_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["fly"])
    assert left.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_a_duel_prints_means_and_errors(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", "steady", "easy", "--seats", "2", "--hands", "4"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    mean, error = r"trung bình [+−]\d+,\d\d điểm một ván", r"sai số chuẩn \d+,\d\d"
    assert re.fullmatch(rf".*4 ván: {mean}, {error}", line)


def test_a_folder_that_takes_no_pictures_is_told_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert main(["demo", "--seats", "2", "--shots", str(tmp_path / "file")]) == 1
    told = capsys.readouterr()
    assert told.err.strip() == i18n.tr("demo.cannot_write", folder=str(tmp_path / "file"))
    assert told.out == ""


@pytest.mark.parametrize("hands", ["0", "-5", "many"])
def test_a_duel_wants_a_number_of_hands(hands: str) -> None:
    with pytest.raises(SystemExit) as left:
        main(["duel", "easy", "easy", "--hands", hands])
    assert left.value.code == 2
