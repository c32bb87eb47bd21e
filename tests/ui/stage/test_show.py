"""What is seen between two layouts: nothing runs ahead of the cards, and nothing teleports."""

from __future__ import annotations

import pytest

from tamcuc.ui.kit import HandClock, Look
from tamcuc.ui.stage.show import Show
from tests.ui.stage.test_motion import played


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_number_counts_the_cards_that_are_there(look: Look, seats: int) -> None:
    made = played(look, seats, 1, 40)
    counted: dict[str, set[int]] = {"back": set(), "won": set()}
    for step in made:
        clock = HandClock()
        show = Show(step.laid, clock, "normal", lambda _: None)
        show.play([step], step.laid)
        while show.busy:
            seen = show.seen()
            for label in step.laid.labels:
                if label.tallies:
                    there = [p for p in seen.laid.pieces if p.key[:2] == label.tallies]
                    landed = [p for p in there if p.key not in seen.away]
                    assert seen.tally(label.tallies) == ((str(len(landed)),) if landed else ())
                    counted[str(label.tallies[0])].add(len(there) - len(landed))
            clock.advance(16)
            show.advance(clock())
        for label in step.laid.labels:
            if label.tallies:
                assert show.seen().tally(label.tallies) == label.lines
    assert all(len(ahead) > 1 for ahead in counted.values())
