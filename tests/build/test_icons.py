"""Icon files come in every size a desktop asks for, and are never blurred."""

from __future__ import annotations

from pathlib import Path

from PIL import IcoImagePlugin, Image

from build import icons


def test_every_size_is_written_and_all_but_fills_its_square(tmp_path: Path) -> None:
    icons.write(tmp_path)
    for side in icons.DRAWN + icons.DOUBLED:
        with Image.open(tmp_path / f"app_{side}.png") as picture:
            assert picture.size == (side, side)
            left, top, right, bottom = picture.getbbox() or (0, 0, 0, 0)
            assert right - left >= side * 7 // 8
            assert bottom - top >= side * 7 // 8


def test_the_ico_keeps_the_drawn_pixels(tmp_path: Path) -> None:
    icons.write(tmp_path)
    made = icons.pictures()
    with Image.open(tmp_path / "app.ico") as picture:
        assert picture.info["sizes"] == {(side, side) for side in made if side <= 256}
        assert isinstance(picture, IcoImagePlugin.IcoImageFile)
        picture.size = (16, 16)
        assert picture.convert("RGBA").tobytes() == made[16].tobytes()


def test_large_icons_hold_no_colour_the_drawn_one_lacks() -> None:
    made = icons.pictures()
    drawn = {colour for _, colour in made[64].getcolors() or []}
    for side in icons.DOUBLED:
        assert {colour for _, colour in made[side].getcolors() or []} == drawn
