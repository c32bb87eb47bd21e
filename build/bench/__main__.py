"""`python -m build.bench [PART …]`: measure and print one table."""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from build.bench.figures import Figure, lines
from build.bench.parts import PARTS, measured


def main(names: list[str]) -> int:
    """Measure these parts (all without a name); 2 if there is no such part."""
    if unknown := [name for name in names if name not in PARTS]:
        print(f"no such part: {', '.join(unknown)}; there are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    figures = [figure for name in names or PARTS for figure in _alone(name)]
    print("\n".join(lines(figures)))
    return 0


def _alone(name: str) -> list[Figure]:
    """The figures of one part, measured in a process of its own."""
    print(f"{name}…", file=sys.stderr)
    with ProcessPoolExecutor(max_workers=1, mp_context=get_context("spawn")) as pool:
        return pool.submit(measured, name).result()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
