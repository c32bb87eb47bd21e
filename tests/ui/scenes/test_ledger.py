"""The count can be checked by eye: won cards, the places that are missing, the last round."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace
from pygame import Rect, Surface

from tamcuc.i18n.names import set_name
from tamcuc.ui.kit import Headless, Look, walk
from tamcuc.ui.scenes.count import CountSheet, Line, lines
from tamcuc.ui.scenes.ledger import Ledger, SmallCards, Stamp
from tamcuc.ui.stage.things import SMALL
from tests.ui.scenes.ends import ended
from tests.ui.scenes.hands import screen, written
from tests.ui.scenes.sessions import ScriptedSession
from tests.ui.scenes.test_table_sheets import DE, KET, PLAIN, SPARED, view_of


def opened(look: Look, session: ScriptedSession) -> Headless:
    look.text_size = 100
    return Headless(CountSheet(session.table.view(0), session), look=look)


def placed(look: Look, cards: SmallCards, width: int) -> list[int]:
    """Where each small card lies, from the left edge of its room."""
    cards.place(look, Rect(0, 0, width, SMALL[1]))
    return list(cards._steps())


def seals(session_lines: list[Line]) -> list[str]:
    return [line.seal for line in session_lines]


def test_every_won_card_of_every_seat_is_seen(look: Look) -> None:
    session = ended(4, 1, match=False)
    play = opened(look, session)
    hand = session.table.view(0).hand
    assert hand is not None
    (ledger,) = (w for w in walk(screen(play).ui.root) if isinstance(w, Ledger))
    shown = [each.cards for each in walk(ledger) if isinstance(each, SmallCards)]
    assert shown == [hand.won[seat] for seat in range(4)]
    assert [len(cards) for cards in shown] == list(session.table.view(0).counts[-1].won)


def test_the_last_round_is_told_with_its_cards(look: Look) -> None:
    session = ended(4, 1, match=False)
    hand = session.table.view(0).hand
    assert hand is not None
    last = hand.rounds[-1]
    best = dict(last.shown)[last.winner]
    said = written(opened(look, session))
    assert session.guest.names[last.winner] in said
    assert set_name(best).inside in said


def test_without_cards_to_look_at_the_count_still_stands(look: Look) -> None:
    session = ended(4, 1, match=False)
    view = replace(session.table.view(0), hand=None)
    assert {(line.won, line.asked) for line in lines(view)} == {("", 0)}
    sheet = CountSheet(view, session)
    Headless(sheet, look=look)
    assert sheet.problems() == []


def test_the_best_of_a_plain_hand_and_who_made_a_bonus_are_sealed() -> None:
    assert seals(list(lines(view_of(PLAIN)))) == ["seal/best", "", "", ""]
    assert seals(list(lines(view_of(KET)))) == ["", "", "seal/ket", ""]
    assert seals(list(lines(view_of(DE)))) == ["", "", "seal/de", ""]
    level = replace(PLAIN, scores=(0, 0, 0, 0))
    assert seals(list(lines(view_of(level)))) == ["", "", "", ""]


def test_places_that_were_to_be_won_are_those_that_cost_points() -> None:
    hand = ended(4, 1, match=False).table.view(0).hand
    asked = {
        name: [line.asked for line in lines(replace(view_of(count), hand=hand))]
        for name, count in (("plain", PLAIN), ("ket", KET), ("spared", SPARED), ("de", DE))
    }
    assert asked == {"plain": [2] * 4, "ket": [6, 6, 0, 6], "spared": [4, 4, 0, 4], "de": [0] * 4}


@pytest.mark.parametrize("width", [200, 90])
def test_small_cards_never_leave_their_room_and_never_hide_each_other(
    look: Look, width: int
) -> None:
    for cards, asked in (("", 0), ("R", 0), ("RRHC", 2), ("R", 4), ("KAERRCHp", 0)):
        small = SmallCards(cards, asked)
        assert small.narrowest(look) <= width
        steps = placed(look, small, width)
        assert len(steps) == max(len(cards), asked)
        assert all(b - a >= 7 for a, b in itertools.pairwise(steps))
        assert all(step + SMALL[0] <= width for step in steps)


def test_cards_beyond_what_was_asked_lie_apart(look: Look) -> None:
    steps = placed(look, SmallCards("RRHC", 2), 200)
    gaps = [b - a for a, b in itertools.pairwise(steps)]
    assert gaps[1] > gaps[0] == gaps[2]


def test_a_seal_is_pressed_once_all_is_counted(look: Look) -> None:
    reached = 0.0
    stamp = Stamp("seal/best", lambda: reached)
    stamp.place(look, Rect(0, 0, 34, 24))
    canvas = Surface((34, 24))
    before = canvas.copy()
    stamp.draw(canvas, look)
    assert canvas.get_view("2").raw == before.get_view("2").raw
    reached = 1.0
    stamp.draw(canvas, look)
    assert canvas.get_view("2").raw != before.get_view("2").raw
