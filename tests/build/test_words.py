"""The committed words are what the sources compile to."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel.messages.mofile import read_mo

from build import words

DATA = words.ROOT / "tamcuc" / "data"


def sentences(compiled: Path) -> dict[str, object]:
    """A compiled catalog without its header, which names the version of Babel."""
    with compiled.open("rb") as file:
        return {words.key_of(m): (m.id, m.string) for m in read_mo(file) if m.id}


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_the_sources_compile_to_the_committed_products(code: str, tmp_path: Path) -> None:
    words.make(tmp_path)
    catalog = Path("words") / code / "LC_MESSAGES" / "tamcuc.mo"
    assert sentences(tmp_path / catalog) == sentences(DATA / catalog), "run build/words.py"
    page = Path("rules") / f"{code}.md"
    assert (tmp_path / page).read_bytes() == (DATA / page).read_bytes(), "run build/words.py"


def test_sorting_brings_new_keys_home_and_keeps_notes(tmp_path: Path) -> None:
    source = tmp_path / "en.po"
    source.write_text(
        'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n'
        '# ── table: old heading ──\n\nmsgid "table.b"\nmsgstr "B"\n\n'
        '# said aloud\nmsgid "title.a"\nmsgstr "A"\n\nmsgid "table.a"\nmsgstr "\\"A\\""\n',
        "utf-8",
    )
    text = words.canonical(words.read_catalog(source))
    order = ["── title", "# said aloud", '"title.a"', "── table", '"table.a"', '"table.b"']
    assert [text.index(part) for part in order] == sorted(text.index(part) for part in order)
    source.write_text(text, "utf-8")
    assert words.canonical(words.read_catalog(source)) == text


@pytest.mark.parametrize("key", ["title.a", "nowhere.b"])
def test_a_key_that_stands_twice_or_nowhere_is_refused(key: str, tmp_path: Path) -> None:
    source = tmp_path / "vi.po"
    entry = 'msgid "{}"\nmsgstr "A"\n\n'
    source.write_text(entry.format("title.a") + entry.format(key), "utf-8")
    with pytest.raises(ValueError, match=key):
        words.read_catalog(source)
