"""What the player may do now with the cards raised: one button for each, which says so.

Legality and the reason on a greyed button come from the game's own `why_not`, asked of the
player's own view; the host asks the same function.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from tamcuc.games.tam_cuc import cards, sets
from tamcuc.games.tam_cuc.actions import Action, Aside, Call, Hide, Lay, Show
from tamcuc.games.tam_cuc.cards import Kind
from tamcuc.games.tam_cuc.legal import Code, Standing, standing_of, why_not
from tamcuc.games.tam_cuc.view import HandView, MatchView
from tamcuc.i18n.names import card_name, set_name
from tamcuc.i18n.words import tr, tr_n

Spot = Literal["main", "left", "right"]


@dataclass(frozen=True, slots=True)
class Offer:
    """A button under the hand: what it says, what it answers, why it is off, where it stands."""

    name: str
    words: str
    action: Action | None
    why: str | None
    """Code of the refusal while the button is off; None while it is on."""
    spot: Spot


def raised_text(hand: str, raised: Iterable[int]) -> str:
    """The raised cards as canonical text."""
    return "".join(hand[index] for index in sorted(raised))


def offers(view: MatchView, raised: frozenset[int], answering: bool) -> tuple[Offer, ...]:
    """The actions of the moment; none while nothing is asked or an answer is on its way."""
    hand = view.hand
    if hand is None or answering or view.phase != "play" or view.seat not in view.asked:
        return ()
    standing = standing_of(hand, view.setup.terms().sets)
    if hand.phase == "show":
        return _show_or_hide(hand, standing)
    chosen = raised_text(hand.own_hand, raised)
    if hand.phase == "call":
        return (_call(standing, chosen),)
    return (_lay(hand, standing, chosen),)


def held_words(view: MatchView, raised: frozenset[int], moment: tuple[Offer, ...]) -> str:
    """What the raised cards make; nothing where a button says it."""
    if view.hand is None or not raised or moment:
        return ""
    return tr("action.held", set=set_name(raised_text(view.hand.own_hand, raised)))


def _call(standing: Standing, chosen: str) -> Offer:
    if not chosen:
        return Offer("act", tr("action.choose_call"), None, Code.NOT_A_SET.value, "main")
    action = Call(chosen)
    refusal = why_not(standing, action)
    words = tr("action.call_set", set=set_name(chosen))
    if refusal is not None:
        words = _off(chosen, _why_no_call(refusal.code, standing))
    return Offer("act", words, action, refusal.code if refusal else None, "main")


def _lay(hand: HandView, standing: Standing, chosen: str) -> Offer:
    aside = hand.phase == "aside"
    action: Action = Aside(chosen) if aside else Lay(chosen)
    missing = hand.size - len(chosen)
    if missing:
        return Offer("act", _missing(chosen, missing), None, Code.WRONG_SIZE.value, "main")
    refusal = why_not(standing, action)
    if aside:
        words = tr_n("action.aside", hand.size)
    elif hand.size > 1 and sets.set_of(cards.parse(chosen)) is None:
        words = tr_n("action.lay", hand.size)
    else:
        words = tr_n("action.lay_set", hand.size, set=set_name(chosen))
    return Offer("act", words, action, refusal.code if refusal else None, "main")


def _missing(chosen: str, missing: int) -> str:
    """How many more, or fewer, must be raised."""
    if not chosen:
        return tr_n("action.choose", missing)
    key = "action.choose_fewer" if missing < 0 else "action.choose_more"
    return _off(chosen, tr_n(key, abs(missing)))


def _off(chosen: str, why: str) -> str:
    """A greyed button says what is raised, and why it will not do."""
    return tr("action.off", action=set_name(chosen), why=why)


def _show_or_hide(hand: HandView, standing: Standing) -> tuple[Offer, Offer]:
    refusal = why_not(standing, Show())
    if refusal is None:
        show = tr("action.show_set", set=set_name(hand.own_laid))
    else:
        show = tr("action.show")
    return (
        Offer("show", show, Show(), refusal.code if refusal else None, "left"),
        Offer("hide", tr("action.hide"), Hide(), None, "right"),
    )


def must_hide(view: MatchView) -> str:
    """Why the player can only hide, for the ribbon; empty where Lật is allowed, too.

    The button is off by the same answer, and needs no words for it.
    """
    if view.hand is None:
        return ""
    standing = standing_of(view.hand, view.setup.terms().sets)
    refusal = why_not(standing, Show())
    if refusal is None:
        return ""
    if refusal.code == Code.DOES_NOT_BEAT and standing.best is not None:
        return tr("must_hide.does_not_beat", best=set_name(standing.best.text))
    if refusal.code == Code.OVER_CEILING and standing.ceiling is not None:
        return tr("must_hide.over_ceiling", ceiling=_highest(standing.ceiling))
    return tr(f"must_hide.{refusal.code}")


def _why_no_call(code: str, standing: Standing) -> str:
    """The reason in a few words, for a button."""
    if code == Code.OVER_CEILING and standing.ceiling is not None:
        return tr("call_off.over_ceiling", ceiling=_highest(standing.ceiling))
    return tr(f"call_off.{code}")


def _highest(ceiling: Kind) -> str:
    return card_name(cards.LETTERS[ceiling])


def best_set_with(hand: str, index: int, standing: Standing) -> frozenset[int]:
    """Indexes of the strongest set with this card that may be played now, the largest first.

    Where nothing fits (a lay of another size), the card alone.
    """
    letter = hand[index]
    fitting = [
        made.text
        for made in sets.sets_in(cards.parse(hand))
        if letter in made.text and _playable(standing, made.text)
    ]
    return indexes_of(hand, fitting[0], index) if fitting else frozenset({index})


def _playable(standing: Standing, text: str) -> bool:
    if standing.phase == "call":
        return why_not(standing, Call(text)) is None
    if standing.phase in ("lay", "aside"):
        return len(text) == standing.size
    return text in standing.sets


def indexes_of(hand: str, text: str, preferred: int | None = None) -> frozenset[int]:
    """Indexes in the hand of these cards; of equal ones the preferred, then the first."""
    found: set[int] = set()
    for letter in text:
        free = [n for n, each in enumerate(hand) if each == letter and n not in found]
        found.add(preferred if preferred in free else free[0])
    return frozenset(found)
