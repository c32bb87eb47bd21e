"""The rules are told whole, in the language of the moment, and every part can be reached."""

from __future__ import annotations

import pytest

from tamcuc import i18n
from tamcuc.i18n.pages import Bullets, Heading, Paragraph, rules_page
from tamcuc.ui.kit import Headless, ListView, Picture, ScrollView, walk
from tamcuc.ui.scenes.rules import RulesScene
from tests.ui.scenes.hands import screen, tab_to, widget, written


def rules(part: int, text_size: int = 100) -> Headless:
    play = Headless(RulesScene(), text_size=text_size)
    for _ in range(part):
        play.key("right")
        play.key("enter")
    return play


def cards(play: Headless) -> list[str]:
    pictures = [w.sprite for w in walk(screen(play).ui.root) if isinstance(w, Picture)]
    return [sprite for sprite in pictures if sprite.startswith("card/")]


def test_the_ladder_shows_all_fourteen_cards_from_the_highest_down() -> None:
    shown = cards(rules(0))
    assert len(set(shown)) == 14
    assert shown[:2] == ["card/red_general", "card/black_general"]
    assert shown[-2:] == ["card/red_soldier", "card/black_soldier"]


def test_every_kind_of_set_is_shown_with_as_many_cards() -> None:
    play = rules(1)
    assert len(cards(play)) == 1 + 2 + 3 + 3 + 4 + 5
    assert "Ba Xe Pháo Mã" in written(play)


@pytest.mark.parametrize("code", i18n.LANGUAGES)
def test_the_whole_page_is_there(code: str) -> None:
    i18n.use(code)
    text = written(rules(2))
    for block in rules_page():
        if isinstance(block, Heading | Paragraph):
            assert block.text in text
        elif isinstance(block, Bullets):
            assert all(item in text for item in block.items)
        else:
            assert all(cell in text for row in (block.head, *block.rows) for cell in row)


def view(play: Headless) -> ScrollView:
    found = widget(play, "whole")
    assert isinstance(found, ScrollView)
    return found


def heading_at_the_top(play: Headless) -> str:
    top = view(play).rect.top
    labels = [w for w in walk(view(play)) if w.rect.y >= top - 2]
    texts = [box.text for w in labels for box in w.texts(play.look)]
    return texts[0]


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
    assert heading_at_the_top(play) == contents.rows[3].title


def test_the_page_scrolls_by_keys_and_by_wheel() -> None:
    play = rules(2)
    tab_to(play, "whole")
    play.key("pagedown")
    by_key = view(play).offset
    play.scroll(view(play).rect.center, -1)
    assert 0 < by_key < view(play).offset
    play.key("home")
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
