"""The last round once more, as it lay on the mat when it was won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace as changed
from typing import Final

from msgspec.structs import replace

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc.view import HandView, MatchView, Round
from tamcuc.i18n.names import set_name
from tamcuc.i18n.words import tr
from tamcuc.ui.stage.things import Laid

_ACTIONS: Final = ("act", "show", "hide", "lower")


def last_round(view: MatchView) -> Round | None:
    """The round to look back at, if one of this hand is over."""
    rounds = view.hand.rounds if view.hand else ()
    return rounds[-1] if rounds else None


def as_it_lay(view: MatchView) -> MatchView:
    """The view with its last round on the mat again and nobody asked for anything.

    Cards hidden lie face down; the others hold as many as then, one's own cards are those held
    now. ValueError if no round of the hand is over.
    """
    if view.hand is None or not view.hand.rounds:
        raise ValueError("no round to look back at")
    return replace(view, hand=_hand(view.hand, view.hand.rounds[-1]), asked=())


def _hand(hand: HandView, last: Round) -> HandView:
    showed = dict(last.shown)
    best = showed[last.winner]
    won = list(hand.won)
    for letter in best:
        won[last.winner] = won[last.winner].replace(letter, "", 1)
    return replace(
        hand,
        house=last.house,
        phase="show",
        round=len(hand.rounds),
        asked=(),
        size=len(best),
        ceiling=None,
        left=tuple(hand.left[seat] + _laid_since(hand, seat) for seat in range(len(hand.left))),
        laid=tuple(seat in showed or seat in last.hidden for seat in range(len(hand.left))),
        shown=last.shown,
        hidden=last.hidden,
        won=tuple(won),
        rounds=hand.rounds[:-1],
        own_laid=showed.get(hand.seat, ""),
    )


def _laid_since(hand: HandView, seat: Seat) -> int:
    """Cards that the seat gave into the round that is played now."""
    gave = hand.laid[seat] or seat in hand.hidden or seat in dict(hand.shown)
    return hand.size if gave else 0


def caption(view: MatchView, names: Sequence[str]) -> str:
    """Which round it was and who won it, with what; of the view as it is now."""
    last = last_round(view)
    if view.hand is None or last is None:
        return ""
    best, who = dict(last.shown)[last.winner], names[last.winner]
    return tr("look_back.caption", round=len(view.hand.rounds), who=who, set=set_name(best))


def without_actions(laid: Laid) -> Laid:
    """The layout without the buttons that would answer or lower."""
    return changed(laid, buttons=tuple(b for b in laid.buttons if b.name not in _ACTIONS))
