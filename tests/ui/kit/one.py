"""Screens with one tree of widgets in them, for tests of single widgets."""

from __future__ import annotations

from collections.abc import Callable

from tamcuc.ui.kit import Headless, Screen, Widget, walk
from tests.ui.kit.tiny import tiny_look


class One(Screen):
    """Shows what `make` makes."""

    def __init__(self, make: Callable[[], Widget]) -> None:
        self.make = make

    def build(self) -> Widget:
        return self.make()


def show(
    make: Callable[[], Widget], size: tuple[int, int] = (1280, 720), text_size: int = 100
) -> Headless:
    """A loop that shows a tree of widgets, without the shipped look."""
    return Headless(One(make), size=size, text_size=text_size, look=tiny_look())


def root(play: Headless) -> Widget:
    """The tree on top."""
    assert isinstance(play.scene, Screen)
    return play.scene.ui.root


def find(play: Headless, key: str) -> Widget:
    """The widget of that key on the top screen."""
    return next(widget for widget in walk(root(play)) if widget.key == key)


def focused(play: Headless) -> str:
    """The key of the widget that has the focus."""
    assert isinstance(play.scene, Screen)
    assert play.scene.ui.focus is not None
    return play.scene.ui.focus.key


def problems(play: Headless) -> list[str]:
    """What is wrong with the layout of the top screen."""
    assert isinstance(play.scene, Screen)
    return play.scene.problems()
