"""What keys and gamepads do at the table, as caps with a word beside each."""

from __future__ import annotations

from typing import Final

from tamcuc.i18n import tr
from tamcuc.ui.kit import Framed, Label, Row, Space, Table, Widget

_KEYS: Final = (
    (("<", ">"), ("<", ">"), "pause.key_choose"),
    (("space",), ("X",), "pause.key_raise"),
    (("Enter",), ("A",), "pause.key_press"),
    (("Esc",), ("B",), "pause.key_back"),
    (("V",), ("Y",), "pause.key_look"),
    (("B",), ("Back",), "pause.key_panels"),
    (("F1",), (), "pause.key_rules"),
    (("F11",), (), "pause.key_full"),
    (("M",), (), "pause.key_mute"),
)
"""On the keyboard, on a gamepad, and what it does; a pad's names are those that most carry."""

_ARROWS: Final = {"<": "icon/left", ">": "icon/right"}


def keys() -> Widget:
    """All of them, one to a line."""
    head = [_head("pause.keyboard"), _head("pause.pad"), Space()]
    rows = (
        [_caps(board, "ui/keycap"), _caps(pad, "ui/padcap"), Label(tr(does), style="small")]
        for board, pad, does in _KEYS
    )
    return Table(head, *rows, gap=8, line_gap=1)


def _head(key: str) -> Widget:
    return Label(tr(key), style="small", colour="ink_soft")


def _caps(names: tuple[str, ...], sprite: str) -> Widget:
    return Row(*(_cap(name, sprite) for name in names), gap=1)


def _cap(name: str, sprite: str) -> Widget:
    colour = "ink" if sprite == "ui/keycap" else "shell"
    if name in _ARROWS:
        return Framed(Label("", icon=_ARROWS[name], colour=colour), sprite, padding=0)
    words = tr("pause.space") if name == "space" else name
    return Framed(Label(words, style="small", colour=colour, align="centre"), sprite, padding=0)
