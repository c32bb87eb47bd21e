"""What is heard: variants in turn, no machine guns, silence when it is wanted, the mute key."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pygame
import pytest

from tamcuc.ui.kit import (
    Button,
    Column,
    HandClock,
    Headless,
    Label,
    Look,
    Sound,
    TextField,
    Toggle,
)
from tamcuc.ui.kit import sound as kit_sound
from tamcuc.ui.kit.sign import SHOWN_MS
from tests.ui.kit.one import One, find, show

FILES = {
    "sounds": ["snap_1.ogg", "snap_2.ogg", "snap_3.ogg", "knock.ogg", "broken.ogg"],
    "music": ["tune.ogg", "other.ogg"],
}


class Samples:
    """Stands for the mixer's samples: `heard` are the files played, with their volume."""

    heard: list[tuple[str, float]]

    def __init__(self) -> None:
        self.heard = []

    def __call__(self, *, file: BytesIO) -> Sample:
        name = file.read().decode()
        if name.startswith("broken"):
            raise pygame.error("no such format")
        return Sample(name, self)


class Sample:
    """One file."""

    def __init__(self, name: str, samples: Samples) -> None:
        self.name, self.samples, self.volume = name, samples, 0.0

    def set_volume(self, volume: float) -> None:
        self.volume = volume

    def play(self) -> None:
        self.samples.heard.append((self.name, self.volume))


class Music:
    """Stands for the mixer's music; `state` is what is heard of it."""

    def __init__(self) -> None:
        self.state, self.volume = "stopped", 0.0
        self.loaded: list[str] = []

    def load(self, file: BytesIO, ending: str) -> None:
        self.loaded.append(file.read().decode().removesuffix(ending))

    def play(self, *, loops: int, fade_ms: int) -> None:
        assert (loops, fade_ms > 0) == (-1, True)
        self.state = "playing"

    def pause(self) -> None:
        self.state = "paused"

    def unpause(self) -> None:
        self.state = "playing"

    def stop(self) -> None:
        self.state = "stopped"

    def fadeout(self, ms: int) -> None:
        assert ms > 0
        self.state = "stopped"

    def set_volume(self, volume: float) -> None:
        self.volume = volume


@pytest.fixture
def samples(monkeypatch: pytest.MonkeyPatch) -> Samples:
    made = Samples()
    monkeypatch.setattr(pygame.mixer, "Sound", made)
    return made


@pytest.fixture
def music(monkeypatch: pytest.MonkeyPatch) -> Music:
    made = Music()
    monkeypatch.setattr(pygame.mixer, "music", made)
    return made


@pytest.fixture
def clock() -> HandClock:
    return HandClock(1000)


@pytest.fixture
def sound(
    samples: Samples,  # noqa: ARG001 - stands for the mixer's
    music: Music,  # noqa: ARG001 - stands for the mixer's
    clock: HandClock,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Sound]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr(kit_sound, "data_names", FILES.__getitem__)
    monkeypatch.setattr(kit_sound, "read_data", lambda _folder, file: file.encode())
    made = Sound(clock=clock)
    made.set_volumes(0.5, 0.25)
    made.play_tune("tune")
    made.open_in_background()
    assert made.wait_open(30)
    yield made
    made.close()


def names(samples: Samples) -> list[str]:
    return [name for name, _ in samples.heard]


def test_variants_are_heard_in_turn(sound: Sound, samples: Samples, clock: HandClock) -> None:
    for _ in range(4):
        sound.play("snap")
        clock.advance(kit_sound.APART_MS)
    assert names(samples) == ["snap_1.ogg", "snap_2.ogg", "snap_3.ogg", "snap_1.ogg"]
    assert {volume for _, volume in samples.heard} == {0.5}


def test_the_same_sound_is_not_begun_twice_in_a_moment(
    sound: Sound, samples: Samples, clock: HandClock
) -> None:
    for _ in range(50):
        sound.play("snap")
        sound.play("knock")
        clock.advance(1)
    assert names(samples).count("knock.ogg") == 2
    assert len(names(samples)) == 4


def test_what_is_broken_or_unknown_is_silent(sound: Sound, samples: Samples) -> None:
    sound.play("broken")
    sound.play("unknown")
    assert samples.heard == []


def test_volumes_take_effect_at_once(sound: Sound, samples: Samples, music: Music) -> None:
    assert (music.state, music.volume) == ("playing", 0.25)
    sound.set_volumes(0.0, 0.0)
    sound.play("knock")
    assert (samples.heard, music.state, sound.off) == ([], "paused", True)
    sound.set_volumes(2, 0.5)
    sound.play("knock")
    assert samples.heard == [("knock.ogg", 1.0)]
    assert (music.state, music.volume, music.loaded) == ("playing", 0.5, ["tune"])
    assert not sound.off


