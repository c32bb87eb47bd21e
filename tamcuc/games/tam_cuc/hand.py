"""One hand: the state, and what an action does to it.

`deal` starts a hand, `apply` plays one decision, `view` tells one seat what it may know. The
hand runs aside -> (call -> lay -> show) per round -> over; what the rules do by themselves
(sons, taking the house, winning a round, the count) happens inside the step that causes it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from tamcuc.games.protocol import Refusal, RefusedError, Seat, Step, Told
from tamcuc.games.tam_cuc import cards, events, legal, sets
from tamcuc.games.tam_cuc.actions import Action, Aside, Call, HandAction, Lay, Show
from tamcuc.games.tam_cuc.cards import Group, Kind
from tamcuc.games.tam_cuc.events import Event, HandCount
from tamcuc.games.tam_cuc.legal import Standing
from tamcuc.games.tam_cuc.rules import Rules
from tamcuc.games.tam_cuc.score import count_hand
from tamcuc.games.tam_cuc.view import HandView, Phase, Round

Events = tuple[Told[Event], ...]


class Hand(msgspec.Struct, frozen=True):
    """Everything about a hand in play. Tuples are by seat; groups are packed (see `cards`)."""

    rules: Rules
    dealer: Seat
    house: Seat
    phase: Phase
    round: int
    hands: tuple[Group, ...]
    laid: tuple[Group, ...]
    """Cards lying before each seat in this round (or set aside, while others still choose)."""
    size: int
    ceiling: Kind | None
    shown: tuple[tuple[Seat, str], ...]
    hidden: tuple[Seat, ...]
    sons: tuple[Seat, str] | None
    won: tuple[Group, ...]
    out: Group
    unseen: tuple[Group, ...]
    """What each seat put out of play unseen: its aside and its hidden lays."""
    rounds: tuple[Round, ...]
    count: HandCount | None


class DealError(ValueError):
    """Hands that are no deal of the deck in play."""


def deal_out(order: Sequence[str], rules: Rules, dealer: Seat) -> tuple[str, ...]:
    """Deal a shuffled deck one card at a time, the dealer first; hands by seat, sorted.

    `order` is the deck as single letters, from the top.
    """
    hands = [""] * rules.seats
    for n, letter in enumerate(order):
        hands[(dealer + n) % rules.seats] += letter
    return tuple(cards.text(cards.gather(hand)) for hand in hands)


def deal(rules: Rules, dealer: Seat, hands: Sequence[str]) -> Step[Hand, Event]:
    """Begin a hand from its deal (canonical text by seat); shows sons by itself (ruling 1).

    Raises DealError if the hands are not the whole deck, evenly, or the dealer has no seat.
    """
    groups = _checked(rules, dealer, hands)
    nothing = (0,) * rules.seats
    hand = Hand(
        rules=rules,
        dealer=dealer,
        house=dealer,
        phase="call",
        round=0,
        hands=groups,
        laid=nothing,
        size=0,
        ceiling=None,
        shown=(),
        hidden=(),
        sons=None,
        won=nothing,
        out=0,
        unseen=nothing,
        rounds=(),
        count=None,
    )
    return _show_sons(hand)


def _checked(rules: Rules, dealer: Seat, hands: Sequence[str]) -> tuple[Group, ...]:
    if not 0 <= dealer < rules.seats:
        raise DealError(f"no seat for the dealer: {dealer}")
    if len(hands) != rules.seats:
        raise DealError(f"{len(hands)} hands for {rules.seats} seats")
    try:
        groups = tuple(cards.parse(hand) for hand in hands)
        together = cards.gather("".join(hands))
    except cards.CardsError as error:
        raise DealError(str(error)) from None
    if any(len(hand) != rules.dealt for hand in hands) or together != cards.parse(rules.deck):
        raise DealError("the hands are not the whole deck, dealt evenly")
    return groups


def _show_sons(hand: Hand) -> Step[Hand, Event]:
    strongest = sets.strongest_sons(hand.hands)
    if strongest is None:
        return _begin_round(hand)
    seat, sons = strongest
    takes = sons.size in hand.rules.sons_take_house
    after = replace(
        hand,
        phase="aside",
        house=seat if takes else hand.house,
        hands=_put(hand.hands, seat, hand.hands[seat] - sons.cards),
        won=_put(hand.won, seat, sons.cards),
        sons=(seat, sons.text),
        size=sons.size,
    )
    return Step(after, (Told(events.SonsShown(seat, sons.text, takes)),))


def asked(hand: Hand) -> tuple[Seat, ...]:
    """The seats that owe a decision; asides and lays are asked of all at once (ruling 3)."""
    if hand.phase == "aside" and hand.sons is not None:
        return tuple(s for s in _after(hand, hand.sons[0]) if not hand.laid[s])
    if hand.phase == "call":
        return (hand.house,)
    if hand.phase == "lay":
        return tuple(s for s in _after(hand, hand.house) if not hand.laid[s])
    if hand.phase == "show":
        return (_turn(hand),)
    return ()


def _after(hand: Hand, seat: Seat) -> tuple[Seat, ...]:
    """The other seats in turn order after this one."""
    seats = hand.rules.seats
    return tuple((seat + n) % seats for n in range(1, seats))


def _turn(hand: Hand) -> Seat:
    """Whose turn it is to show or hide: as many have decided as have shown or hidden."""
    decided = len(hand.shown) + len(hand.hidden)
    return (hand.house + decided) % hand.rules.seats


def standing(hand: Hand, seat: Seat) -> Standing:
    """The facts that decide what this seat may do."""
    return Standing(
        phase=hand.phase,
        asked=seat in asked(hand),
        hand=hand.hands[seat],
        laid=hand.laid[seat],
        size=hand.size,
        ceiling=hand.ceiling,
        best=sets.SETS[hand.shown[-1][1]] if hand.shown else None,
        sets=hand.rules.sets,
    )


def why_not(hand: Hand, seat: Seat, action: Action) -> Refusal | None:
    """None if the seat may do this now, else the reason."""
    return legal.why_not(standing(hand, seat), action)


def legal_actions(hand: Hand, seat: Seat) -> tuple[HandAction, ...]:
    """Everything that the seat may do now."""
    return legal.legal(standing(hand, seat))


def apply(hand: Hand, seat: Seat, action: Action) -> Step[Hand, Event]:
    """Play one decision; RefusedError where `why_not` names a reason."""
    refusal = why_not(hand, seat, action)
    if refusal is not None:
        raise RefusedError(refusal)
    match action:
        case Aside():
            return _set_aside(hand, seat, action.cards)
        case Call():
            return _call(hand, seat, action.cards)
        case Lay():
            return _lay(hand, seat, action.cards)
        case Show():
            return _show(hand, seat)
        case _:
            return _hide(hand, seat)


def _set_aside(hand: Hand, seat: Seat, text: str) -> Step[Hand, Event]:
    after = _lay_down(hand, seat, cards.parse(text))
    told: Events = (
        Told(events.SetAside(seat, hand.size), ((seat, events.SetAside(seat, hand.size, text)),)),
    )
    if asked(after):
        return Step(after, told)
    cleared = replace(after, unseen=after.laid)
    return _then(told, _begin_round(cleared))


def _begin_round(hand: Hand) -> Step[Hand, Event]:
    """Open a round; the first has a ceiling unless its house holds nothing under it (ruling 2)."""
    number = hand.round + 1
    ceiling: Kind | None = None
    lifted = False
    if number == 1:
        ceiling = cards.kind_of(hand.rules.ceiling)
        lifted = cards.lowest(hand.hands[hand.house]) > ceiling
    if lifted:
        ceiling = None
    after = replace(
        hand,
        phase="call",
        round=number,
        laid=(0,) * hand.rules.seats,
        size=0,
        ceiling=ceiling,
        shown=(),
        hidden=(),
    )
    return Step(after, (Told(events.RoundBegan(number, hand.house, _letter(ceiling), lifted)),))


def _call(hand: Hand, seat: Seat, text: str) -> Step[Hand, Event]:
    size = len(text)
    after = replace(_lay_down(hand, seat, cards.parse(text)), phase="lay", size=size)
    told = Told[Event](events.Called(seat, size), ((seat, events.Called(seat, size, text)),))
    return Step(after, (told,))


def _lay(hand: Hand, seat: Seat, text: str) -> Step[Hand, Event]:
    after = _lay_down(hand, seat, cards.parse(text))
    size = hand.size
    told: Events = (Told(events.Laid(seat, size), ((seat, events.Laid(seat, size, text)),)),)
    if asked(after):
        return Step(after, told)
    return _then(told, _turn_up(after))


def _turn_up(hand: Hand) -> Step[Hand, Event]:
    """All have laid: the house's set goes face up and the others decide in turn."""
    text = cards.text(hand.laid[hand.house])
    after = replace(hand, phase="show", shown=((hand.house, text),))
    step = Step[Hand, Event](after, (Told(events.TurnedUp(hand.house, text)),))
    if hand.rules.hiding:
        return step
    return _show_for_all(step)


