"""Sound, if there is any: without a device, an audio library or the files, all stays silent."""

from __future__ import annotations

import threading
from io import BytesIO
from typing import TYPE_CHECKING

from .data import read_data

if TYPE_CHECKING:
    from pygame.mixer import Sound as Sample

ENDINGS = (".ogg", ".wav")


class Sound:
    """Short sounds and one tune, by file name in tamcuc/data/sounds. No call ever fails.

    `silent=True` never opens a device.
    """

    def __init__(self, *, silent: bool = False) -> None:
        self._silent = silent
        self.effects_volume = 1.0
        self.music_volume = 0.6
        self.ready = False
        self._opening: threading.Thread | None = None
        self._samples: dict[str, Sample | None] = {}
        self._tune: str | None = None

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
        """Play a short sound."""
        sample = self._sample(name) if self.ready and self.effects_volume > 0 else None
        if sample is not None:
            sample.set_volume(self.effects_volume)
            sample.play()

    def set_volumes(self, effects: float, music: float) -> None:
        """Set both volumes, 0 to 1."""
        self.effects_volume = min(1.0, max(0.0, effects))
        self.music_volume = min(1.0, max(0.0, music))
        tune = self._sample(self._tune) if self.ready and self._tune else None
        if tune is not None:
            tune.set_volume(self.music_volume)

    def play_tune(self, name: str | None) -> None:
        """Loop a tune from now on (None: no tune), as soon as sound is open."""
        old = self._sample(self._tune) if self.ready and self._tune else None
        if old is not None and name != self._tune:
            old.stop()
        starting, self._tune = name != self._tune, name
        if starting and self.ready:
            self._start_tune()

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

            pygame.mixer.init(44100, -16, 2, 512)
        except (ImportError, NotImplementedError, OSError, RuntimeError):
            return
        self.ready = True
        self._start_tune()

    def _start_tune(self) -> None:
        tune = self._sample(self._tune) if self._tune else None
        if tune is not None:
            tune.set_volume(self.music_volume)
            tune.play(loops=-1)

    def _sample(self, name: str) -> Sample | None:
        if name not in self._samples:
            self._samples[name] = _load(name)
        return self._samples[name]


def _load(name: str) -> Sample | None:
    import pygame.mixer

    for ending in ENDINGS:
        try:
            return pygame.mixer.Sound(file=BytesIO(read_data("sounds", name + ending)))
        except (OSError, RuntimeError):  # not shipped, or not to be decoded here
            continue
    return None
