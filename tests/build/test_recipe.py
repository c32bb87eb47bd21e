"""A recipe makes its products, or says which of them are not up to date."""

from __future__ import annotations

from pathlib import Path

import pytest

from build.recipe import Recipe, SourceError


def differences(one: Path, other: Path) -> list[str]:
    names = ("cake", "tea")
    return [name for name in names if _text(one / name) != _text(other / name)]


def _text(path: Path) -> str:
    return path.read_text() if path.exists() else ""


def make(out: Path) -> None:
    (out / "cake").write_text("green")
    (out / "tea").write_text("hot")


def test_it_makes_and_then_everything_is_up_to_date(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    recipe = Recipe("", make, differences, tmp_path)
    assert recipe.main(["--check"]) == 1
    assert recipe.main([]) == 0
    assert recipe.main(["--check"]) == 0
    (tmp_path / "tea").write_text("cold")
    assert recipe.main(["--check"]) == 1
    assert (tmp_path / "tea").read_text() == "cold", "a check writes nothing"
    told = capsys.readouterr().out.splitlines()
    assert told == ["not up to date: cake, tea", "up to date", "not up to date: tea"]


def test_it_makes_into_another_folder(tmp_path: Path) -> None:
    assert Recipe("", make, differences, Path("nowhere")).main(["--out", str(tmp_path)]) == 0
    assert (tmp_path / "cake").exists()


def test_a_wrong_source_is_told_in_its_own_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def burnt(out: Path) -> None:
        raise SourceError(f"cake.txt:3: burnt ({out.name})")

    assert Recipe("", burnt, differences, tmp_path).main([]) == 1
    assert capsys.readouterr().err == f"cake.txt:3: burnt ({tmp_path.name})\n"
