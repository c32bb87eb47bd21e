"""From a seat's view to the whole picture of the table: a pure function, whole pixels.

What moves is drawn between two of these; where nothing moves the screen is exactly one of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pygame import Rect

from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.ui.stage.bar import place_actions, place_bar, place_held, place_ribbon
from tamcuc.ui.stage.division import divide
from tamcuc.ui.stage.fit import Lettering, Plain
from tamcuc.ui.stage.frame import Frame
from tamcuc.ui.stage.hand import held, reach
from tamcuc.ui.stage.lays import place_lays
from tamcuc.ui.stage.measures import EDGE, MAT_EDGE
from tamcuc.ui.stage.offers import held_words, offers
from tamcuc.ui.stage.panels import ladder_size, place_ladder, place_sets, sets_size
from tamcuc.ui.stage.plates import Company
from tamcuc.ui.stage.says import status
from tamcuc.ui.stage.seats import place_seats
from tamcuc.ui.stage.sittings import sittings
from tamcuc.ui.stage.stack import place_deck, place_out
from tamcuc.ui.stage.things import Laid, Parts

Sheet = Literal["", "panels"]


@dataclass(frozen=True, slots=True)
class Sight:
    """What the player sees and does beside the view itself."""

    names: tuple[str, ...]
    portraits: tuple[str, ...]
    """Portrait id of each seat ("you" for the person)."""
    raised: frozenset[int] = frozenset()
    """Indexes of raised cards in the own hand."""
    sheet: Sheet = ""
    """What lies over the mat: ladder and sets (only where they are folded away)."""
    answering: bool = False
    """An answer is on its way: nothing can be pressed until it is heard."""
    earlier: str = ""
    """What happened just now: told before what is asked, where the ribbon holds both."""
    telling: str | None = None
    """What the ribbon says instead of what is asked of whom."""


def frame_of(view: MatchView, sight: Sight, size: tuple[int, int], lettering: Lettering) -> Frame:
    """How the canvas is divided for this view."""
    others = tuple(name for seat, name in enumerate(sight.names) if seat != view.seat)
    company = Company(sight.names[view.seat], others, view.setup.terms().dealt)
    panels = tuple(
        (style, (ladder_size(lettering, style), sets_size(lettering, style, view)))
        for style in ("text", "small")
    )
    return divide(size, lettering, company, panels)


def layout(view: MatchView, sight: Sight, size: tuple[int, int], lettering: Lettering) -> Laid:
    """Where everything is, in logical pixels of a canvas of at least 640 x 360."""
    frame = frame_of(view, sight, size, lettering)
    parts = Parts()
    place_bar(parts, frame, lettering, view)
    parts.regions["bar"] = frame.bar
    _panels(parts, frame, lettering, view)
    seats = sittings(view, sight.names, sight.portraits)
    place_seats(parts, frame, lettering, seats)
    place_lays(parts, frame, lettering, view)
    place_deck(parts, frame, lettering, view)
    place_out(parts, frame, view)
    telling = status(view, sight.names) if sight.telling is None else sight.telling
    earlier = sight.earlier if sight.telling is None else ""
    place_ribbon(parts, frame, lettering, telling, earlier)
    hand = _hand(parts, frame, view, sight)
    moment = offers(view, sight.raised, sight.answering)
    place_actions(parts, frame, lettering, moment, bool(sight.raised))
    place_held(parts, frame, lettering, held_words(view, sight.raised, moment))
    sheet = _sheet(frame, lettering, view, sight)
    return _whole(frame, parts, hand, _free(frame, view), sheet)


def _panels(parts: Parts, frame: Frame, lettering: Lettering, view: MatchView) -> None:
    if frame.ladder is not None and frame.sets is not None:
        parts.regions["ladder"], parts.regions["sets"] = frame.ladder, frame.sets
        place_ladder(parts, lettering, frame.panel_style, frame.ladder, view)
        place_sets(parts, lettering, frame.panel_style, frame.sets, view)


def _hand(parts: Parts, frame: Frame, view: MatchView, sight: Sight) -> Parts:
    """The own cards, as parts of their own so that they are found in order."""
    up = Rect(frame.hand)
    up.h += frame.held.rise
    up.bottom = frame.hand.bottom
    parts.regions["hand"] = up
    own = Parts()
    if view.hand is not None:
        own.pieces.extend(held(frame, view.hand.own_hand, sight.raised))
    return own


def _sheet(frame: Frame, lettering: Lettering, view: MatchView, sight: Sight) -> Parts | None:
    """What lies over the mat, if anything."""
    if sight.sheet == "panels" and frame.folded:
        return _folded(frame, lettering, view)
    return None


def _folded(frame: Frame, lettering: Lettering, view: MatchView) -> Parts:
    """Ladder and sets side by side over the mat; smaller letters where they must be."""
    for each in (
        lettering,
        Plain(lettering, "large"),
        Plain(lettering, "text"),
        Plain(lettering, "small"),
    ):
        ladder, listed = ladder_size(each, "text"), sets_size(each, "text", view)
        room = frame.size[1] - frame.bar.h - 2 * EDGE
        if max(ladder[1], listed[1]) <= room and ladder[0] + listed[0] <= frame.size[0] - 3 * EDGE:
            break
    left = (frame.size[0] - ladder[0] - listed[0] - EDGE) // 2
    top = frame.bar.bottom + EDGE
    sheet = Parts()
    place_ladder(sheet, each, "text", Rect(left, top, *ladder), view)
    place_sets(sheet, each, "text", Rect(left + ladder[0] + EDGE, top, *listed), view)
    sheet.regions["sheet"] = Rect(
        left, top, ladder[0] + EDGE + listed[0], max(ladder[1], listed[1])
    )
    return sheet


def _free(frame: Frame, view: MatchView) -> tuple[Rect, ...]:
    """Left and right of a whole hand, below sets and ladder; the same all through a match."""
    first, last = reach(frame, view.setup.terms().dealt)
    height = frame.actions.y - EDGE - frame.hand.y
    left, right = frame.cloth.left + MAT_EDGE, frame.cloth.right - MAT_EDGE
    left, right = max(left, frame.hand.left), min(right, frame.hand.right)
    beside = (
        Rect(left, frame.hand.y, max(0, first - EDGE - left), height),
        Rect(last + EDGE, frame.hand.y, max(0, right - last - EDGE), height),
    )
    if frame.ladder is None or frame.sets is None:
        return beside
    own = None if frame.on_mat else frame.own
    below = (_below(frame, frame.sets, frame.tray), _below(frame, frame.ladder, own))
    return (*beside, *below, *(_corners(frame) if frame.on_mat else ()))


def _corners(frame: Frame) -> tuple[Rect, Rect]:
    """Beside the mat, under a hand that goes from edge to edge."""
    top, (width, height) = frame.hand.bottom, frame.size
    left, right = frame.mat.left - EDGE, frame.mat.right + EDGE
    return Rect(0, top, left, height - top), Rect(right, top, width - right, height - top)


def _below(frame: Frame, panel: Rect, low: Rect | None) -> Rect:
    """Between a panel and what lies in the corner under it, clear of raised cards."""
    bottom = (low.top if low else frame.hand.y - frame.held.rise) - EDGE
    middle = frame.ribbon if low is None else frame.ribbon.union(frame.hand)
    left, right = panel.left, panel.right
    if panel.x < frame.middle:
        right = min(right, middle.left - EDGE)
    else:
        left = max(left, middle.right + EDGE)
    return Rect(left, panel.bottom, max(0, right - left), max(0, bottom - panel.bottom))


def _whole(
    frame: Frame, parts: Parts, hand: Parts, free: tuple[Rect, ...], sheet: Parts | None
) -> Laid:
    return Laid(
        size=frame.size,
        mat=frame.mat,
        cloth=frame.cloth,
        deck=frame.deck,
        held=frame.held,
        folded=frame.folded,
        regions=parts.regions,
        slabs=tuple(parts.slabs),
        labels=tuple(parts.labels),
        pieces=(*parts.pieces, *hand.pieces),
        hand=tuple(hand.pieces),
        buttons=tuple(parts.buttons),
        slots=tuple(parts.slots),
        free=free,
        sheet=sheet,
    )
