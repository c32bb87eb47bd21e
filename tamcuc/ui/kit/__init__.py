"""The pixel-art window kit: window, input, scenes, sprites, letters, widgets, motion, sound.

It knows no cards, no rules and no words of the game. Import everything from here.

A scene made of widgets::

    class Hello(Screen):
        def build(self) -> Widget:      # called again after resize, change of text size, language
            return At(                  # in the middle of the canvas
                PrintSheet(
                    Column(
                        Label(tr("hello.text"), align="centre"),
                        Flow(
                            Button(tr("hello.play"), self.play, kind="main", key="play"),
                            Button(tr("hello.deal"), self.deal, reason=self.why_not(), key="deal"),
                            Button(tr("hello.leave"), self.back, icon="icon/back", key="leave"),
                            gap=8, along="centre",
                        ),
                        gap=8,
                    ),
                    head=tr("hello.head"),
                ),
                pad=8,
            )

        def play(self) -> Outcome:
            return Push(TableScene())

    window = Window("Tam Cúc")                          # raises NoDisplay
    Loop(window, Look.load()).run(Hello())

What holds everywhere:

- Positions and sizes are logical pixels. The canvas is at least 640 × 360 (windows ≥ 640 × 360) and
  grows with the window up to twice that; anchor to its edges (`At`, `Column`, `Row` with `grow`).
- A handler returns an outcome: Push(scene), Pop(result), Replace(scene), Reset(scene), Quit() or
  None. Nobody else touches the stack. The scene below gets a Pop's result in `resumed(result)`.
- `self.tools`: window, look, sound, clock, call_later(ms, call), post(call) from any thread,
  set_text_size(percent), relook() after a change of language.
- A scene is drawn whole when it asked (`redraw()`, any event but a pointer's movement) or while
  `busy()`; only what differs on the canvas is shown again. Idle costs nothing.
- Give widgets a `key`: over a `rebuild()` the same key keeps focus, scroll position, cursor, a
  press under way, and the age that `guard_ms` counts. A new prompt is a new key.
- Text sizes 100, 120, 160, 200 %: use styles ("small", "text", "large", "head", "title"), sizes in
  `look.em` (a line of text) where a width should grow with the letters, and a ScrollView where
  content may be taller than its place. `look.fixed(face, scale)`: letters inside a picture.
- `Screen.problems()` (or `layout_problems(root, look, canvas_rect)`) lists clipped and broken text,
  overlaps, what lies outside or cannot be reached; `look.missing()` lists sprites, colours and
  letters that do not exist. Both empty in a test: the screen is whole.

A scene that draws by itself (the mat) derives from `Scene`: `handle(event)`, `animate(now)` (all
visible scenes), `tick(now) -> Outcome` (the top one), `busy()`, `draw(canvas)`; it gives events
that it does not want to `super().handle(event)`, so that the window can be closed. An overlay's
`cover(canvas)` is called when what lies below changed, and kept: a Screen turns it to night. It may
hold an `Interface` for its buttons: `ui.show(root, rect)`, `ui.handle(event) -> Done | None`,
`ui.draw(canvas)`; own widgets derive from `Widget` (see widgets/base.py) and may lie over one
another in a parent with `overlapping = True`.

Motion: `Timeline(clock, speed)` with `play(motion, then)`, `advance(now)`, `skip()`, `busy`;
motions are Tween, Wait, Do, InTurn, Together, staggered.

Sprites the widgets draw: print/sheet, print/board, ui/shadow,
ui/button/<main|plain>_<rest|over|down|off>, ui/focus, ui/field, ui/field_on, ui/lit, ui/marked,
ui/tip, ui/rule, ui/check_on, ui/check_off, ui/slider_track, ui/slider_fill, ui/slider_knob,
ui/slider_knob_over, ui/scroll_track, ui/scroll_thumb, ui/scroll_thumb_over; 9-slices but for the
checks, the knob and the dots.

Tests and screenshots: `Headless(scene, size=…, text_size=…)`; see headless.py.
"""

from __future__ import annotations

import os

