"""The one line under the mat: what just happened, and what is asked of whom."""

from __future__ import annotations

from collections.abc import Sequence

from tamcuc.games.tam_cuc import events
from tamcuc.games.tam_cuc.events import Event
from tamcuc.games.tam_cuc.view import HandView, MatchView
from tamcuc.i18n.names import rank_name, set_name, size_called
from tamcuc.i18n.words import tr, tr_n
from tamcuc.ui.stage.offers import must_hide


def status(view: MatchView, names: Sequence[str]) -> str:
    """What is asked of whom."""
    hand = view.hand
    if view.phase in ("counted", "over"):
        return tr("status.hand_over", hand=view.number)
    if hand is None or view.phase != "play":
        return ""
    if hand.phase == "aside":
        return _aside(view, hand, names)
    if hand.phase == "call":
        return _call(view, hand, names)
    if hand.phase == "lay":
        return _lay(view, hand, names)
    return _show(view, hand, names)


def _aside(view: MatchView, hand: HandView, names: Sequence[str]) -> str:
    if view.seat in view.asked and hand.sons is not None:
        return tr_n("status.aside", hand.size, who=names[hand.sons[0]])
    return tr_n("status.waiting_asides", len(view.asked))


def _call(view: MatchView, hand: HandView, names: Sequence[str]) -> str:
    if view.seat not in view.asked:
        return tr("status.waiting_call", who=names[hand.house])
    return tr("status.your_call")


def _lay(view: MatchView, hand: HandView, names: Sequence[str]) -> str:
    if view.seat in view.asked:
        called = size_called(hand.size)
        return tr_n("status.lay", hand.size, who=names[hand.house], size=called)
    return tr_n("status.waiting_lays", len(view.asked))


def _show(view: MatchView, hand: HandView, names: Sequence[str]) -> str:
    if view.seat in view.asked:
        return must_hide(view) or tr("status.your_show", best=set_name(hand.shown[-1][1]))
    return tr("status.waiting_show", who=names[view.asked[0]]) if view.asked else ""


def story(event: Event, before: MatchView, names: Sequence[str]) -> str:
    """What an event says at the mat; empty for one that goes without saying."""
    match event:
        case events.DealerDrawn():
            rank, who = rank_name(event.card), names[event.dealer]
            return tr("event.draw_done", rank=rank, who=who)
        case events.Dealt():
            return tr("event.deal", who=names[event.dealer])
        case events.SonsShown():
            key = "event.cuop_cai" if event.takes_house else "event.trinh_lang"
            return tr(key, who=names[event.seat], set=set_name(event.cards))
        case events.SetAside():
            return tr_n("event.set_aside", event.size, who=names[event.seat])
        case events.RoundBegan():
            return tr("event.ceiling_lifted", who=names[event.house]) if event.lifted else ""
        case events.Called():
            return tr("event.called", who=names[event.seat], size=size_called(event.size))
        case events.Laid():
            return tr("event.laid", who=names[event.seat])
        case _:
            return _ending_story(event, before, names)


def _ending_story(event: Event, before: MatchView, names: Sequence[str]) -> str:
    match event:
        case events.TurnedUp():
            return tr("event.flipped", who=names[event.seat], set=set_name(event.cards))
        case events.Shown():
            return tr("event.shown", who=names[event.seat], set=set_name(event.cards))
        case events.Hidden():
            return tr("event.hidden", who=names[event.seat])
        case events.RoundWon():
            kept = before.hand is not None and _called_by(before.hand) == event.seat
            key = "event.round_kept" if kept else "event.round_won"
            return tr_n(key, len(event.cards), who=names[event.seat])
        case events.HandCounted():
            return _bonus_story(event.count, names)
        case _:
            return ""


def _called_by(hand: HandView) -> int:
    return hand.shown[0][0] if hand.shown else hand.house


def _bonus_story(count: events.HandCount, names: Sequence[str]) -> str:
    if count.bonus is None or count.by is None:
        return ""
    who = names[count.by]
    if count.bonus == "de" and count.against is not None:
        return tr("event.made_de", who=who, house=names[count.against])
    return tr(f"event.made_{count.bonus}", who=who)
