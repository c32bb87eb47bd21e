"""Which catalog keys the program names: read from its source, without running it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from build.words import AREAS

ROOT = Path(__file__).resolve().parents[2]

_KEY = re.compile(rf"(?:{'|'.join(AREAS)})(?:\.[a-z0-9_]+)+")
_FILE_NAMES = (".json", ".toml", ".txt", ".md", ".png", ".py", ".sqlite", ".sqlite3", ".db", ".log")


@dataclass
class Named:
    """Keys in the code: ``plain`` asked for by tr, ``counted`` by tr_n, ``any`` written anywhere.

    ``families`` are the beginnings of keys that the code completes, such as ``refusal.``.
    """

    plain: set[str] = field(default_factory=set)
    counted: set[str] = field(default_factory=set)
    any: set[str] = field(default_factory=set)
    families: set[str] = field(default_factory=set)


def named_in(folder: Path) -> Named:
    """Everything that the Python files under ``folder`` say about keys."""
    named = Named()
    for source in sorted(folder.rglob("*.py")):
        read(source.read_text("utf-8"), named)
    return named


def read(source: str, named: Named) -> None:
    """Add what one file's text says."""
    nodes = list(ast.walk(ast.parse(source)))
    pieces = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in nodes:
        if id(node) in pieces:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            _add_constant(node.value, named)
        elif isinstance(node, ast.JoinedStr):
            _add_family(node, named)
        elif isinstance(node, ast.Call) and node.args:
            _add_call(node, named)


def _add_constant(text: str, named: Named) -> None:
    if _KEY.fullmatch(text) and not text.endswith(_FILE_NAMES):
        named.any.add(text)


def _add_family(text: ast.JoinedStr, named: Named) -> None:
    first = text.values[0] if text.values else None
    if isinstance(first, ast.Constant) and isinstance(first.value, str):
        start = re.match(r"[a-z_]+\.[a-z0-9_.]*", first.value)
        if start and start.group() == first.value and start.group().split(".")[0] in AREAS:
            named.families.add(first.value)


def _add_call(call: ast.Call, named: Named) -> None:
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    asked = {"tr": named.plain, "tr_n": named.counted}.get(name)
    if asked is not None:
        asked.update(_strings(call.args[0]))


def _strings(argument: ast.expr) -> Iterator[str]:
    """The keys that an argument can be: a literal, or either side of a choice."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    elif isinstance(argument, ast.IfExp):
        yield from _strings(argument.body)
        yield from _strings(argument.orelse)
