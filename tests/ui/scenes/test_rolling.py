"""Points roll to what they are; whoever presses sees them at once, and nothing waits."""

from __future__ import annotations

import pytest

from tamcuc.ui.kit import Headless, Look, walk
from tamcuc.ui.scenes.count import ROLL_MS, CountSheet
from tamcuc.ui.scenes.rolling import Rolling
from tamcuc.ui.settings import Speed
from tests.ui.scenes.ends import ended


def opened(look: Look, speed: Speed) -> tuple[CountSheet, Headless]:
    look.text_size = 100
    session = ended(4, 1, match=False)
    sheet = CountSheet(session.table.view(0), session, speed)
    return sheet, Headless(sheet, look=look)


def shown(sheet: CountSheet) -> list[tuple[int, int]]:
    """The points and the totals that are seen, by row."""
    values = [each.value for each in walk(sheet.ui.root) if isinstance(each, Rolling)]
    return list(zip(values[::2], values[1::2], strict=True))


def true(sheet: CountSheet) -> list[tuple[int, int]]:
    view = sheet._view
    return list(zip(view.counts[-1].scores, view.totals, strict=True))


def test_points_begin_at_nothing_and_end_at_what_they_are(look: Look) -> None:
    sheet, hands = opened(look, "normal")
    assert {points for points, _ in shown(sheet)} == {0}
    hands.advance(ROLL_MS // 3)
    between = shown(sheet)
    assert between != true(sheet)
    assert all(abs(now[0]) <= abs(then[0]) for now, then in zip(between, true(sheet), strict=True))
    hands.advance(ROLL_MS)
    assert shown(sheet) == true(sheet)
    assert not hands.loop.busy()


def test_points_roll_in_turn_and_those_of_the_best_are_the_last_to_begin_and_to_end(
    look: Look,
) -> None:
    sheet, hands = opened(look, "normal")
    scores = sheet._view.counts[-1].scores
    best = scores.index(max(scores))
    begun: dict[int, int] = {}
    ended_at: dict[int, int] = {}
    for ms in range(0, ROLL_MS + 16, 16):
        for seat in range(4):
            if sheet.row_part(seat) > 0:
                begun.setdefault(seat, ms)
            if sheet.row_part(seat) == 1:
                ended_at.setdefault(seat, ms)
        hands.advance(16)
    assert len(set(begun.values())) == 4
    assert max(begun, key=lambda seat: begun[seat]) == best
    assert max(ended_at, key=lambda seat: ended_at[seat]) == best
    assert len(ended_at) == 4


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_a_press_ends_the_rolling(look: Look, by: str) -> None:
    sheet, hands = opened(look, "normal")
    if by == "key":
        hands.key("a")
    else:
        hands.press((1, 1))
    assert shown(sheet) == true(sheet)
    assert not sheet.busy()


def test_without_motion_nothing_rolls(look: Look) -> None:
    sheet, hands = opened(look, "off")
    assert shown(sheet) == true(sheet)
    assert not hands.loop.busy()
