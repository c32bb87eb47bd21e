"""What a person may set, kept between starts. Values out of range are refused by the type."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Speed = Literal["slow", "normal", "fast", "off"]
Language = Literal["vi", "en"]
Level = Literal["easy", "steady"]
TextSize = Literal[100, 120, 160, 200]
Volume = Annotated[int, msgspec.Meta(ge=0, le=100)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


class LastTable(msgspec.Struct, frozen=True):
    """The table that was set up last, offered again."""

    seats: Literal[2, 3, 4] = 4
    length: Literal["short", "standard", "long"] = "standard"
    plain: bool = False
    levels: tuple[Level, Level, Level] = ("easy", "easy", "easy")
    people: tuple[str, str, str] | None = None
    """Ids of those chosen by hand; None while the family takes turns."""


class Settings(msgspec.Struct, frozen=True):
    """All settings with the values of a first start."""

    language: Language = "vi"
    speed: Speed = "normal"
    sound: Volume = 80
    music: Volume = 50
    muted: bool = False
    quiet_unfocused: bool = True
    """Silent while another window has the keyboard."""
    text_size: TextSize = 100
    full_screen: bool = False
    name: Name | None = None
    """The player's own name; None shows "Bạn" / "You"."""
    talk: bool = True
    """Whether the others say a word at the mat now and then."""
    table: LastTable = LastTable()


def own_name(settings: Settings) -> str | None:
    """The player's own name, if there is one that can be shown: a file may hold anything."""
    name = (settings.name or "").strip()
    return name if name and name.isprintable() else None
