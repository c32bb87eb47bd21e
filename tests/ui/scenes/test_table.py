"""The table as hands use it: nothing but a press on an action button ever answers."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tamcuc.i18n import use
from tamcuc.i18n.words import tr
from tamcuc.ui.kit import RIGHT, Look, Screen, walk
from tamcuc.ui.scenes.count import CountSheet
from tamcuc.ui.scenes.services import Notice
from tamcuc.ui.scenes.table_focus import ACTIONS
from tamcuc.ui.scenes.table_press import GUARD_MS
from tamcuc.ui.settings import Speed
from tests.ui.scenes.playing import Play

KEYS = (
    "left",
    "right",
    "up",
    "down",
    "tab",
    "enter",
    "space",
    "escape",
    "b",
    "v",
    "f1",
    "a",
    "pause",
)


@pytest.fixture
def play(look: Look) -> Play:
    return Play(look)


@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32), seats=st.sampled_from([2, 3, 4]))
def test_no_stray_key_or_click_ever_answers(look: Look, seed: int, seats: int) -> None:
    chance = random.Random(seed)
    play = Play(look, seats, seed % 50, chance.choice(["off", "normal"]))
    play.others()
    for _ in range(60):
        if play.session.left:
            break
        _stray(play, chance)
        assert play.session.answers == []


def _stray(play: Play, chance: random.Random) -> None:
    kind = chance.random()
    if kind < 0.15:
        play.hands.advance(chance.choice([16, 300, 900]))
    elif kind < 0.55:
        key = chance.choice(KEYS)
        if key not in ("enter", "space") or play.scene.focus not in ACTIONS:
            play.hands.key(key)
    else:
        width, height = play.hands.canvas.get_size()
        pos = (chance.randrange(width), chance.randrange(height))
        if not _on_action(play, pos):
            button = chance.choice([0, 1, 1, 1, 2, 3])
            play.hands.click(pos, button) if button else play.hands.tap(pos)


def _on_action(play: Play, pos: tuple[int, int]) -> bool:
    if play.hands.scene is not play.scene:
        return False
    boxes = [b.box for name in ACTIONS if (b := play.laid.button(name))]
    return any(box.collidepoint(pos) for box in boxes)


def test_a_press_or_key_during_a_motion_ends_it_at_the_truth(look: Look) -> None:
    for ms in (0, 16, 200, 700, 1500):
        for end in ("key", "click"):
            play = Play(look, speed="normal")
            play.session.step()
            play.session.step()
            play.hands.turn()
            play.hands.advance(ms)
            assert play.scene.busy()
            if end == "key":
                play.hands.key("a")
            else:
                play.hands.click((320, 30))
            assert not play.scene.busy()
            assert play.laid == play.resting()


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "off"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_when_nothing_moves_the_stage_is_the_layout_of_the_view(
    look: Look, seats: int, speed: Speed
) -> None:
    play = Play(look, seats, 3, speed)
    for _ in range(12):
        if not play.session.step():
            play.session.answer(play.session.table.thinkable(0))
        play.hands.turn()
        if speed == "off":
            assert not play.scene.busy()
        play.hands.settle()
        assert play.laid == play.resting()


def test_raised_cards_and_focus_survive_what_others_do(look: Look) -> None:
    play = Play(look, seed=2, speed="normal")
    play.until("lay")
    session = play.session
    session.answer(session.table.thinkable(0))
    play.hands.turn()
    play.hands.settle()
    first, second = play.laid.hand[1], play.laid.hand[2]
    play.hands.click(first.box.center)
    play.hands.click(second.box.center)
    play.hands.key("right")
    raised, focus = play.scene.raised, play.scene.focus
    assert raised == {first.key, second.key}
    moved = 0
    while session.step():
        play.hands.turn()
        play.hands.settle()
        assert play.scene.raised == raised
        view = session.table.view(0)
        if view.phase != "play" or view.hand is None or 0 in view.asked:
            break
        assert play.scene.focus == focus
        moved += 1
    assert moved


def test_cards_that_are_gone_are_lowered(play: Play) -> None:
    play.until("call")
    play.hands.click(play.laid.hand[-1].box.center)
    assert play.scene.raised
    play.press("act")
    assert play.session.answers
    play.hands.turn()
    assert play.scene.raised == frozenset()


def _words(play: Play) -> list[str]:
    scene = play.hands.scene
    assert isinstance(scene, Screen)
    look = play.hands.look
    return [box.text for widget in walk(scene.ui.root) for box in widget.texts(look)]


def test_the_right_button_lowers_all(play: Play) -> None:
    play.until("lay")
    play.hands.click(play.laid.hand[0].box.center)
    play.hands.click((300, 100), RIGHT)
    assert play.scene.raised == frozenset()


def test_a_double_click_raises_the_best_set_and_plays_nothing(play: Play) -> None:
    play.until("call")
    before = len(play.session.answers)
    pos = play.laid.hand[-1].box.center
    play.hands.click(pos)
    play.hands.click(pos)
    assert play.scene.raised
    assert len(play.session.answers) == before
    act = play.laid.button("act")
    assert act is not None
    assert act.on


def test_a_greyed_button_says_why(play: Play) -> None:
    play.until("call")
    before = len(play.session.answers)
    play.press("act")
    assert len(play.session.answers) == before
    words = [line for label in play.laid.labels for line in label.lines]
    assert " ".join(words).count(tr("refusal.not_a_set").split(":")[0]) == 1


def test_trouble_with_saving_is_shown_until_it_is_read(play: Play) -> None:
    play.others()
    play.session.told.append(Notice("store.not_saving"))
    play.hands.turn()
    assert play.hands.scene is not play.scene
    play.hands.advance(GUARD_MS + 10)
    play.hands.key("enter")
    assert play.hands.scene is play.scene


def test_down_from_the_cards_comes_to_the_button_that_answers(play: Play) -> None:
    play.until("lay")
    play.hands.key("right")
    play.hands.key("space")
    play.hands.key("down")
    assert play.scene.focus == "act"
    play.hands.key("left")
    assert play.scene.focus == "lower"
    play.hands.key("enter")
    assert play.scene.raised == frozenset()
    focus: object = play.scene.focus
    assert focus == play.laid.hand[0].key


def test_after_an_answer_the_focus_is_off_the_buttons(play: Play) -> None:
    play.until("show")
    while play.scene.focus != "hide":
        play.hands.key("right" if play.scene.focus in ACTIONS else "down")
    play.hands.key("enter")
    assert play.scene.focus not in ACTIONS


@pytest.mark.parametrize("size", [(960, 540), (1366, 768), (1920, 1080)])
def test_the_window_may_be_resized_at_any_moment(look: Look, size: tuple[int, int]) -> None:
    play = Play(look, speed="normal")
    play.session.step()
    play.session.step()
    play.hands.turn()
    play.hands.advance(400)
    assert play.scene.busy()
    play.hands.resize(size)
    play.hands.settle()
    assert play.laid.size == play.hands.canvas.get_size()
    assert play.laid == play.resting()
    play.hands.resize((1280, 720))


def test_language_letters_and_speed_change_in_place(play: Play) -> None:
    play.until("lay")
    play.hands.click(play.laid.hand[0].box.center)
    raised = play.scene.raised
    use("en")
    play.hands.loop.tools.relook()
    play.hands.turn()
    words = [line for label in play.laid.labels for line in label.lines]
    assert any("called" in line for line in words)
    play.hands.loop.tools.set_text_size(160)
    play.hands.turn()
    assert play.laid == play.resting()
    assert play.scene.raised == raised
    play.hands.loop.tools.set_text_size(100)


def test_where_nothing_moves_nothing_is_drawn(play: Play) -> None:
    play.until("lay")
    frames: list[float] = []
    play.hands.loop.on_frame = frames.append
    play.hands.advance(2000)
    assert frames == []


def test_ladder_and_sets_open_by_a_key_where_they_are_folded(look: Look) -> None:
    play = Play(look)
    look.text_size = 200
    play.hands.loop.tools.relook()
    play.until("lay")
    assert play.laid.folded
    play.hands.key("b")
    assert play.laid.sheet is not None
    chip = next(b for b in play.laid.sheet.buttons if b.name.startswith("set "))
    play.hands.click(chip.box.center)
    assert play.scene.raised
    play.hands.key("escape")
    assert play.laid.sheet is None
    play.press("panels")
    assert play.laid.sheet is not None
    look.text_size = 100


def test_names_follow_the_language_and_the_settings(play: Play) -> None:
    play.until("lay")
    settings = play.scene._services.settings
    for language, own, names in (
        ("en", None, {"You", "Grandma", "Scholar", "Little Na"}),
        ("vi", "Hà", {"Hà", "Bà nội", "Ông đồ", "Bé Na"}),
    ):
        use(language)
        play.scene._services.change(replace(settings, name=own))
        play.hands.loop.tools.relook()
        play.hands.turn()
        assert names <= {" ".join(label.lines) for label in play.laid.labels}
    _on_to_a_count(play)
    assert "Hà" in " ".join(_words(play))
    assert "Bạn" not in " ".join(_words(play))


def test_inside_a_sentence_the_player_is_no_proper_name(look: Look) -> None:
    play = Play(look)
    for language, told in (
        ("vi", "Xe rơi vào bạn: bạn làm cái ván đầu"),
        ("en", "Xe fell to you: first House of the match"),
    ):
        use(language)
        who = play.scene.sight().names[0]
        assert tr("event.draw_done", rank="Xe", who=who) == told


@pytest.mark.parametrize("name", [" ", "\u00a0", "\u200b", "\u202eabc", "a\nb"])
def test_a_name_that_cannot_be_shown_is_none(look: Look, name: str) -> None:
    play = Play(look)
    settings = play.scene._services.settings
    play.scene._services.change(replace(settings, name=name))
    assert play.scene.sight().names[0] == "Bạn"


def _on_to_a_count(play: Play) -> None:
    while not isinstance(play.hands.scene, CountSheet):
        play.others()
        if not isinstance(play.hands.scene, CountSheet):
            play.session.answer(play.session.table.thinkable(0))
            play.hands.turn()


def test_a_guest_keeps_their_own_name(look: Look) -> None:
    play = Play(look)
    play.session.portraits = ("you", "ba_noi", "guest", "be_na")
    assert play.scene.sight().names == ("Bạn", "Bà nội", "Ông đồ", "Bé Na")
    use("en")
    assert play.scene.sight().names == ("You", "Grandma", "Ông đồ", "Little Na")
