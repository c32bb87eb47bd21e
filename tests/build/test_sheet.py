"""The sheet to look at holds the chosen sprites only, at the chosen scale."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from build import art, sheet


def test_a_sheet_is_as_large_as_its_cells(tmp_path: Path) -> None:
    out = tmp_path / "sheet.png"
    sheet.main([str(out), "--only", "card/red_", "--columns", "7", "--scale", "2"])
    with Image.open(out) as image:
        cell_width, cell_height = 40 + sheet.GAP, 72 + sheet.GAP
        assert image.size == (2 * (7 * cell_width + sheet.GAP), 2 * (cell_height + sheet.GAP))


def test_a_grey_sheet_has_no_colour() -> None:
    image = sheet.sheet(art.ASSETS, ("chip/",), columns=7, sight="grey")
    colours = image.getcolors(1 << 24)
    assert colours
    assert all(len(set(rgb)) == 1 for _, rgb in colours if isinstance(rgb, tuple))


def test_nothing_chosen_is_refused() -> None:
    with pytest.raises(ValueError, match="no sprite begins with"):
        sheet.sheet(art.ASSETS, ("nobody/",), columns=7, sight="full")
