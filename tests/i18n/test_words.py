"""Sentences by key: languages switch in place, gaps are loud, test languages are longer."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from build.words import ASSETS, forms_of, read_catalog
from tamcuc.i18n import LANGUAGES, language, load, own_name, tr, tr_n, use
from tamcuc.i18n.names import Name
from tamcuc.i18n.stretch import stretched


@pytest.fixture(autouse=True)
def vietnamese() -> Iterator[None]:
    use("vi")
    yield
    use("vi")


def test_languages_call_themselves_by_their_own_names() -> None:
    assert [own_name(code) for code in LANGUAGES] == ["Tiếng Việt", "English"]


def test_the_language_switches_in_place() -> None:
    assert tr("title.new_table") == "Trải chiếu mới"
    assert use("en") is language()
    assert tr("title.new_table") == "New game"


def test_an_unknown_language_is_refused_and_the_old_one_stays() -> None:
    for code in ("fr", "", "VI", "pseudo-", "pseudo-fr", "../vi"):
        with pytest.raises(ValueError, match="no such language"):
            use(code)
    assert language().code == "vi"


def test_english_counts_and_vietnamese_does_not() -> None:
    assert tr_n("action.lay", 1) == "Đặt 1 quân"
    assert tr_n("action.lay", 2) == "Đặt 2 quân"
    use("en")
    assert tr_n("action.lay", 1) == "Lay 1 card"
    assert tr_n("action.lay", 0) == "Lay 0 cards"


def test_a_missing_key_is_shown_and_remembered() -> None:
    assert tr("title.nowhere") == "⟨title.nowhere⟩"
    assert tr_n("table.nowhere", 2) == "⟨table.nowhere⟩"
    assert tr_n("title.quit", 2) == "⟨title.quit⟩", "a key without plural forms"
    assert language().missing == {"title.nowhere", "table.nowhere", "title.quit"}
    assert use("vi").missing == set()


def test_a_missing_field_is_shown_and_remembered() -> None:
    assert tr("status.waiting_call") == "⟨status.waiting_call⟩"
    assert language().missing == {"status.waiting_call"}


def test_a_name_is_never_read_as_a_pattern() -> None:
    assert tr("status.waiting_call", who="{who} %s {0}") == "Chờ {who} %s {0} gọi"


def test_names_have_a_form_for_inside_a_sentence() -> None:
    use("en")
    assert tr("status.waiting_call", who=Name("the others")) == "Waiting for the others to call"
    assert tr("event.hidden", who=Name("you")) == "You hid"


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_test_language_is_longer_by_two_fifths_and_keeps_its_fields(code: str) -> None:
    for message in read_catalog(ASSETS / "words" / f"{code}.po"):
        for form in forms_of(message) if message.id else ():
            longer = stretched(form)
            assert longer.startswith(form)
            bare = len(re.sub(r"\{.*?\}", "", form))
            assert bare * 1.4 <= len(longer) - len(form) + bare < bare * 1.4 + 1
            assert longer == longer.strip()


def test_the_test_language_is_spoken_like_any_other() -> None:
    use("pseudo-en")
    assert tr("action.hide") == "Hide ẫ"
    assert tr_n("action.lay", 2).startswith("Lay 2 cards ẫ")
    assert language().missing == set()
    assert stretched("") == ""
    assert load("pseudo-vi").code == "pseudo-vi"
