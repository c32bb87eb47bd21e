"""The main loop: events, calls from outside, motion, picture; asleep whenever nothing happens."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import pygame

from .clock import Clock, monotonic_ms
from .events import Event, FocusGained, FocusLost, KeyPressed, PointerMoved, Resized, WindowClosed
from .inbox import Inbox
from .layers import Layers
from .look import Look
from .pads import Pads
from .scene import Push, Scene, SceneStack
from .sign import Sign
from .sound import Sound
from .timers import Timers
from .tools import Tools
from .translate import Translator
from .window import Window

FRAMES_A_SECOND = 60
ROOM_TO_DOUBLE = (900, 500)
"""Window pixels from which pictures are drawn doubled although the canvas is not."""
IDLE_LOOK_MS = 15
"""How often a sleeping loop looks for input. SDL's own wait looks every millisecond on X11, which
costs 2 % of a core; this costs nothing that can be measured, and no hand notices."""
_RESIZING = (pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE)


class Loop:
    """Runs scenes in a window until the last is closed or one returns Quit.

    `on_fullscreen` is told when F11 changed the window, so that the choice can be kept.
    `on_frame`, if set, is told the milliseconds of work of each drawn frame (for measuring).
    `on_mute`, if set, is called when M was pressed outside text: it silences or lets hear again.
    """

    def __init__(
        self,
        window: Window,
        look: Look,
        *,
        clock: Clock = monotonic_ms,
        sound: Sound | None = None,
        on_fullscreen: Callable[[bool], None] | None = None,
    ) -> None:
        self.window = window
        self.look = look
        self.sound = sound or Sound()
        self.clock = clock
        self.on_frame: Callable[[float], None] | None = None
        self.on_mute: Callable[[], object] | None = None
        self._on_fullscreen = on_fullscreen
        timers, inbox = Timers(clock), Inbox()
        self.tools = Tools(window, look, self.sound, clock, timers, inbox, relook=self._relook)
        self.stack = SceneStack(self.tools)
        self._sign = Sign(timers, self._mark_stale)
        self._pads = Pads(timers, self._heard, lambda: self._sign.show("icon/pad"))
        self._translator = Translator(clock, window.to_logical, self._pads)
        self._pace = pygame.time.Clock()
        self._layers = Layers()
        self._shown_first = False
        self._canvas_size = window.canvas.get_size()
        window.edge_colour = look.palette["wood_dark"]
        self._fit_letters()

    def run(self, first: Scene) -> None:
        """Open the first scene and go on until the end."""
        self.open(first)
        self.turn(pygame.event.get())
        self._pads.open()
        while self.running:
            self.turn(self._wait())
        self.stack.clear()

    def open(self, scene: Scene) -> None:
        """Put a scene on top."""
        self.stack.apply(Push(scene))

    @property
    def running(self) -> bool:
        """Whether there is still something to show."""
        return len(self.stack) > 0 and not self.stack.quitting

    def turn(self, events: list[pygame.event.Event]) -> None:
        """One turn: hear, move, decide, draw what changed."""
        started = perf_counter()
        self._hear(events)
        self.tools.inbox.run()
        self.tools.timers.run_due()
        now = self.clock()
        for scene in self.stack.visible():
            scene.stale |= scene.busy()  # asked before it moves: the last step is drawn, too
            scene.animate(now)
        if self.running and self.stack.top is not None:
            self.stack.apply(self.stack.top.tick(now))
        self._mind_typing()
        if self.running and self._draw() and self.on_frame:
            self.on_frame((perf_counter() - started) * 1000)

    def busy(self) -> bool:
        """Whether something on screen moves."""
        return any(scene.busy() or scene.stale for scene in self.stack.visible())

    def _wait(self) -> list[pygame.event.Event]:
        """Sleep until something happens, or for the rest of this frame while something moves."""
        if self.busy():
            self._pace.tick(FRAMES_A_SECOND)
            return pygame.event.get()
        while not (events := pygame.event.get()):
            due = self.tools.timers.next_in()
            pause = IDLE_LOOK_MS if due is None else min(due, IDLE_LOOK_MS)
            if self.tools.inbox.wait(pause / 1000) or due == 0:
                break
        return events

    def _hear(self, events: list[pygame.event.Event]) -> None:
        self._mind_window(events)
        for event in self._translator.translate(events):
            self._heard(event)

    def _heard(self, event: Event) -> None:
        self._mind_focus(event)
        if self._is_fullscreen_key(event):
            self._toggle_fullscreen()
        elif self.on_mute and self._is_mute_key(event):
            self._mute(self.on_mute)
        elif self.running:
            self._tell(event)

    def _tell(self, event: Event) -> None:
        scene = self.stack.top
        if scene is not None:
            if not isinstance(event, PointerMoved):
                scene.redraw()
            closing = isinstance(event, WindowClosed)
            hear = self.stack.close_window if closing else scene.handle
            self.stack.apply(hear(event))

    def _mind_window(self, events: list[pygame.event.Event]) -> None:
        kinds = {event.type for event in events}
        if kinds.intersection(_RESIZING):
            self.window.adopt_size()
        self._mind_canvas()
        if kinds.intersection((*_RESIZING, pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED)):
            self.window.repaint()
            self._mark_stale()

    def _mind_canvas(self) -> None:
        size = self.window.canvas.get_size()
        if size != self._canvas_size:
            self._canvas_size = size
            self._relook()
            self._tell(Resized(size))

    def _mind_typing(self) -> None:
        field = self.stack.top.typing_rect() if self.stack.top else None
        if field is None:
            self.window.stop_typing()
        else:
            self.window.start_typing(field)

    def _toggle_fullscreen(self) -> None:
        self.window.set_fullscreen(not self.window.fullscreen)
        self._mind_canvas()
        self._mark_stale()
        if self._on_fullscreen:
            self._on_fullscreen(self.window.fullscreen)

    def _is_fullscreen_key(self, event: Event) -> bool:
        if not isinstance(event, KeyPressed) or event.repeat:
            return False
        return event.key == "f11" or (event.key == "enter" and event.alt)

    def _is_mute_key(self, event: Event) -> bool:
        if not isinstance(event, KeyPressed) or event.key != "m":
            return False
        typing = self.stack.top is not None and self.stack.top.typing_rect() is not None
        return not (typing or event.repeat or event.ctrl or event.alt)

    def _mute(self, on_mute: Callable[[], object]) -> None:
        on_mute()
        for scene in self.stack:
            scene.volumes_changed()
        self._sign.show("icon/mute" if self.sound.off else "icon/sound")

    def _mind_focus(self, event: Event) -> None:
        if isinstance(event, FocusGained | FocusLost):
            self.sound.focus(isinstance(event, FocusGained))

    def _fit_letters(self) -> None:
        """A small window shows its pixels single: letters must not shrink to half for it."""
        self.look.doubled = self.window.scale == 1 and all(
            has >= wants for has, wants in zip(self.window.size, ROOM_TO_DOUBLE, strict=True)
        )

    def _relook(self) -> None:
        self.look.forget()
        self._fit_letters()
        for scene in self.stack:
            scene.look_changed()
            scene.redraw()

    def _mark_stale(self) -> None:
        for scene in self.stack.visible():
            scene.redraw()

    def _draw(self) -> bool:
        """Draw the visible scenes if one of them asked; tell whether they were drawn."""
        scenes = self.stack.visible()
        if not any(scene.stale for scene in scenes):
            return False
        self._layers.draw(self.window.canvas, scenes)
        self._sign.draw(self.window.canvas, self.look)
        self.window.present()
        if not self._shown_first:
            self._shown_first = True
            self.sound.open_in_background()
        return True
