"""What is measured is real play, and the table of figures can be read."""

from __future__ import annotations

from random import Random

import pytest

from build.bench import engine
from build.bench.__main__ import main
from build.bench.figures import Figure, lines, percentile
from tamcuc.games.tam_cuc.rules import HOUSE


@pytest.mark.parametrize("seats", HOUSE)
def test_the_measured_hands_are_whole_hands(seats: int) -> None:
    # Every round asks everybody to lay and, but for the house, to show or hide.
    rng = Random(seats)
    decisions = [engine.play(HOUSE[seats], rng, views=True) for _ in range(20)]
    assert min(decisions) >= 2 * seats - 1
    assert len(set(decisions)) > 1


def test_the_table_lines_its_columns_up() -> None:
    told = lines([Figure("a", "1 ms", "≤ 2 ms"), Figure("longer", "10 MB")])
    assert told == ["what    measured  aim", "a           1 ms  ≤ 2 ms", "longer     10 MB"]


def test_a_percentile_is_one_of_the_values() -> None:
    values = [float(value) for value in range(100, 0, -1)]
    assert (percentile(values, 0.5), percentile(values, 0.99)) == (51.0, 100.0)
    assert percentile([7.0], 0.99) == 7.0
    with pytest.raises(ValueError, match="nothing was measured"):
        percentile([], 0.5)


def test_a_part_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["speed"]) == 2
    assert "speed" in capsys.readouterr().err
