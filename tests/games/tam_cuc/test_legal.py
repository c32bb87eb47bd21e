"""What is allowed, and the reasons why not."""

from __future__ import annotations

import random

import msgspec
import pytest

from tamcuc.games.tam_cuc import cards, hand, legal, sets
from tamcuc.games.tam_cuc.actions import Action, Aside, Call, Hide, Lay, Ready, Show
from tamcuc.games.tam_cuc.legal import Code, Standing
from tamcuc.games.tam_cuc.rules import HOUSE

from .play import positions


def _standing(phase: str, held: str = "", laid: str = "", **facts: object) -> Standing:
    told: dict[str, object] = {
        "phase": phase,
        "asked": True,
        "hand": cards.parse(held),
        "laid": cards.parse(laid),
        "size": 0,
        "ceiling": None,
        "best": None,
        "sets": HOUSE[4].sets,
    }
    return Standing(**{**told, **facts})  # type: ignore[arg-type]


def _code(standing: Standing, action: Action) -> str | None:
    refusal = legal.why_not(standing, action)
    return None if refusal is None else refusal.code


def test_every_reason_is_a_code_of_the_closed_list() -> None:
    assert sorted(Code) == [
        "cards_not_held",
        "does_not_beat",
        "hand_over",
        "not_a_set",
        "not_your_turn",
        "over_ceiling",
        "unknown_cards",
        "wrong_action",
        "wrong_size",
    ]


@pytest.mark.parametrize("action", [Aside("p"), Call("p"), Lay("p"), Show(), Hide(), Ready()])
def test_a_seat_that_is_not_asked_may_do_nothing(action: Action) -> None:
    assert _code(_standing("lay", "p", asked=False), action) == "not_your_turn"
    assert legal.legal(_standing("call", "p", asked=False)) == ()


@pytest.mark.parametrize("action", [Aside("p"), Call("p"), Lay("p"), Show(), Hide(), Ready()])
def test_when_the_hand_is_over_nothing_is_left_to_do(action: Action) -> None:
    assert _code(_standing("over", asked=False), action) == "hand_over"


@pytest.mark.parametrize(
    ("phase", "right"),
    [("aside", {Aside}), ("call", {Call}), ("lay", {Lay}), ("show", {Show, Hide})],
)
def test_each_phase_takes_its_own_action(phase: str, right: set[type]) -> None:
    standing = _standing(phase, "p", "P", size=1, best=sets.SETS["p"])
    for action in (Aside("p"), Call("p"), Lay("p"), Show(), Hide(), Ready()):
        assert (_code(standing, action) is None) == (type(action) in right)
        if type(action) not in right:
            assert _code(standing, action) == "wrong_action"


@pytest.mark.parametrize("text", ["x", "pP", "PPPPPP", "q" * 1000])
def test_cards_that_do_not_exist_are_refused(text: str) -> None:
    assert _code(_standing("call", "Pp"), Call(text)) == "unknown_cards"


def test_only_held_cards_can_be_played() -> None:
    assert _code(_standing("lay", "Pp", size=1), Lay("K")) == "cards_not_held"
    assert _code(_standing("call", "Pp"), Call("PP")) == "cards_not_held"


@pytest.mark.parametrize("size", [1, 3])
def test_a_lay_and_an_aside_have_exactly_the_number_asked(size: int) -> None:
    assert _code(_standing("lay", "KPp", size=size), Lay("KP")) == "wrong_size"
    assert _code(_standing("aside", "KPp", size=size), Aside("KP")) == "wrong_size"


def test_a_lay_may_be_a_set_or_spares_or_over_the_ceiling() -> None:
    for text in ("KA", "pp", "Kp"):
        assert _code(_standing("lay", "KApp", size=2, ceiling=9), Lay(text)) is None


def test_a_call_must_be_a_set_of_the_rules_in_play() -> None:
    assert _code(_standing("call", "KPp"), Call("KP")) == "not_a_set"
    assert _code(_standing("call", "KPp"), Call("")) == "not_a_set"
    few = _standing("call", "AAp", sets=frozenset({"A", "p"}))
    assert _code(few, Call("AA")) == "not_a_set"


@pytest.mark.parametrize(
    ("text", "allowed"), [("E", True), ("EE", True), ("a", False), ("K", False)]
)
def test_nothing_above_the_ceiling_is_called(text: str, allowed: bool) -> None:
    standing = _standing("call", "KaEE", ceiling=cards.kind_of("E"))
    assert _code(standing, Call(text)) == (None if allowed else "over_ceiling")


def test_a_triple_with_a_banned_card_is_over_the_ceiling() -> None:
    standing = _standing("call", "KAE", ceiling=cards.kind_of("E"))
    assert _code(standing, Call("KAE")) == "over_ceiling"


@pytest.mark.parametrize(
    ("laid", "best", "ceiling", "code"),
    [
        ("HH", "hh", None, None),
        ("hh", "hh", None, "does_not_beat"),
        ("PP", "hh", None, "does_not_beat"),
        ("Hh", "pp", None, "not_a_set"),
        ("K", "p", "E", "over_ceiling"),
        ("e", "p", "E", None),
        ("K", "p", None, None),
    ],
)
def test_show_is_open_to_a_set_that_strictly_beats_the_best(
    laid: str, best: str, ceiling: str | None, code: str | None
) -> None:
    limit = None if ceiling is None else cards.kind_of(ceiling)
    standing = _standing("show", "", laid, best=sets.SETS[best], ceiling=limit)
    assert _code(standing, Show()) == code
    assert _code(standing, Hide()) is None
    assert [type(action) for action in legal.legal(standing)] == [Show, Hide][code is not None :]


@pytest.mark.parametrize("seed", range(40))
def test_the_list_is_all_that_is_not_refused_and_a_guest_finds_the_same(seed: int) -> None:
    chance = random.Random(seed)
    for state in positions(seed):
        for seat in range(state.rules.seats):
            listed = hand.legal_actions(state, seat)
            assert bool(listed) == (seat in hand.asked(state))
            assert all(hand.why_not(state, seat, action) is None for action in listed)
            view = hand.view(state, seat)
            own = legal.standing_of(view, state.rules.sets)
            assert legal.legal(own) == listed
            for action in _strange_actions(state.hands[seat], chance):
                assert legal.why_not(own, action) == hand.why_not(state, seat, action)
                assert (hand.why_not(state, seat, action) is None) == (action in listed)


def _strange_actions(held: int, chance: random.Random) -> list[Action]:
    """Some cards of the hand, some of anywhere, as every kind of action."""
    some = chance.choice(cards.parts(held, chance.randrange(min(cards.size(held), 5) + 1)))
    texts = [cards.text(some), chance.choice(list(sets.SETS))]
    made = [kind(text) for kind in (Aside, Call, Lay) for text in texts]
    return [*made, Show(), Hide()]


def test_standing_of_knows_no_more_than_the_view() -> None:
    state = hand.deal(HOUSE[4], 0, ("KkAAaaEE", "eeRRrrCC", "ccHHhhPP", "PPPppppp")).state
    other = msgspec.structs.replace(state, hands=(state.hands[0], 0, 0, 0))
    for each in (state, other):
        standing = legal.standing_of(hand.view(each, 0), each.rules.sets)
        assert standing == hand.standing(each, 0)
