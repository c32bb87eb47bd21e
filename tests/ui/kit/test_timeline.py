"""Motion: whole pixels, every end reached, every call made once, whenever it is skipped."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tamcuc.ui.kit import (
    Do,
    HandClock,
    InTurn,
    Motion,
    Timeline,
    Together,
    Tween,
    Wait,
    ease_in_out,
    ease_out,
    linear,
    overshoot,
    staggered,
)


class Seen:
    """Notes what a motion showed and called."""

    def __init__(self) -> None:
        self.places: list[tuple[int, ...]] = []
        self.calls: list[str] = []

    def tween(self, end: int = 10, ms: int = 100) -> Motion:
        return Tween(self.places.append, (0, 0), (end, -end), ms, linear)

    def call(self, name: str) -> Motion:
        return Do(lambda: self.calls.append(name))


def test_every_easing_begins_and_ends_where_it_should() -> None:
    for easing in (linear, ease_out, ease_in_out, overshoot):
        assert round(easing(0.0), 9) == 0
        assert round(easing(1.0), 9) == 1


def test_a_tween_moves_on_whole_pixels_and_ends_exactly() -> None:
    clock, seen = HandClock(), Seen()
    timeline = Timeline(clock)
    timeline.play(seen.tween())
    for _ in range(11):
        clock.advance(13)
        timeline.advance(clock())
    assert seen.places[0] == (0, 0)
    assert seen.places[-1] == (10, -10)
    assert seen.places == sorted(seen.places)
    assert not timeline.busy


def test_speed_changes_how_fast_it_goes_even_under_way() -> None:
    clock, seen = HandClock(), Seen()
    timeline = Timeline(clock, speed=2)
    timeline.play(seen.tween(ms=100))
    clock.advance(25)
    timeline.advance(clock())
    assert seen.places[-1] == (5, -5)
    timeline.speed = 0.5
    clock.advance(50)
    timeline.advance(clock())
    assert seen.places[-1] == (8, -8) or seen.places[-1] == (7, -7)


def test_without_motion_everything_is_at_its_end_at_once() -> None:
    seen, ended = Seen(), []
    timeline = Timeline(HandClock(), speed=0)
    timeline.play(InTurn(seen.tween(), Wait(500), seen.call("flip")), lambda: ended.append(1))
    assert seen.places == [(10, -10)]
    assert seen.calls == ["flip"]
    assert ended == [1]
    assert not timeline.busy


def test_turning_motion_off_ends_what_is_under_way() -> None:
    seen = Seen()
    timeline = Timeline(HandClock())
    timeline.play(seen.tween())
    timeline.speed = 0
    assert seen.places[-1] == (10, -10)
    assert not timeline.busy


def test_time_in_which_nothing_moved_does_not_count() -> None:
    clock, seen = HandClock(), Seen()
    timeline = Timeline(clock)
    clock.advance(10_000)
    timeline.play(seen.tween(ms=100))
    timeline.advance(clock())
    assert seen.places[-1] == (0, 0)


def test_parts_in_turn_wait_for_one_another() -> None:
    clock, seen = HandClock(), Seen()
    timeline = Timeline(clock)
    timeline.play(InTurn(Wait(50), seen.call("a"), seen.tween(ms=50), seen.call("b")))
    clock.advance(49)
    timeline.advance(clock())
    assert seen.calls == []
    clock.advance(1)
    timeline.advance(clock())
    assert seen.calls == ["a"]
    clock.advance(1000)
    timeline.advance(clock())
    assert seen.calls == ["a", "b"]
    assert seen.places[-1] == (10, -10)


def test_staggered_parts_begin_one_after_another() -> None:
    clock, seen = HandClock(), Seen()
    timeline = Timeline(clock)
    timeline.play(staggered(30, *(seen.call(name) for name in "abc")))
    order = []
    for _ in range(4):
        order.append("".join(seen.calls))
        clock.advance(30)
        timeline.advance(clock())
    assert order == ["a", "ab", "abc", "abc"]


def test_what_follows_a_motion_is_played_after_a_skip_too() -> None:
    clock, seen = HandClock(), Seen()
    timeline = Timeline(clock)
    timeline.play(Wait(100), lambda: timeline.play(seen.tween()))
    timeline.skip()
    assert timeline.busy
    timeline.skip()
    assert seen.places[-1] == (10, -10)
    assert not timeline.busy


def test_skipping_from_within_a_call_ends_everything_once() -> None:
    clock, seen = HandClock(), Seen()
    timeline = Timeline(clock)
    timeline.play(InTurn(Do(timeline.skip), seen.call("a"), Wait(50), seen.call("b")))
    timeline.play(InTurn(Wait(10), Do(timeline.skip), seen.call("c")))
    for _ in range(20):
        clock.advance(16)
        timeline.advance(clock())
    assert sorted(seen.calls) == ["a", "b", "c"]
    assert not timeline.busy


@st.composite
def motions(draw: st.DrawFn, depth: int = 3) -> tuple[str, list[object]]:
    """A plan of a motion: kind and parts."""
    kinds = ["wait", "do", "tween"] + (["turn", "together"] if depth else [])
    kind = draw(st.sampled_from(kinds))
    if kind in ("turn", "together"):
        return kind, draw(st.lists(motions(depth - 1), max_size=4))
    return kind, [draw(st.integers(0, 60))]


def build(plan: tuple[str, list[object]], log: list[int], ends: list[list[int]]) -> Motion:
    """The motion of a plan; `log` gets its calls, `ends` what its tweens show last."""
    kind, parts = plan
    if kind in ("turn", "together"):
        built = [build(part, log, ends) for part in parts]  # type: ignore[arg-type]
        return InTurn(*built) if kind == "turn" else Together(*built)
    ms = int(str(parts[0]))
    if kind == "wait":
        return Wait(ms)
    number = len(ends)
    ends.append([-1])
    if kind == "do":
        return Do(lambda: log.append(number))

    def show(place: tuple[int, ...]) -> None:
        ends[number][0] = place[0]

    return Tween(show, (0,), (7,), ms)


@given(motions(), st.lists(st.integers(0, 40), max_size=8))
def test_skipping_at_any_moment_leaves_what_playing_to_the_end_leaves(
    plan: tuple[str, list[object]], steps: list[int]
) -> None:
    log: list[int] = []
    ends: list[list[int]] = []
    clock = HandClock()
    timeline = Timeline(clock)
    timeline.play(build(plan, log, ends))
    for step in steps:
        clock.advance(step)
        timeline.advance(clock())
    timeline.skip()
    calls = [n for n, end in enumerate(ends) if end == [-1]]
    assert sorted(log) == calls
    assert all(end == [7] for n, end in enumerate(ends) if n not in calls)
    assert not timeline.busy
