"""Every sound that is played is shipped, every sound that is shipped is played, when it should."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest
from msgspec.structs import replace

from tamcuc.app import play as app_play
from tamcuc.games.tam_cuc.events import Called, DealerDrawn, Dealt, Hidden, RoundWon, Shown
from tamcuc.ui.kit import HandClock, Headless, Label, Look, Push, Sound, Toggle
from tamcuc.ui.scenes.effect import toggle_mute
from tamcuc.ui.scenes.pause import GUARD_MS
from tamcuc.ui.scenes.result import MOTIF_MS, ResultSheet
from tamcuc.ui.scenes.settings import TRIAL_MS, SettingsScene
from tamcuc.ui.settings import Settings, Speed
from tamcuc.ui.stage.cues import Cue, starts
from tamcuc.ui.stage.layout import Sight, layout
from tamcuc.ui.stage.show import Show
from tamcuc.ui.stage.step import Showing, Step
from tamcuc.ui.stage.steps import steps
from tests.ui.kit.one import One
from tests.ui.scenes.family import House
from tests.ui.scenes.hands import tab_to, widget
from tests.ui.scenes.sessions import NAMES, PORTRAITS, ScriptedSession
from tests.ui.stage.plays import Table

ROOT = Path(__file__).resolve().parents[2]
DATA = resources.files("tamcuc").joinpath("data")
SIZE = (640, 360)


def shipped(folder: str) -> set[str]:
    names = [entry.name for entry in DATA.joinpath(folder).iterdir()]
    return {re.sub(r"(_\d+)?\.ogg\Z", "", name) for name in names}


def played(tree: ast.AST) -> Iterator[str]:
    """Names that are given to `sound.play`, or stand in a cue."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(
            ("sound.play", "sound.play_alone")
        ):
            yield from _words(node)
        elif isinstance(node, ast.Tuple) and len(node.elts) == 2:
            yield from _words(node.elts[1])
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "sound":
            yield from _words(node)


def _words(node: ast.AST) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


def test_every_shipped_sound_is_played_somewhere() -> None:
    named: set[str] = set()
    for path in (ROOT / "tamcuc" / "ui").rglob("*.py"):
        named.update(played(ast.parse(path.read_text("utf-8"))))
    assert shipped("sounds") - named == set()
    assert shipped("music") == {app_play.TUNE}


def matches(look: Look) -> Iterator[tuple[tuple[type, ...], Step]]:
    """All steps of matches at random, with the kinds of the events that they show."""
    for seats, seed in ((4, 1), (3, 2), (2, 3)):
        table = Table.of(seats, seed)
        view = table.view(0)
        sight = Sight(NAMES[:seats], PORTRAITS[:seats])
        showing = Showing(sight, SIZE, look)
        laid = layout(view, sight, SIZE, look)
        while happened := table.step(0):
            for step in steps(laid, view, happened, showing):
                yield tuple(type(event) for event in happened), step
                laid = step.laid
            view = table.view(0)
            laid = layout(view, sight, SIZE, look)


def test_every_sound_of_a_match_is_shipped_and_falls_within_its_step(look: Look) -> None:
    heard: dict[type, set[str]] = {}
    for kinds, step in matches(look):
        for ms, name in step.cues:
            assert 0 <= ms <= step.ms
            heard.setdefault(kinds[0], set()).add(name)
    assert set().union(*heard.values()) <= shipped("sounds")
    assert heard[DealerDrawn] == {"sweep", "turn", "call", "token"}
    assert {"deal", "turn"} <= heard[Dealt]
    assert heard[Called] == {"call", "lay"}
    assert "turn" in heard[Shown]
    assert {"hide", "sweep"} <= heard[Hidden]
    assert RoundWon not in heard  # it always comes with what decided it


