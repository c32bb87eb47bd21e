"""How people look at the mat: a pure function of what everybody saw."""

from __future__ import annotations

from typing import Literal

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.view import HandView, MatchView

Mood = Literal["calm", "glad", "rueful"]


def portrait(who: str, mood: Mood) -> str:
    """Sprite of a portrait by its id."""
    return f"portrait/{who}/{mood}"


def mood_for(points: int) -> Mood:
    """How one looks at points won or lost."""
    if points == 0:
        return "calm"
    return "glad" if points > 0 else "rueful"


def mood_of(view: MatchView, seat: Seat) -> Mood:
    """How a seat looks now: at its points after a hand, else at what became of its cards.

    Whose set was beaten is rueful from then on, who won the round is glad; both are calm again
    once the next set is called. Who shows sons is glad while others set cards aside.
    """
    if view.phase in ("counted", "over") and view.counts:
        return mood_for(view.counts[-1].scores[seat])
    hand = view.hand
    if hand is None:
        return "calm"
    if hand.phase == "aside":
        return "glad" if hand.sons is not None and hand.sons[0] == seat else "calm"
    if hand.shown:
        return "rueful" if _beaten(hand.shown, seat) else "calm"
    return "calm" if any(hand.laid) else _after_round(hand, seat)


def _after_round(hand: HandView, seat: Seat) -> Mood:
    if not hand.rounds:
        return "calm"
    last = hand.rounds[-1]
    if seat == last.winner:
        return "glad"
    return "rueful" if _beaten(last.shown, seat) else "calm"


def _beaten(shown: tuple[tuple[Seat, str], ...], seat: Seat) -> bool:
    """Whether the seat showed a set that a later one beat."""
    return any(each == seat for each, _ in shown[:-1])