def test_a_tune_gives_way_to_another_and_to_none(sound: Sound, music: Music) -> None:
    sound.play_tune("tune")
    assert music.loaded == ["tune"]
    sound.play_tune("other")
    assert (music.loaded, music.state) == (["tune", "other"], "playing")
    sound.play_tune(None)
    assert music.state == "stopped"
    sound.play_tune("other")
    assert (music.loaded, music.state) == (["tune", "other", "other"], "playing")


def test_the_tune_gives_way_to_a_short_piece_and_begins_anew(
    sound: Sound, samples: Samples, music: Music
) -> None:
    sound.play_alone("knock")
    assert (names(samples), music.state) == (["knock.ogg"], "stopped")
    sound.set_volumes(0.5, 0.5)
    assert music.state == "stopped"
    sound.go_on()
    assert (music.state, music.loaded) == ("playing", ["tune", "tune"])


def test_a_piece_that_is_not_heard_leaves_the_tune_alone(
    sound: Sound, samples: Samples, music: Music
) -> None:
    sound.set_volumes(0.0, 0.5)
    sound.play_alone("knock")
    assert (names(samples), music.state) == ([], "playing")


def test_it_falls_silent_without_the_keyboard_only_if_wished(
    sound: Sound, samples: Samples, music: Music, clock: HandClock
) -> None:
    sound.focus(False)
    sound.play("knock")
    assert (music.state, len(samples.heard)) == ("playing", 1)
    clock.advance(1000)
    sound.quiet_unfocused(True)
    sound.play("knock")
    assert (music.state, len(samples.heard)) == ("paused", 1)
    sound.focus(True)
    sound.play("knock")
    assert (music.state, len(samples.heard)) == ("playing", 2)


def test_the_window_tells_when_it_loses_the_keyboard() -> None:
    play = show(lambda: Label("a"))
    sound = play.loop.sound
    sound.quiet_unfocused(True)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    play.turn()
    assert sound.hushed
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    play.turn()
    assert not sound.hushed


@pytest.fixture
def play() -> Headless:
    return show(
        lambda: Column(
            Button("ok", lambda: None, key="ok"),
            Button("off", lambda: None, key="off", reason="why"),
            Toggle("switch", False, lambda _: None, key="switch"),
            TextField("", lambda _: None, key="name"),
        )
    )


def test_buttons_click_when_they_are_pressed(
    play: Headless, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(play.loop.sound, "play", heard.append)
    for key in ("ok", "switch"):
        play.click(find(play, key).rect.center)
    assert heard == ["click", "click"]
    play.click(find(play, "off").rect.center)
    play.press(find(play, "ok").rect.center)
    play.release((600, 350))
    assert heard == ["click", "click"]


def test_m_mutes_everywhere_but_in_text(play: Headless) -> None:
    pressed: list[str] = []
    play.loop.on_mute = lambda: pressed.append("m")
    play.key("m")
    assert len(pressed) == 1
    play.hold_key("m")
    play.hold_key("m")
    play.key("m", ctrl=True)
    assert len(pressed) == 2
    play.click(find(play, "name").rect.center)
    play.key("m")
    assert len(pressed) == 2


def test_a_sign_shows_for_a_moment_whether_there_is_sound(look: Look) -> None:
    play = Headless(One(lambda: Label("a")), look=look)

    def picture() -> bytes:
        return pygame.image.tobytes(play.canvas, "RGB")

    before = picture()
    play.loop.on_mute = lambda: play.loop.sound.set_volumes(0, 0)
    play.key("m")
    muted = picture()
    assert muted != before
    play.loop.on_mute = lambda: play.loop.sound.set_volumes(1, 0)
    play.key("m")
    assert picture() not in (before, muted)
    play.advance(SHOWN_MS + 50)
    assert picture() == before
    assert not play.loop.busy()


@pytest.mark.skipif(sys.platform != "linux", reason="no other system's library complains")
def test_a_library_without_a_device_does_not_complain_on_the_terminal() -> None:
    code = (
        "import sys\nfrom tamcuc.ui.kit import Sound\nsound = Sound()\n"
        "sound.open_in_background(); sound.wait_open(30)\nprint('still here', file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "SDL_AUDIODRIVER": "alsa", "PYTHONPATH": str(Path(__file__).parents[3])},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stderr == "still here\n"
