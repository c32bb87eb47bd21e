"""The contact sheet shows every screen of every canvas in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Surface

from build.book import in_the_book
from build.contact import COLUMNS, GAP, WINDOWS, main, sheet, sights
from build.moments import AT_THE_TABLE, Sight, around_the_table, at_the_table
from tamcuc.app import screens
from tamcuc.i18n import LANGUAGES
from tamcuc.ui.kit import canvas_size
from tests.ui.scenes.family import House


def test_every_canvas_is_looked_at_in_every_language() -> None:
    looked = {(canvas_size(sight.window), sight.language) for sight in sights().values()}
    for window in WINDOWS:
        assert all((canvas_size(window), code) in looked for code in LANGUAGES)
    assert {sight.seats for sight in sights().values()} == {2, 3, 4}


def test_a_sheet_is_rows_of_pictures() -> None:
    pictures = [Surface((8, 6)) for _ in range(COLUMNS + 1)]
    pictures[-1].fill((9, 8, 7))
    whole = sheet(pictures)
    assert whole.get_size() == (COLUMNS * (8 + GAP) - GAP, 2 * (6 + GAP) - GAP)
    assert tuple(whole.get_at((0, 6 + GAP)))[:3] == (9, 8, 7)


def test_moments_are_the_same_each_time() -> None:
    wanted = frozenset(("dealing", "turning", "show", "look_back"))
    once, again = (dict(at_the_table(Sight(), wanted)) for _ in range(2))
    assert set(once) == wanted <= set(AT_THE_TABLE)
    assert len({bytes(picture.get_buffer().raw) for picture in once.values()}) == len(wanted)
    for name in wanted:
        assert once[name].get_buffer().raw == again[name].get_buffer().raw


def test_no_screen_is_forgotten() -> None:
    taken = [name for name, _ in around_the_table(Sight("en"))]
    assert len(taken) == len(set(taken))
    assert set(screens.around_the_table(House())) <= set(taken)


def test_the_book_is_the_same_each_time_and_shows_its_matches() -> None:
    once, again = (dict(in_the_book(Sight())) for _ in range(2))
    assert list(once) == ["book", "book_open", "book_over"]
    raw = {name: picture.get_buffer().raw for name, picture in once.items()}
    assert len(set(raw.values())) == len(raw)
    assert raw == {name: picture.get_buffer().raw for name, picture in again.items()}


def test_asking_for_help_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    assert list(tmp_path.iterdir()) == []
