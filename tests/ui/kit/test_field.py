"""The text field: what is typed, pasted and composed arrives clean, composed and short enough."""

from __future__ import annotations

import unicodedata

import pygame
import pytest

from tamcuc.ui.kit import At, Button, Column, Headless, TextField, clipboard
from tests.ui.kit.one import find, focused, show


@pytest.fixture
def changes() -> list[str]:
    return []


@pytest.fixture
def play(changes: list[str]) -> Headless:
    return show(
        lambda: At(
            Column(
                TextField("An", changes.append, key="name", limit=8, entered=changes.append),
                Button("ok", lambda: None, key="ok"),
            )
        )
    )


def text(play: Headless) -> str:
    field = find(play, "name")
    assert isinstance(field, TextField)
    return field.text


def test_typed_text_goes_where_the_cursor_is(play: Headless, changes: list[str]) -> None:
    play.type("h")
    play.key("home")
    play.key("right")
    play.type("x")
    play.key("end")
    play.type("!")
    assert text(play) == "Axnh!"
    assert changes == ["Anh", "Axnh", "Axnh!"]


def test_keys_alone_write_nothing(play: Headless) -> None:
    for key in ("a", "space", "1"):
        play.key(key)
    assert text(play) == "An"


def test_backspace_and_delete_take_one_letter_and_stop_at_the_ends(play: Headless) -> None:
    play.type("h")
    play.key("backspace")
    play.key("delete")
    assert text(play) == "An"
    play.key("home")
    play.key("backspace")
    play.key("delete")
    assert text(play) == "n"


def test_a_mark_that_comes_alone_joins_its_letter(play: Headless) -> None:
    for piece in unicodedata.normalize("NFD", "ễ"):
        play.type(piece)
    assert text(play) == "Anễ"


def test_no_more_letters_go_in_than_fit(play: Headless) -> None:
    play.type("0123456789")
    assert text(play) == "An012345"
    play.key("home")
    play.type("x")
    assert text(play) == "An012345"


def test_pasted_text_is_cleaned_and_cut(play: Headless, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clipboard, "paste", lambda: "\x00b\ud800\nc" * 500)
    play.key("v", ctrl=True)
    assert text(play) == "Anb cb c"
    assert len(text(play)) == 8


def test_enter_tells_the_text(play: Headless, changes: list[str]) -> None:
    play.key("enter")
    assert changes == ["An"]


def test_while_an_input_method_composes_its_keys_are_its_own(play: Headless) -> None:
    pygame.event.post(pygame.event.Event(pygame.TEXTEDITING, text="vie", start=0, length=0))
    play.turn()
    play.key("backspace")
    play.key("enter")
    assert text(play) == "An"
    pygame.event.post(pygame.event.Event(pygame.TEXTEDITING, text="", start=0, length=0))
    play.turn()
    play.type("việ")
    assert text(play) == "Anviệ"


def test_text_comes_in_only_while_a_field_has_the_focus(play: Headless) -> None:
    assert play.scene.typing_rect() == find(play, "name").rect
    play.key("down")
    assert focused(play) == "ok"
    assert play.scene.typing_rect() is None
    play.type("zzz")
    assert text(play) == "An"


def test_a_click_puts_the_cursor_between_letters(play: Headless) -> None:
    field = find(play, "name")
    play.key("tab")
    play.click((field.rect.x + 4, field.rect.centery))
    play.type("_")
    assert text(play) == "_An"


def test_a_rebuild_keeps_text_and_cursor(play: Headless) -> None:
    play.type("h")
    play.key("home")
    play.scene.look_changed()
    play.type("_")
    assert text(play) == "_Anh"
