"""Settings as a small JSON file that is whole or not there, never half."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path
from typing import TypeVar

import msgspec

from tamcuc.store.trouble import Code, Trouble

T = TypeVar("T", bound=msgspec.Struct)
LARGEST = 1 << 20
"""Bytes; a larger file is no settings file."""


def load(path: Path, kind: type[T]) -> tuple[T, list[Trouble]]:
    """The settings in the file, or the first settings where there is none.

    A file that cannot be understood is moved aside, and the player is told.
    """
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        return kind(), []
    except OSError as error:
        return kind(), [Trouble(Code.SETTINGS_BROKEN, str(error))]
    try:
        if len(data) > LARGEST:
            raise msgspec.DecodeError("too large")
        return msgspec.json.decode(data, type=kind), []
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return kind(), [Trouble(Code.SETTINGS_BROKEN, _moved_aside(path))]


def peek(path: Path, kind: type[T]) -> T:
    """The settings as far as they can be read, touching nothing: for tools without a screen."""
    try:
        return msgspec.json.decode(path.read_bytes()[:LARGEST], type=kind)
    except (OSError, ValueError, RecursionError):
        return kind()


def save(path: Path, settings: msgspec.Struct) -> list[Trouble]:
    """Write the settings beside the old ones, then put them in their place."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            dir=path.parent, prefix=path.name, suffix=".new", delete=False
        ) as file:
            file.write(msgspec.json.format(msgspec.json.encode(settings)))
            file.flush()
            os.fsync(file.fileno())
        try:
            Path(file.name).replace(path)
        except OSError:
            Path(file.name).unlink(missing_ok=True)
            raise
    except OSError as error:
        return [Trouble(Code.SETTINGS_NOT_SAVED, str(error))]
    return []


def _moved_aside(path: Path) -> str:
    aside = path.with_name(path.name + ".broken")
    with contextlib.suppress(OSError):
        path.replace(aside)
        return aside.name
    return path.name
