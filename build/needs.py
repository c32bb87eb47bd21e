"""`python build/needs.py [EXTRA …]`: what pyproject.toml asks for, one requirement a line.

The program runs from its folder and is never installed there: an editable install writes the
folder's path to a file that Python reads in the system's encoding, which not every path survives.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

PYPROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"


def needs(extras: list[str], pyproject: Path = PYPROJECT) -> list[str]:
    """Requirements of the program and of these extras; KeyError for an extra that is not there."""
    project = tomllib.loads(pyproject.read_text("utf-8"))["project"]
    optional = project["optional-dependencies"]
    return [*project["dependencies"], *(need for extra in extras for need in optional[extra])]


if __name__ == "__main__":
    print("\n".join(needs(sys.argv[1:])))
