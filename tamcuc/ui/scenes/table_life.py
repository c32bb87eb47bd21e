"""What lives at the table beside the game: words said aloud, and a petal now and then.

None of it is waited for, and none of it moves anything of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect, Surface

from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.i18n.words import tr
from tamcuc.ui.kit import Timer, Tools
from tamcuc.ui.scenes.services import Services
from tamcuc.ui.stage import bubble
from tamcuc.ui.stage.bubble import Bubble
from tamcuc.ui.stage.talk import Remark, farewell
from tamcuc.ui.stage.things import Laid

STANDS_MS: Final = 2200
STANDS_MS_A_LETTER: Final = 60
"""How long words stand: time to look up, and time to read them."""

FIRST_PETAL_MS: Final = 9000
PETAL_EVERY_MS: Final = 24_000
PETAL_STEP_MS: Final = 80
PETAL_STEPS: Final = 56
_TUMBLE_STEPS: Final = 7
_TUMBLING: Final = ("room/petal_1", "room/petal_2", "room/petal_3", "room/petal_2")
_PETAL_WIDTH: Final = 7
_SWAY: Final = (0, 1, 1, 2, 2, 2, 1, 1, 0, -1, -1, -2, -2, -2, -1, -1)


class Life:
    """Draws under and over the pieces of the mat (see `Board.draw`)."""

    def __init__(
        self, tools: Tools, services: Services, portraits: Sequence[str], redraw: Callable[[], None]
    ) -> None:
        self._tools = tools
        self._services = services
        self._portraits = portraits
        self._redraw = redraw
        self._said: Remark | None = None
        self._bubble: Bubble | None = None
        self._bubble_for: tuple[Laid, tuple[object, ...]] | None = None
        self._quiet: Timer | None = None
        self._petals = 0
        self._fallen = PETAL_STEPS
        self._petal = tools.call_later(FIRST_PETAL_MS, self._let_fall)

    @property
    def said(self) -> str:
        """The words that stand now; empty if nobody says anything."""
        if self._said is None or not self._services.settings.talk:
            return ""
        return self._said.words(self._portraits[self._said.seat])

    def hear(self, remark: Remark | None) -> None:
        """Somebody speaks: their words stand for a while, instead of what was said before.

        None ends that sooner.
        """
        self.hush()
        if remark is None or not self._services.settings.talk:
            return
        self._said = remark
        ms = STANDS_MS + STANDS_MS_A_LETTER * len(self.said)
        self._quiet = self._tools.call_later(ms, self.hush)
        self._redraw()

    def hush(self) -> None:
        """What was said is over."""
        if self._quiet is not None:
            self._quiet.cancel()
        self._said = self._quiet = None
        self._redraw()

    def last_word(self, view: MatchView, names: Sequence[str]) -> str:
        """What somebody says when the match is over, with their name; empty without talk."""
        said = farewell(view, self._portraits) if self._services.settings.talk else None
        if said is None:
            return ""
        words = said.words(self._portraits[said.seat])
        return tr("result.says", who=names[said.seat], words=words)

    def leave(self) -> None:
        """Let nothing more happen."""
        self.hush()
        self._petal.cancel()

    def below(self, canvas: Surface, laid: Laid) -> None:
        """Draw what lies on the mat under everything."""
        if self._petals and self._services.settings.speed != "off":
            at = petal_at(laid.mat, laid.deck.scale, self._petals, self._fallen)
            name = _TUMBLING[self._fallen // _TUMBLE_STEPS % len(_TUMBLING)]
            self._tools.look.atlas.draw(canvas, name, at, laid.deck.scale)

    def above(self, canvas: Surface, laid: Laid) -> None:
        """Draw what somebody says, if there is a free place for it."""
        place = self._placed(laid)
        if place is not None:
            bubble.draw(canvas, self._tools.look.atlas, place)

    def _placed(self, laid: Laid) -> Bubble | None:
        """Where the words stand; they stay there as long as the place is free."""
        words, look = self.said, self._tools.look
        if self._said is None or not words:
            self._bubble = self._bubble_for = None
            return None
        now = (words, look.text_size, laid.size)
        if self._bubble_for is None or self._bubble_for[1] != now:
            self._bubble = None
        elif self._bubble_for[0] is laid:
            return self._bubble
        if self._bubble is None or not bubble.still_free(self._bubble, laid):
            self._bubble = bubble.place(laid, look, self._said.seat, words)
        self._bubble_for = laid, now
        return self._bubble

    def _let_fall(self) -> None:
        self._petals += 1
        self._fallen = 0
        self._fall()

    def _fall(self) -> None:
        """One step of a petal; at rest nothing is drawn again until the next one falls."""
        if self._services.settings.speed == "off" or self._fallen >= PETAL_STEPS:
            self._petal = self._tools.call_later(PETAL_EVERY_MS, self._let_fall)
            return
        self._fallen += 1
        self._redraw()
        self._petal = self._tools.call_later(PETAL_STEP_MS, self._fall)


def petal_at(mat: Rect, scale: int, number: int, step: int) -> tuple[int, int]:
    """Where the petal of this number is after so many steps: from an upper corner inward."""
    inward = 64 + number * 13 % 30 + step // 2 + _SWAY[(step // 2 + number * 3) % len(_SWAY)]
    down = 14 + number * 7 % 16 + step * 2
    x = mat.x + inward * scale if number % 2 == 0 else mat.right - (inward + _PETAL_WIDTH) * scale
    return x, min(mat.y + down * scale, mat.bottom - 16 * scale)
