"""One hand from the deal to the count: rulings 1 to 6 and 11."""

from __future__ import annotations

import random

import msgspec
import pytest

from tamcuc.games.protocol import RefusedError, Told
from tamcuc.games.tam_cuc import cards, events, hand
from tamcuc.games.tam_cuc.actions import Aside, Call, HandAction, Hide, Lay, Show
from tamcuc.games.tam_cuc.events import Event
from tamcuc.games.tam_cuc.hand import Hand
from tamcuc.games.tam_cuc.rules import HOUSE

from .play import play, play_on, positions, random_deal, random_table


def _whole(*held: str) -> tuple[str, ...]:
    """These cards by seat, filled up with what is left of the deck."""
    table = HOUSE[len(held)]
    left = list(table.deck)
    for letter in "".join(held):
        left.remove(letter)
    soldiers = sorted(left, key=lambda letter: letter in "Pp")
    hands = []
    for text in held:
        missing = table.dealt - len(text)
        hands.append(cards.text(cards.gather(text + "".join(soldiers[:missing]))))
        del soldiers[:missing]
    return tuple(hands)


def _start(dealer: int, *held: str) -> Hand:
    deal = _whole(*held)
    return hand.deal(HOUSE[len(held)], dealer, deal).state


def _told(step_events: tuple[Told[Event], ...]) -> list[Event]:
    return [told.public for told in step_events]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_are_dealt_one_at_a_time_the_dealer_first(seats: int) -> None:
    table = HOUSE[seats]
    deck = list(table.deck)
    random.Random(seats).shuffle(deck)
    dealt = hand.deal_out(deck, table, 1)
    assert cards.kind_of(deck[0]) in [cards.kind_of(c) for c in dealt[1]]
    for n, letter in enumerate(deck):
        assert letter in dealt[(1 + n) % seats]
    assert [len(held) for held in dealt] == [table.dealt] * seats
    assert all(cards.text(cards.parse(held)) == held for held in dealt)


@pytest.mark.parametrize(
    ("hands", "reason"),
    [
        (("KkAAaaEE", "eeRRrrCC", "ccHHhhPP"), "3 hands for 4 seats"),
        (("KkAAaaEE", "eeRRrrCC", "ccHHhhPP", "PPPpppp"), "not the whole deck"),
        (("KkAAaaEEe", "eRRrrCC", "ccHHhhPP", "PPPppppp"), "evenly"),
        (("KkAAaaEE", "eeRRrrCC", "ccHHhhPP", "PPPppppx"), "no such card: 'x'"),
        (("KkAAaaEE", "eeRRrrCC", "ccHHhhPP", "pppppPPP"), "out of order"),
        (("KkAAaaEE", "KeRRrrCC", "ccHHhhPP", "PPPppppp"), "more K than the deck holds"),
    ],
)
def test_hands_that_are_not_the_whole_deck_are_no_deal(hands: tuple[str, ...], reason: str) -> None:
    with pytest.raises(hand.DealError, match=reason):
        hand.deal(HOUSE[4], 0, hands)


@pytest.mark.parametrize("dealer", [-1, 4])
def test_a_dealer_without_a_seat_is_refused(dealer: int) -> None:
    with pytest.raises(hand.DealError, match=f"no seat for the dealer: {dealer}"):
        hand.deal(HOUSE[4], dealer, ("KkAAaaEE", "eeRRrrCC", "ccHHhhPP", "PPPppppp"))


def test_the_dealer_is_the_house_of_the_first_round() -> None:
    step = hand.deal(HOUSE[4], 2, _whole("PPPppp", "PP", "", "pp"))
    assert (step.state.house, step.state.phase, hand.asked(step.state)) == (2, "call", (2,))
    assert _told(step.events) == [events.RoundBegan(1, 2, "E", lifted=False)]


def test_four_soldiers_are_shown_at_once_and_do_not_take_the_house() -> None:
    step = hand.deal(HOUSE[4], 0, _whole("P", "PPPP", "ppp", "pp"))
    assert _told(step.events) == [events.SonsShown(1, "PPPP", takes_house=False)]
    state = step.state
    assert (state.house, state.won[1], state.size) == (0, cards.parse("PPPP"), 4)
    assert hand.asked(state) == (2, 3, 0)


@pytest.mark.parametrize("seats", [2, 4])
def test_five_soldiers_take_the_house(seats: int) -> None:
    held = ["PPP", "ppppp", "", ""][:seats]
    step = hand.deal(HOUSE[seats], 0, _whole(*held))
    assert _told(step.events) == [events.SonsShown(1, "ppppp", takes_house=True)]
    assert step.state.house == 1


def test_at_three_seats_four_soldiers_take_the_house() -> None:
    step = hand.deal(HOUSE[3], 0, _whole("", "PP", "pppp"))
    assert _told(step.events) == [events.SonsShown(2, "pppp", takes_house=True)]
    assert step.state.house == 2


def test_only_the_strongest_holder_shows_and_the_other_keeps_its_sons() -> None:
    state = _start(0, "pppp", "PPPP", "P", "p")
    assert state.sons == (1, "PPPP")
    assert cards.holds(state.hands[0], cards.parse("pppp"))


