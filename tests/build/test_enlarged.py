"""Portraits are drawn out without a new colour, and nothing but slopes is changed."""

from __future__ import annotations

import pytest

from build.press.enlarged import sprites, thrice, twice
from build.press.sources import Sprite


def test_an_even_area_stays_even() -> None:
    assert twice(("RR", "RR")) == ("RRRR",) * 4
    assert thrice(("RR", "RR")) == ("RRRRRR",) * 6


def test_an_upright_edge_stays_upright() -> None:
    assert twice(("KR", "KR")) == ("KKRR",) * 4
    assert thrice(("KR", "KR")) == ("KKKRRR",) * 6


def test_a_slope_loses_its_steps() -> None:
    stairs = ("KRR", "KKR", "KKK")
    assert twice(stairs) == ("KKRRRR", "KKKRRR", "KKKRRR", "KKKKKR", "KKKKKK", "KKKKKK")


@pytest.mark.parametrize(("draw", "times"), [(twice, 2), (thrice, 3)])
def test_size_and_colours_are_those_of_the_drawing(draw: object, times: int) -> None:
    grid = ("KR.Y", "YK.R", "RRKK")
    made = draw(grid)  # type: ignore[operator]
    assert [len(row) for row in made] == [4 * times] * 3 * times
    assert set("".join(made)) == set("".join(grid))


def test_only_the_glad_are_enlarged() -> None:
    drawn = {f"portrait/{who}": Sprite(("KK", "KK")) for who in ("you/glad", "you/calm")}
    assert [name for name, _ in sprites(drawn)] == ["portrait_twice/you", "portrait_thrice/you"]
