"""The laws about imports hold, and each of them would notice a sin."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
SINS = {
    "down": ("tamcuc/store/paths.py", "import tamcuc.ui.kit.look"),
    "pure": ("tamcuc/table/host.py", "import time"),
    "guest": ("tamcuc/ui/stage/board.py", "import tamcuc.games.tam_cuc.hand"),
    "seat-view": ("tamcuc/computers/steady.py", "import tamcuc.games.tam_cuc.match"),
    "words": ("tamcuc/store/paths.py", "import tamcuc.i18n.words"),
    "screens": ("tamcuc/ui/stage/board.py", "import tamcuc.ui.scenes"),
    "kit": ("tamcuc/ui/kit/text.py", "import tamcuc.games.protocol"),
}


def lint(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    program = "from importlinter.cli import lint_imports_command as lint; lint()"
    return subprocess.run(
        [sys.executable, "-c", program, "--no-cache", *options],
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_every_contract_has_a_sin_to_be_tried_with() -> None:
    assert sorted(SINS) == sorted(contract["id"] for contract in CONTRACTS["contracts"])


def test_every_import_keeps_the_laws() -> None:
    done = lint(ROOT)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("contract", SINS)
def test_a_contract_notices_a_sin(contract: str, tmp_path: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(
        ROOT / "tamcuc", tmp_path / "tamcuc", ignore=shutil.ignore_patterns("data", "__pycache__")
    )
    where, sin = SINS[contract]
    with (tmp_path / where).open("a", encoding="utf-8") as source:
        source.write(f"\n{sin}\n")
    done = lint(tmp_path, "--contract", contract)
    assert done.returncode == 1, done.stdout
    assert "1 broken" in done.stdout