def test_sons_of_both_colours_in_one_hand_show_the_stronger_only() -> None:
    state = _start(0, "PPPPpppp", "P", "p", "")
    assert state.sons == (0, "PPPP")
    assert cards.text(state.hands[0]) == "pppp"


def test_nothing_else_happens_until_all_have_set_aside_in_any_order() -> None:
    state = _start(0, "P", "PPPP", "ppp", "pp")
    for seat in (3, 0, 2):
        assert hand.legal_actions(state, state.house)[:1] != (Call("P"),)
        text = cards.text(cards.parts(state.hands[seat], 4)[0])
        step = hand.apply(state, seat, Aside(text))
        own = events.SetAside(seat, 4, text)
        assert step.events[0] == Told(events.SetAside(seat, 4), ((seat, own),))
        state = step.state
    assert (state.phase, state.round, hand.asked(state)) == ("call", 1, (0,))
    assert [cards.size(group) for group in state.hands] == [4, 4, 4, 4]
    assert [cards.size(group) for group in state.unseen] == [4, 0, 4, 4]


def test_the_ceiling_binds_the_first_round_also_after_sons() -> None:
    state = _start(0, "KkAEPp", "PPPP", "ppp", "p")
    for seat in (2, 3):
        state = play(state, [(seat, Aside(cards.text(cards.parts(state.hands[seat], 4)[0])))])
    state = play(state, [(0, Aside("AaPp"))])
    assert state.ceiling == cards.kind_of("E")
    refusal = hand.why_not(state, 0, Call("K"))
    assert refusal is not None
    assert refusal.code == "over_ceiling"


def test_a_house_with_no_call_under_the_ceiling_lifts_it_for_everybody() -> None:
    state = _start(0, "KkAAP", "PPPP", "ppp", "ppaa")
    for seat in (2, 3):
        state = play(state, [(seat, Aside(cards.text(cards.parts(state.hands[seat], 4)[-1])))])
    last = hand.apply(state, 0, Aside(cards.text(cards.parts(state.hands[0], 4)[-1])))
    state = last.state
    assert cards.text(state.hands[0]) == "KkAA"
    assert _told(last.events)[-1] == events.RoundBegan(1, 0, None, lifted=True)
    state = play(state, [(0, Call("A"))])
    for seat in (1, 2, 3):
        state = play(state, [(seat, Lay(cards.text(cards.parts(state.hands[seat], 1)[0])))])
    assert state.ceiling is None
    state = play(state, [(0, Call("k"))]) if state.phase == "call" else state
    assert hand.view(state, 1).ceiling is None


def test_the_ceiling_is_gone_in_the_second_round() -> None:
    state = _start(0, "KEPPpp", "RPP", "rpp", "PCp")
    state = _round(state, Call("E"), [Hide(), Hide(), Hide()])
    assert (state.round, state.ceiling) == (2, None)
    assert hand.why_not(state, 0, Call("K")) is None


def _round(state: Hand, call: Call, decisions: list[HandAction]) -> Hand:
    """Play a round in which the others lay their highest cards."""
    state = hand.apply(state, state.house, call).state
    for seat in hand.asked(state):
        highest = cards.text(cards.parts(state.hands[seat], len(call.cards))[0])
        state = hand.apply(state, seat, Lay(highest)).state
    for decision in decisions:
        state = hand.apply(state, hand.asked(state)[0], decision).state
    return state


def test_lays_are_made_in_any_order_and_nobody_sees_them() -> None:
    state = _start(0, "EPPpp", "RPP", "rpp", "PCp")
    step = hand.apply(state, 0, Call("E"))
    assert step.events == (Told(events.Called(0, 1), ((0, events.Called(0, 1, "E")),)),)
    state = step.state
    for seat, text in ((3, "C"), (1, "R")):
        step = hand.apply(state, seat, Lay(text))
        assert step.events == (Told(events.Laid(seat, 1), ((seat, events.Laid(seat, 1, text)),)),)
        state = step.state
    step = hand.apply(state, 2, Lay("r"))
    assert _told(step.events) == [events.Laid(2, 1), events.TurnedUp(0, "E")]
    assert hand.asked(step.state) == (1,)


def test_each_seat_after_the_house_decides_once_in_turn_and_the_house_never() -> None:
    state = _start(2, "AEPpp", "KPpp", "HPP", "CPp")
    state = hand.apply(state, 2, Call("H")).state
    for seat, text in ((3, "C"), (0, "E"), (1, "K")):
        state = hand.apply(state, seat, Lay(text)).state
    turns = []
    while state.phase == "show":
        (seat,) = hand.asked(state)
        turns.append(seat)
        actions = hand.legal_actions(state, seat)
        state = hand.apply(state, seat, actions[0]).state
    assert turns == [3, 0, 1]
    assert state.rounds[0].shown == ((2, "H"), (3, "C"), (0, "E"))
    assert state.rounds[0].hidden == (1,), "the general is over the ceiling"


