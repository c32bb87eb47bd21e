"""The loop: it draws when something changed, wakes when called, and sleeps otherwise."""

from __future__ import annotations

import threading
import weakref

import pygame

from tamcuc.ui.kit import (
    Event,
    Headless,
    KeyPressed,
    Outcome,
    Pop,
    Push,
    Quit,
    Replace,
    Reset,
    Resized,
    Scene,
    Timeline,
    Tween,
    WindowClosed,
)
from tests.ui.kit.tiny import tiny_look


class Plain(Scene):
    """Notes what it is told; `answers` maps keys to outcomes."""

    def __init__(self, name: str = "", *, overlay: bool = False) -> None:
        self.name = name
        self.overlay = overlay
        self.told: list[Event] = []
        self.story: list[str] = []
        self.answers: dict[str, Outcome] = {}
        self.drawn = 0
        self.next: Outcome = None

    def enter(self) -> None:
        self.story.append("enter")
        self.timeline = Timeline(self.tools.clock)
        self.place = (0,)

    def leave(self) -> None:
        self.story.append("leave")

    def resumed(self, result: object) -> Outcome:
        self.story.append(f"resumed {result}")
        return super().resumed(result)

    def look_changed(self) -> None:
        self.story.append("look changed")

    def handle(self, event: Event) -> Outcome:
        self.told.append(event)
        if isinstance(event, KeyPressed) and event.key in self.answers:
            return self.answers[event.key]
        return super().handle(event)

    def animate(self, now: int) -> None:
        self.timeline.advance(now)

    def tick(self, now: int) -> Outcome:  # noqa: ARG002
        outcome, self.next = self.next, None
        return outcome

    def busy(self) -> bool:
        return self.timeline.busy

    def move(self, to: int, ms: int) -> None:
        def show(place: tuple[int, ...]) -> None:
            self.place = (place[0],)

        self.timeline.play(Tween(show, (0,), (to,), ms))

    def draw(self, canvas: pygame.Surface) -> None:
        self.drawn += 1
        if not self.overlay:
            canvas.fill((0, 0, 0))
        canvas.fill((255, 255, 255), (self.place[0], 0, 4, 4))


def start(scene: Scene) -> Headless:
    """A loop without a screen and without the shipped look."""
    return Headless(scene, look=tiny_look())


def test_a_scene_in_which_nothing_changes_is_drawn_once() -> None:
    scene = Plain()
    play = start(scene)
    play.advance(1000)
    assert scene.drawn == 1
    assert not play.loop.busy()
    scene.redraw()
    play.advance(1000)
    assert scene.drawn == 2


def test_moving_over_a_scene_that_does_not_care_draws_nothing() -> None:
    scene = Plain()
    play = start(scene)
    play.move((100, 100))
    assert scene.drawn == 1


def test_a_motion_is_drawn_to_its_very_end() -> None:
    scene = Plain()
    play = start(scene)
    scene.move(50, 100)
    play.settle()
    assert scene.place == (50,)
    assert tuple(play.canvas.get_at((51, 1)))[:3] == (255, 255, 255)
    frames = scene.drawn
    play.advance(500)
    assert scene.drawn == frames


def test_a_run_of_movements_is_told_once() -> None:
    scene = Plain()
    play = start(scene)
    for x in range(100):
        pygame.event.post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=(x, 9), rel=(1, 0), buttons=())
        )
    play.turn()
    assert len(scene.told) == 1


def test_scenes_open_close_and_replace_one_another() -> None:
    low, high, third = Plain("low"), Plain("high"), Plain("third")
    low.answers["a"] = Push(high)
    high.answers["b"] = Replace(third)
    third.answers["c"] = Pop(7)
    low.answers["d"] = Quit()
    play = start(low)
    play.key("a")
    assert play.scene is high
    play.key("b")
    assert play.scene is third
    play.key("c")
    assert play.scene is low
    assert high.story == ["enter", "leave"]
    assert low.story == ["enter", "resumed 7"]
    play.key("d")
    assert not play.loop.running


def test_reset_closes_every_scene() -> None:
    low, high, title = Plain("low"), Plain("high"), Plain("title")
    low.answers["a"] = Push(high)
    high.answers["b"] = Reset(title)
    play = start(low)
    play.key("a")
    play.key("b")
    assert len(play.loop.stack) == 1
    assert low.story[-1] == high.story[-1] == "leave"


