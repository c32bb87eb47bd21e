"""The yard at the end of a match: strings burn down once, paper and lucky money come to lie."""

from __future__ import annotations

import itertools

import pytest
from pygame import Rect, Surface

from tamcuc.ui.kit import Look
from tamcuc.ui.scenes.festival import Festival, envelopes, yard
from tamcuc.ui.scenes.firecrackers import BURNT, hanging, ropes

ROOMS = [Rect(0, 0, 640, 360), Rect(0, 0, 853, 360), Rect(0, 0, 960, 540)]


@pytest.fixture(params=ROOMS, ids=str)
def room(request: pytest.FixtureRequest) -> Rect:
    found = request.param
    assert isinstance(found, Rect)
    return found


def test_a_string_of_firecrackers_only_gets_shorter(look: Look, room: Rect) -> None:
    for rope in ropes(look.atlas, yard(room), (18, room.w - 18)):
        left = [rope.left(step) for step in range(BURNT + 30)]
        assert left[0] == rope.links
        assert all(a >= b for a, b in itertools.pairwise(left))
        assert 0 < left[-1] < rope.links // 2


def test_a_string_never_reaches_the_yard(look: Look, room: Rect) -> None:
    (rope, _) = ropes(look.atlas, yard(room), (18, room.w - 18))
    height = look.atlas.size("festival/link")[1]
    hung = [at[1] for name, at in hanging(look.atlas, rope, 0) if name == "festival/link"]
    assert yard(room).y - 6 * height < hung[-1] < yard(room).y


def test_red_paper_ends_in_the_yard_and_nothing_burns_for_ever(look: Look, room: Rect) -> None:
    for rope in ropes(look.atlas, yard(room), (18, room.w - 18)):
        spots = list(hanging(look.atlas, rope, BURNT + 40))
        shreds = [at for name, at in spots if "shred" in name]
        assert len(shreds) > 100
        assert all(yard(room).y < y < room.h for _, y in shreds)
        assert len({x for x, _ in shreds}) > 50
        assert not any("burst" in name or "smoke" in name for name, _ in spots)
        assert spots == list(hanging(look.atlas, rope, BURNT + 41))


@pytest.mark.parametrize("height", [1, 150, 163, 180])
def test_a_window_as_low_as_a_string_still_has_its_yard(look: Look, height: int) -> None:
    room = Rect(0, 0, 320, height)
    for rope in ropes(look.atlas, yard(room), (18, room.w - 18)):
        assert rope.links > rope.left(BURNT) > 0
        assert list(hanging(look.atlas, rope, BURNT))


def test_lucky_money_comes_from_behind_the_sheet_and_stays(room: Rect) -> None:
    rest = list(envelopes(room, None))
    assert list(envelopes(room, 0)) == []
    assert list(envelopes(room, 1000)) == rest
    coming = [len(list(envelopes(room, step))) for step in range(60)]
    assert coming == sorted(coming)
    assert all(yard(room).y < at[1] < room.h for _, at in rest)


@pytest.mark.parametrize("step", [None, 0, 7, 31, BURNT - 1, BURNT + 60])
def test_every_picture_of_the_yard_exists(look: Look, room: Rect, step: int | None) -> None:
    Festival(look).draw(Surface(room.size), step)
    assert look.missing() == []


def test_the_same_step_looks_the_same(look: Look, room: Rect) -> None:
    first, second = Surface(room.size), Surface(room.size)
    Festival(look).draw(first, 31)
    other = Festival(look)
    other.draw(second, 50)
    other.draw(second, 31)
    assert first.get_view("2").raw == second.get_view("2").raw
