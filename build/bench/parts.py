"""What can be measured, by name; here rather than in `__main__`, so that a new process finds it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from build.bench import engine, memory, screen
from build.bench.figures import Figure

PARTS: dict[str, Callable[[], Iterator[Figure]]] = {
    "engine": engine.figures,
    "start": screen.start,
    "frames": screen.frames,
    "still": screen.still,
    "memory": memory.figures,
}


def measured(name: str) -> list[Figure]:
    """The figures of one part."""
    return list(PARTS[name]())
