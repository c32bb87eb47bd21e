"""One step of what is shown, and what is needed to make one."""

from __future__ import annotations

from dataclasses import dataclass, replace

from msgspec.structs import replace as changed

from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.ui.stage.cues import Cue
from tamcuc.ui.stage.fit import Lettering
from tamcuc.ui.stage.flight import Flight
from tamcuc.ui.stage.frame import Frame
from tamcuc.ui.stage.layout import Sight, frame_of, layout
from tamcuc.ui.stage.talk import Remark
from tamcuc.ui.stage.things import Banner, Laid, Moving


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happened, on its way from the layout before to `laid`."""

    laid: Laid
    flights: tuple[Flight, ...]
    ms: int
    cues: tuple[Cue, ...] = ()
    """What is heard, and when."""
    banner: Banner | None = None
    still: tuple[Moving, ...] = ()
    """Pictures that lie over the layout all the time."""
    said: Remark | None = None
    """What somebody says to it."""
    hushes: bool = False
    """Whether what was said is over when this is: the game goes on."""
    first: tuple[int, Laid] | None = None
    """Until when another layout is seen: nothing is told before the cards show it."""


@dataclass(frozen=True, slots=True)
class Showing:
    """What is needed to make layouts: the sight without its words, canvas, letters."""

    sight: Sight
    size: tuple[int, int]
    lettering: Lettering
    asked: tuple[int, ...] = ()
    """Who counts as asked while the steps are shown: one's own open prompt stays open."""

    def laid(self, view: MatchView, telling: str) -> Laid:
        """The layout of a view with this sentence in the ribbon."""
        hand = view.hand
        if self.asked:
            hand = None if hand is None else changed(hand, asked=self.asked)
            view = changed(view, asked=self.asked, hand=hand)
        return layout(view, replace(self.sight, telling=telling), self.size, self.lettering)

    def frame(self, view: MatchView) -> Frame:
        """How the canvas is divided."""
        return frame_of(view, self.sight, self.size, self.lettering)
