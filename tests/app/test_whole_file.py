"""A file is there whole or not at all, and what was there before is not lost half-way."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tamcuc.app import whole_file


def test_looking_leaves_no_trace_and_touches_nothing(tmp_path: Path) -> None:
    old = tmp_path / "old.json"
    old.write_text("old")
    whole_file.look(old)
    whole_file.look(tmp_path / "new.json")
    assert [each.name for each in tmp_path.iterdir()] == ["old.json"]
    assert old.read_text() == "old"


def test_what_is_there_stays_if_the_disk_refuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = tmp_path / "old.json"
    old.write_text("old")

    def full(_: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="disk full"):
        whole_file.write(old, b"new")
    assert [each.name for each in tmp_path.iterdir()] == ["old.json"]
    assert old.read_text() == "old"


def test_what_cannot_be_put_in_its_place_leaves_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError("open elsewhere")

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(PermissionError):
        whole_file.write(tmp_path / "new.json", b"new")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name == "nt", reason="links and modes of this kind are not on Windows")
def test_a_link_goes_on_pointing_and_a_files_mode_stays(tmp_path: Path) -> None:
    target, link = tmp_path / "target.json", tmp_path / "link.json"
    target.write_text("old")
    target.chmod(0o640)
    link.symlink_to(target)
    whole_file.write(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"
    assert target.stat().st_mode & 0o777 == 0o640


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="no device to write to")
def test_links_that_lead_in_a_circle_are_no_place_for_a_file(tmp_path: Path) -> None:
    there, back = tmp_path / "there", tmp_path / "back"
    there.symlink_to(back)
    back.symlink_to(there)
    for path in (there, there / "match.json"):
        with pytest.raises(OSError):  # noqa: PT011 - its kind depends on Python and system
            whole_file.look(path)
        with pytest.raises(OSError):  # noqa: PT011
            whole_file.write(path, b"")


def test_a_device_is_written_to_as_it_is() -> None:
    whole_file.look(Path("/dev/null"))
    whole_file.write(Path("/dev/null"), b"new")
    assert not Path("/dev/null").is_file()