# Without this SDL draws its software frame through a texture: 29 ms instead of 4 at 1920 × 1080.
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = os.environ.get("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
# Real pixels on scaled Windows desktops: the whole-number scale is ours to choose.
os.environ["SDL_WINDOWS_DPI_AWARENESS"] = "permonitorv2"
# The name by which X11's task bars and window lists call the game.
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "tamcuc")
# A full screen stays where it is when someone clicks on a second monitor.
os.environ["SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS"] = "0"

from .atlas import Atlas, Sprite
from .canvas import SMALLEST_CANVAS, SMALLEST_WINDOW, canvas_size, whole_scale
from .clock import Clock, HandClock, monotonic_ms
from .dialog import Answer, Dialog
from .events import (
    LEFT,
    MIDDLE,
    RIGHT,
    Event,
    FocusGained,
    FocusLost,
    KeyPressed,
    Point,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Resized,
    Scrolled,
    TextComposing,
    TextTyped,
    WindowClosed,
)
from .faces import Face, Glyph, Type
from .headless import Headless
from .interface import Interface
from .layout_check import layout_problems
from .look import STYLES, TEXT_SIZES, Look
from .loop import Loop
from .motion import (
    Do,
    InTurn,
    Motion,
    Together,
    Tween,
    Wait,
    ease_in_out,
    ease_out,
    linear,
    overshoot,
    staggered,
)
from .palette import Palette
from .scene import Outcome, Pop, Push, Quit, Replace, Reset, Scene, SceneStack
from .screen import Screen
from .sound import Sound, unheard
from .text import clean, clean_name, shorten, wrap
from .timeline import Timeline
from .timers import Timer, Timers
from .tools import Tools
from .widgets.around import Around, At, Layers, Pad, Sized, Space
from .widgets.base import Action, Done, TextBox, Widget, ancestors, visible_part, walk
from .widgets.boxes import Box, Column, Row, aligned
from .widgets.button import Button
from .widgets.field import TextField
from .widgets.framed import Framed
from .widgets.grid import Flow, Grid, Table
from .widgets.label import Label, Line, Picture
from .widgets.listing import ListRow, ListView
from .widgets.paragraph import Paragraph
from .widgets.print_sheet import PrintSheet
from .widgets.scroll import ScrollView
from .widgets.slider import Slider
from .widgets.toggle import Choice, Toggle
from .window import NoDisplay, Window

__all__ = [
    "LEFT",
    "MIDDLE",
    "RIGHT",
    "SMALLEST_CANVAS",
    "SMALLEST_WINDOW",
    "STYLES",
    "TEXT_SIZES",
    "Action",
    "Answer",
    "Around",
    "At",
    "Atlas",
    "Box",
    "Button",
    "Choice",
    "Clock",
    "Column",
    "Dialog",
    "Do",
    "Done",
    "Event",
    "Face",
    "Flow",
    "FocusGained",
    "FocusLost",
    "Framed",
    "Glyph",
    "Grid",
    "HandClock",
    "Headless",
    "InTurn",
    "Interface",
    "KeyPressed",
    "Label",
    "Layers",
    "Line",
    "ListRow",
    "ListView",
    "Look",
    "Loop",
    "Motion",
    "NoDisplay",
    "Outcome",
    "Pad",
    "Palette",
    "Paragraph",
    "Picture",
    "Point",
    "PointerLeft",
    "PointerMoved",
    "PointerPressed",
    "PointerReleased",
    "Pop",
    "PrintSheet",
    "Push",
    "Quit",
    "Replace",
    "Reset",
    "Resized",
    "Row",
    "Scene",
    "SceneStack",
    "Screen",
    "ScrollView",
    "Scrolled",
    "Sized",
    "Slider",
    "Sound",
    "Space",
    "Sprite",
    "Table",
    "TextBox",
    "TextComposing",
    "TextField",
    "TextTyped",
    "Timeline",
    "Timer",
    "Timers",
    "Together",
    "Toggle",
    "Tools",
    "Tween",
    "Type",
    "Wait",
    "Widget",
    "Window",
    "WindowClosed",
    "aligned",
    "ancestors",
    "canvas_size",
    "clean",
    "clean_name",
    "ease_in_out",
    "ease_out",
    "layout_problems",
    "linear",
    "monotonic_ms",
    "overshoot",
    "shorten",
    "staggered",
    "unheard",
    "visible_part",
    "walk",
    "whole_scale",
    "wrap",
]
