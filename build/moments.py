"""Every screen, and the moments of a match worth a picture: the same each time they are made."""

from __future__ import annotations

import os
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from pygame import Surface

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from tamcuc.app import demo, screens
from tamcuc.app.house import House
from tamcuc.games.tam_cuc.view import HandView, MatchView, Setup
from tamcuc.ui.kit import Headless, Scene
from tamcuc.ui.scenes.count import CountSheet
from tamcuc.ui.scenes.result import ResultSheet
from tamcuc.ui.scenes.services import Opponent
from tamcuc.ui.scenes.table import TableScene
from tamcuc.ui.settings import Language, Settings, Speed, TextSize
from tamcuc.ui.stage.show import Seen

SEED: Final = 12
"""A match in which every moment comes soon."""
_WHO: Final = ("ba_noi", "ong_do", "be_na")
_FRAME_MS: Final = 32
_MOST_FRAMES: Final = 20_000
_READ_MS: Final = 300
"""Longer than any button must be seen before it heeds a press."""

Pictures = Iterator[tuple[str, Surface]]
"""Names, and what is on the canvas then."""


@dataclass(frozen=True, slots=True)
class Sight:
    """How somebody looks: in which language, window and letters, at a table of how many."""

    language: Language = "vi"
    window: tuple[int, int] = (1280, 720)
    text_size: TextSize = 100
    seats: int = 4

    def open(self, scene: Scene) -> Headless:
        """The scene on a screen of this kind."""
        return Headless(scene, size=self.window, text_size=self.text_size)


def around_the_table(sight: Sight) -> Pictures:
    """The screens that need no running match."""
    with ExitStack() as closing:
        house = _house(sight, closing, lambda: 0.0)
        for name, scene in screens.around_the_table(house).items():
            play = sight.open(scene)
            yield name, play.canvas.copy()
            for page in ("sets", "page") if name == "rules" else ():
                play.key("right")
                play.key("enter")
                yield f"rules_{page}", play.canvas.copy()


def at_the_table(sight: Sight, wanted: frozenset[str] | None = None) -> Pictures:
    """Moments of a match as they come, each once; LookupError if a wanted one never does."""
    with ExitStack() as closing:
        yield from _Evening(sight, closing).pictures(set(wanted or AT_THE_TABLE))


def _house(sight: Sight, closing: ExitStack, clock: Callable[[], float]) -> House:
    folder = Path(closing.enter_context(tempfile.TemporaryDirectory()))
    house = House(folder, chance=random.Random(SEED), clock=clock)
    closing.callback(house.close)
    house.change(Settings(language=sight.language, text_size=sight.text_size))
    return house


