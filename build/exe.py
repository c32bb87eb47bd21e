"""`python build/exe.py`: the program for this system, in one folder, dist/tamcuc."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run as a script, Python looks in build/ only

from build import icons  # noqa: E402

WORK = ROOT / ".cache" / "pyinstaller"


def build(folder: Path = ROOT / "dist") -> Path:
    """Build into `folder`/tamcuc; the program's file."""
    icons.write(WORK / "icons")
    options = ["--noconfirm", "--log-level=WARN", f"--workpath={WORK}", f"--distpath={folder}"]
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", *options, str(ROOT / "build" / "tamcuc.spec")],
        env={**os.environ, "TAMCUC_ICON": str(WORK / "icons" / "app.ico")},
        check=True,
    )
    return folder / "tamcuc" / ("tamcuc.exe" if sys.platform == "win32" else "tamcuc")


def size(folder: Path) -> float:
    """Megabytes of all files in a folder; links count nothing."""
    files = (each for each in folder.rglob("*") if each.is_file() and not each.is_symlink())
    return sum(each.stat().st_size for each in files) / 1e6


if __name__ == "__main__":
    made = build()
    print(f"{made.relative_to(ROOT)}: {size(made.parent):.0f} MB with all that it needs")
