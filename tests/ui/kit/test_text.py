"""Text: cleaned, composed, broken at spaces, and never wider than its room."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamcuc.ui.kit import clean, clean_name, shorten, wrap
from tamcuc.ui.kit.text import balance


def four_wide(text: str) -> int:
    """Every letter four pixels wide."""
    return 4 * len(text)


def test_names_lose_what_no_label_can_show() -> None:
    assert clean_name("  Bà\x00 \ud800nội\u200b\n ơi ") == "Bà nội ơi"
    assert clean_name("\u202egnuD") == "gnuD"
    assert clean_name("\x00\ud800") == ""


def test_names_are_composed_before_they_are_cut() -> None:
    decomposed = unicodedata.normalize("NFD", "Nguyễn Thị Ngọc Diễm Quỳnh")
    assert clean_name(decomposed, limit=10) == "Nguyễn Thị"


def test_a_name_of_ten_thousand_letters_is_cut() -> None:
    assert clean_name("a" * 10_000, limit=20) == "a" * 20


@given(st.text(), st.integers(1, 30))
def test_a_cleaned_name_is_short_single_line_and_stays_as_it_is(text: str, limit: int) -> None:
    name = clean_name(text, limit)
    assert len(name) <= limit
    assert name == name.strip()
    assert "\n" not in name
    assert clean_name(name, limit) == name
    name.encode("utf-8")


def test_cleaning_keeps_line_ends_and_makes_tabs_spaces() -> None:
    assert clean("a\tb\nc\r") == "a b\nc"


def test_lines_break_at_spaces() -> None:
    assert wrap("gọi đôi xe đỏ", 4 * 7, four_wide) == ["gọi đôi", "xe đỏ"]


def test_line_ends_and_empty_lines_are_kept() -> None:
    assert wrap("một\n\nhai", 400, four_wide) == ["một", "", "hai"]
    assert wrap("", 400, four_wide) == [""]


def test_a_word_that_is_too_long_is_broken_and_nothing_else_is() -> None:
    assert wrap("ab cdefghij k", 4 * 4, four_wide) == ["ab", "cdef", "ghij", "k"]


@given(st.text(alphabet="abcđ \n", max_size=60), st.integers(4, 60))
def test_wrapped_lines_fit_and_no_letter_is_lost(text: str, width: int) -> None:
    lines = wrap(text, width, four_wide)
    assert all(four_wide(line) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "").replace("\n", "")


@given(st.text(alphabet="abcđ ", max_size=60), st.integers(8, 60))
def test_balanced_lines_are_as_many_as_wrapped_ones_and_never_longer(text: str, width: int) -> None:
    wrapped, balanced = wrap(text, width, four_wide), balance(text, width, four_wide)
    assert len(balanced) == len(wrapped)
    assert max(map(len, balanced)) <= max(map(len, wrapped))


def test_balanced_lines_leave_no_lonely_word() -> None:
    assert balance("aaaa bbbb cccc dd", 4 * 14, four_wide) == ["aaaa bbbb", "cccc dd"]


@pytest.mark.parametrize(("width", "shown"), [(100, "Ông đồ"), (20, "Ông…"), (8, "Ô…"), (1, "…")])
def test_an_ellipsis_takes_the_place_of_what_does_not_fit(width: int, shown: str) -> None:
    assert shorten("Ông đồ", width, four_wide) == shown
