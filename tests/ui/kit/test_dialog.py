"""Dialogs ask once, answer with a value, and fit at every size with the shipped letters."""

from __future__ import annotations

from typing import Any

import pytest

from tamcuc.ui.kit import Answer, Dialog, Headless, Label, Outcome, Push, Screen, Widget, walk
from tests.ui.kit.tiny import tiny_look


class Below(Screen):
    """Notes the answers."""

    def __init__(self) -> None:
        self.answers: list[Any] = []

    def build(self) -> Widget:
        return Label("below")

    def resumed(self, result: Any) -> Outcome:
        self.answers.append(result)
        return super().resumed(result)


def question(**more: Any) -> Dialog:
    answers = [Answer("Chơi tiếp", "stay", "main"), Answer("Nghỉ tay", "leave")]
    text = "Nghỉ tay bây giờ? Ván được giữ nguyên, lúc nào chơi tiếp cũng được."
    return Dialog(text, answers, head="Nghỉ tay", cancel="stay", **more)


def asked(dialog: Dialog, **more: Any) -> tuple[Below, Headless]:
    """The dialog above a screen."""
    below = Below()
    play = Headless(below, **{"look": tiny_look(), **more})
    play.loop.stack.apply(Push(dialog))
    play.turn()
    return below, play


def test_the_answer_pressed_is_told_to_the_scene_below() -> None:
    below, play = asked(question())
    play.advance(300)
    play.key("right")
    play.key("enter")
    assert play.scene is below
    assert below.answers == ["leave"]


def test_escape_is_the_answer_that_changes_nothing() -> None:
    below, play = asked(question())
    play.key("escape")
    assert below.answers == ["stay"]


def test_an_answer_given_before_the_question_could_be_read_does_not_count() -> None:
    below, play = asked(question())
    play.key("enter")
    assert below.answers == []
    play.advance(250)
    play.key("enter")
    assert below.answers == ["stay"]


def test_a_press_beside_the_dialog_does_nothing() -> None:
    below, play = asked(question(guard_ms=0))
    play.click((3, 3))
    assert below.answers == []
    assert isinstance(play.scene, Dialog)


def test_the_scene_below_is_seen_through_the_night() -> None:
    _, play = asked(question())
    assert isinstance(play.scene, Dialog)
    panel = next(w for w in walk(play.scene.ui.root) if w.key == "answer0")
    assert panel.rect.w > 0
    assert len(play.loop.stack.visible()) == 2


@pytest.mark.parametrize("text_size", [100, 120, 160, 200])
@pytest.mark.parametrize("size", [(640, 360), (960, 540), (1366, 768), (1920, 1080), (2560, 1080)])
def test_it_fits_with_the_shipped_letters_even_if_lengthened(
    size: tuple[int, int], text_size: int
) -> None:
    text = "Nghỉ tay bây giờ? Ván được giữ nguyên, lúc nào chơi tiếp cũng được. " * 3
    dialog = Dialog(text, [Answer("Chơi tiếp ván này đã", 1), Answer("Về màn hình đầu", 2)])
    _, play = asked(dialog, size=size, text_size=text_size, look=None)
    assert dialog.problems() == []
    assert play.look.missing() == []
