"""The sheet of a past match tells who sat where and what each hand brought."""

from __future__ import annotations

from datetime import datetime

import msgspec

from tamcuc.ui.kit import Button, Headless, Pop
from tamcuc.ui.scenes.match import GoOn, MatchSheet
from tamcuc.ui.scenes.match_words import time_of
from tests.ui.scenes.family import House, played
from tests.ui.scenes.hands import focused, screen, widget, written


def sheet(house: House) -> Headless:
    return Headless(MatchSheet(house, 1))


def test_every_hand_is_told_seat_by_seat_and_the_standing_below() -> None:
    lines = written(sheet(House(played=played()))).splitlines()
    start = lines.index("Ván 1")
    assert lines[start : start + 7] == ["Ván 1", "+7", "Kết đôi", "−7", "trình làng", "0", "0"]
    assert lines[start + 7 : start + 12] == ["Ván 2", "−1", "+1", "0", "0"]
    total = lines.index("Cộng")
    assert lines[total : total + 5] == ["Cộng", "+5", "Nhất", "−5", "Tư"]


def test_equal_points_share_a_place() -> None:
    lines = written(sheet(House(played=played()))).splitlines()
    assert lines.count("Nhì") == 2


def test_the_outcome_the_kind_and_the_time_stand_at_the_top() -> None:
    text = written(sheet(House(played=played())))
    assert "Bạn về nhất" in text
    begun, ended = datetime.fromtimestamp(1.77e9 - 1800), datetime.fromtimestamp(1.77e9)
    assert f"Trận ngày {ended:%d/%m}" in text
    assert f"4 người · Ngắn · 3 ván · {begun:%d/%m/%Y %H:%M} – {ended:%H:%M}" in text


def test_a_time_says_both_days_if_there_are_two_and_the_end_alone_if_no_more_is_known() -> None:
    noon = datetime(2026, 2, 17, 12).timestamp()
    assert time_of(noon, noon + 86_400) == "17/02/2026 12:00 – 18/02/2026 12:00"
    assert time_of(None, noon) == "17/02/2026 12:00"
    assert time_of(noon + 1, noon) == "17/02/2026 12:00"


def test_only_an_open_match_can_be_gone_on_with() -> None:
    assert "Chơi tiếp" not in written(sheet(House(played=played())))
    play = sheet(House(played=played(open_still=True)))
    assert "đang dở, ván 4/4" in written(play)
    assert focused(play) == "go_on"
    button = widget(play, "go_on")
    assert isinstance(button, Button)
    assert button.action() == Pop(GoOn(1))


def test_a_match_that_another_window_plays_is_not_gone_on_with() -> None:
    other = msgspec.structs.replace(played(open_still=True), elsewhere=True)
    text = written(sheet(House(played=other)))
    assert "đang mở ở cửa sổ khác, ván 4/4" in text
    assert "Chơi tiếp" not in text


def test_a_match_left_early_says_in_which_hand() -> None:
    left = msgspec.structs.replace(played(), winners=())
    assert "dừng ở ván 4/4" in written(sheet(House(played=left)))


def test_a_match_that_cannot_be_read_says_so() -> None:
    play = sheet(House())
    assert "Trận này không đọc được nữa." in written(play)
    assert screen(play).problems() == []