def test_the_winner_keeps_only_its_own_cards_and_leads_the_next_round() -> None:
    state = _start(0, "HPpp", "CPP", "EPpp", "P")
    state = hand.apply(state, 0, Call("H")).state
    for seat, text in ((1, "C"), (2, "E"), (3, "P")):
        state = hand.apply(state, seat, Lay(text)).state
    shown = hand.apply(state, 1, Show())
    assert _told(shown.events) == [events.Shown(1, "C", beaten=0)]
    better = hand.apply(shown.state, 2, Show())
    assert _told(better.events) == [events.Shown(2, "E", beaten=1)]
    step = hand.apply(better.state, 3, Hide())
    assert _told(step.events) == [
        events.Hidden(3, 1),
        events.RoundWon(1, 2, "E"),
        events.RoundBegan(2, 2, None, lifted=False),
    ]
    assert step.events[0].secrets == ((3, events.Hidden(3, 1, "P")),)
    after = step.state
    assert [cards.text(group) for group in after.won] == ["", "", "E", ""]
    assert cards.text(after.out) == "CH"
    assert cards.text(after.unseen[3]) == "P"
    assert after.house == 2


def test_a_seat_that_could_show_may_hide() -> None:
    state = _start(0, "PPPpp", "K", "A", "p")
    state = _round(state, Call("P"), [Hide(), Hide(), Hide()])
    assert (state.house, cards.text(state.won[0])) == (0, "P")


def test_a_refused_decision_raises_and_changes_nothing() -> None:
    state = _start(0, "EPPpp", "RPP", "rpp", "PCp")
    with pytest.raises(RefusedError) as refused:
        hand.apply(state, 1, Lay("R"))
    assert refused.value.refusal.code == str(refused.value) == "not_your_turn"


def test_where_nobody_may_hide_the_table_shows_whatever_counts() -> None:
    table = msgspec.structs.replace(HOUSE[4], hiding=False)
    state = hand.deal(table, 0, _whole("HPpp", "HPP", "EPpp", "P")).state
    state = hand.apply(state, 0, Call("H")).state
    for seat, text in ((1, "H"), (2, "E")):
        state = hand.apply(state, seat, Lay(text)).state
    step = hand.apply(state, 3, Lay("P"))
    assert _told(step.events)[1:5] == [
        events.TurnedUp(0, "H"),
        events.Hidden(1, 1),
        events.Shown(2, "E", beaten=0),
        events.Hidden(3, 1),
    ]
    assert (step.state.house, step.state.phase) == (2, "call")


@pytest.mark.parametrize("seed", range(60))
def test_hands_empty_together_and_every_card_is_somewhere(seed: int) -> None:
    for state in positions(seed):
        sizes = {
            cards.size(group + laid) for group, laid in zip(state.hands, state.laid, strict=True)
        }
        if state.phase in ("call", "over"):
            assert len(sizes) == 1
        places = [*state.hands, *state.laid, *state.won, *state.unseen, state.out]
        assert sum(places) == cards.parse(state.rules.deck)
    count = state.count
    assert count is not None
    assert sum(count.scores) == 0, "ruling 11"
    assert sum(count.won) == state.rules.dealt, "ruling 11"
    assert hand.asked(state) == ()
    assert hand.view(state, 0).count == count


def test_a_hand_may_end_with_its_first_round_and_its_ceiling_ends_with_it() -> None:
    state = _start(0, "Kkpppp", "PPPP", "RrCc", "AaEe")
    for seat in (2, 3, 0):
        highest = cards.text(cards.parts(state.hands[seat], 4)[0])
        state = play(state, [(seat, Aside(highest))])
    state = _round(state, Call("pppp"), [Hide(), Hide(), Hide()])
    assert (state.phase, len(state.rounds), hand.view(state, 0).ceiling) == ("over", 1, None)
    assert state.count is not None
    assert (state.count.bonus, state.count.scores) == ("ket_tot_den", (20, -4, -8, -8))


@pytest.mark.parametrize("seed", range(20))
def test_before_a_call_and_after_the_hand_all_rounds_are_finished_and_the_mat_is_clear(
    seed: int,
) -> None:
    for state in positions(seed):
        if state.phase in ("call", "over"):
            view = hand.view(state, 0)
            assert (view.size, view.shown, view.hidden) == (0, (), ())
            assert not any(view.laid)
            assert len(view.rounds) == view.round - (view.phase == "call")


@pytest.mark.parametrize("seed", range(60))
def test_an_owner_learns_its_own_cards_and_everybody_else_the_public_copy(seed: int) -> None:
    chance = random.Random(seed)
    table = random_table(chance)
    state = hand.deal(table, 0, random_deal(table, chance)).state
    for _, seat, _, told in play_on(state, chance):
        for each in told:
            for owner, secret in each.secrets:
                assert owner == seat
                public = msgspec.structs.replace(secret, cards=None)
                assert public == each.public
            assert each.to(seat) == (each.secrets[0][1] if each.secrets else each.public)
            assert each.to((seat + 1) % table.seats) == each.public
