"""What is heard of what happened: only what everybody may know, each thing where it is seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

import pytest

from tamcuc.games.tam_cuc import events
from tamcuc.games.tam_cuc.events import Event
from tamcuc.ui.kit import Look
from tamcuc.ui.stage.cues import after_another
from tamcuc.ui.stage.layout import Sight, layout
from tamcuc.ui.stage.step import Showing, Step
from tamcuc.ui.stage.steps import asking, steps
from tests.ui.stage.plays import Table
from tests.ui.stage.test_motion import NAMES, PORTRAITS, SIZE, played

TOKEN = ("token",)


def told(
    look: Look, seats: int, seed: int, hearer: int = 0
) -> Iterator[tuple[tuple[Event, ...], list[Step]]]:
    """What happens in a match, and the steps in which a seat sees and hears it."""
    look.text_size = 100
    table = Table.of(seats, seed)
    view = table.view(hearer)
    order = [(n - hearer) % seats for n in range(seats)]
    sight = Sight(tuple(NAMES[n] for n in order), tuple(PORTRAITS[n] for n in order))
    showing, laid = Showing(sight, SIZE, look), layout(view, sight, SIZE, look)
    while happened := table.step(hearer):
        made = list(steps(laid, view, happened, showing))
        laid = made[-1].laid if made else laid
        yield happened, made
        view = table.view(hearer)


def heard(made: list[Step]) -> list[str]:
    """Names of all that is heard."""
    return sorted(name for step in made for _, name in step.cues)


@pytest.mark.parametrize(("seats", "seed", "snatches"), [(4, 4, False), (3, 2, True)])
def test_sons_are_drummed_and_a_snatched_house_has_its_figure(
    look: Look, seats: int, seed: int, snatches: bool
) -> None:
    found = 0
    for happened, made in told(look, seats, seed):
        shown = [each for each in happened if isinstance(each, events.SonsShown)]
        names = heard(made)
        assert names.count("trinh_lang") == len(shown)
        assert names.count("cuop_cai") == sum(each.takes_house for each in shown)
        found += sum(each.takes_house == snatches for each in shown)
    assert found


def test_the_drum_is_struck_once_the_sons_lie(look: Look) -> None:
    drummed = 0
    for step in played(look, 4, 4, 20):
        for ms, name in step.cues:
            if name == "trinh_lang":
                drummed += 1
                assert ms == max(flight.end for flight in step.flights)
    assert drummed


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_token_is_heard_where_it_is_put_down_and_nowhere_else(look: Look, seats: int) -> None:
    passed = 0
    for _, made in told(look, seats, 2):
        for step in made:
            landed = [flight.end for flight in step.flights if flight.key == TOKEN]
            assert [ms for ms, name in step.cues if name == "token"] == landed
            passed += len(landed)
    assert passed > 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_hears_the_same(look: Look, seats: int) -> None:
    """Nothing that is heard depends on cards that only one seat knows."""
    both = zip_longest(told(look, seats, 2), told(look, seats, 2, seats - 1))
    for (_, mine), (_, theirs) in both:
        assert heard(mine) == heard(theirs)


@pytest.mark.parametrize(
    ("happened", "calls"),
    [
        ((events.Called(1, 2),), True),
        ((events.Hidden(2, 1), events.RoundWon(3, 0, "K")), True),
        ((events.Called(0, 2, "Pp"),), False),
        ((events.Laid(2, 1), events.Laid(0, 1, "P"), events.TurnedUp(1, "K")), False),
        ((events.Laid(0, 1, "P"), events.Laid(2, 1), events.TurnedUp(1, "K")), True),
        ((events.SonsShown(3, "PPPP", False),), True),
        ((events.Dealt(1, 0, 8, "KPPPPppp"), events.RoundBegan(1, 0, "C", False)), False),
        ((events.SeatReady(2),), False),
        ((), False),
    ],
)  # fmt: skip
def test_ones_turn_is_called_after_the_move_of_somebody_else(
    happened: tuple[Event, ...], calls: bool
) -> None:
    assert after_another(happened, 0) == calls


def test_ones_turn_is_heard_as_the_last_step_ends(look: Look) -> None:
    made = played(look, 4, 1, 6)
    *before, last = asking(made)
    assert before == made[:-1]
    assert last.cues == (*made[-1].cues, (last.ms, "asked"))
    assert asking(()) == []
