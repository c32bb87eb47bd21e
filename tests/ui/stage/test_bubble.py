"""A bubble covers nothing of the game, at any size, in any words."""

from __future__ import annotations

import pytest
from pygame import Rect

from tamcuc.i18n import tr, use
from tamcuc.ui.kit import Look
from tamcuc.ui.stage import bubble
from tamcuc.ui.stage.layout import layout
from tamcuc.ui.stage.measures import MAT_EDGE
from tamcuc.ui.stage.talk import TALKERS
from tamcuc.ui.stage.things import Laid
from tests.ui.stage.test_layout import LANGUAGES, SIZES, moments, sight
from tests.ui.test_contrast import contrast

OCCASIONS = ("greeting", "won_1", "won_2", "beaten_1", "beaten_2", "sons", "house", "ket", "de")


def longest() -> str:
    return max((tr(f"talk.{who}.{what}") for who in TALKERS for what in OCCASIONS), key=len)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bubble_covers_nothing_and_nearly_always_finds_a_place(
    look: Look, seats: int, size: tuple[int, int]
) -> None:
    for text_size in (100, 160, 200):
        look.text_size = text_size
        for language in LANGUAGES:
            use(language)
            words, placed, asked = longest(), 0, 0
            for view in moments(seats)[::2]:
                laid = layout(view, sight(view, 1), size, look)
                for seat in range(1, seats):
                    asked += 1
                    found = bubble.place(laid, look, seat, words)
                    if found is not None:
                        placed += 1
                        check(found, laid)
            assert placed >= 0.75 * asked, (text_size, language, placed, asked)
    look.text_size = 100


def check(found: bubble.Bubble, laid: Laid) -> None:
    assert laid.mat.contains(found.box)
    for whole in (found.box, found.tail):
        for piece in laid.pieces:
            assert not whole.colliderect(piece.box), piece
        for button in laid.buttons:
            assert not whole.colliderect(button.box), button
        for name in ("ribbon", "actions", "hand", "bar"):
            assert not whole.colliderect(laid.regions[name]), name
    letters, inner = found.label.letters, found.label.box
    assert found.box.contains(inner)
    assert len(found.label.lines) * letters.line <= inner.h
    assert all(letters.width(line) <= inner.w for line in found.label.lines)
    assert " ".join(found.label.lines).split() == found.words.split()
    portrait = next(p.box for p in laid.pieces if p.key == ("portrait", found.seat))
    people = [box for name, box in laid.regions.items() if name.startswith("seat")]
    own = next((box for box in people if box.contains(portrait)), portrait)
    assert found.tail.inflate(4, 4).colliderect(own)


def test_it_stays_where_it_is_until_something_comes_there(look: Look) -> None:
    look.text_size = 100
    view = moments(4)[0]
    laid = layout(view, sight(view), (640, 360), look)
    found = bubble.place(laid, look, 1, "Bà xin nhé!")
    assert found is not None
    assert bubble.still_free(found, laid)
    moved = bubble.Bubble(1, "", Rect(laid.regions["ribbon"]), found.tail, "up", found.label)
    assert not bubble.still_free(moved, laid)


@pytest.mark.parametrize("language", ["vi", "en"])
def test_a_bubble_keeps_off_the_side_borders_of_an_ordinary_table(
    look: Look, language: str
) -> None:
    use(language)
    look.text_size = 100
    for view in moments(4):
        laid = layout(view, sight(view), (640, 360), look)
        straw = laid.mat.inflate(-2 * MAT_EDGE, 0)
        for seat in (1, 2, 3):
            found = bubble.place(laid, look, seat, tr("talk.be_na.won_1"))
            assert found is not None
            assert straw.left <= found.box.left < found.box.right <= straw.right


@pytest.mark.parametrize("name", ["card/slot", "large/slot"])
def test_an_empty_place_stands_out_from_the_straw(look: Look, name: str) -> None:
    picture = look.atlas.sprite(name)
    inks = [
        picture.get_at((x, y))
        for x in range(picture.get_width())
        for y in range(picture.get_height())
    ]
    most = max(contrast((c.r, c.g, c.b), look.palette["straw"]) for c in inks if c.a)
    assert most >= 3.5
