"""Pictures move by whole pixels from where they were to where they are, and all arrive."""

from __future__ import annotations

import pytest
from pygame import Rect

from tamcuc.ui.kit import HandClock, Look
from tamcuc.ui.settings import Speed
from tamcuc.ui.stage.flight import not_landed, under_way
from tamcuc.ui.stage.layout import Sight, layout
from tamcuc.ui.stage.raised import kept, keys
from tamcuc.ui.stage.show import Seen, Show
from tamcuc.ui.stage.step import Showing, Step
from tamcuc.ui.stage.steps import steps
from tamcuc.ui.stage.things import EDGE_ON
from tests.ui.stage.plays import Table

SIZE = (640, 360)
NAMES = ("Bạn", "Bà nội", "Ông đồ", "Bé Na")
PORTRAITS = ("you", "ba_noi", "ong_do", "be_na")


def played(look: Look, seats: int, seed: int, moves: int) -> list[Step]:
    """All steps of the first moves of a match, as seat 0 sees them."""
    look.text_size = 100
    sight = Sight(NAMES[:seats], PORTRAITS[:seats])
    showing = Showing(sight, SIZE, look)
    table = Table.of(seats, seed)
    laid = layout(table.view(0), sight, SIZE, look)
    made: list[Step] = []
    for _ in range(moves):
        view = table.view(0)
        events = table.step(0)
        made += steps(laid, view, events, showing)
        laid = made[-1].laid if made else laid
    return made


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_picture_lands_by_the_end_of_its_step(look: Look, seats: int) -> None:
    for step in played(look, seats, 2, 60):
        assert not_landed(step.flights, step.ms) == frozenset()
        assert list(under_way(step.flights, step.ms)) == []
        landing = [f.key for f in step.flights if f.key is not None]
        assert len(landing) == len(set(landing))
        assert set(landing) <= {piece.key for piece in step.laid.pieces}


def test_a_picture_ends_where_the_layout_has_it(look: Look) -> None:
    for step in played(look, 4, 3, 60):
        places = {piece.key: piece for piece in step.laid.pieces}
        for flight in step.flights:
            last = flight.legs[-1]
            if flight.key is not None and flight.key[0] != "won":
                assert last.goal == places[flight.key].at
                assert (last.turns_to or last.sprite) == places[flight.key].sprite


def test_cards_of_the_seat_across_go_round_below_its_person(look: Look) -> None:
    seen: set[bool] = set()
    for step in (each for seed in (2, 3, 5) for each in played(look, 4, seed, 60)):
        portrait = next(p.box for p in step.laid.pieces if p.key == ("portrait", 2))
        for flight in step.flights:
            leg = flight.legs[-1]
            if leg.turns_to is None or not leg.goal[0] < portrait.x < leg.origin[0]:
                continue
            if leg.origin[1] >= portrait.bottom or not leg.sprite.startswith("card"):
                continue
            for ms in range(leg.start, leg.end, 8):
                now = leg.at(ms)
                width, height = look.atlas.size(now.sprite)
                box = Rect(now.at, (now.width or width, height))
                hidden = box.clip(portrait)
                assert hidden.w * hidden.h < box.w * box.h // 2, (ms, box)
            seen.add(flight.key is None)
    assert seen == {True, False}


def test_legs_follow_one_another_without_a_jump(look: Look) -> None:
    for step in played(look, 4, 4, 40):
        for flight in step.flights:
            for leg, following in zip(flight.legs, flight.legs[1:], strict=False):
                assert leg.goal == following.origin
                assert leg.end <= following.start


def test_a_card_turns_over_by_whole_pixels(look: Look) -> None:
    step = next(s for s in played(look, 4, 5, 60) for f in s.flights if f.legs[0].turns_to)
    flight = next(f for f in step.flights if f.legs[0].turns_to)
    widths = [m.width for ms in range(0, flight.end, 10) if (m := flight.at(ms)) and m.width]
    assert min(widths) == EDGE_ON
    assert max(widths) >= 34
    assert all(width % 2 == 0 and width >= 6 for width in widths if width != EDGE_ON)


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_a_show_ends_at_rest_whatever_is_skipped(look: Look, speed: Speed) -> None:
    made = played(look, 4, 7, 12)
    rest = made[-1].laid
    for skip_at in (0, 100, 1000, 3000, None):
        clock = HandClock()
        show = Show(made[0].laid, clock, speed, lambda _: None)
        show.play(made, rest)
        assert show.busy
        while show.busy:
            clock.advance(50)
            show.advance(clock())
            if skip_at is not None and clock() >= skip_at:
                show.skip()
        assert show.seen() == Seen(rest)


def test_without_motion_nothing_moves_but_everything_sounds(look: Look) -> None:
    made = played(look, 4, 7, 12)
    heard: list[str] = []
    show = Show(made[0].laid, HandClock(), "off", heard.append)
    show.play(made, made[-1].laid)
    assert not show.busy
    assert heard == [name for step in made for _, name in sorted(step.cues)]
    assert heard


def test_a_kind_of_which_cards_went_is_lowered_and_others_stay() -> None:
    hand = "KRRPP"
    raised = keys(hand, frozenset({0, 1, 3}))
    assert kept(raised, hand, "KRPP") == keys("KRPP", frozenset({0, 2}))
    assert kept(raised, hand, hand) == raised
    assert kept(raised, hand, "") == frozenset()
