"""Each button says what it does, and a greyed one why: with the reasons of the game itself."""

from __future__ import annotations

import pytest

from tamcuc.games.tam_cuc.actions import Aside, Call, Lay, Show
from tamcuc.games.tam_cuc.legal import legal, standing_of, why_not
from tamcuc.i18n import use
from tamcuc.ui.stage.offers import best_set_with, indexes_of, offers
from tests.ui.stage.plays import Table

PLAIN = ("KAEERRHP", "AkaarcCp", "eerchhPp", "CHPPPppp")
SONS = ("PPPPPKAE", "AkaarcRR", "eerchhHC", "CHEppppp")


def table_of(deal: tuple[str, ...]) -> Table:
    """Four seats with these hands; seat 0 deals."""
    from tamcuc.games.tam_cuc import cards
    from tamcuc.games.tam_cuc.match import Cut, TamCuc

    table = Table.of(4, 1)
    step = TamCuc().happen(table.match, Cut(0, "K"))
    table.match = step.state
    table.happen(0, tuple(cards.text(cards.gather(hand)) for hand in deal))
    return table


def raised(table: Table, text: str, seat: int = 0) -> frozenset[int]:
    hand = table.view(seat).hand
    assert hand is not None
    return indexes_of(hand.own_hand, text)


def only(table: Table, text: str, seat: int = 0) -> tuple[str, bool, object]:
    (offer,) = offers(table.view(seat), raised(table, text, seat), answering=False)
    return offer.words, offer.why is None, offer.action


def test_a_call_names_its_set() -> None:
    table = table_of(PLAIN)
    assert only(table, "RR") == ("Gọi đôi Xe đỏ", True, Call("RR"))
    assert only(table, "") == ("Nhấc một bộ để gọi", False, None)
    words, on, _ = only(table, "RP")
    assert not on
    assert words == "2 quân lẻ · Không thành bộ"
    words, on, _ = only(table, "KAE")
    assert not on
    assert words == "Ba Tướng Sĩ Tượng đỏ · Cao hơn Tượng đỏ"


def test_a_lay_counts_and_names() -> None:
    table = table_of(PLAIN)
    table.answer(0, Call("RR"), 0)
    assert only(table, "", 1)[:2] == ("Nhấc 2 quân", False)
    assert only(table, "A", 1)[:2] == ("Sĩ đỏ · Nhấc thêm 1 quân", False)
    assert only(table, "Aka", 1)[:2] == ("3 quân lẻ · Hạ bớt 1 quân", False)
    assert only(table, "aa", 1) == ("Đặt 2 quân: Đôi Sĩ đen", True, Lay("aa"))
    assert only(table, "Ap", 1) == ("Đặt 2 quân", True, Lay("Ap"))


def test_show_says_what_it_shows_or_why_it_cannot() -> None:
    table = table_of(PLAIN)
    for seat, action in ((0, Call("RR")), (1, Lay("aa")), (2, Lay("ee")), (3, Lay("pp"))):
        table.answer(seat, action, 0)
    show, hide = offers(table.view(1), frozenset(), answering=False)
    assert show.words == "Lật"
    assert show.why == "over_ceiling"
    assert (hide.words, hide.why) == ("Chui", None)
    table.answer(1, hide.action, 0)  # type: ignore[arg-type]
    show, _ = offers(table.view(2), frozenset(), answering=False)
    assert (show.words, show.action) == ("Lật: Đôi Tượng đen", Show())


def test_asides_are_counted() -> None:
    table = table_of(SONS)
    assert table.view(0).hand is not None
    assert only(table, "kAaRR", 1) == ("Bỏ riêng 5 quân", True, Aside("kAaRR"))


def test_nothing_is_offered_while_an_answer_is_on_its_way() -> None:
    table = table_of(PLAIN)
    assert offers(table.view(0), frozenset(), answering=True) == ()
    assert offers(table.view(1), frozenset(), answering=False) == ()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_offer_is_on_exactly_where_the_game_allows_it(seats: int) -> None:
    table = Table.of(seats, 11)
    seen = 0
    for _ in range(150):
        view = table.view(0)
        if view.phase == "play" and view.hand is not None and 0 in view.asked:
            standing = standing_of(view.hand, view.setup.terms().sets)
            for action in legal(standing)[:12]:
                text = str(getattr(action, "cards", ""))
                chosen = indexes_of(view.hand.own_hand, text)
                made = offers(view, chosen, answering=False)
                assert any(o.action == action and o.why is None for o in made)
                seen += 1
            for offer in offers(view, frozenset({0}), answering=False):
                if offer.action is not None:
                    assert (why_not(standing, offer.action) is None) == (offer.why is None)
        if not table.step(0):
            break
    assert seen > 20


def test_the_best_set_with_a_card_fits_what_is_asked() -> None:
    table = table_of(PLAIN)
    view = table.view(0)
    assert view.hand is not None
    standing = standing_of(view.hand, view.setup.terms().sets)
    hand = view.hand.own_hand
    assert best_set_with(hand, hand.index("R"), standing) == indexes_of(hand, "RR")
    assert best_set_with(hand, hand.index("A"), standing) == {hand.index("A")}
    assert best_set_with(hand, hand.rindex("E"), standing) == indexes_of(hand, "EE")


def test_the_buttons_speak_english_too() -> None:
    use("en")
    table = table_of(PLAIN)
    assert only(table, "RR")[0] == "Call: Pair of red Chariots"
