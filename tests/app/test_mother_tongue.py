"""The first start speaks as the system does, and Vietnamese where that says nothing."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

import pygame
import pytest

from tamcuc import i18n
from tamcuc.app import mother_tongue
from tamcuc.app.cli import main
from tamcuc.store import paths, settings_file
from tamcuc.ui.settings import Settings


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "vi"),
        ({"LANG": ""}, "vi"),
        ({"LANG": "C"}, "vi"),
        ({"LANG": "C.UTF-8"}, "vi"),
        ({"LC_ALL": "POSIX", "LANG": "en_US.UTF-8"}, "vi"),
        ({"LANG": "vi_VN.UTF-8"}, "vi"),
        ({"LANG": "vi"}, "vi"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_GB@euro"}, "en"),
        ({"LANG": "EN"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:vi:en"}, "vi"),
        ({"LANG": "vi_VN.UTF-8", "LANGUAGE": "en_US:vi"}, "en"),
        ({"LANG": "C", "LANGUAGE": "en"}, "vi"),
        ({"LANG": "vi_VN.UTF-8", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "vi_VN"}, "vi"),
        ({"LANG": "vixen_XX"}, "en"),
    ],
)
def test_the_first_wish_that_the_game_can_speak_is_spoken(
    environment: Mapping[str, str], language: str
) -> None:
    assert mother_tongue.spoken(mother_tongue.wished(environment)) == language


@pytest.mark.parametrize(
    ("wishes", "language"),
    [(["en-US", "vi"], "en"), (["ja", "vi"], "vi"), (["ja"], "en"), ([], "vi")],
)
def test_windows_and_macos_are_asked_where_the_environment_says_nothing(
    monkeypatch: pytest.MonkeyPatch, wishes: list[str], language: str
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(
        pygame.system, "get_pref_locales", lambda: [{"language": wish} for wish in wishes]
    )
    monkeypatch.setenv("LANG", "")
    assert mother_tongue.first_settings().language == language
    monkeypatch.setenv("LANG", "vi_VN")
    assert mother_tongue.first_settings() == Settings()


def test_a_system_that_cannot_be_asked_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise pygame.error("no locales here")

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(pygame.system, "get_pref_locales", broken)
    monkeypatch.setenv("LANG", "C")
    assert mother_tongue.first_settings() == Settings()


def test_tools_speak_the_language_that_is_kept_before_that_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    nothing = str(tmp_path / "nothing.json")
    for kept, language in ((None, "en"), (Settings(language="vi"), "vi")):
        if kept is not None:
            settings_file.save(paths.settings(), kept)
        main(["check", nothing])
        assert i18n.language().code == language
    i18n.use("vi")
