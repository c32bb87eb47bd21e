"""Scenes and their stack: a scene says where to go next, only the stack moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from .events import Event, WindowClosed

if TYPE_CHECKING:
    from pygame import Rect, Surface

    from .tools import Tools


@dataclass(frozen=True, slots=True)
class Push:
    """Open a scene above this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Close this scene; the one below gets `result` in `resumed`."""

    result: Any = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Close this scene and open another in its place."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Reset:
    """Close every scene and open this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program."""


Outcome: TypeAlias = Push | Pop | Replace | Reset | Quit | None


class Scene:
    """One screen. Override what is needed; `self.tools` is set before `enter` is called."""

    overlay = False
    """True: the scene below stays visible (and moving) under this one."""

    tools: Tools
    stale = True

    def enter(self) -> None:
        """Called when the scene is put on the stack."""

    def leave(self) -> None:
        """Called when the scene is taken off the stack."""

    def resumed(self, result: Any) -> Outcome:  # noqa: ARG002 - scenes below a dialog use it
        """Called when the scene above closed with Pop(result)."""
        self.redraw()
        return None

    def covered(self) -> None:
        """Called when another scene was put on top of this one."""

    def look_changed(self) -> None:
        """Called when the canvas size, the text size or the language changed: lay out again."""
        self.redraw()

    def volumes_changed(self) -> None:
        """Called when the mute key changed the volumes: show it if they are on screen."""

    def handle(self, event: Event) -> Outcome:
        """Answer an event. By default closing the window ends the program."""
        return Quit() if isinstance(event, WindowClosed) else None

    def before_closing(self) -> Scene | None:
        """What to ask before the window is closed, even from above; None: nothing is lost.

        Whoever means it answers with Quit(); any other answer keeps the window.
        """
        return None

    def animate(self, now: int) -> None:
        """Move what moves, to where it is at `now` ms; called for every visible scene."""

    def tick(self, now: int) -> Outcome:  # noqa: ARG002 - for scenes that go on by themselves
        """Go on without being asked; called once a turn of the loop for the top scene only."""
        return None

    def busy(self) -> bool:
        """Whether something moves and frames are wanted at full pace."""
        return False

    def typing_rect(self) -> Rect | None:
        """Where text is being typed; None (no field has the focus) keeps input methods away."""
        return None

    def cover(self, canvas: Surface) -> None:
        """Draw what lies between the scenes below and this overlay, over them.

        It is kept with their picture: this is called when they change, not for every `draw`.
        """

    def draw(self, canvas: Surface) -> None:
        """Draw the whole scene."""

    def redraw(self) -> None:
        """Ask to be drawn at the end of this turn."""
        self.stale = True


class SceneStack:
    """The open scenes, the lowest first."""

    def __init__(self, tools: Tools) -> None:
        self._tools = tools
        self._scenes: list[Scene] = []
        self._question: Scene | None = None
        self.quitting = False

    @property
    def top(self) -> Scene | None:
        """The scene that hears events."""
        return self._scenes[-1] if self._scenes else None

    def __iter__(self) -> Iterator[Scene]:
        return iter(tuple(self._scenes))

    def __len__(self) -> int:
        return len(self._scenes)

    def visible(self) -> list[Scene]:
        """The scenes that are seen, from the lowest: the top one and those under overlays."""
        lowest = len(self._scenes) - 1
        while lowest > 0 and self._scenes[lowest].overlay:
            lowest -= 1
        return self._scenes[max(lowest, 0) :]

    def close_window(self, event: Event) -> Outcome:
        """Ask what has to be asked first, once; else it is the top scene's to say."""
        if self._question in self._scenes:
            return None
        questions = (scene.before_closing() for scene in reversed(self._scenes))
        self._question = next((each for each in questions if each is not None), None)
        if self._question is not None:
            return Push(self._question)
        return None if self.top is None else self.top.handle(event)

    def apply(self, outcome: Outcome) -> None:
        """Do what a scene asked for."""
        match outcome:
            case Push(scene):
                self._open(scene)
            case Pop(result):
                self._close()
                if self.top is not None:
                    self.top.redraw()
                    self.apply(self.top.resumed(result))
            case Replace(scene):
                self._close()
                self._open(scene)
            case Reset(scene):
                self.clear()
                self._open(scene)
            case Quit():
                self.quitting = True
            case None:
                pass

    def clear(self) -> None:
        """Close every scene, the top one first."""
        while self._scenes:
            self._close()

    def _open(self, scene: Scene) -> None:
        scene.tools = self._tools
        if self.top is not None:
            self.top.covered()
        self._scenes.append(scene)
        scene.enter()
        scene.redraw()

    def _close(self) -> None:
        self._scenes.pop().leave()
