"""`python -m build.bench [PART …]`: measure and print one table."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

from build.bench import engine
from build.bench.figures import Figure, lines

PARTS: dict[str, Callable[[], Iterator[Figure]]] = {"engine": engine.figures}


def main(names: list[str]) -> int:
    """Measure these parts (all without a name); 2 if there is no such part."""
    if unknown := [name for name in names if name not in PARTS]:
        print(f"no such part: {', '.join(unknown)}; there are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    figures = [figure for name in names or PARTS for figure in PARTS[name]()]
    print("\n".join(lines(figures)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
