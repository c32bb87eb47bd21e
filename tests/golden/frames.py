"""Key screens, exact to the pixel.

`python -m tests.golden.frames --write` draws them anew after an intended change of look;
`--diff OUT.png` shows what was, what is, and which pixels differ.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Final

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
from PIL import Image
from pygame import Surface

from tamcuc.app import screens
from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.i18n import use
from tamcuc.ui.kit import Headless
from tamcuc.ui.scenes.table import TableScene
from tamcuc.ui.settings import Settings
from tests.ui.scenes.family import House
from tests.ui.scenes.sessions import QuietServices, ScriptedSession
from tests.ui.stage.plays import Table

FOLDER: Final = Path(__file__).with_suffix("")
AROUND: Final = ("title", "new_table", "rules", "settings")
AT_THE_TABLE: Final = ("call", "lay", "show", "look_back", "banner", "count", "result")
NAMES: Final = (*AROUND, *AT_THE_TABLE)
_DIFFERS: Final = (255, 0, 255)
_SEED: Final = 51
"""A match, played at random, whose first hand ends with a ket."""
_READ_MS: Final = 300
_INTO_THE_BANNER_MS: Final = 640


@cache
def drawn() -> dict[str, Surface]:
    """The frames as the game draws them now."""
    use("vi")
    around = screens.around_the_table(House())
    frames = {name: Headless(around[name]).canvas.copy() for name in AROUND}
    return frames | dict(_Mat().frames())


class _Mat:
    """A match on its screen in which everybody plays at random: no computer's taste is in it."""

    def __init__(self) -> None:
        self._session = ScriptedSession(Table.of(4, _SEED))
        self._scene = TableScene(self._session, QuietServices(Settings(speed="normal")))
        self._hands = Headless(self._scene)

    def frames(self) -> Iterator[tuple[str, Surface]]:
        """The frames at the table, in the order of a match."""
        for name in AT_THE_TABLE[:3]:
            self._until(partial(_asked, phase=name))
            yield name, self._still()
        self._until(lambda view: _asked(view, "lay") and bool(view.hand and view.hand.rounds))
        self._still()
        self._hands.key("v")
        yield "look_back", self._still()
        self._hands.key("v")
        self._until(lambda view: bool(view.counts))
        yield "banner", self._banner()
        self._hands.settle()
        yield "count", self._still()
        self._until(lambda view: view.phase == "over")
        self._still()
        self._hands.key("enter")
        yield "result", self._still()

    def _until(self, there: Callable[[MatchView], bool]) -> None:
        """On to such a view, skipping all motion on the way but the last."""
        while not there(view := self._session.table.view(0)):
            self._scene._watch.skip()
            if not self._session.step():
                self._session.answer(self._session.table.thinkable(view.seat))
            self._hands.turn()

    def _still(self) -> Surface:
        self._hands.settle()
        self._hands.advance(_READ_MS)
        return self._hands.canvas.copy()

    def _banner(self) -> Surface:
        show = self._scene._watch.show
        while show is not None and show.busy and show.seen().banner is None:
            self._hands.advance(16)
        self._hands.advance(_INTO_THE_BANNER_MS)
        return self._hands.canvas.copy()


def _asked(view: MatchView, phase: str) -> bool:
    """Whether the person is asked for this."""
    hand = view.hand
    return view.phase == "play" and hand is not None and hand.phase == phase and 0 in view.asked


def kept(name: str) -> Surface:
    """The frame as it was kept; FileNotFoundError if there is none."""
    return pygame.image.load(FOLDER / f"{name}.png")


def pixels(picture: Surface) -> bytes:
    """The colours of a picture, row by row."""
    return pygame.image.tobytes(picture, "RGB")


def differing(name: str) -> int:
    """How many pixels of a frame are not as kept; all if its size has changed."""
    now, then = drawn()[name], kept(name)
    if now.get_size() != then.get_size():
        return now.get_width() * now.get_height()
    return sum(1 for _ in _places(then, now))


def _places(then: Surface, now: Surface) -> Iterator[tuple[int, int]]:
    """Where two pictures of one size differ."""
    old, new, width = pixels(then), pixels(now), now.get_width()
    if old == new:
        return
    for n in range(0, len(new), 3):
        if old[n : n + 3] != new[n : n + 3]:
            yield n // 3 % width, n // 3 // width


def write() -> None:
    """Keep all frames as they are drawn now."""
    FOLDER.mkdir(exist_ok=True)
    for name in NAMES:
        path = FOLDER / f"{name}.png"
        _save(drawn()[name], path)
        print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")


def _save(picture: Surface, path: Path) -> None:
    """With a palette where that loses nothing: the game has few colours."""
    whole = Image.frombytes("RGB", picture.get_size(), pixels(picture))
    few = whole.quantize(256, dither=Image.Dither.NONE)
    exact = few.convert("RGB").tobytes() == whole.tobytes()
    (few if exact else whole).save(path, optimize=True)


def difference(names: list[str]) -> Surface:
    """A row for each frame: as kept, as drawn now, and the pixels that differ."""
    rows = [(kept(name), drawn()[name]) for name in names]
    width = max(picture.get_width() for row in rows for picture in row)
    height = max(picture.get_height() for row in rows for picture in row)
    whole = Surface((3 * width, height * len(rows)))
    for n, (then, now) in enumerate(rows):
        whole.blit(then, (0, n * height))
        whole.blit(now, (width, n * height))
        if then.get_size() == now.get_size():
            for x, y in _places(then, now):
                whole.set_at((2 * width + x, n * height + y), _DIFFERS)
    return whole


def main(arguments: list[str]) -> int:
    """Exit status 1 if a frame differs from what is kept."""
    parser = argparse.ArgumentParser(description="key screens, exact to the pixel")
    parser.add_argument("--write", action="store_true", help="keep the frames as drawn now")
    parser.add_argument("--diff", type=Path, metavar="OUT.png", help="show what differs")
    options = parser.parse_args(arguments)
    if options.write:
        write()
        return 0
    changed = [name for name in NAMES if differing(name)]
    for name in changed:
        print(f"{name}: {differing(name)} pixels differ")
    if changed and options.diff:
        pygame.image.save(difference(changed), options.diff)
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
