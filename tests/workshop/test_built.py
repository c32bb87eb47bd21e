"""The built program is whole wherever it lies, whoever runs it and with nobody listening."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import tamcuc
from tests.workshop import windows

FOLDER = Path(__file__).resolve().parent.parent.parent / "dist" / "tamcuc"
NAME = "tamcuc.exe" if sys.platform == "win32" else "tamcuc"
NOBODY = 65534
WHOLE = "Tự kiểm tra: mọi thứ đều ổn"

pytestmark = pytest.mark.built


@pytest.fixture
def home() -> Iterator[Path]:
    """A place that another user may use too, which pytest's own is not."""
    with tempfile.TemporaryDirectory(prefix="tamcuc-") as folder:
        place = Path(folder)
        place.chmod(0o755)
        yield place


def run(
    command: Sequence[str | Path], home: Path, cwd: Path, stdout: int | None = subprocess.PIPE
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**as_player_has_it(home), "SDL_VIDEODRIVER": "dummy"},
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def as_player_has_it(home: Path) -> dict[str, str]:
    """An environment that knows nothing of Python, with a folder of the player's own."""
    own = home / "own"
    own.mkdir(exist_ok=True)
    own.chmod(0o777)  # whoever the player is
    away = ("PYTHON", "SDL_", "VIRTUAL_ENV")
    kept = {key: value for key, value in os.environ.items() if not key.startswith(away)}
    return {**kept, "HOME": str(own), "TAMCUC_HOME": str(own)}


def assert_whole(done: subprocess.CompletedProcess[str]) -> None:
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip() == WHOLE


def test_it_is_whole_when_started_from_another_folder(home: Path, tmp_path: Path) -> None:
    assert_whole(run([FOLDER / NAME, "--selftest"], home, tmp_path))


def test_it_tells_the_version_it_was_built_from(home: Path, tmp_path: Path) -> None:
    done = run([FOLDER / NAME, "--version"], home, tmp_path)
    assert done.stdout.strip() == f"Tam Cúc {tamcuc.__version__}"


def test_it_is_whole_through_a_link(home: Path, tmp_path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("links need a privilege on Windows")
    link = tmp_path / "chơi"
    link.symlink_to(FOLDER / NAME)
    assert_whole(run([link, "--selftest"], home, tmp_path))


def test_it_is_whole_in_a_folder_that_nobody_may_write_to_and_with_stdout_closed(
    home: Path,
) -> None:
    if sys.platform == "win32":
        pytest.skip("folders are made read-only another way on Windows")
    program = unwritable_copy(home / "Nguyễn Văn Hà" / "Trò chơi" / "tamcuc")
    as_player = unprivileged()
    tried = run([*as_player, "touch", program.parent / "_internal" / "new"], home, home)
    assert tried.returncode != 0, "the folder can be written to: this would show nothing"
    shell = ["/bin/sh", "-c", 'exec "$0" --selftest >&-']
    done = run([*as_player, *shell, program], home, home, stdout=None)
    assert (done.returncode, done.stderr) == (0, "")
    for folder in (program.parent, *program.parent.rglob("*")):
        if folder.is_dir():
            folder.chmod(0o755)


@pytest.mark.xvfb
def test_its_window_opens_and_by_keyboard_one_gets_out_again(home: Path) -> None:
    with windows.screen() as display:
        environment = {**as_player_has_it(home), "DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
        with windows.started([str(FOLDER / NAME)], home, environment) as game:
            told = windows.leave_by_keyboard(game, display)
    assert (game.returncode, told) == (0, "")


def unprivileged() -> list[str]:
    """Before a command: be a user whom file modes bind, as they do not bind root."""
    if os.geteuid() != 0:
        return []
    setpriv = shutil.which("setpriv")
    assert setpriv, "only root without setpriv: no way to be somebody else"
    return [setpriv, f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]


def unwritable_copy(folder: Path) -> Path:
    """The program in a folder of this name, all of it read-only."""
    shutil.copytree(FOLDER, folder, symlinks=True)
    for each in (folder, *folder.rglob("*")):
        if not each.is_symlink():
            each.chmod(stat.S_IMODE(each.stat().st_mode) & 0o555 | 0o444)
    for each in (folder, *folder.parents):
        if each == folder.parents[2]:
            break
        each.chmod(0o555 if each == folder else 0o755)
    return folder / NAME
