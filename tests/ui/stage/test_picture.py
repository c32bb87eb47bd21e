from __future__ import annotations

import pytest
from msgspec.structs import replace

from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.ui.stage.picture import after
from tests.ui.stage.plays import Table


def shown(view: MatchView) -> object:
    """What a picture shows of a view: not who is asked, which is told by the update alone."""
    hand = view.hand
    if hand is not None:
        hand = replace(hand, asked=())
    return replace(view, asked=(), hand=hand)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_following_the_events_leads_to_the_view_that_arrives(seats: int, seed: int) -> None:
    table = Table.of(seats, seed)
    hearer = seed % seats
    view = table.view(hearer)
    for _ in range(2000):
        events = table.step(hearer)
        if not events:
            break
        for event in events:
            view = after(view, event)
        truth = table.view(hearer)
        if truth.phase not in ("cut", "deal"):
            assert shown(view) == shown(truth), events
        view = truth
    assert view.phase == "over"
