"""The workshop makes its own environment, once, or says in a sentence why it cannot."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from build import needs

ROOT = Path(__file__).resolve().parent.parent.parent
PLACE = Path("Nguyễn Văn Hà") / "Trò chơi" / "tamcuc"
GOOD = """#!/bin/sh
log() { printf '%s\\n' "$*" >>"$LOG"; }
case "$*" in
*--version) echo "Python 3.11.0" ;;
"-m venv "*) log "$*"; mkdir -p .venv/bin && rm -f .venv/has-* && cp "$0" .venv/bin/python ;;
"-m pip "*) log pip $(cat .venv/wanted.txt) ;;
build/needs.py*) printf '%s\\n' "$NEEDS" ;;
esac
"""
OLD = "#!/bin/sh\nexit 1\n"
WITHOUT_VENV = '#!/bin/sh\ncase "$*" in *ensurepip*) exit 1 ;; esac\n'

pytestmark = pytest.mark.usefixtures("posix")


@pytest.fixture
def posix() -> None:
    if sys.platform == "win32":
        pytest.skip("a Unix shell's work; the README tells the three commands for Windows")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose path has spaces and Vietnamese letters, with the shell's script alone."""
    folder = tmp_path / PLACE
    (folder / "build").mkdir(parents=True)
    shutil.copy(ROOT / "build" / "venv.sh", folder / "build")
    return folder


def setup(
    checkout: Path, pythons: Mapping[str, str], *words: str, wanted: str = "pygame-ce"
) -> subprocess.CompletedProcess[str]:
    """Run the script where these and no other Pythons are found."""
    found = checkout.parent / "found"
    shutil.rmtree(found, ignore_errors=True)
    found.mkdir()
    for name in ("cat", "cp", "dirname", "mkdir", "rm", "sh"):
        (found / name).symlink_to(shutil.which(name) or name)
    for name, text in pythons.items():
        (found / name).write_text(text, "utf-8")
        (found / name).chmod(0o755)
    return subprocess.run(
        [found / "sh", checkout / "build" / "venv.sh", *words],
        env={"PATH": str(found), "LOG": str(log(checkout)), "NEEDS": wanted, "LC_ALL": "C.UTF-8"},
        cwd=checkout.parent,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def log(checkout: Path) -> Path:
    return checkout.parent / "log"


def calls(checkout: Path) -> list[str]:
    return log(checkout).read_text("utf-8").splitlines()


def test_an_environment_is_made_and_filled_once(checkout: Path) -> None:
    for _ in range(3):
        done = setup(checkout, {"python3": GOOD})
        assert done.returncode == 0, done.stderr
    assert calls(checkout) == ["-m venv --clear .venv", "pip pygame-ce"]
    assert done.stderr == ""


def test_it_is_filled_again_when_something_else_is_asked_for(checkout: Path) -> None:
    setup(checkout, {"python3": GOOD}, wanted="pygame-ce")
    setup(checkout, {"python3": GOOD}, wanted="pygame-ce\nmsgspec")
    setup(checkout, {"python3": GOOD}, "dev", wanted="pytest")
    assert calls(checkout)[1:] == ["pip pygame-ce", "pip pygame-ce msgspec", "pip pytest"]


def test_it_is_made_again_when_its_python_is_gone(checkout: Path) -> None:
    setup(checkout, {"python3": GOOD})
    (checkout / ".venv" / "bin" / "python").unlink()
    setup(checkout, {"python3": GOOD})
    assert calls(checkout) == ["-m venv --clear .venv", "pip pygame-ce"] * 2


def test_a_newer_python_is_taken_where_python3_is_too_old(checkout: Path) -> None:
    done = setup(checkout, {"python3": OLD, "python3.12": GOOD})
    assert done.returncode == 0, done.stderr


def test_too_old_a_python_is_refused_in_one_sentence(checkout: Path) -> None:
    done = setup(checkout, {"python3": OLD})
    assert done.returncode == 1
    assert "needs Python 3.11 or newer" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_python_without_venv_is_refused_with_what_to_install(checkout: Path) -> None:
    done = setup(checkout, {"python3": WITHOUT_VENV})
    assert done.returncode == 1
    assert "python3-venv" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_playing_needs_less_than_developing() -> None:
    play, develop = needs.needs([]), needs.needs(["dev"])
    assert any(each.startswith("pygame-ce") for each in play)
    assert not any(each.startswith("pytest") for each in play)
    assert develop[: len(play)] == play
    assert any(each.startswith("pytest") for each in develop)


def test_no_recipe_names_a_package_index() -> None:
    for name in ("Makefile", "build/venv.sh", ".ci/run", "pyproject.toml"):
        assert "index" + "-url" not in (ROOT / name).read_text("utf-8"), name
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
