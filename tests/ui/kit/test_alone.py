"""The kit stands alone: it knows no cards, no rules and no words of the game."""

from __future__ import annotations

import ast
from pathlib import Path

import tamcuc.ui.kit

FOLDER = Path(tamcuc.ui.kit.__file__).parent


def imported(path: Path) -> set[str]:
    """Modules that a file imports by their full names."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names.add(node.module)
    return names


def test_it_imports_nothing_of_the_game() -> None:
    files = list(FOLDER.rglob("*.py"))
    assert len(files) > 30
    foreign = {
        name
        for path in files
        for name in imported(path)
        if name.startswith("tamcuc") and not name.startswith("tamcuc.ui.kit")
    }
    assert foreign == set()


def test_scenes_find_everything_in_one_place() -> None:
    assert all(hasattr(tamcuc.ui.kit, name) for name in tamcuc.ui.kit.__all__)
