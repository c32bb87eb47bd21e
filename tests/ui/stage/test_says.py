"""The ribbon asks only what is a question: where Lật is refused, it says why."""

from __future__ import annotations

import pytest

from tamcuc.games.tam_cuc.actions import Action, Call, Hide, Lay, Show
from tamcuc.i18n import use
from tamcuc.ui.stage.offers import offers
from tamcuc.ui.stage.says import status
from tests.ui.stage.test_offers import PLAIN, table_of

NAMES = ("An", "Bình", "Chi", "Dũng")


def told(*answers: tuple[int, Action]) -> tuple[str, str, str | None]:
    """The ribbon of whoever is asked after a call of red chariots, their Lật, why it is off."""
    table = table_of(PLAIN)
    for seat, action in ((0, Call("RR")), *answers):
        table.answer(seat, action, 0)
    (asked,) = table.view(0).asked
    view = table.view(asked)
    show, _ = offers(view, frozenset(), answering=False)
    return status(view, NAMES), show.words, show.why


def lays(first: str, second: str = "ee") -> tuple[tuple[int, Action], ...]:
    return (1, Lay(first)), (2, Lay(second)), (3, Lay("pp"))


@pytest.mark.parametrize(
    ("answers", "ribbon", "why"),
    [
        (
            lays("aa"),
            "Vòng đầu cao nhất là Tượng đỏ: bài bạn đặt phải chui",
            "over_ceiling",
        ),
        (lays("Ap"), "Bài bạn đặt không thành bộ: phải chui", "not_a_set"),
        (
            (*lays("Cc"), (1, Hide()), (2, Show())),
            "Bài bạn đặt không to hơn đôi Tượng đen: phải chui",
            "does_not_beat",
        ),
    ],
)
def test_where_only_chui_is_allowed_the_ribbon_says_why(
    answers: tuple[tuple[int, Action], ...], ribbon: str, why: str
) -> None:
    use("vi")
    assert told(*answers) == (ribbon, "Lật", why)


def test_where_both_are_allowed_the_ribbon_asks() -> None:
    use("vi")
    said, button, why = told(*lays("Cc"), (1, Hide()))
    assert (said, why) == ("To nhất lúc này: Đôi Xe đỏ. Bạn lật hay chui?", None)
    assert button == "Lật: Đôi Tượng đen"


def test_who_looks_on_reads_nothing_of_what_lies_hidden() -> None:
    use("vi")
    table = table_of(PLAIN)
    for seat, action in ((0, Call("RR")), *lays("aa")):
        table.answer(seat, action, 0)
    assert status(table.view(0), NAMES) == "Chờ Bình: lật hay chui?"
