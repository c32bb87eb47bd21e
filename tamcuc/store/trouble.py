"""What can go wrong with what is kept, as codes that the screen turns into sentences."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Code(StrEnum):
    """The closed list; each has one sentence in every language."""

    DAMAGED = "damaged"
    """A database that could not be read was moved aside; `detail` is its new name."""
    NEWER = "newer"
    """The database belongs to a newer version; it is left alone, nothing is saved."""
    NOT_SAVING = "not_saving"
    """The disk refuses; play goes on, nothing is saved for now. `detail` is its reason."""
    SAVING_AGAIN = "saving_again"
    """The disk accepts again, and what was kept back is saved."""
    UNREADABLE = "unreadable"
    """A match makes no sense; it stays where it is, and the others are told without it."""
    SETTINGS_BROKEN = "settings_broken"
    """The settings file was moved aside for the first settings; `detail` is its new name."""
    SETTINGS_NOT_SAVED = "settings_not_saved"


class Trouble(msgspec.Struct, frozen=True):
    """One thing to tell the player."""

    code: Code
    detail: str = ""
