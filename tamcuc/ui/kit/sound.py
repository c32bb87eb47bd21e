"""Sound, if there is any: without a device, an audio library or the files, all stays silent."""

from __future__ import annotations

import os
import re
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from io import BytesIO
from typing import TYPE_CHECKING

from .clock import Clock, monotonic_ms
from .data import data_names, read_data

if TYPE_CHECKING:
    from pygame.mixer import Sound as Sample

ENDING = ".ogg"
APART_MS = 30
"""The same sound is not begun again sooner: a heap of cards is a rustle, not a machine gun."""
VOICES = 12
FADE_IN_MS = 2500
FADE_OUT_MS = 500

_TROUBLE = (ImportError, AttributeError, NotImplementedError, OSError, RuntimeError)
"""What a system without sound may raise; pygame's own error is a RuntimeError."""


class Sound:
    """Short sounds (tamcuc/data/sounds) and one tune at a time (tamcuc/data/music), by name.

    Variants NAME_1, NAME_2, … are played in turn as NAME. No call ever fails. `silent=True` never
    opens a device.
    """

    def __init__(self, *, silent: bool = False, clock: Clock = monotonic_ms) -> None:
        self._silent = silent
        self._clock = clock
        self.effects_volume = 1.0
        self.music_volume = 0.6
        self.ready = False
        self._opening: threading.Thread | None = None
        self._samples: Mapping[str, list[Sample]] = {}
        self._begun: dict[str, int] = {}
        self._turns: dict[str, int] = {}
        self._tune: str | None = None
        self._on_air: str | None = None
        self._music = threading.Lock()
        self._alone = False
        self._focused = True
        self._quiet_unfocused = False

    @property
    def off(self) -> bool:
        """Whether both volumes are at nothing."""
        return self.effects_volume == 0 and self.music_volume == 0

    @property
    def hushed(self) -> bool:
        """Whether all is silent because another window has the keyboard."""
        return self._quiet_unfocused and not self._focused

    def open_in_background(self) -> None:
        """Open the device off the main path (it can take seconds), after the first frame."""
        if self._opening is None and not self._silent:
            self._opening = threading.Thread(target=self._open, name="sound", daemon=True)
            self._opening.start()

    def wait_open(self, seconds: float) -> bool:
        """Wait until opening has ended, at most so long; tell whether there is sound."""
        if self._opening is not None:
            self._opening.join(seconds)
        return self.ready

    def play(self, name: str) -> None:
        """Play a short sound, unless it has just begun."""
        now = self._clock()
        if self.hushed or self.effects_volume == 0:
            return
        if name in self._begun and now - self._begun[name] < APART_MS:
            return
        self._begun[name] = now
        variants = self._samples.get(name)
        if self.ready and variants:
            turn = self._turns[name] = self._turns.get(name, -1) + 1
            sample = variants[turn % len(variants)]
            sample.set_volume(self.effects_volume)
            sample.play()

    def play_alone(self, name: str) -> None:
        """Play a short piece of music; the tune fades out for it and is silent until `go_on`."""
        self.play(name)
        self._alone = self.effects_volume > 0
        self._mind_music()

    def go_on(self) -> None:
        """Let the tune be heard again after a short piece: it begins anew."""
        self._alone = False
        self._mind_music()

    def set_volumes(self, effects: float, music: float) -> None:
        """Set both volumes, 0 to 1."""
        self.effects_volume = min(1.0, max(0.0, effects))
        self.music_volume = min(1.0, max(0.0, music))
        self._mind_music()

    def play_tune(self, name: str | None) -> None:
        """Loop a tune from now on (None: no tune), as soon as sound is open."""
        self._tune = name
        self._mind_music()

    def quiet_unfocused(self, on: bool) -> None:
        """Whether to fall silent while another window has the keyboard."""
        self._quiet_unfocused = on
        self._mind_music()

    def focus(self, on: bool) -> None:
        """The window has the keyboard now, or has lost it."""
        self._focused = on
        self._mind_music()

    def close(self) -> None:
        """Let go of the device."""
        if self.ready:
            import pygame.mixer

            self.ready = False
            pygame.mixer.quit()

    def _open(self) -> None:
        try:
            # Imported here: the module itself is absent where the system lacks an audio library.
            import pygame.mixer

            with _hushed_complaints():
                pygame.mixer.init(44100, -16, 2, 512)
            pygame.mixer.set_num_channels(VOICES)
        except _TROUBLE:
            return
        self.ready = True
        self._mind_music()
        self._samples = _samples()

    def _mind_music(self) -> None:
        """Let the tune be heard as it should be now. A tune that is not heard costs nothing."""
        if not self.ready:
            return
        with self._music, suppress(*_TROUBLE):
            from pygame.mixer import music

            if self._tune is None:
                music.stop()
                self._on_air = None
            elif self._alone:
                music.fadeout(FADE_OUT_MS)
                self._on_air = None
            elif self.hushed or self.music_volume == 0:
                music.pause()
            else:
                self._let_hear(self._tune)

    def _let_hear(self, tune: str) -> None:
        from pygame.mixer import music

        music.set_volume(self.music_volume)
        if self._on_air == tune:
            music.unpause()
            return
        self._on_air = tune
        music.load(BytesIO(read_data("music", tune + ENDING)), ENDING)
        music.play(loops=-1, fade_ms=FADE_IN_MS)


def unheard() -> list[str]:
    """Shipped files that cannot be decoded here, tried without a device; all of them where there
    is no audio library."""
    files = [(folder, file) for folder in ("sounds", "music") for file in data_names(folder)]
    with _no_device():
        return sorted(file for folder, file in files if not _decodes(folder, file))


def _decodes(folder: str, file: str) -> bool:
    try:
        import pygame.mixer

        pygame.mixer.init()
        return pygame.mixer.Sound(file=BytesIO(read_data(folder, file))).get_length() > 0
    except _TROUBLE:
        return False


@contextmanager
def _no_device() -> Iterator[None]:
    """SDL plays to nobody for a while."""
    before = os.environ.get("SDL_AUDIODRIVER")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    try:
        yield
    finally:
        with suppress(*_TROUBLE):
            import pygame.mixer

            pygame.mixer.quit()
        if before is None:
            del os.environ["SDL_AUDIODRIVER"]
        else:
            os.environ["SDL_AUDIODRIVER"] = before


def _samples() -> dict[str, list[Sample]]:
    """All short sounds, each with its variants."""
    from pygame.mixer import Sound as Sample

    found: dict[str, list[Sample]] = {}
    for file in sorted(data_names("sounds")):
        with suppress(*_TROUBLE):  # what cannot be decoded here is not heard
            sample = Sample(file=BytesIO(read_data("sounds", file)))
            found.setdefault(re.sub(r"(_\d+)?\.ogg\Z", "", file), []).append(sample)
    return found


@contextmanager
def _hushed_complaints() -> Iterator[None]:
    """ALSA writes ten lines to the terminal where there is no device: nobody needs them."""
    try:
        kept = os.dup(2) if sys.platform == "linux" else None
    except OSError:
        kept = None
    if kept is None:
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    os.close(nowhere)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
