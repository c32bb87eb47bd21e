"""From pygame's events to the kit's."""

from __future__ import annotations

import pygame
import pytest

from tamcuc.ui.kit import (
    Event,
    FocusLost,
    HandClock,
    KeyPressed,
    PointerLeft,
    PointerPressed,
    PointerReleased,
    Scrolled,
    TextTyped,
)
from tamcuc.ui.kit.pads import Pads
from tamcuc.ui.kit.timers import Timers
from tamcuc.ui.kit.translate import Translator

PRESS_AND_RELEASE = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


@pytest.fixture
def clock() -> HandClock:
    pygame.display.init()
    return HandClock()


@pytest.fixture
def translator(clock: HandClock) -> Translator:
    pads = Pads(Timers(clock), lambda _: None, lambda: None)
    return Translator(clock, lambda pos: (pos[0] // 2, pos[1] // 2), pads)


def one(translator: Translator, kind: int, **fields: object) -> Event | None:
    """What becomes of one event."""
    found = translator.translate([pygame.event.Event(kind, fields)])
    return found[0] if found else None


def click(translator: Translator, pos: tuple[int, int] = (20, 20), button: int = 1) -> int:
    """The number of clicks that a press counts as."""
    event = one(translator, pygame.MOUSEBUTTONDOWN, pos=pos, button=button)
    one(translator, pygame.MOUSEBUTTONUP, pos=pos, button=button)
    assert isinstance(event, PointerPressed)
    return event.clicks


def test_a_second_press_soon_and_near_is_a_double_click_and_a_third_is_not(
    translator: Translator, clock: HandClock
) -> None:
    counts = []
    for _ in range(4):
        counts.append(click(translator))
        clock.advance(100)
    assert counts == [1, 2, 1, 2]


def test_presses_far_apart_in_time_place_or_button_are_single(
    translator: Translator, clock: HandClock
) -> None:
    counts = [click(translator)]
    clock.advance(400)
    counts += [click(translator), click(translator, (60, 20)), click(translator, (60, 20), 3)]
    assert counts == [1, 1, 1, 1]


def test_a_finger_is_a_pointer_that_is_gone_when_it_is_lifted(translator: Translator) -> None:
    touch = {"pos": (40, 60), "button": 1, "touch": True}
    down, up = (pygame.event.Event(kind, touch) for kind in PRESS_AND_RELEASE)
    assert translator.translate([down, up]) == [
        PointerPressed((20, 30), touch=True),
        PointerReleased((20, 30)),
        PointerLeft(),
    ]


def test_a_finger_may_miss_its_first_spot_by_more_than_a_mouse(translator: Translator) -> None:
    for touch, clicks in ((True, 2), (False, 1)):
        made = [
            one(translator, pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=touch)
            for pos in ((40, 60), (64, 60))
        ]
        assert isinstance(made[-1], PointerPressed)
        assert made[-1].clicks == clicks


def test_positions_are_logical_and_the_wheel_is_no_button(translator: Translator) -> None:
    one(translator, pygame.MOUSEMOTION, pos=(40, 60))
    assert one(translator, pygame.MOUSEWHEEL, x=0, y=-1) == Scrolled((20, 30), 0, -1)
    assert one(translator, pygame.MOUSEBUTTONDOWN, pos=(40, 60), button=4) is None
    assert one(translator, pygame.MOUSEBUTTONUP, pos=(40, 60), button=5) is None


def test_keys_have_names_and_know_when_they_repeat(translator: Translator) -> None:
    press = {"key": pygame.K_RETURN, "mod": pygame.KMOD_LSHIFT}
    assert one(translator, pygame.KEYDOWN, **press) == KeyPressed("enter", shift=True)
    assert one(translator, pygame.KEYDOWN, **press) == KeyPressed("enter", shift=True, repeat=True)
    one(translator, pygame.KEYUP, key=pygame.K_RETURN)
    assert one(translator, pygame.KEYDOWN, key=pygame.K_RETURN, mod=0) == KeyPressed("enter")
    names = {pygame.K_KP_ENTER: "enter", pygame.K_PAGEUP: "pageup", pygame.K_F11: "f11"}
    for key, name in names.items():
        assert one(translator, pygame.KEYDOWN, key=key, mod=0) == KeyPressed(name)


def test_keys_held_when_the_window_loses_the_keyboard_are_held_no_more(
    translator: Translator,
) -> None:
    one(translator, pygame.KEYDOWN, key=pygame.K_a, mod=0)
    assert one(translator, pygame.WINDOWFOCUSLOST) == FocusLost()
    assert one(translator, pygame.KEYDOWN, key=pygame.K_a, mod=0) == KeyPressed("a")


def test_text_arrives_composed_and_clean(translator: Translator) -> None:
    assert one(translator, pygame.TEXTINPUT, text="e\u0302\u0303") == TextTyped("ễ")
    assert one(translator, pygame.TEXTINPUT, text="\x00\n") is None
