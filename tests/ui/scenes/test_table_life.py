"""Words and petals at the table: nothing waits for them, and they can be turned off."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from pygame import Rect

from tamcuc.ui.kit import Headless, Look
from tamcuc.ui.scenes.count import CountSheet
from tamcuc.ui.scenes.table import TableScene
from tamcuc.ui.scenes.table_life import (
    FIRST_PETAL_MS,
    PETAL_EVERY_MS,
    PETAL_STEP_MS,
    PETAL_STEPS,
    Life,
    petal_at,
)
from tamcuc.ui.settings import Settings, Speed
from tamcuc.ui.stage import bubble
from tamcuc.ui.stage.talk import Remark
from tests.ui.scenes.playing import Play
from tests.ui.scenes.sessions import NAMES, QuietServices, ScriptedSession
from tests.ui.stage.plays import Table

LONG_MS = 6000


class Mat:
    """A table at its first deal."""

    def __init__(self, look: Look, speed: Speed = "off", *, talk: bool = True) -> None:
        look.text_size = 100
        self.services = QuietServices(Settings(speed=speed, talk=talk))
        self.session = ScriptedSession(Table.of(4, 1))
        self.scene = TableScene(self.session, self.services)
        self.hands = Headless(self.scene, look=look)

    @property
    def life(self) -> Life:
        return self.scene._life

    def picture(self) -> bytes:
        return self.hands.canvas.get_buffer().raw


@pytest.fixture
def mat(look: Look) -> Mat:
    return Mat(look)


def test_somebody_greets_at_the_first_deal_and_the_words_go_by_themselves(mat: Mat) -> None:
    while not mat.life.said:
        assert mat.session.step()
        mat.hands.turn()
    spoken = mat.picture()
    mat.hands.advance(LONG_MS)
    assert mat.life.said == ""
    assert mat.picture() != spoken


@pytest.mark.parametrize("skipped", [False, True])
def test_a_greeting_is_over_when_the_hand_is_sorted(look: Look, skipped: bool) -> None:
    mat = Mat(look, "normal")
    view = None
    while view is None or view.hand is None:
        assert mat.session.step()
        mat.hands.turn()
        view = mat.session.guest.view
    while not mat.life.said:
        mat.hands.advance(16)
    show = mat.scene._watch.show
    assert show is not None
    if skipped:
        mat.hands.key("up")
    while show.busy:
        assert mat.life.said or show._playing is None or not show._playing.step.hushes
        mat.hands.advance(16)
    assert mat.life.said == ""


def test_words_are_over_when_a_sheet_opens(mat: Mat) -> None:
    mat.life.hear(Remark(1, "ket"))
    mat.hands.turn()
    mat.hands.key("escape")
    assert mat.hands.scene is not mat.scene
    assert mat.life.said == ""


def test_what_is_said_at_the_end_of_a_hand_is_over_before_the_next(look: Look) -> None:
    play = Play(look)
    life = play.scene._life
    while not isinstance(play.hands.scene, CountSheet):
        play.others()
        if not isinstance(play.hands.scene, CountSheet):
            life.hear(Remark(1, "ket"))
            play.session.answer(play.session.table.thinkable(0))
            play.hands.turn()
    assert life.said == ""


def test_nothing_waits_for_words(mat: Mat) -> None:
    mat.life.hear(Remark(1, "ket"))
    mat.hands.turn()
    assert mat.life.said
    assert not mat.hands.loop.busy()


def test_new_words_take_the_place_of_the_old_and_stand_their_own_time(mat: Mat) -> None:
    mat.life.hear(Remark(1, "ket"))
    mat.hands.advance(2000)
    mat.life.hear(Remark(2, "ket"))
    mat.hands.advance(2000)
    assert mat.life.said == Remark(2, "ket").words("ong_do")


def test_without_talk_nobody_says_a_word(look: Look) -> None:
    mat = Mat(look, talk=False)
    before = mat.picture()
    mat.life.hear(Remark(1, "ket"))
    mat.hands.turn()
    assert mat.life.said == ""
    assert mat.picture() == before


def test_turning_talk_off_ends_what_is_being_said(mat: Mat) -> None:
    mat.life.hear(Remark(1, "ket"))
    mat.services.change(Settings(speed="off", talk=False))
    assert mat.life.said == ""


def test_a_petal_falls_lies_still_and_then_nothing_is_drawn(look: Look) -> None:
    mat = Mat(look, "normal")
    bare = mat.picture()
    mat.hands.advance(FIRST_PETAL_MS - 100)
    assert mat.picture() == bare
    mat.hands.advance(100 + PETAL_STEP_MS * 10)
    falling = mat.picture()
    assert falling != bare
    mat.hands.advance(PETAL_STEP_MS * PETAL_STEPS)
    assert mat.picture() != falling
    frames: list[float] = []
    mat.hands.loop.on_frame = frames.append
    mat.hands.advance(PETAL_EVERY_MS - 1000)
    assert frames == []


def test_without_motion_no_petal_falls(mat: Mat) -> None:
    bare = mat.picture()
    mat.hands.advance(FIRST_PETAL_MS + 2 * PETAL_STEP_MS * PETAL_STEPS)
    assert mat.picture() == bare


@pytest.mark.parametrize("scale", [1, 2])
def test_petals_stay_on_the_mat(scale: int) -> None:
    mat = Rect(90, 24, 320 * scale, 130 * scale)
    for number in range(1, 30):
        for step in range(PETAL_STEPS + 1):
            assert mat.contains(Rect(petal_at(mat, scale, number, step), (7 * scale, 5 * scale)))


def test_who_leaves_the_table_leaves_no_call_behind(mat: Mat) -> None:
    mat.life.hear(Remark(1, "ket"))
    mat.hands.loop.stack.clear()
    assert mat.hands.loop.tools.timers.next_in() is None


def test_the_last_word_is_the_winners_and_none_without_talk(mat: Mat) -> None:
    view = replace(mat.session.table.view(0), totals=(0, 0, 9, -9), winners=(2,))
    words = Remark(2, "first").words("ong_do")
    assert words in mat.life.last_word(view, NAMES)
    assert NAMES[2] in mat.life.last_word(view, NAMES)
    mat.services.change(Settings(talk=False))
    assert mat.life.last_word(view, NAMES) == ""


def test_a_place_is_sought_once_for_each_picture_of_the_table(
    mat: Mat, monkeypatch: pytest.MonkeyPatch
) -> None:
    sought: list[str] = []

    monkeypatch.setattr(bubble, "place", lambda *asked: sought.append(asked[-1]))
    mat.life.hear(Remark(1, "ket"))
    for _ in range(3):
        mat.scene.redraw()
        mat.hands.turn()
    assert sought == [Remark(1, "ket").words("ba_noi")]
    mat.life.hear(Remark(2, "ket"))
    mat.hands.turn()
    assert len(sought) == 2