@pytest.mark.parametrize("speed", [0.6, 1.0, 1.3])
def test_a_card_is_heard_as_it_lies_down_and_a_sweep_as_the_pile_is_there(
    look: Look, speed: float
) -> None:
    """A sound that begins with air begins so early that its knock is on time at any speed."""
    knocks = {"turn": _knock("turn"), "sweep": _knock("sweep"), "lay": 0}
    heard: set[str] = set()
    for _, each in matches(look):
        landed = {flight.end for flight in each.flights if not flight.legs[-1].stays}
        down = {leg.end for flight in each.flights for leg in flight.legs if leg.turns_to}
        for cue in each.cues:
            if cue[1] in knocks and cue[0] > knocks[cue[1]] * speed:
                knock = starts(cue, speed) / speed + knocks[cue[1]]
                assert any(abs(knock - end / speed) <= 2 for end in landed | down), cue
                heard.add(cue[1])
    assert heard == set(knocks)


def _knock(name: str) -> int:
    """When the recipe of a sound strikes something, in milliseconds."""
    recipe = tomllib.loads((ROOT / "assets" / "sounds" / "short" / f"{name}.toml").read_text())
    return round(1000 * min(float(x["at"][0]) for x in recipe["layer"] if x["kind"] == "ring"))


def step(look: Look, cues: tuple[Cue, ...]) -> Step:
    table = Table.of(4, 1)
    laid = layout(table.view(0), Sight(NAMES, PORTRAITS), SIZE, look)
    return Step(laid, (), 400, cues)


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_cues_are_heard_when_they_are_due(look: Look, speed: Speed) -> None:
    clock, heard = HandClock(), list[str]()
    one = step(look, ((300, "lay"), (0, "call"), (350, "lay")))
    show = Show(one.laid, clock, speed, heard.append)
    show.play([one], one.laid)
    if speed == "off":
        assert heard == ["call", "lay", "lay"]
        return
    assert heard == ["call"]
    clock.advance(310)
    show.advance(clock())
    assert heard == ["call", "lay"]
    clock.advance(310)
    show.advance(clock())
    assert heard == ["call", "lay", "lay"]


@pytest.mark.parametrize(("winners", "motif"), [((0, 2), "win"), ((1,), "lose")])
def test_the_result_sounds_as_it_was(
    winners: tuple[int, ...], motif: str, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(Sound, "play_alone", lambda _, name: heard.append(name))
    monkeypatch.setattr(Sound, "go_on", lambda _: heard.append("on"))
    table = Table.of(4, 1)
    view = replace(table.view(0), winners=winners)
    play = Headless(One(lambda: Label("a")), look=look)
    play.loop.stack.apply(Push(ResultSheet(view, ScriptedSession(table))))
    assert heard == [motif]
    if winners == (0, 2):
        play.advance(MOTIF_MS)
        assert heard == [motif, "on"]
    play.advance(GUARD_MS)
    play.key("escape")
    assert heard[-1] == "on"
    assert not isinstance(play.scene, ResultSheet)


def test_the_mute_key_is_kept_heard_and_shown_in_the_settings(look: Look) -> None:
    house = House(Settings(sound=70))
    play = Headless(SettingsScene(house), look=look)
    play.loop.on_mute = lambda: toggle_mute(house, play.loop.tools)
    tab_to(play, "speed")
    play.key("m")
    assert house.settings.muted
    assert play.loop.sound.off
    mark = widget(play, "muted")
    assert isinstance(mark, Toggle)
    assert mark.on
    play.key("m")
    assert not house.settings.muted
    assert play.loop.sound.effects_volume == 0.7
    tab_to(play, "name")
    play.key("m")
    assert not house.settings.muted


def test_silence_in_another_window_is_a_setting_that_takes_effect_at_once(look: Look) -> None:
    house = House(Settings(quiet_unfocused=False))
    play = Headless(SettingsScene(house), look=look)
    play.loop.sound.focus(False)
    tab_to(play, "quiet_unfocused")
    play.key("space")
    assert house.settings.quiet_unfocused
    assert play.loop.sound.hushed


def test_how_loud_sounds_are_is_heard_once_the_hand_rests(
    look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = Headless(SettingsScene(House()), look=look)
    heard: list[str] = []
    monkeypatch.setattr(play.loop.sound, "play", heard.append)
    tab_to(play, "sound")
    for _ in range(4):
        play.key("left")
        play.advance(TRIAL_MS // 2)
    assert heard == []
    play.advance(TRIAL_MS)
    assert heard == ["lay"]
    tab_to(play, "music")
    play.key("left")
    play.advance(2 * TRIAL_MS)
    assert heard == ["lay"]