def _show_for_all(step: Step[Hand, Event]) -> Step[Hand, Event]:
    """Where nobody may hide, the table shows whatever beats the best so far."""
    while step.state.phase == "show":
        seat = _turn(step.state)
        allowed = why_not(step.state, seat, Show()) is None
        move = _show if allowed else _hide
        step = _then(step.events, move(step.state, seat))
    return step


def _show(hand: Hand, seat: Seat) -> Step[Hand, Event]:
    text = cards.text(hand.laid[seat])
    beaten = hand.shown[-1][0]
    after = replace(hand, shown=(*hand.shown, (seat, text)))
    return _decided(after, Told(events.Shown(seat, text, beaten)))


def _hide(hand: Hand, seat: Seat) -> Step[Hand, Event]:
    laid = hand.laid[seat]
    after = replace(
        hand,
        hidden=(*hand.hidden, seat),
        unseen=_put(hand.unseen, seat, hand.unseen[seat] + laid),
        laid=_put(hand.laid, seat, 0),
    )
    own = events.Hidden(seat, hand.size, cards.text(laid))
    return _decided(after, Told(events.Hidden(seat, hand.size), ((seat, own),)))


def _decided(hand: Hand, told: Told[Event]) -> Step[Hand, Event]:
    if len(hand.shown) + len(hand.hidden) < hand.rules.seats:
        return Step(hand, (told,))
    return _then((told,), _win_round(hand))


