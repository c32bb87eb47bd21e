"""What the README shows and promises is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from build import shots
from tamcuc.app import cli

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)")


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    headings = {
        re.sub(r"[^\w\- ]", "", line.lstrip("# ").lower()).replace(" ", "-")
        for line in text.splitlines()
        if line.startswith("#")
    }
    for path, anchor in LINK.findall(text):
        assert not path or (ROOT / path).exists(), path
        assert not anchor or anchor in headings, anchor


def test_every_picture_is_shown_and_made_by_the_script() -> None:
    shown = set(re.findall(r"assets/screenshots/([\w.]+)", (ROOT / "README.md").read_text("utf-8")))
    made = {f"{name}.{code}.png" for code, names in shots.WANTED.items() for name in names}
    assert shown == made == {path.name for path in shots.FOLDER.iterdir()}


@pytest.mark.parametrize("command", ["demo", "check", "duel", "--selftest"])
def test_the_commands_are_there(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command in (ROOT / "README.md").read_text("utf-8")
    with pytest.raises(SystemExit) as ended:
        cli.main(["--help"])
    assert ended.value.code == 0
    assert command in capsys.readouterr().out


def test_every_make_target_has_its_line_of_help() -> None:
    text = (ROOT / "Makefile").read_text("utf-8")
    phony = re.search(r"^\.PHONY: (.*)$", text, re.MULTILINE)
    assert phony
    told = re.findall(r"^(\w+):.*## ", text, re.MULTILINE)
    assert set(phony[1].split()) - {"lint"} == set(told)
