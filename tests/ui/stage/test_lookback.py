"""The last round as it lay: what everybody saw of it, at its places on the mat."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.i18n import tr, use
from tamcuc.ui.kit import Look
from tamcuc.ui.stage.layout import layout
from tamcuc.ui.stage.lookback import as_it_lay, caption, last_round, without_actions
from tamcuc.ui.stage.things import Laid
from tests.ui.stage.plays import steps
from tests.ui.stage.test_layout import LANGUAGES, NAMES, moments, sight


def over(seats: int) -> list[MatchView]:
    """Views of a running hand with a round behind them."""
    found = [v for v in moments(seats) if v.phase == "play" and last_round(v) is not None]
    assert found
    return found


def lookback(view: MatchView, look: Look, size: tuple[int, int] = (640, 360)) -> Laid:
    return without_actions(layout(as_it_lay(view), sight(view), size, look))


def lies(laid: Laid, seat: int) -> list[str]:
    return [piece.sprite for piece in laid.pieces if piece.key[:2] == ("lay", seat)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sets_shown_lie_face_up_before_their_seats_and_hidden_cards_face_down(
    look: Look, seats: int
) -> None:
    look.text_size = 100
    for view in over(seats):
        last = last_round(view)
        assert last is not None
        laid = lookback(view, look)
        for seat in range(seats):
            down = [sprite.endswith("/back") for sprite in lies(laid, seat)]
            assert down == [seat in last.hidden] * len(dict(last.shown)[last.winner])
        assert all("grey" not in sprite for sprite in lies(laid, last.winner))
        beaten = [seat for seat, _ in last.shown if seat != last.winner]
        assert all("grey" in sprite for seat in beaten for sprite in lies(laid, seat))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_is_both_on_the_mat_and_won(seats: int) -> None:
    for view in over(seats):
        then = as_it_lay(view)
        last = last_round(view)
        assert last is not None
        assert then.hand is not None
        assert view.hand is not None
        best = dict(last.shown)[last.winner]
        before = view.hand.won[last.winner]
        assert sorted(then.hand.won[last.winner] + best) == sorted(before)


def test_the_word_of_who_hid_stands_on_their_cards(look: Look) -> None:
    look.text_size = 100
    view = next(v for v in over(4) if (last := last_round(v)) and last.hidden)
    laid = lookback(view, look)
    hid = [label for label in laid.labels if label.lines == (tr("table.hid"),)]
    last = last_round(view)
    assert last is not None
    assert len(hid) == len(last.hidden)
    for label in hid:
        assert label.plate
        assert any(
            piece.box.colliderect(label.box) for piece in laid.pieces if piece.key[0] == "lay"
        )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_else_holds_as_many_cards_as_when_the_round_was_won(seats: int) -> None:
    """Whatever was laid since is back in the hands: a look back mixes no times."""
    since, then = 0, (0,) * seats
    for before, view in pairwise(view for view, _ in steps(seats, 1, 0)):
        if before.hand is None or view.hand is None or not view.hand.rounds:
            continue
        if len(view.hand.rounds) > len(before.hand.rounds):
            then = view.hand.left
        if view.phase == "play":
            since += view.hand.left != then
            look_back = as_it_lay(view)
            assert look_back.hand is not None
            assert look_back.hand.left == then
    assert since


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_nothing_to_answer(look: Look, seats: int) -> None:
    look.text_size = 100
    for view in over(seats):
        laid = lookback(view, look)
        assert all(laid.button(name) is None for name in ("act", "show", "hide", "lower"))


def test_the_caption_names_round_winner_and_set_in_every_language() -> None:
    view = next(v for v in over(4) if len(dict(v.hand.rounds[-1].shown)) > 1)  # type: ignore[union-attr]
    last = last_round(view)
    assert last is not None
    for language in LANGUAGES:
        use(language)
        words = caption(view, NAMES)
        assert NAMES[last.winner] in words
        assert str(len(view.hand.rounds)) in words  # type: ignore[union-attr]


def test_before_a_round_is_over_there_is_nothing_to_look_back_at() -> None:
    first = next(v for v in moments(4) if v.hand is not None and not v.hand.rounds)
    assert last_round(first) is None
    assert caption(first, NAMES) == ""
    with pytest.raises(ValueError, match="no round"):
        as_it_lay(first)