def _win_round(hand: Hand) -> Step[Hand, Event]:
    winner, text = hand.shown[-1]
    won = cards.parse(text)
    beaten = sum(hand.laid) - won
    after = replace(
        hand,
        house=winner,
        won=_put(hand.won, winner, hand.won[winner] + won),
        out=hand.out + beaten,
        laid=(0,) * hand.rules.seats,
        rounds=(*hand.rounds, Round(hand.house, hand.shown, hand.hidden, winner)),
    )
    told: Events = (Told(events.RoundWon(hand.round, winner, text)),)
    if any(after.hands):
        return _then(told, _begin_round(after))
    return Step(_counted(after), told)


def _counted(hand: Hand) -> Hand:
    won = tuple(cards.size(group) for group in hand.won)
    count = count_hand(hand.rules, hand.dealer, won, hand.rounds[-1])
    return replace(hand, phase="over", size=0, shown=(), hidden=(), ceiling=None, count=count)


def view(hand: Hand, seat: Seat) -> HandView:
    """All that this seat may know, and nothing else."""
    return HandView(
        seat=seat,
        dealer=hand.dealer,
        house=hand.house,
        phase=hand.phase,
        round=hand.round,
        asked=asked(hand),
        left=tuple(cards.size(group) for group in hand.hands),
        size=hand.size,
        ceiling=_letter(hand.ceiling),
        laid=tuple(bool(group) for group in hand.laid),
        shown=hand.shown,
        hidden=hand.hidden,
        sons=hand.sons,
        won=tuple(cards.text(group) for group in hand.won),
        out=cards.text(hand.out),
        rounds=hand.rounds,
        count=hand.count,
        own_hand=cards.text(hand.hands[seat]),
        own_laid=cards.text(hand.laid[seat]),
        own_hidden=cards.text(hand.unseen[seat]),
    )


def _lay_down(hand: Hand, seat: Seat, group: Group) -> Hand:
    return replace(
        hand,
        hands=_put(hand.hands, seat, hand.hands[seat] - group),
        laid=_put(hand.laid, seat, group),
    )


def _put(by_seat: tuple[Group, ...], seat: Seat, value: Group) -> tuple[Group, ...]:
    return (*by_seat[:seat], value, *by_seat[seat + 1 :])


def _then(told: Events, step: Step[Hand, Event]) -> Step[Hand, Event]:
    return Step(step.state, told + step.events)


def _letter(kind: Kind | None) -> str | None:
    return None if kind is None else cards.LETTERS[kind]
