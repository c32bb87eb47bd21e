"""The bar above, the ribbon under the mat, and the buttons under the hand."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.i18n.names import card_name
from tamcuc.i18n.words import tr
from tamcuc.ui.stage.fit import Lettering, fitted
from tamcuc.ui.stage.frame import Frame
from tamcuc.ui.stage.lookback import last_round
from tamcuc.ui.stage.measures import EDGE, GAP
from tamcuc.ui.stage.offers import Offer
from tamcuc.ui.stage.things import Button, Label, Parts, Slab

ICON = 13
_SEAM = 2
"""Rows of the seam at the foot of the bar: icons are enlarged where they fit above it."""
APART = 24
"""Distance between Lật and Chui: one pair, and no slip of the finger from one to the other."""
_USUAL = "E"
"""A card whose name is as long as they come: Lật and Chui stand in the middle with it."""
_BUTTON_PAD = 22
"""Room that a button's frame takes from its words, left and right together."""
_RIBBON_PAD = 36


def place_bar(parts: Parts, frame: Frame, lettering: Lettering, view: MatchView) -> None:
    """The menu, where the match stands, the ceiling, help, and the key to folded panels."""
    bar = frame.bar
    parts.slabs.append(Slab(bar, "ui/bar"))
    scale = 2 if bar.h - _SEAM >= 2 * ICON else 1
    side = ICON * scale + 4
    top = bar.y + (bar.h - _SEAM - side) // 2
    parts.buttons.append(Button("menu", Rect(EDGE, top, side, side), "icon", icon="icon/menu"))
    right = bar.w - EDGE
    icons = [("rules", "icon/help")]
    if frame.folded:
        icons.append(("panels", "icon/cards"))
    if last_round(view) is not None:
        icons.append(("round", "icon/look_back"))
    for name, icon in icons:
        right -= side
        parts.buttons.append(Button(name, Rect(right, top, side, side), "icon", icon=icon))
        right -= GAP
    left = EDGE + side + EDGE
    room = Rect(left, bar.y + 1, right - EDGE - left, bar.h - 4)
    _bar_words(parts, frame, lettering, view, room)


def _bar_words(
    parts: Parts, frame: Frame, lettering: Lettering, view: MatchView, room: Rect
) -> None:
    where = _where(view)
    ceiling = _ceiling(view)
    share = room.w if not ceiling else room.w * 2 // 5
    letters, lines = fitted(lettering, where, frame.style, (share, room.h))
    first = Rect(room.x, room.y, share, room.h)
    parts.labels.append(Label(first, lines, letters, "diep", "left"))
    if ceiling:
        rest = Rect(first.right + EDGE, room.y, room.right - first.right - EDGE, room.h)
        letters, lines = fitted(lettering, ceiling, frame.style, rest.size)
        parts.labels.append(Label(rest, lines, letters, "gamboge_light", "right"))


def _where(view: MatchView) -> str:
    """Hand and round; while cards are gathered for the next hand it is that one."""
    if view.number == 0 or (view.hand is None and view.phase != "deal"):
        return tr("title.name")
    hand, turn = (view.number, view.hand.round) if view.hand else (view.number + 1, 1)
    hands = view.setup.hands
    if hands is None:
        return tr("table.where_endless", hand=hand, round=max(1, turn))
    return tr("table.where", hand=hand, hands=hands, round=max(1, turn))


def _ceiling(view: MatchView) -> str:
    hand = view.hand
    if hand is None or hand.ceiling is None or hand.phase == "over":
        return ""
    return tr("table.ceiling", card=card_name(hand.ceiling))


