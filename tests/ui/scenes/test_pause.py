"""A rest tells which keys and which buttons of a gamepad do what."""

from __future__ import annotations

import pygame

from tamcuc.ui.kit import Headless
from tamcuc.ui.kit.pads import _KEYS as PAD_KEYS
from tamcuc.ui.scenes.keys import _KEYS as TOLD
from tests.ui.scenes.ends import pause
from tests.ui.scenes.hands import focused, written

NAMES = {"Enter": "enter", "Esc": "escape", "space": "space", "V": "v", "B": "b"}


def test_a_button_of_a_gamepad_stands_beside_the_key_that_it_is_heard_as() -> None:
    told = {pad[0]: board[0] for board, pad, _ in TOLD if pad and pad[0] not in "<>"}
    assert set(told) == {"A", "B", "X", "Y", "Back"}
    for button, key in told.items():
        code = getattr(pygame, f"CONTROLLER_BUTTON_{button.upper()}")
        assert PAD_KEYS[code].key == NAMES[key], button


def test_keys_are_told_beside_the_ways_out_of_a_rest() -> None:
    play = Headless(pause())
    lines = written(play).splitlines()
    assert focused(play) == "resume"
    assert lines[1:5] == ["Chơi tiếp", "Xem luật", "Cài đặt", "Rời chiếu"]
    at = lines.index("Cách")
    assert lines[at : at + 3] == ["Cách", "X", "nhấc, hạ quân"]