class _Evening:
    """A match on its screen; everything goes by a clock that is moved by hand."""

    def __init__(self, sight: Sight, closing: ExitStack) -> None:
        self._house = _house(sight, closing, lambda: self._now)
        self._now = 0.0
        self._chance = random.Random(SEED)
        opponents = [Opponent(who, "steady") for who in _WHO[: sight.seats - 1]]
        self._table = self._house.begin(Setup(seats=sight.seats, length="short"), opponents)
        self._scene = screens.table(self._house, self._table)
        self.play = sight.open(self._scene)

    @property
    def view(self) -> MatchView | None:
        """What the person sees."""
        return self._table.guest.view

    @property
    def hand(self) -> HandView | None:
        """The hand that is played."""
        return self.view.hand if self.view else None

    @property
    def seen(self) -> Seen | None:
        """What the mat shows."""
        assert isinstance(self._scene, TableScene)
        show = self._scene._watch.show
        return show.seen() if show and self.play.scene is self._scene else None

    @property
    def said(self) -> str:
        """What somebody says."""
        assert isinstance(self._scene, TableScene)
        return self._scene._life.said

    def rests_at(self, sheet: type[Scene]) -> bool:
        """Whether this sheet is open and nothing moves."""
        return isinstance(self.play.scene, sheet) and not self.play.loop.busy()

    def asked(self, phase: str) -> bool:
        """Whether the person is asked for this and nothing moves."""
        hand, asked = self.hand, self._table.guest.prompt is not None
        still = not self.play.loop.busy() and self.play.scene is self._scene
        return asked and still and hand is not None and hand.phase == phase

    def pictures(self, missing: set[str]) -> Pictures:
        """Pictures of these moments."""
        for _ in range(_MOST_FRAMES):
            if not missing:
                return
            self._advance(_FRAME_MS)
            self._pace(missing)
            for name in [name for name in AT_THE_TABLE if name in missing]:
                if AT_THE_TABLE[name](self):
                    missing.discard(name)
                    yield name, self._picture(name)
            self._go_on()
        raise LookupError(f"never came: {sorted(missing)}")

    def _picture(self, name: str) -> Surface:
        """The canvas, after the keys that lead to this moment; they lead back, too."""
        there, back = _KEYS.get(name, ((), ()))
        for key in there:
            self.play.key(key)
        self._advance(_READ_MS if there else _INTO_MS.get(name, 0))
        canvas = self.play.canvas.copy()
        for key in back:
            self.play.key(key)
        self._advance(_READ_MS if there else 0)
        return canvas

    def _advance(self, ms: int) -> None:
        self.play.advance(ms)
        self._now = self.play.clock() / 1000

    def _pace(self, missing: set[str]) -> None:
        """Slow only where a moment may come that is a motion."""
        hand = self.hand
        ending = hand is not None and max(hand.left) <= 2 and "banner" in missing
        speed: Speed = "normal" if ending or missing & _MOTIONS else "off"
        if self._house.settings.speed != speed:
            self._house.change(msgspec.structs.replace(self._house.settings, speed=speed))
            self.play.loop.tools.relook()

    def _go_on(self) -> None:
        if self.rests_at(CountSheet):
            self._advance(_READ_MS)
            self.play.key("enter")
        elif not self.play.loop.busy():
            demo.autoplay(self._table, self._chance)


def _cut(evening: _Evening) -> bool:
    marks = evening.seen.moving if evening.seen else ()
    return sum(mark.sprite.startswith("tile/") for mark in marks) > 2


def _dealing(evening: _Evening) -> bool:
    """The deck is half as high as it was, and own cards are on their way."""
    hand, seen = evening.hand, evening.seen
    if hand is None or hand.rounds or seen is None:
        return False
    own = any(key[0] == "hand" for key in seen.away)
    return own and any(each.sprite in _HALF_A_DECK for each in seen.moving)


def _turning(evening: _Evening) -> bool:
    hand, seen = evening.hand, evening.seen
    if hand is None or hand.phase != "show" or seen is None:
        return False
    return any(each.width and seen.laid.mat.collidepoint(each.at) for each in seen.moving)


def _sweeping(evening: _Evening) -> bool:
    return evening.seen is not None and any(key[0] == "won" for key in evening.seen.away)


def _round_over(evening: _Evening) -> bool:
    hand = evening.hand
    return hand is not None and bool(hand.rounds) and evening.asked("lay")


AT_THE_TABLE: Final[dict[str, Callable[[_Evening], bool]]] = {
    "cut": _cut,
    "dealing": _dealing,
    "call": lambda evening: evening.asked("call"),
    "lay": lambda evening: evening.asked("lay"),
    "show": lambda evening: evening.asked("show"),
    "turning": _turning,
    "sweeping": _sweeping,
    "talk": lambda evening: bool(evening.said) and evening.asked("lay"),
    "look_back": _round_over,
    "pause": _round_over,
    "banner": lambda evening: evening.seen is not None and evening.seen.banner is not None,
    "count": lambda evening: evening.rests_at(CountSheet),
    "result": lambda evening: evening.rests_at(ResultSheet),
}
"""Moments of a match, and how each is known."""

_HALF_A_DECK: Final = ("stack/card_4", "stack/large_4")

_MOTIONS: Final = frozenset(("cut", "dealing", "turning", "sweeping", "talk"))

_INTO_MS: Final = {"cut": 240, "turning": 96, "sweeping": 160, "banner": 640}
"""How far into a motion it is looked at."""

_KEYS: Final = {
    "call": (("right", "space"), ("space",)),
    "look_back": (("v",), ("v",)),
    "pause": (("escape",), ("escape",)),
}
"""Keys that lead to a moment and back from it."""
