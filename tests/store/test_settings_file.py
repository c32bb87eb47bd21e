"""Settings survive restarts; a broken file falls back and says so."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from tamcuc.store import paths, settings_file
from tamcuc.store.trouble import Code


class Wishes(msgspec.Struct, frozen=True):
    language: str = "vi"
    volume: int = 80


def test_what_is_saved_is_loaded_again(tmp_path: Path) -> None:
    path = tmp_path / "Nhà" / "settings.json"
    assert settings_file.save(path, Wishes("en", 20)) == []
    assert settings_file.load(path, Wishes()) == (Wishes("en", 20), [])
    assert [each.name for each in path.parent.iterdir()] == ["settings.json"]


def test_without_a_file_the_first_settings_are_used(tmp_path: Path) -> None:
    for first in (Wishes(), Wishes("en", 7)):
        assert settings_file.load(tmp_path / "settings.json", first) == (first, [])
        assert settings_file.peek(tmp_path / "settings.json", first) == first


@pytest.mark.parametrize(
    "rubbish",
    [
        b"",
        b"{",
        b"[]",
        b'{"volume": "loud"}',
        b"\xff\xfe",
        b"[" * 100_000,
        b" " * (settings_file.LARGEST + 10),
        b'{"language": "\\ud800"}',
    ],
)
def test_a_broken_file_falls_back_is_kept_aside_and_is_told(tmp_path: Path, rubbish: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(rubbish)
    settings, troubles = settings_file.load(path, Wishes())
    assert settings == Wishes()
    assert [trouble.code for trouble in troubles] == [Code.SETTINGS_BROKEN]
    assert (tmp_path / troubles[0].detail).read_bytes() == rubbish
    assert settings_file.load(path, Wishes()) == (Wishes(), [])


def test_a_folder_in_the_files_place_is_told_and_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    assert settings_file.load(path, Wishes())[1][0].code == Code.SETTINGS_BROKEN
    assert settings_file.save(path, Wishes())[0].code == Code.SETTINGS_NOT_SAVED
    assert [each.name for each in tmp_path.iterdir()] == ["settings.json"]


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    troubles = settings_file.save(tmp_path / "file" / "settings.json", Wishes())
    assert [trouble.code for trouble in troubles] == [Code.SETTINGS_NOT_SAVED]


def test_one_variable_puts_everything_into_one_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    assert paths.database().parent == paths.settings().parent == tmp_path
    monkeypatch.delenv(paths.HOME_VARIABLE)
    assert paths.data_folder().name == paths.APP


def test_a_full_disk_leaves_no_half_file_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    assert settings_file.save(path, Wishes("en")) == []

    def full(_: int) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr("os.fsync", full)
    assert settings_file.save(path, Wishes("vi"))[0].code == Code.SETTINGS_NOT_SAVED
    assert [each.name for each in tmp_path.iterdir()] == ["settings.json"]
    assert settings_file.load(path, Wishes()) == (Wishes("en"), [])


def test_what_is_no_plain_file_is_told_and_never_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.symlink_to("/dev/zero")
    assert settings_file.load(path, Wishes())[1][0].code == Code.SETTINGS_BROKEN
    assert settings_file.peek(path, Wishes()) == Wishes()
    path.unlink()
    os.mkfifo(path)
    assert settings_file.load(path, Wishes())[1][0].code == Code.SETTINGS_BROKEN
    assert settings_file.peek(path, Wishes()) == Wishes()


def test_a_look_at_the_settings_touches_nothing(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text("{broken")
    assert settings_file.peek(path, Wishes()) == Wishes()
    assert path.read_text() == "{broken"
    settings_file.save(path, Wishes("en"))
    assert settings_file.peek(path, Wishes()) == Wishes("en")