def place_ribbon(
    parts: Parts, frame: Frame, lettering: Lettering, text: str, earlier: str = ""
) -> None:
    """The line that says what happens, after what happened `earlier` where both have room.

    Nothing while there is nothing to say.
    """
    parts.regions["ribbon"] = frame.ribbon
    inner = (frame.ribbon.w - _RIBBON_PAD, frame.ribbon.h - 3)
    both = tr("status.after", told=earlier, now=text) if earlier and text else text or earlier
    if not both:
        return
    letters, lines = fitted(lettering, both, frame.style, inner)
    if both != text and len(lines) * letters.line > inner[1]:
        letters, lines = fitted(lettering, text or earlier, frame.style, inner)
    width = max(letters.width(line) for line in lines) + _RIBBON_PAD
    box = Rect(0, frame.ribbon.y, min(frame.ribbon.w, max(width, 120)), frame.ribbon.h)
    box.centerx = frame.middle
    box.clamp_ip(frame.ribbon)
    parts.slabs.append(Slab(box, "ui/ribbon"))
    room = Rect(box.x + _RIBBON_PAD // 2, box.y + 1, box.w - _RIBBON_PAD, box.h - 3)
    parts.labels.append(Label(room, lines, letters, "ink"))


def place_actions(
    parts: Parts, frame: Frame, lettering: Lettering, offers: Sequence[Offer], raised: bool
) -> None:
    """One button for each offer, and the one that lowers all; Chui stands far from Lật."""
    row = frame.actions
    parts.regions["actions"] = row
    spots = {offer.spot: offer for offer in offers}
    middle = Rect(frame.middle - 48, row.y, 96, row.h)
    if "main" in spots:
        middle = _main(parts, frame, lettering, spots["main"])
    if "left" in spots and "right" in spots:
        _two(parts, frame, lettering, spots["left"], spots["right"])
    elif raised:
        _lower(parts, frame, lettering, middle.x)


def _main(parts: Parts, frame: Frame, lettering: Lettering, offer: Offer) -> Rect:
    """The button in the middle; room is left for the one that lowers all."""
    row = frame.actions
    lower = _width(frame, lettering, tr("action.lower"), row.w // 3)
    width = _width(frame, lettering, offer.words, row.w - lower - 3 * EDGE)
    box = Rect(0, row.y, width, row.h)
    box.centerx = frame.middle
    box.x = max(row.x + lower + 3 * EDGE, box.x)
    box.right = min(row.right, box.right)
    parts.buttons.append(_button(lettering, frame, offer.name, offer.words, box, offer.why is None))
    return box


def _two(parts: Parts, frame: Frame, lettering: Lettering, show: Offer, hide: Offer) -> None:
    """Lật and Chui side by side; what parts them never moves, whatever Lật says."""
    row = frame.actions
    hide_w = max(64, _width(frame, lettering, hide.words, row.w // 4))
    usual = _width(frame, lettering, tr("action.show_set", set=card_name(_USUAL)), row.w // 2)
    right = Rect(0, row.y, hide_w, row.h)
    right.right = min(row.right, frame.middle + (usual + APART + hide_w) // 2)
    end = right.x - APART
    left_w = max(usual, _width(frame, lettering, show.words, end - row.x))
    left = Rect(end - left_w, row.y, left_w, row.h)
    parts.buttons.append(_button(lettering, frame, show.name, show.words, left, show.why is None))
    parts.buttons.append(_button(lettering, frame, hide.name, hide.words, right, True, "plain"))


def place_held(parts: Parts, frame: Frame, lettering: Lettering, words: str) -> None:
    """What the raised cards make while nothing is asked: plain words on the straw, no button."""
    if not words:
        return
    row = frame.actions
    taken = [b.box.right for b in parts.buttons if row.contains(b.box)]
    left = max(taken, default=row.x) + 3 * EDGE
    room = (row.right - left, row.h - 4)
    letters, lines = fitted(lettering, words, frame.style, room)
    box = Rect(left, row.y + 1, max(letters.width(line) for line in lines), room[1])
    box.centerx = max(box.centerx, min(frame.middle, row.right - box.w // 2))
    parts.labels.append(Label(box, lines, letters, "ink"))


def _lower(parts: Parts, frame: Frame, lettering: Lettering, before: int) -> None:
    """The button that lowers all, left of `before`: never where Chui may come."""
    row = frame.actions
    words = tr("action.lower")
    width = _width(frame, lettering, words, row.w // 3)
    box = Rect(max(row.x, before - 3 * EDGE - width), row.y, width, row.h)
    parts.buttons.append(_button(lettering, frame, "lower", words, box, True, "plain"))


def _width(frame: Frame, lettering: Lettering, words: str, most: int) -> int:
    room = (most - _BUTTON_PAD, frame.actions.h - 6)
    letters, lines = fitted(lettering, words, frame.style, room)
    return max(48, max(letters.width(line) for line in lines) + _BUTTON_PAD)


def _button(
    lettering: Lettering,
    frame: Frame,
    name: str,
    words: str,
    box: Rect,
    on: bool,
    kind: str = "main",
) -> Button:
    room = Rect(box.x + _BUTTON_PAD // 2, box.y + 2, box.w - _BUTTON_PAD, box.h - 6)
    letters, lines = fitted(lettering, words, frame.style, room.size)
    colour = ("shell" if kind == "main" else "ink") if on else "ink_soft"
    label = Label(room, lines, letters, colour)
    return Button(name, box, "main" if kind == "main" else "plain", label, on=on)
