"""A new table: what is chosen is what is begun, and an open match is not lost unasked."""

from __future__ import annotations

import msgspec
import pytest
from pygame.image import tobytes

from tamcuc import i18n
from tamcuc.games.tam_cuc.view import Setup
from tamcuc.ui.kit import Choice, Dialog, Headless, walk
from tamcuc.ui.scenes.backdrop import Mat
from tamcuc.ui.scenes.new_table import FAMILY, NewTableScene, Seats
from tamcuc.ui.scenes.title import TitleScene
from tamcuc.ui.settings import LastTable, Settings
from tests.ui.scenes.family import OPEN, PAST, House, Table, match
from tests.ui.scenes.hands import click, focused, screen, tab_to, widget, written


def new_table(house: House) -> Headless:
    play = Headless(TitleScene(house, Table))
    click(play, "title.new_table")
    return play


def test_enter_begins_the_table_as_it_was_last() -> None:
    house = House(Settings(table=LastTable(3, "long", levels=("easy", "steady", "easy"))))
    play = new_table(house)
    assert focused(play) == "start"
    play.key("enter")
    ((setup, opponents),) = house.began
    assert setup == Setup(seats=3, length="long")
    assert [opponent.level for opponent in opponents] == ["easy", "steady"]
    assert isinstance(play.scene, Table)


def test_the_title_lies_under_the_table() -> None:
    play = new_table(House())
    click(play, "start")
    assert [type(scene) for scene in play.loop.stack] == [TitleScene, Table]


@pytest.mark.parametrize(("presses", "seats"), [(0, 4), (1, 3), (2, 2)])
def test_seats_are_chosen_with_the_keyboard(presses: int, seats: int) -> None:
    house = House()
    play = new_table(house)
    tab_to(play, "seats")
    for _ in range(presses):
        play.key("left")
    play.key("enter")
    tab_to(play, "start")
    play.key("enter")
    ((setup, opponents),) = house.began
    assert setup.seats == seats
    assert len(opponents) == seats - 1


def test_plain_is_as_long_as_a_standard_match() -> None:
    house = House()
    play = new_table(house)
    tab_to(play, "length")
    play.key("right")
    play.key("right")
    play.key("enter")
    click(play, "start")
    assert house.began[0][0] == Setup(length="standard", plain=True)


def test_the_table_is_remembered() -> None:
    house = House()
    play = new_table(house)
    tab_to(play, "level1")
    play.key("right")
    play.key("enter")
    click(play, "start")
    assert house.settings.table == LastTable(4, "standard", False, ("easy", "steady", "easy"))


def test_in_the_very_first_match_everybody_plays_as_a_newcomer_does() -> None:
    house = House()
    click(new_table(house), "start")
    ((_, opponents),) = house.began
    assert {opponent.level for opponent in opponents} == {"easy"}


def test_people_chosen_by_hand_come_again() -> None:
    house = House(past=PAST[:1])
    play = new_table(house)
    click(play, "who0")
    click(play, "start")
    ((_, chosen),) = house.began
    again = House(house.settings, past=PAST)
    click(new_table(again), "start")
    ((_, opponents),) = again.began
    assert opponents == chosen


def test_nobody_is_asked_to_keep_what_did_not_change() -> None:
    house = House()
    click(new_table(house), "start")
    assert house.kept == []


def test_who_is_changed_at_a_small_table_sits_only_once_at_a_large_one() -> None:
    house = House(Settings(table=LastTable(2)))
    play = new_table(house)
    click(play, "who0")
    tab_to(play, "seats")
    play.key("right")
    play.key("right")
    play.key("enter")
    click(play, "start")
    ((setup, opponents),) = house.began
    assert setup.seats == 4
    assert len({opponent.who for opponent in opponents}) == 3


def test_opponents_always_differ() -> None:
    house = House()
    play = new_table(house)
    for number in [0, 1, 2, 0, 0, 1, 1, 1, 2, 2, 2, 2, 0, 1]:
        click(play, f"who{number}")
    click(play, "start")
    people = [opponent.who for opponent in house.began[0][1]]
    assert len(set(people)) == 3
    assert set(people) < set(FAMILY)


def test_others_come_to_the_next_match() -> None:
    first, later = House(), House(past=PAST)
    for house in (first, later):
        click(new_table(house), "start")
    assert first.began[0][1] != later.began[0][1]


