"""The village on the title: beside the menu, never behind it, and alive."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pygame import Rect

from tamcuc.ui.kit import Look
from tamcuc.ui.scenes.night import beside, boat, village

ROOMS = [Rect(0, 0, 640, 360), Rect(0, 0, 853, 360), Rect(0, 0, 960, 600)]


def rects(look: Look, room: Rect) -> dict[str, list[Rect]]:
    found: dict[str, list[Rect]] = {}
    for name, at in village(room):
        found.setdefault(name, []).append(Rect(at, look.atlas.size(name)))
    return found


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("broad", [176, 352])
def test_nothing_of_the_village_shows_from_behind_the_menu(
    look: Look, room: Rect, broad: int
) -> None:
    menu = Rect(40, 150, broad, 120)
    shown = list(beside(menu, look.atlas, village(room)))
    assert shown
    assert not any(menu.colliderect(Rect(at, look.atlas.size(name))) for name, at in shown)


@pytest.mark.parametrize("room", ROOMS)
def test_the_boat_goes_along_the_pond_and_back_and_never_ashore(look: Look, room: Rect) -> None:
    pond = rects(look, room)["title/pond"][0]
    places = [boat(room, step) for step in range(2000)]
    hulls = [Rect(at, look.atlas.size(name)) for name, at in places]
    assert all(pond.left < hull.left and hull.right < pond.right for hull in hulls)
    assert all(pond.top < hull.bottom < pond.bottom for hull in hulls)
    assert all(abs(a.x - b.x) <= 1 for a, b in pairwise(hulls))
    assert len({hull.x for hull in hulls}) > pond.w // 2


def test_a_broader_window_sees_more_of_the_village(look: Look) -> None:
    near, far = (rects(look, room) for room in (ROOMS[0], ROOMS[2]))
    assert len(far["title/hut"]) > len(near["title/hut"])
    assert len(far["title/festoon"]) > len(near["title/festoon"])
