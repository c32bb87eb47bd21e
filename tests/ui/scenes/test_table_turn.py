"""One's turn is heard: once for a prompt, after somebody else, and not where nothing moves."""

from __future__ import annotations

import pytest

from tamcuc.ui.kit import Look, Sound
from tamcuc.ui.scenes.count import CountSheet
from tamcuc.ui.settings import Speed
from tests.ui.scenes.playing import Play


class Ear(Play):
    """A table with an ear at it."""

    def __init__(self, look: Look, monkeypatch: pytest.MonkeyPatch, speed: Speed = "fast") -> None:
        self.heard: list[str] = []
        monkeypatch.setattr(Sound, "play", lambda _, name: self.heard.append(name))
        super().__init__(look, speed=speed)

    def calls(self) -> int:
        """How often one's turn was heard."""
        return self.heard.count("asked")

    def settled(self) -> None:
        """All steps are shown, and so heard."""
        self.hands.turn()
        self.hands.settle()


def test_each_prompt_is_heard_once_and_only_after_somebody_elses_move(
    look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    ear = Ear(look, monkeypatch)
    own, prompts, heard = False, 0, 0
    while not isinstance(ear.hands.scene, CountSheet):
        known = ear.prompt
        while ear.session.step():
            before = ear.calls()
            ear.settled()
            new = ear.prompt is not None and ear.prompt != known
            known = ear.prompt or known
            assert ear.calls() - before in ((0, 1) if new else (0,))
            prompts += new
        heard = ear.calls()
        if isinstance(ear.hands.scene, CountSheet):
            break
        ear.session.answer(ear.session.table.thinkable(0))
        ear.settled()
        own = own or ear.prompt is not None
        assert ear.calls() == heard, "called by one's own move"
    assert own, "no own move led to a prompt at once"
    assert 3 < heard <= prompts


def test_the_answer_can_be_given_when_ones_turn_is_heard(
    look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    ear = Ear(look, monkeypatch)
    while not ear.calls():
        assert ear.session.step()
        while ear.hands.loop.busy() and not ear.calls():
            ear.hands.advance(16)
        ear.hands.turn()
    assert ear.prompt is not None
    assert ear.laid.buttons == ear.resting().buttons


def test_nothing_chatters_where_nothing_moves(look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    ear = Ear(look, monkeypatch, "off")
    ear.until("lay")
    ear.until("show")
    assert ear.heard
    assert ear.calls() == 0


def test_the_count_is_not_a_turn(look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    ear = Ear(look, monkeypatch)
    asked_to_play = 0
    while not isinstance(ear.hands.scene, CountSheet):
        before = ear.calls()
        if not ear.session.step():
            ear.session.answer(ear.session.table.thinkable(0))
        ear.settled()
        asked_to_play += ear.calls() > before
    assert asked_to_play
    assert ear.session.table.view(0).phase == "counted"
    assert ear.prompt is not None
    assert ear.calls() == before
