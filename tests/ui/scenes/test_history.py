"""The history tells who won what, when, and by how much."""

from __future__ import annotations

from datetime import datetime

import msgspec

from tamcuc.games.tam_cuc.view import Setup
from tamcuc.i18n import use
from tamcuc.ui.kit import Dialog, Headless, Pop, ScrollView
from tamcuc.ui.scenes.history import PAGE, HistoryScene
from tamcuc.ui.scenes.match import MatchSheet
from tests.ui.scenes.family import OPEN, PAST, House, Table, match, played
from tests.ui.scenes.hands import click, focused, widget, written


def words(house: House) -> str:
    return written(Headless(HistoryScene(house, Table)))


def test_an_empty_history_invites_to_play() -> None:
    assert "Sổ còn trắng" in words(House())


def test_a_match_is_told_with_its_people_in_order_of_points() -> None:
    lines = words(House(past=[match(1)])).splitlines()
    assert "4 người · Thường · 8 ván" in lines
    assert "Bạn về nhất" in lines
    start = lines.index("Nguyễn Văn Hà")
    assert lines[start : start + 8] == [
        "Nguyễn Văn Hà", "+9", "Ông đồ", "+2", "Cô Sáu", "−4", "Bé Na", "−7",
    ]  # fmt: skip


def test_shared_first_places_are_named() -> None:
    shared = match(1, 3, totals=(-6, 3, 3), winners=(1, 2))
    assert "Cô Sáu và Ông đồ cùng về nhất!" in words(House(past=[shared]))


def test_the_winner_is_named_if_it_is_another() -> None:
    lost = match(1, totals=(-7, 9, 2, -4), winners=(1,))
    assert "Cô Sáu về nhất!" in words(House(past=[lost]))


def test_an_unfinished_match_says_where_it_ended() -> None:
    lines = words(House(past=[match(1, winners=(), hands=5)])).splitlines()
    assert "dừng ở ván 6/8" in lines
    assert "4 người · Thường" in lines


def test_a_match_tells_its_day_and_time() -> None:
    ended = datetime.fromtimestamp(match(1).ended_at)
    assert f"{ended:%d/%m/%Y %H:%M}" in words(House(past=[match(1)])).splitlines()


def test_english_counts_one_and_none_as_people_say_it() -> None:
    use("en")
    lost = match(1, winners=(1,), hands=1)
    lines = words(House(past=[lost])).splitlines()
    assert "1 match finished · no wins yet · best +9" in lines
    assert "4 players · Standard · 1 hand" in lines


def test_plain_matches_are_told_as_such() -> None:
    plain = match(1, setup=Setup(plain=True))
    assert "Không kết, không đè" in words(House(past=[plain]))


def test_the_open_match_stands_first() -> None:
    text = words(House(open_match=OPEN, past=PAST))
    assert text.index("đang dở, ván 3/8") < text.index("Bạn về nhất")


def test_first_places_are_counted_shared_ones_too() -> None:
    assert "5 trận đã xong · 3 lần về nhất · cao nhất +9" in words(House(past=PAST))


def test_matches_that_are_not_finished_are_not_counted_as_none() -> None:
    text = words(House(open_match=OPEN, past=[match(1, winners=(), hands=1)]))
    assert "Chưa trận nào đánh xong" in text
    assert "0 trận" not in text


def test_a_match_in_another_window_stands_first_and_says_so() -> None:
    text = words(House(elsewhere=[OPEN], past=PAST))
    assert text.index("đang mở ở cửa sổ khác, ván 3/8") < text.index("Bạn về nhất")
    assert "đang mở ở cửa sổ khác" in words(House(elsewhere=[OPEN]))


def scrolled(play: Headless) -> int:
    view = widget(play, "matches0")
    assert isinstance(view, ScrollView)
    return view.offset


def test_it_scrolls_by_keys_and_by_wheel() -> None:
    past = [match(number) for number in range(12)]
    play = Headless(HistoryScene(House(past=past), Table))
    assert focused(play) == "match0"
    for _ in range(6):
        play.key("down")
    assert focused(play) in ("match5", "match6")  # some of the presses scroll towards the next
    by_key = scrolled(play)
    play.scroll(widget(play, "matches0").rect.center, -1)
    assert 0 < by_key < scrolled(play)
    play.key("end")
    assert scrolled(play) > by_key


def test_a_match_opens_by_pointer_and_by_keyboard() -> None:
    house = House(past=PAST, played=played())
    play = Headless(HistoryScene(house, Table))
    click(play, "match2")
    assert isinstance(play.scene, MatchSheet)
    play.key("escape")
    assert isinstance(play.scene, HistoryScene)
    play.key("down")
    play.key("enter")
    assert house.looked_at == [2, 3]


def test_the_open_match_is_gone_on_with_from_its_sheet() -> None:
    house = House(open_match=OPEN, past=PAST, played=played(open_still=True))
    play = Headless(HistoryScene(house, Table))
    click(play, f"match{OPEN.match_id}")
    click(play, "go_on")
    assert isinstance(play.scene, Table)
    assert house.went_on == [OPEN.match_id]


def test_every_open_match_stands_in_the_history_and_is_itself_gone_on_with() -> None:
    older = msgspec.structs.replace(OPEN, match_id=3, number=2)
    house = House(open_match=OPEN, waiting=[older], played=played(open_still=True))
    play = Headless(HistoryScene(house, Table))
    text = written(play)
    assert text.index("đang dở, ván 3/8") < text.index("đang dở, ván 2/8")
    click(play, "match3")
    click(play, "go_on")
    assert isinstance(play.scene, Table)
    assert house.went_on == [3]


def test_an_open_match_that_leads_nowhere_stays_in_the_history_with_a_word() -> None:
    house = House(open_match=OPEN, past=PAST, played=played(open_still=True))
    house.broken = True
    play = Headless(HistoryScene(house, Table))
    click(play, f"match{OPEN.match_id}")
    click(play, "go_on")
    play.turn()
    assert isinstance(play.scene, Dialog)
    play.clock.advance(300)  # the dialog must have been read
    play.key("enter")
    assert isinstance(play.scene, HistoryScene)
    assert "đang dở" not in written(play)


def test_a_long_history_is_told_in_pages() -> None:
    past = [match(number, hands=number + 1) for number in range(PAGE + 5)]
    play = Headless(HistoryScene(House(past=past), Table))
    assert written(play).count("Bạn về nhất") == PAGE
    assert widget(play, "newer").bubble() == "Đây là những trận mới nhất."
    click(play, "older")
    assert written(play).count("Bạn về nhất") == 5
    assert f"Thường · {PAGE + 5} ván" in written(play)
    click(play, "older")
    click(play, "newer")
    assert written(play).count("Bạn về nhất") == PAGE


def test_esc_goes_back() -> None:
    scene = HistoryScene(House(), Table)
    Headless(scene)
    assert scene.back() == Pop()
