"""What the print does to a figure: two weights of ink, and colour slipped a little to the right."""

from __future__ import annotations

from build.press.woodcut import printed

BLOCK = (
    "..........",
    ".KKKKK....",
    ".KRRRK....",
    ".KRRRK....",
    ".KRRRK....",
    ".KKKKK....",
    "..........",
    "..........",
)


def test_ink_is_heavier_below_and_at_the_right() -> None:
    rows = printed(BLOCK)
    assert rows[1] == ".KKKKKK..."
    assert rows[6] == ".KKKKKK..."
    assert rows[7] == rows[0] == ".........."


def test_colour_slips_one_pixel_to_the_right() -> None:
    assert printed(BLOCK)[3] == ".KnRRKKo.."


def test_short_edges_stay_in_register() -> None:
    low = (*BLOCK[:3], *BLOCK[4:])
    assert printed(low)[3] == ".KRRRKK..."


def test_a_gap_of_two_is_not_closed() -> None:
    rows = printed((".KK..KK....",))
    assert rows == (".KK..KKK...",)
