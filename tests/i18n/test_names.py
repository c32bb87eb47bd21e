"""Cards and sets have the names that the table uses."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tamcuc.games.tam_cuc.sets import SETS
from tamcuc.i18n import language, names, tr, use


@pytest.fixture(autouse=True)
def complete() -> Iterator[None]:
    use("vi")
    yield
    assert language().missing == set()
    use("vi")


NAMES = [
    ("K", "Tướng ông", "Red General"),
    ("k", "Tướng bà", "Black General"),
    ("a", "Sĩ đen", "Black Advisor"),
    ("R", "Xe đỏ", "Red Chariot"),
    ("RR", "Đôi Xe đỏ", "Pair of red Chariots"),
    ("pp", "Đôi Tốt đen", "Pair of black Soldiers"),
    ("KAE", "Ba Tướng Sĩ Tượng đỏ", "Red General, Advisor and Elephant"),
    ("rch", "Ba Xe Pháo Mã đen", "Black Chariot, Cannon and Horse"),
    ("PPPP", "Tứ tử đỏ", "Four red Soldiers"),
    ("ppppp", "Ngũ tử đen", "Five black Soldiers"),
    ("Rr", "2 quân lẻ", "2 loose cards"),
    ("PPP", "3 quân lẻ", "3 loose cards"),
]


@pytest.mark.parametrize(("cards", "vi", "en"), NAMES)
def test_what_lies_together_is_named(cards: str, vi: str, en: str) -> None:
    assert names.set_name(cards) == vi
    use("en")
    assert names.set_name(cards) == en


def test_every_set_of_the_game_has_a_name_of_its_own() -> None:
    named = [str(names.set_name(text)) for text in SETS]
    assert len(set(named)) == len(SETS)
    assert not [name for name in named if "lẻ" in name]


def test_every_card_and_rank_has_a_name() -> None:
    letters = "KAERCHP"
    named = [str(names.card_name(c)) for c in letters + letters.lower()]
    assert len(set(named)) == 14
    ladder = " ".join(names.rank_name(c) for c in letters.lower())
    assert ladder == "Tướng Sĩ Tượng Xe Pháo Mã Tốt"


def test_a_set_inside_a_sentence_starts_small() -> None:
    assert tr("action.call_set", set=names.set_name("RR")) == "Gọi đôi Xe đỏ"
    assert tr("action.show_set", set=names.set_name("RR")) == "Lật: Đôi Xe đỏ"


def test_sizes_are_called_as_the_family_calls_them() -> None:
    assert [names.size_word(n) for n in range(1, 6)] == ["một", "đôi", "ba", "tứ", "ngũ"]
    assert [names.size_called(n) for n in range(1, 6)] == ["MỘT", "ĐÔI", "BA", "TỨ", "NGŨ"]


def test_names_are_strung_together() -> None:
    assert names.joined(["An"]) == "An"
    assert names.joined(["An", names.you()]) == "An và bạn"
    assert names.joined([names.you(), "An", "Chi"]) == "Bạn, An và Chi"
    use("en")
    assert names.joined(["An", "Chi", names.you()]) == "An, Chi and you"


def test_points_carry_a_real_sign() -> None:
    assert [names.signed(n) for n in (3, 0, -12)] == ["+3", "0", "−12"]


def test_the_family_is_called_by_its_names() -> None:
    assert names.who_name("ba_noi") == "Bà nội"
    use("en")
    assert names.who_name("ong_do") == "Scholar"


@pytest.mark.parametrize(
    ("code", "written"), [("vi", "+4,20 −0,08 0,15"), ("en", "+4.20 −0.08 0.15")]
)
def test_fractions_are_written_as_the_language_writes_them(code: str, written: str) -> None:
    use(code)
    signed = (names.fraction(value, sign=True) for value in (4.2, -0.081))
    assert " ".join((*signed, names.fraction(0.15))) == written