def test_people_sit_where_the_mat_shows_them() -> None:
    house = House()
    play = new_table(house)
    lines = written(play).splitlines()
    click(play, "start")
    names = {"ba_noi": "Bà nội", "co_sau": "Cô Sáu", "anh_ca": "Anh Cả"}
    right, top, left = (names[opponent.who] for opponent in house.began[0][1])
    for seat, name in (("Bên phải bạn", right), ("Trước mặt bạn", top), ("Bên trái bạn", left)):
        assert lines[lines.index(seat) + 1] == name


def test_an_open_match_is_set_aside_only_if_the_player_says_so() -> None:
    house = House(open_match=OPEN)
    play = new_table(house)
    play.key("enter")
    assert isinstance(play.scene, Dialog)
    assert "không chơi tiếp được nữa" in written(play)
    play.key("escape")
    assert house.began == []
    assert isinstance(play.scene, NewTableScene)
    play.key("enter")
    play.advance(300)
    click(play, "answer1")
    assert len(house.began) == 1
    assert house.set_aside == [OPEN.match_id]
    assert isinstance(play.scene, Table)


def test_of_several_open_matches_the_one_played_last_is_named_and_set_aside_alone() -> None:
    house = House(open_match=OPEN, waiting=[msgspec.structs.replace(OPEN, match_id=3)])
    play = new_table(house)
    play.key("enter")
    assert "trận đang dở gần nhất" in written(play).replace("\n", " ")
    assert "Các trận đang dở khác" in written(play).replace("\n", " ")
    play.advance(300)
    click(play, "answer1")
    assert house.set_aside == [OPEN.match_id]


def test_enter_pressed_twice_loses_no_open_match() -> None:
    house = House(open_match=OPEN)
    play = new_table(house)
    play.key("enter")
    play.advance(300)
    play.key("enter")
    assert isinstance(play.scene, NewTableScene)
    assert house.began == []


def test_right_of_the_way_back_stands_the_way_on() -> None:
    play = new_table(House())
    for key, goal in (("left", "back"), ("right", "start")):
        play.key(key)
        assert focused(play) == goal


def test_what_a_press_on_a_person_does_is_said_beside_where_they_sit() -> None:
    play = new_table(House())
    (seat,) = [
        w
        for w in walk(screen(play).ui.root)
        for box in w.texts(play.look)
        if box.text == "Trước mặt bạn"
    ]
    before = tobytes(play.canvas.subsurface(seat.rect), "RGB")
    tab_to(play, "who1")
    assert tobytes(play.canvas.subsurface(seat.rect), "RGB") == before


@pytest.mark.parametrize("turn", range(len(FAMILY)))
@pytest.mark.parametrize("code", i18n.LANGUAGES)
def test_whoever_comes_the_levels_lie_side_by_side(code: str, turn: int) -> None:
    i18n.use(code)
    play = new_table(House(past=[match(n) for n in range(turn)]))
    assert {widget(play, f"level{n}").rect.h for n in range(3)} == {widget(play, "seats").rect.h}


def test_the_mat_ends_where_the_line_below_it_does() -> None:
    play = new_table(House())
    (mat,) = [w for w in walk(screen(play).ui.root) if isinstance(w, Mat)]
    assert abs(mat.rect.right - widget(play, "start").rect.right) < 8


@pytest.mark.parametrize("language", ["vi", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 200])
def test_every_seat_has_one_width_whoever_sits_there(
    language: str, seats: Seats, size: tuple[int, int], text_size: int
) -> None:
    i18n.use(language)
    widths = set()
    for turns in (0, 1, 5):
        house = House(Settings(table=LastTable(seats)), past=[match(n) for n in range(turns)])
        play = Headless(NewTableScene(house, Table), size=size, text_size=text_size)
        for number in range(seats - 1):
            person, level = (widget(play, f"{what}{number}") for what in ("who", "level"))
            assert isinstance(level, Choice)
            assert (person.rect.x, person.rect.w) == (level.rect.x, level.rect.w)
            assert max(rect.right for rect in level._rects) in range(
                person.rect.right - 1, person.rect.right + 1
            )
            widths.add(person.rect.w)
    assert len(widths) == 1


@pytest.mark.parametrize("language", ["vi", "en"])
def test_lengths_are_as_wide_as_one_another(language: str) -> None:
    i18n.use(language)
    lengths = widget(Headless(NewTableScene(House(), Table)), "length")
    assert isinstance(lengths, Choice)
    assert len({rect.w for rect in lengths._rects}) == 1
    assert len({rect.x for rect in lengths._rects}) == 1
