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


def load(path: Path, first: T) -> tuple[T, list[Trouble]]:
    """The settings in the file, or `first` where there is none.

    A file that cannot be understood is moved aside, and the player is told.
    """
    try:
        data = _read(path)
    except FileNotFoundError:
        return first, []
    except OSError as error:
        return first, [Trouble(Code.SETTINGS_BROKEN, str(error))]
    try:
        if len(data) > LARGEST:
            raise msgspec.DecodeError("too large")
        return msgspec.json.decode(data, type=type(first)), []
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return first, [Trouble(Code.SETTINGS_BROKEN, _moved_aside(path))]


def peek(path: Path, first: T) -> T:
    """The settings as far as they can be read, touching nothing: for tools without a screen."""
    try:
        return msgspec.json.decode(_read(path), type=type(first))
    except (OSError, ValueError, RecursionError):
        return first


def save(path: Path, settings: msgspec.Struct) -> list[Trouble]:
    """Write the settings beside the old ones, then put them in their place."""
    new: Path | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            dir=path.parent, prefix=path.name, suffix=".new", delete=False
        ) as file:
            new = Path(file.name)
            file.write(msgspec.json.format(msgspec.json.encode(settings)))
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError as error:
        if new is not None:
            with contextlib.suppress(OSError):
                new.unlink(missing_ok=True)
        return [Trouble(Code.SETTINGS_NOT_SAVED, str(error))]
    return []


def _read(path: Path) -> bytes:
    """The file's bytes, at most one more than `LARGEST`; OSError for what is no plain file."""
    if path.exists() and not path.is_file():
        raise OSError(f"{path.name} is no file")
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


def _moved_aside(path: Path) -> str:
    aside = path.with_name(path.name + ".broken")
    with contextlib.suppress(OSError):
        path.replace(aside)
        return aside.name
    return path.name
