"""What every recipe can do: make its products, or say which of them are not up to date."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple


class SourceError(ValueError):
    """A source file is wrong; the text names the file and what is wrong in it."""


class Recipe(NamedTuple):
    """How products are made into a folder, and how two folders of them are compared."""

    about: str
    make: Callable[[Path], object]
    """SourceError if a source is wrong."""
    differences: Callable[[Path, Path], list[str]]
    """Names of the products that differ between two folders."""
    data: Path
    """Where the game looks for them."""

    def outdated(self, data: Path | None = None) -> list[str]:
        """Names of the products in `data` that the sources would not make again."""
        with tempfile.TemporaryDirectory() as folder:
            self.make(Path(folder))
            return self.differences(Path(folder), data or self.data)

    def main(self, arguments: Sequence[str]) -> int:
        """Exit status 0 if made, or with --check if nothing differs."""
        parser = argparse.ArgumentParser(description=self.about)
        parser.add_argument("--check", action="store_true", help="compare only, write nothing")
        parser.add_argument("--out", type=Path, default=self.data)
        options = parser.parse_args(arguments)
        try:
            if options.check:
                wrong = self.outdated(options.out)
                print(f"not up to date: {', '.join(wrong)}" if wrong else "up to date")
                return 1 if wrong else 0
            self.make(options.out)
        except SourceError as error:
            print(error, file=sys.stderr)
            return 1
        return 0
