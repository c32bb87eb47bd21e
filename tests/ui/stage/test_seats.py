"""Who sits at the table can be read, and what one has won can be counted at a glance."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.i18n import use
from tamcuc.i18n.names import who_name
from tamcuc.ui.kit import Look
from tamcuc.ui.stage.layout import Sight, layout
from tamcuc.ui.stage.measures import WON_STEP
from tamcuc.ui.stage.things import Laid, Piece
from tests.ui.stage.test_layout import SIZES, moments, sight

FAMILY = ("ba_noi", "ong_do", "co_sau", "chu_tu", "anh_ca", "chi_hai", "be_na", "cau_ut")
LONG = "Nguyễn Văn Hướng"


@pytest.fixture(params=[100, 120, 160, 200])
def sized(look: Look, request: pytest.FixtureRequest) -> Look:
    look.text_size = request.param
    return look


@pytest.mark.parametrize("language", ["vi", "en"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_names_stand_whole_on_their_plates(
    sized: Look, language: str, size: tuple[int, int], seats: int
) -> None:
    use(language)
    view = msgspec.structs.replace(moments(seats)[5], totals=(-88,) * seats)
    for first in range(0, len(FAMILY), 2):
        people = (FAMILY * 2)[first : first + seats - 1]
        names = (LONG, *(who_name(each) for each in people))
        laid = layout(view, Sight(names, ("you", *people)), size, sized)
        said = [" ".join(label.lines) for label in laid.labels]
        assert set(names) <= set(said), names


def _winning(view: MatchView, count: int, seats: int) -> MatchView:
    """The view with so many cards won by oneself, and a hand as short as that allows."""
    assert view.hand is not None
    deck = view.setup.terms().deck
    hand = msgspec.structs.replace(
        view.hand,
        won=(deck[:count], *view.hand.won[1:]),
        own_hand=view.hand.own_hand[: view.setup.terms().dealt - count // seats],
    )
    return msgspec.structs.replace(view, hand=hand)


def _won(laid: Laid) -> list[Piece]:
    return [piece for piece in laid.pieces if piece.key[:2] == ("won", 0)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_own_won_cards_can_be_counted_at_a_glance(
    sized: Look, size: tuple[int, int], seats: int
) -> None:
    start = next(v for v in moments(seats) if v.hand and v.hand.phase in ("lay", "show"))
    for count in (1, 6, 8, 12, 15):
        view = _winning(start, count, seats)
        laid = layout(view, sight(view), size, sized)
        won = _won(laid)
        assert len(won) == count
        scale = laid.deck.scale
        rows = sorted({piece.at[1] for piece in won})
        assert all(below - above >= WON_STEP * scale for above, below in pairwise(rows))
        for left, right in pairwise(won):
            if left.at[1] == right.at[1]:
                assert right.at[0] - left.at[0] >= WON_STEP * scale // 2, (count, left)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_lantern_is_lit_at_whoever_is_asked(look: Look, seats: int) -> None:
    for view in moments(seats):
        laid = layout(view, sight(view), (640, 360), look)
        lit = {
            piece.key[1]
            for piece in laid.pieces
            if piece.key[0] == "portrait" and "token/turn" in piece.marks
        }
        assert lit == set(view.asked)


@pytest.mark.parametrize(("language", "sprite"), [("vi", "house"), ("en", "house_en")])
def test_the_token_of_the_house_is_read_in_either_language(
    look: Look, language: str, sprite: str
) -> None:
    use(language)
    view = moments(4)[5]
    laid = layout(view, sight(view), SIZES[0], look)
    (token,) = [piece for piece in laid.pieces if piece.key == ("token",)]
    assert token.sprite == f"token/{sprite}"
