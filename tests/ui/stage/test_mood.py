"""People are glad and rueful at what everybody saw, and calm again at the next call."""

from __future__ import annotations

from msgspec.structs import replace

from tamcuc.games.tam_cuc import events
from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.ui.stage.mood import mood_for, mood_of
from tamcuc.ui.stage.picture import after
from tests.ui.stage.plays import Table, steps


def moods(view: MatchView) -> list[str]:
    return [mood_of(view, seat) for seat in range(view.setup.seats)]


def moments() -> list[tuple[events.Event, MatchView]]:
    """Each event of some matches, and the view that it leads to."""
    found = []
    for seed in range(8):
        for view, happened in steps(4, seed, 0):
            for event in happened:
                view = after(view, event)
                found.append((event, view))
    return found


MOMENTS = moments()


def views_after(kind: type) -> list[tuple[events.Event, MatchView]]:
    found = [(event, view) for event, view in MOMENTS if isinstance(event, kind)]
    assert found
    return found


def test_who_is_beaten_is_rueful_and_nobody_is_glad_before_the_round_is_won() -> None:
    for event, view in views_after(events.Shown):
        assert isinstance(event, events.Shown)
        assert mood_of(view, event.beaten) == "rueful"
        assert mood_of(view, event.seat) == "calm"
        assert "glad" not in moods(view)


def test_who_wins_a_round_is_glad_until_the_next_call() -> None:
    for event, view in views_after(events.RoundWon):
        assert isinstance(event, events.RoundWon)
        assert [n for n, mood in enumerate(moods(view)) if mood == "glad"] == [event.seat]
    for _, view in views_after(events.Called):
        assert set(moods(view)) == {"calm"}


def test_the_beaten_stay_rueful_when_the_round_is_over_and_the_hidden_calm() -> None:
    some = False
    for event, view in views_after(events.RoundWon):
        assert isinstance(event, events.RoundWon)
        assert view.hand is not None
        last = view.hand.rounds[-1]
        for seat in range(4):
            beaten = seat in dict(last.shown) and seat != event.seat
            some |= beaten
            assert (mood_of(view, seat) == "rueful") == beaten
    assert some


def test_who_shows_sons_is_glad_meanwhile() -> None:
    table = Table.of(4, 1)
    table.happen(0)
    view = table.view(0)
    sons = events.SonsShown(2, "PPPP", takes_house=False)
    dealt = after(view, events.Dealt(1, 0, 8))
    assert moods(after(dealt, sons)) == ["calm", "calm", "glad", "calm"]


def test_after_a_hand_faces_follow_the_points() -> None:
    count = events.HandCount(0, (8, 0, 0, 0), (6, -2, -4, 0), "ket_doi", 4, by=0)
    view = replace(Table.of(4, 1).view(0), phase="counted", counts=(count,))
    assert moods(view) == ["glad", "rueful", "rueful", "calm"]
    assert [mood_for(points) for points in (3, 0, -3)] == ["glad", "calm", "rueful"]


def test_faces_tell_nothing_that_one_seat_knows_and_another_does_not() -> None:
    for seed in range(4):
        table = Table.of(4, seed)
        while table.step(0):
            assert len({tuple(moods(table.view(seat))) for seat in range(4)}) == 1