def test_only_the_top_scene_hears_keys_but_those_below_an_overlay_still_move() -> None:
    low, above = Plain("low"), Plain("above", overlay=True)
    play = start(low)
    play.loop.open(above)
    low.move(30, 50)
    drawn = low.drawn
    play.key("x")
    play.settle()
    assert low.told == []
    assert low.place == (30,)
    assert low.drawn > drawn
    play.loop.open(Plain("full"))
    drawn = low.drawn
    low.move(60, 50)
    play.advance(200)
    assert low.drawn == drawn


def test_a_scene_can_go_on_by_itself() -> None:
    low, high = Plain("low"), Plain("high")
    play = start(low)
    low.next = Push(high)
    play.turn()
    assert play.scene is high


def test_closing_the_window_ends_the_program_unless_the_scene_says_otherwise() -> None:
    scene = Plain()
    play = start(scene)
    play.close_window()
    assert isinstance(scene.told[-1], WindowClosed)
    assert not play.loop.running


def test_calls_come_when_they_are_due_and_in_order() -> None:
    play = start(Plain())
    calls: list[str] = []
    tools = play.loop.tools
    tools.call_later(100, lambda: calls.append("late"))
    tools.call_later(50, lambda: calls.append("first"))
    tools.call_later(50, lambda: calls.append("second"))
    tools.call_later(60, lambda: calls.append("never")).cancel()
    assert tools.timers.next_in() == 50
    play.clock.advance(49)
    play.turn()
    assert calls == []
    play.clock.advance(1)
    play.turn()
    assert calls == ["first", "second"]
    play.clock.advance(500)
    play.turn()
    assert calls == ["first", "second", "late"]
    assert tools.timers.next_in() is None


def test_calls_from_other_threads_are_made_here_and_wake_the_loop() -> None:
    play = start(Plain())
    made_in: list[str] = []
    inbox = play.loop.tools.inbox

    def post() -> None:
        inbox.post(lambda: made_in.append(threading.current_thread().name))

    threads = [threading.Thread(target=post) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert inbox.wait(0)
    play.turn()
    assert made_in == [threading.current_thread().name] * 20
    assert not inbox.wait(0)


def test_a_call_that_posts_another_does_not_hold_up_the_turn() -> None:
    play = start(Plain())
    made: list[int] = []

    def again() -> None:
        made.append(1)
        play.loop.tools.post(again)

    play.loop.tools.post(again)
    play.turn()
    play.turn()
    assert made == [1, 1]


def test_run_ends_when_a_posted_call_closes_the_last_scene() -> None:
    scene = Plain()
    play = start(Plain("unused"))
    play.loop.stack.clear()

    def close() -> None:
        play.loop.stack.apply(Pop())

    threading.Timer(0.05, lambda: play.loop.tools.post(close)).start()
    play.loop.run(scene)
    assert scene.story == ["enter", "leave"]


def test_resizing_gives_a_new_canvas_and_tells_the_scenes() -> None:
    scene = Plain()
    play = start(scene)
    play.resize((1366, 768))
    assert play.canvas.get_size() == (683, 384)
    assert Resized((683, 384)) in scene.told
    assert "look changed" in scene.story


def test_pictures_made_for_one_canvas_are_not_kept_for_the_next() -> None:
    play = start(Plain())
    look = play.loop.look
    made = [
        weakref.ref(look.atlas.stretched("ui/field", (300, 200))),
        weakref.ref(look.type("text").picture("Ván mới", "ink")),
    ]
    drawn = weakref.ref(look.atlas.sprite("icon/back"))
    play.resize((1366, 768))
    assert [each() for each in made] == [None, None]
    assert drawn() is not None


def test_f11_changes_to_full_screen_and_back_and_tells_who_keeps_the_choice() -> None:
    kept: list[bool] = []
    scene = Plain()
    play = start(scene)
    play.loop._on_fullscreen = kept.append
    play.key("f11")
    assert play.window.fullscreen
    play.key("enter", alt=True)
    assert not play.window.fullscreen
    assert kept == [True, False]
    assert not any(isinstance(event, KeyPressed) for event in scene.told)
    assert play.window.size == (1280, 720)


def test_the_measuring_hook_hears_of_drawn_frames_only() -> None:
    play = start(Plain())
    times: list[float] = []
    play.loop.on_frame = times.append
    play.advance(200)
    assert times == []
    play.scene.redraw()
    play.advance(200)
    assert len(times) == 1
