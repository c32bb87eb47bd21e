"""The rules are told whole, in the language of the moment, and every part can be reached."""

from __future__ import annotations

import pytest

from tamcuc import i18n
from tamcuc.games.tam_cuc.sets import SETS
from tamcuc.i18n.pages import Bullets, Heading, Paragraph, Table, rules_page
from tamcuc.ui.kit import Headless, ListView, ScrollView, walk
from tamcuc.ui.scenes.card_face import CardFace
from tamcuc.ui.scenes.rules import RulesScene
from tamcuc.ui.scenes.rules_sets import EXAMPLES
from tests.ui.scenes.hands import focused, screen, tab_to, widget, written


def rules(part: int, text_size: int = 100) -> Headless:
    play = Headless(RulesScene(), text_size=text_size)
    for _ in range(part):
        play.key("right")
        play.key("enter")
    return play


def cards(play: Headless) -> list[str]:
    return [w.letter for w in walk(screen(play).ui.root) if isinstance(w, CardFace)]


def test_the_ladder_shows_all_fourteen_cards_from_the_highest_down() -> None:
    assert "".join(cards(rules(0))) == "KkAaEeRrCcHhPp"


@pytest.mark.parametrize("code", i18n.LANGUAGES)
@pytest.mark.parametrize(("text_size", "size"), [(100, "large"), (160, "card")])
def test_the_ladder_shows_cards_as_large_as_they_fit(code: str, text_size: int, size: str) -> None:
    i18n.use(code)
    faces = [w for w in walk(screen(rules(0, text_size)).ui.root) if isinstance(w, CardFace)]
    assert {face.sprite.split("/")[0] for face in faces} == {size}


def test_a_card_tells_its_place_when_the_keyboard_or_the_pointer_comes_to_it() -> None:
    play = rules(0)
    assert "To nhất bộ bài." in written(play)
    tab_to(play, "face p")
    assert "Nhỏ nhất bộ bài." in written(play)
    play.move(widget(play, "face E").rect.center)
    assert "Thua Sĩ đen, hơn Tượng đen." in written(play)


def test_every_size_of_sets_is_shown_beside_one_that_it_beats() -> None:
    play = rules(1)
    assert "".join(cards(play)) == "eC" + "hhPP" + "kaeRCH" + "PPPPpppp" + "PPPPP"
    for _, (better, *worse) in EXAMPLES:
        assert all(SETS[better].beats(SETS[each]) for each in worse), better


@pytest.mark.parametrize("code", i18n.LANGUAGES)
def test_the_whole_page_is_there(code: str) -> None:
    i18n.use(code)
    text = written(rules(2))
    for block in rules_page():
        if isinstance(block, Heading | Paragraph):
            assert block.text in text
        elif isinstance(block, Bullets):
            assert all(item in text for item in block.items)
        elif isinstance(block, Table):
            assert all(cell in text for row in (block.head, *block.rows) for cell in row)


def view(play: Headless) -> ScrollView:
    found = widget(play, "whole")
    assert isinstance(found, ScrollView)
    return found


def heading_at_the_top(play: Headless) -> list[str]:
    """The number and the title of the chapter that stands first."""
    top = view(play).rect.top
    labels = [w for w in walk(view(play)) if w.rect.y >= top - 2]
    texts = [box.text for w in labels for box in w.texts(play.look)]
    return texts[:2]


@pytest.mark.parametrize("text_size", [100, 200])
def test_the_contents_lead_to_their_chapters(text_size: int) -> None:
    play = rules(2, text_size)
    if text_size == 200:
        tab_to(play, "open_contents")
        play.key("enter")
    contents = widget(play, "contents")
    assert isinstance(contents, ListView)
    tab_to(play, "contents")
    for _ in range(3):
        play.key("down")
    play.key("enter")
    assert heading_at_the_top(play) == ["4", contents.rows[3].title]


def test_the_page_scrolls_by_keys_and_by_wheel() -> None:
    play = rules(2)
    tab_to(play, "whole")
    play.key("pagedown")
    by_key = view(play).offset
    play.scroll(view(play).rect.center, -1)
    assert 0 < by_key < view(play).offset
    play.key("home")
    assert view(play).offset == 0


def test_the_page_keys_turn_the_page_from_the_tabs_too() -> None:
    play = rules(2)
    assert focused(play) == "part"
    play.key("pagedown")
    assert view(play).offset > 0
    play.key("pageup")
    assert view(play).offset == 0


def chapter_marked(play: Headless) -> str:
    contents = widget(play, "contents")
    assert isinstance(contents, ListView)
    return contents.rows[contents.index].title


def test_the_contents_mark_the_chapter_that_is_read() -> None:
    play = rules(2)
    chapters = [chapter_marked(play)]
    while view(play).offset < view(play).furthest:
        play.scroll(view(play).rect.center, -1)
        if chapter_marked(play) != chapters[-1]:
            chapters.append(chapter_marked(play))
    titles = [b.text for b in rules_page() if isinstance(b, Heading) and b.level == 2]
    assert chapters == titles[: len(chapters)]
    assert len(chapters) > len(titles) - 2


def test_a_chapter_that_was_picked_stays_marked_even_if_it_is_short() -> None:
    play = rules(2)
    tab_to(play, "contents")
    for _ in range(9):
        play.key("down")
    picked = chapter_marked(play)
    play.key("enter")
    play.turn()
    assert chapter_marked(play) == picked


def test_the_wheel_turns_the_page_over_the_tabs_too() -> None:
    play = rules(2)
    play.scroll(widget(play, "part").rect.center, -1)
    assert view(play).offset > 0
