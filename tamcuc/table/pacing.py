"""When a computer's answer goes out: as public as everything else about it.

The wait is a function of what the whole table sees. It never tells what a seat holds, whether it
had a choice, or how long it thought.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.view import HandView, MatchView
from tamcuc.table.guest import Guest

Speed = Literal["slow", "normal", "fast", "off"]

_STRETCH: Final[dict[Speed, float]] = {"slow": 3.5, "normal": 2.0, "fast": 1.0, "off": 0.0}

_ASIDE: Final = 0.4
_CALL: Final = 0.4
_LAY: Final = 0.2
_SHOW: Final = 0.25
_READY: Final = 0.3
_A_PLACE: Final = 0.1
"""On top for each place after the house, where all are asked at once."""
_LOOK: Final = 0.35
"""On top, where something was just turned up or won, so that people can look."""


def wait(view: MatchView, speed: Speed) -> float:
    """Seconds from the asking of the view's seat until its answer; reads public fields only."""
    return _at_fast(view) * _STRETCH[speed]


def _at_fast(view: MatchView) -> float:
    hand = view.hand
    if hand is None or hand.phase == "over":
        return _READY
    if hand.phase == "aside":
        return _LOOK + _ASIDE + _A_PLACE * _places_after_house(hand)
    if hand.phase == "call":
        return _LOOK + _CALL
    if hand.phase == "lay":
        return _LAY + _A_PLACE * _places_after_house(hand)
    return _SHOW + (_LOOK if _just_turned_up(hand) else 0.0)


def _places_after_house(hand: HandView) -> int:
    """How many places counter-clockwise from the house the view's seat sits."""
    return (hand.seat - hand.house) % len(hand.left)


def _just_turned_up(hand: HandView) -> bool:
    """Whether the house's set went face up and nobody has decided on it yet."""
    return len(hand.shown) == 1 and not hand.hidden


class Pace:
    """The schedule of the computers at a table; time is an argument (any steady clock).

    A changed speed takes effect at once, also on prompts that are already open.
    """

    def __init__(self, speed: Speed = "normal") -> None:
        self.speed = speed
        self._asked_at: dict[Seat, tuple[int, float]] = {}

    def due(self, guests: Iterable[Guest], now: float) -> list[Guest]:
        """The guests whose answer goes out now, the longest due first."""
        times = self._times(guests, now)
        ready = [(at, seat, guest) for seat, (at, guest) in times.items() if at <= now]
        return [guest for _, _, guest in sorted(ready, key=lambda each: each[:2])]

    def next_due(self, guests: Iterable[Guest], now: float) -> float | None:
        """When the next answer goes out; None if no guest has an open prompt."""
        return min((at for at, _ in self._times(guests, now).values()), default=None)

    def _times(self, guests: Iterable[Guest], now: float) -> dict[Seat, tuple[float, Guest]]:
        """By seat, when its answer goes out; a prompt that is new begins its wait now."""
        times: dict[Seat, tuple[float, Guest]] = {}
        for guest in guests:
            view, prompt = guest.view, guest.prompt
            if view is None or prompt is None:
                continue
            known, since = self._asked_at.get(view.seat, (prompt, now))
            since = since if known == prompt else now
            self._asked_at[view.seat] = (prompt, since)
            times[view.seat] = (since + wait(view, self.speed), guest)
        return times
