"""The two catalogs agree with each other and with the program."""

from __future__ import annotations

import json
import re
import string
import unicodedata
from functools import cache

import pytest
from babel.messages.catalog import Message

from build.words import ASSETS, LANGUAGES, canonical, forms_of, key_of, read_catalog
from tamcuc.games.tam_cuc.legal import Code
from tamcuc.i18n.stretch import stretched
from tamcuc.store import trouble
from tamcuc.table.wire import CLOSED_PROMPT
from tamcuc.ui.kit.text import NO_BREAK_SPACE
from tests.i18n.keys import ROOT, Named, named_in, read

FAMILIES = {
    "bonus.",
    "call_off.",
    "card.",
    "check.place_",
    "event.made_",
    "length.",
    "level.",
    "must_hide.",
    "place.",
    "rank.",
    "record.",
    "refusal.",
    "set_short.",
    "settings.speed_",
    "size.called_",
    "size.word_",
    "store.",
    "talk.",
    "who.",
}
"""Beginnings of keys that the program completes with a code; every other key stands in it whole."""


@cache
def catalog(code: str) -> dict[str, Message]:
    messages = read_catalog(ASSETS / "words" / f"{code}.po")
    return {key_of(message): message for message in messages if message.id}


@cache
def named() -> Named:
    return named_in(ROOT / "tamcuc")


def fields(text: str) -> set[tuple[str, str]]:
    parts = string.Formatter().parse(text)
    return {(name, spec or "") for _, name, spec, _ in parts if name is not None}


def test_both_languages_have_the_same_keys() -> None:
    assert catalog("vi").keys() == catalog("en").keys()


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_key_has_words_in_every_form(code: str) -> None:
    wanted = {"vi": 1, "en": 2}[code]
    for key, message in catalog(code).items():
        assert len(forms_of(message)) == (1 if isinstance(message.id, str) else wanted), key
        assert all(forms_of(message)), key
        assert not message.fuzzy, key


def test_a_key_counts_things_in_both_languages_or_in_neither() -> None:
    for key, message in catalog("vi").items():
        assert isinstance(message.id, str) == isinstance(catalog("en")[key].id, str), key


def test_both_languages_fill_the_same_fields() -> None:
    for key, message in catalog("vi").items():
        ours = {name for form in forms_of(message) for name, _ in fields(form)}
        theirs = {name for form in forms_of(catalog("en")[key]) for name, _ in fields(form)}
        # Vietnamese has "đôi" where English counts; n is given to every counted key anyway.
        assert ours - {"n"} == theirs - {"n"}, key
        if isinstance(message.id, str):
            assert ours == theirs, key


@pytest.mark.parametrize("code", LANGUAGES)
def test_fields_are_plain_names_or_names_inside_a_sentence(code: str) -> None:
    for key, message in catalog(code).items():
        for name, spec in {field for form in forms_of(message) for field in fields(form)}:
            assert re.fullmatch("[a-z]+", name), key
            assert spec in ("", "inside"), key


@pytest.mark.parametrize("code", LANGUAGES)
def test_sentences_are_composed_and_have_no_stray_blanks(code: str) -> None:
    for key, message in catalog(code).items():
        for form in forms_of(message):
            assert unicodedata.is_normalized("NFC", form), key
            assert form == form.strip(), key
            assert "  " not in form, key
            assert not re.search(r"[\t\r\n]| [,.:?!]|\.\.\.|[\"']", form), key


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_sources_stand_in_their_sections(code: str) -> None:
    source = ASSETS / "words" / f"{code}.po"
    assert source.read_text("utf-8") == canonical(read_catalog(source)), "run build/words.py"


@pytest.mark.parametrize("code", LANGUAGES)
def test_refusals_are_one_sentence(code: str) -> None:
    for key, message in catalog(code).items():
        if key.startswith("refusal."):
            (sentence,) = forms_of(message)
            assert re.fullmatch(r"[^.?!]+\.", sentence), key


def test_every_key_that_the_program_names_exists() -> None:
    asked = named().plain | named().counted | named().any
    assert asked - catalog("vi").keys() == set()


def test_counted_keys_are_asked_for_with_their_number() -> None:
    counted = {key for key, message in catalog("vi").items() if not isinstance(message.id, str)}
    assert named().plain & counted == set()
    assert named().counted - counted == set()


def test_keys_are_completed_only_in_declared_families() -> None:
    assert named().families - FAMILIES == set()


@pytest.mark.parametrize("face", ["small", "text", "large"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_letter_is_in_every_face(code: str, face: str) -> None:
    glyphs = json.loads((ROOT / "tamcuc" / "data" / "fonts" / f"{face}.json").read_text("utf-8"))
    sentences = [form for message in catalog(code).values() for form in forms_of(message)]
    page = (ROOT / "tamcuc" / "data" / "rules" / f"{code}.md").read_text("utf-8")
    letters = set("".join(sentences) + page + stretched("a" * 99)) - {"\n", NO_BREAK_SPACE}
    assert letters - glyphs["glyphs"].keys() == set()


def test_no_key_and_no_family_stands_unused() -> None:
    asked = named().plain | named().counted | named().any
    families = tuple(named().families)
    keys = [key for key in catalog("vi") if key not in asked and not key.startswith(families)]
    unused = [*keys, *(FAMILIES - named().families)]
    assert unused == []


def codes(family: str) -> set[str]:
    return {key.removeprefix(family) for key in catalog("vi") if key.startswith(family)}


def test_each_reason_of_the_rules_has_its_sentence() -> None:
    assert {*(code.value for code in Code), CLOSED_PROMPT} == codes("refusal.")
    assert codes("call_off.") == {Code.NOT_A_SET, Code.OVER_CEILING}
    assert codes("must_hide.") == {Code.NOT_A_SET, Code.DOES_NOT_BEAT, Code.OVER_CEILING}


def test_each_fault_of_a_record_has_its_words() -> None:
    sources = (ROOT / "tamcuc" / "games" / "tam_cuc").glob("*record*.py")
    texts = [source.read_text("utf-8") for source in sources]
    raised = {code for text in texts for code in re.findall(r'RecordError\(\s*"(\w+)"', text)}
    assert raised | {code.value for code in Code} == codes("record.")


def test_each_trouble_with_saving_has_its_sentence() -> None:
    assert {code.value for code in trouble.Code} == codes("store.")


def test_the_reader_of_sources_finds_keys_however_they_are_written() -> None:
    found = Named()
    read("tr('title.quit'); x.tr_n('table.won' if a else 'table.hand_left', 2)", found)
    read("ROWS = ['rules.sets', 'settings.json', 'card/back']; tr(f'refusal.{code}')", found)
    assert found.plain == {"title.quit"}
    assert found.counted == {"table.won", "table.hand_left"}
    assert found.any == {"title.quit", "table.won", "table.hand_left", "rules.sets"}
    assert found.families == {"refusal."}


THINGS = "cards|hands|lines|matches|players|points|rounds|sets|wins"
SEVERAL = {"seats", "par", "cards", "de", "score", "mean"}
"""Fields that are never one thing: players, par, the deck, the worth of a đè; or have a sign."""


def test_english_counts_one_thing_as_one() -> None:
    """Where a number stands before several things, the sentence has a form for one."""
    for key, message in catalog("en").items():
        counted = re.findall(rf"\{{(\w+)\}} (?:[a-z]+ )?(?:{THINGS})\b", forms_of(message)[0])
        assert set(counted) <= SEVERAL, key
