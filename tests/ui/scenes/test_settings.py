"""Settings are kept and take effect as soon as they are touched."""

from __future__ import annotations

import pytest

from tamcuc import i18n
from tamcuc.ui.kit import Headless, ScrollView, Toggle
from tamcuc.ui.scenes.settings import SettingsScene
from tamcuc.ui.settings import Settings
from tests.ui.scenes.family import House
from tests.ui.scenes.hands import click, focused, tab_to, widget, written


def settings(house: House) -> Headless:
    return Headless(SettingsScene(house))


def test_the_language_changes_in_place_and_keeps_the_focus() -> None:
    house = House()
    play = settings(house)
    tab_to(play, "language")
    play.key("right")
    play.key("enter")
    assert house.settings.language == "en"
    assert "Text size" in written(play)
    assert focused(play) == "language"
    play.key("left")
    play.key("enter")
    assert "Cỡ chữ" in written(play)


def test_the_text_size_changes_in_place() -> None:
    house = House()
    play = settings(house)
    tab_to(play, "text_size")
    before = widget(play, "back").rect.h
    play.key("right")
    play.key("right")
    play.key("right")
    play.key("enter")
    assert house.settings.text_size == 200
    assert widget(play, "back").rect.h > before
    assert focused(play) == "text_size"


def test_speed_is_kept() -> None:
    house = House()
    play = settings(house)
    tab_to(play, "speed")
    play.key("right")
    play.key("enter")
    assert house.settings.speed == "fast"


@pytest.mark.parametrize("field", ["sound", "music"])
def test_volumes_are_heard_at_once(field: str) -> None:
    house = House()
    play = settings(house)
    tab_to(play, field)
    play.key("home")
    play.key("right")
    assert getattr(house.settings, field) == 10
    sound = play.loop.sound
    assert {"sound": sound.effects_volume, "music": sound.music_volume}[field] == 0.1


def test_mute_silences_and_keeps_the_volumes() -> None:
    house = House()
    play = settings(house)
    click(play, "muted")
    assert (house.settings.muted, house.settings.sound) == (True, 80)
    assert play.loop.sound.effects_volume == play.loop.sound.music_volume == 0
    click(play, "muted")
    assert play.loop.sound.effects_volume == 0.8


def test_full_screen_by_the_switch() -> None:
    house = House()
    play = settings(house)
    click(play, "full_screen")
    assert play.window.fullscreen
    assert house.settings.full_screen
    click(play, "full_screen")
    assert not play.window.fullscreen


def test_the_switch_follows_the_key_for_full_screen() -> None:
    house = House()
    play = settings(house)
    play.key("f11")
    switch = widget(play, "full_screen")
    assert isinstance(switch, Toggle)
    assert switch.on


def test_a_name_is_cleaned_and_kept_letter_by_letter() -> None:
    house = House()
    play = settings(house)
    tab_to(play, "name")
    for piece in ("  Ngo", "\u0323", "c ", "\x00", "Ha\u0300"):
        play.type(piece)
    assert house.settings.name == "Ngọc Hà"
    play.type(" và cả nhà ở quê nữa")
    assert house.settings.name == "Ngọc Hà và cả nhà ở qu"  # 24 letters with those cleaned away


def test_no_name_is_no_name() -> None:
    house = House(Settings(name="A"))
    play = settings(house)
    tab_to(play, "name")
    play.key("backspace")
    assert house.settings.name is None
    play.type("   ")
    assert house.settings.name is None


def test_letters_typed_in_the_name_do_nothing_else() -> None:
    play = settings(House())
    tab_to(play, "name")
    play.key("space")
    play.key("a")
    assert focused(play) == "name"
    assert i18n.language().code == "vi"


@pytest.mark.parametrize("code", i18n.LANGUAGES)
def test_all_of_it_is_seen_at_once_in_a_window_of_common_size(code: str) -> None:
    i18n.use(code)
    view = widget(settings(House()), "settings")
    assert isinstance(view, ScrollView)
    assert view.furthest == 0
