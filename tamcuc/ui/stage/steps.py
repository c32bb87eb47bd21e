"""An update as steps to be shown one after another: the event, its picture, its sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from msgspec.structs import replace as changed

from tamcuc.games.tam_cuc import events
from tamcuc.games.tam_cuc.events import Event
from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.i18n.names import set_name
from tamcuc.i18n.words import tr
from tamcuc.ui.stage.cues import cues, told
from tamcuc.ui.stage.cut import drawn
from tamcuc.ui.stage.dealing import deal
from tamcuc.ui.stage.difference import flights
from tamcuc.ui.stage.gathering import gather
from tamcuc.ui.stage.lookback import last_round
from tamcuc.ui.stage.picture import after
from tamcuc.ui.stage.says import story
from tamcuc.ui.stage.step import Showing, Step
from tamcuc.ui.stage.talk import remark
from tamcuc.ui.stage.things import Banner, Laid

_HOLD: Final[dict[type, int]] = {
    events.SonsShown: 500,
    events.SetAside: 60,
    events.Called: 350,
    events.Laid: 60,
    events.TurnedUp: 400,
    events.Shown: 400,
    events.Hidden: 250,
    events.RoundWon: 200,
    events.RoundBegan: 0,
}
"""Milliseconds for which a picture stands before the next step begins."""

_LOOK_BEFORE_WON = 300
_BANNER = 1800


def steps(
    before: Laid, view: MatchView, happened: Sequence[Event], showing: Showing
) -> Iterator[Step]:
    """The steps from the layout and the view before, through all that happened."""
    telling = ""
    for event in happened:
        said = story(event, view, showing.sight.names)
        telling = said or telling
        remarked = remark(event, view, showing.sight.portraits)
        for step in _shown(before, view, event, showing, telling):
            before = step.laid
            yield replace(step, said=remarked)
            remarked = None
        view = after(view, event)


def asking(made: Iterable[Step]) -> list[Step]:
    """The steps, after the last of which one's turn is heard: as the buttons come."""
    found = list(made)
    if found:
        last = found[-1]
        found[-1] = replace(last, cues=(*last.cues, (last.ms, "asked")))
    return found


def _shown(
    before: Laid, view: MatchView, event: Event, showing: Showing, telling: str
) -> Iterator[Step]:
    match event:
        case events.DealerDrawn():
            yield from drawn(view, event, showing)
        case events.Dealt():
            yield from deal(before, view, event, showing, telling)
        case events.SonsShown():
            yield from _sons(before, view, event, showing, telling)
        case events.HandCounted():
            yield from _counted(view, event, showing, telling)
        case events.RoundWon():
            yield Step(before, (), _LOOK_BEFORE_WON)
            yield _plain(before, after(view, event), event, showing, telling)
        case events.SeatReady():
            then = after(view, event)
            if then.phase == "deal":
                yield from gather(before, then, showing, telling)
        case events.MatchEnded():
            return
        case _:
            yield _plain(before, after(view, event), event, showing, telling)


def _plain(before: Laid, view: MatchView, event: Event, showing: Showing, telling: str) -> Step:
    laid = showing.laid(view, telling)
    moving = flights(before, laid)
    ms = max((flight.end for flight in moving), default=0) + _HOLD.get(type(event), 0)
    step = Step(laid, moving, ms, cues(event, moving))
    if isinstance(event, events.TurnedUp | events.Shown):
        return replace(step, first=_until_seen(before, step))
    return step


def _until_seen(before: Laid, step: Step) -> tuple[int, Laid] | None:
    """What cards tell that turn up is told once the last of them shows its face."""
    turns = [leg for flight in step.flights for leg in flight.legs if leg.turns_to]
    if not turns:
        return None
    seen = max(leg.on_edge for leg in turns)
    return seen, replace(before, buttons=step.laid.buttons, sheet=step.laid.sheet)


def _sons(
    before: Laid, view: MatchView, event: events.SonsShown, showing: Showing, telling: str
) -> Iterator[Step]:
    """Sons lie face up before their seat for a while, then go to its won cards."""
    then = after(view, event)
    if then.hand is None:
        return
    lying = tuple(seat == event.seat for seat in range(view.setup.seats))
    won = view.hand.won if view.hand else then.hand.won
    hand = changed(then.hand, phase="show", shown=((event.seat, event.cards),), laid=lying, won=won)
    shows = tr("event.trinh_lang", who=showing.sight.names[event.seat], set=set_name(event.cards))
    first = showing.laid(changed(then, hand=hand), shows)
    moving = flights(before, first)
    ends = max((flight.end for flight in moving), default=0)
    step = Step(first, moving, ends + 900, told(moving))
    yield replace(step, first=_until_seen(before, step))
    yield _plain(first, then, event, showing, telling)


def _counted(
    view: MatchView, event: events.HandCounted, showing: Showing, telling: str
) -> Iterator[Step]:
    """A ket or a de has its moment before the count."""
    count, sound = event.count, "de" if event.count.bonus == "de" else "ket"
    if count.by is None:
        return
    last = last_round(view)
    showed = dict(last.shown) if last else {}
    banner = Banner(
        telling,
        f"seal/{sound}",
        showing.sight.portraits[count.by],
        showed.get(count.by, ""),
        "" if count.against is None else showed.get(count.against, ""),
    )
    yield Step(showing.laid(view, ""), (), _BANNER, ((0, sound),), banner)
