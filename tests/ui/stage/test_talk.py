"""What people say at the mat is public talk: it never hints at hidden cards."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tamcuc.games.tam_cuc import events
from tamcuc.games.tam_cuc import hand as hands
from tamcuc.games.tam_cuc.view import MatchView, Setup
from tamcuc.i18n import language, use
from tamcuc.table import wire
from tamcuc.table.wire import Update
from tamcuc.ui.stage.picture import after
from tamcuc.ui.stage.talk import TALKERS, Remark, farewell, remark
from tests.table.paced import PacedHand
from tests.table.twins import Played, by_script, play, twin
from tests.ui.stage.plays import Table, steps

PORTRAITS = ("you", "ba_noi", "ong_do", "be_na")
EVERYBODY = ("ba_noi", "ong_do", "be_na", "cau_ut")


def heard(view: MatchView, happened: tuple[events.Event, ...]) -> list[Remark | None]:
    """What is said to events, as the screen of the view's seat hears it."""
    said = []
    for event in happened:
        said.append(remark(event, view, EVERYBODY))
        view = after(view, event)
    return said


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_hears_the_same_words_whatever_it_holds(seats: int) -> None:
    everybody = EVERYBODY[:seats]
    for seed in range(6):
        table = Table.of(seats, seed)
        while True:
            views = [table.view(seat) for seat in range(seats)]
            before, chance = table.match, table.chance.getstate()
            told = []
            for seat in range(seats):
                table.match = before
                table.chance.setstate(chance)
                told.append(table.step(seat))
            for happened in zip(*told, strict=True):
                said = {
                    remark(event, view, everybody)
                    for event, view in zip(happened, views, strict=True)
                }
                assert len(said) == 1
                views = [after(v, e) for v, e in zip(views, happened, strict=True)]
            if not told[0]:
                break


def conversation(setup: Setup, played: Played) -> list[list[Remark | None]]:
    """By seat, what is said in a hand as its screen hears it."""
    table = PacedHand(setup, played.deal, by_script(played), "off")
    said: list[list[Remark | None]] = []
    for seat in range(setup.seats):
        view: MatchView | None = None
        said.append([])
        for _, data in table.sent[seat]:
            message = wire.from_host(data)
            if isinstance(message, Update):
                said[-1] += heard(view or message.view, message.events)
                view = message.view
    return said


def test_hands_that_differ_in_hidden_cards_alone_are_talked_about_alike() -> None:
    setup, rng, found = Setup(seats=4), Random(8), 0
    rules = setup.terms()
    for _ in range(60):
        order = list(rules.deck)
        rng.shuffle(order)
        played = play(setup, hands.deal_out(order, rules, 0), rng)
        other = twin(rules, played, 0, rng)
        if other is None:
            continue
        found += 1
        assert conversation(setup, played) == conversation(setup, other)
    assert found >= 15


def test_somebody_speaks_now_and_then_but_not_each_round() -> None:
    rounds = said = 0
    for seed in range(12):
        for view, happened in steps(4, seed, 0):
            for event, each in zip(happened, heard(view, happened), strict=True):
                rounds += isinstance(event, events.RoundWon)
                said += each is not None
    assert 0.02 < said / rounds < 0.5


def test_everybody_has_words_for_every_occasion_in_both_languages() -> None:
    ways = [("won", 1), ("won", 2), ("beaten", 1), ("beaten", 2)]
    ways += [(each, 0) for each in ("greeting", "sons", "house", "ket", "de", "first", "last")]
    for code in ("vi", "en"):
        use(code)
        voices = []
        for who in sorted(TALKERS):
            words = [Remark(1, occasion, way).words(who) for occasion, way in ways]  # type: ignore[arg-type]
            assert all(1 <= len(each) <= 28 for each in words), words
            voices += words
        assert len(set(voices)) == len(voices)
        assert language().missing == set()


def test_a_person_at_a_screen_has_nothing_put_in_their_mouth() -> None:
    sons = events.SonsShown(0, "PPPP", takes_house=False)
    view = Table.of(4, 1).view(0)
    assert remark(sons, view, PORTRAITS) is None
    assert remark(sons, view, EVERYBODY) == Remark(0, "sons")


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (events.SonsShown(1, "ppppp", takes_house=True), Remark(1, "house")),
        (events.Dealt(1, 3, 8), Remark(1, "greeting")),
        (events.Dealt(2, 3, 8), None),
        (events.RoundWon(1, 1, "p"), None),
        (
            events.HandCounted(1, events.HandCount(0, (), (), "ket_doi", 4, by=2), ()),
            Remark(2, "ket"),
        ),
        (
            events.HandCounted(1, events.HandCount(0, (), (), "de", 4, by=1, against=2), ()),
            Remark(1, "de"),
        ),
        (events.HandCounted(1, events.HandCount(0, (), ()), ()), None),
    ],
)
def test_who_speaks(event: events.Event, said: Remark | None) -> None:
    assert remark(event, Table.of(4, 1).view(0), PORTRAITS) == said


def test_one_whose_strong_set_is_beaten_speaks_and_not_the_one_who_beat_it() -> None:
    found = {"won": 0, "beaten": 0}
    for seed in range(40):
        for view, happened in steps(4, seed, 0):
            for event, said in zip(happened, heard(view, happened), strict=True):
                if isinstance(event, events.Shown) and said:
                    assert said.seat == event.beaten
                    found["beaten"] += 1
                if isinstance(event, events.RoundWon) and said:
                    assert said.seat == event.seat
                    assert len(event.cards) > 1
                    found["won"] += 1
    assert min(found.values()) > 0


def test_the_last_word_is_a_winners_or_the_lasts() -> None:
    view = Table.of(4, 1).view(0)
    won = replace(view, totals=(-9, 4, 5, 0), winners=(2,))
    assert farewell(won, PORTRAITS) == Remark(2, "first")
    lost = replace(view, totals=(9, 4, -5, 0), winners=(0,))
    assert farewell(lost, PORTRAITS) == Remark(2, "last")
    assert farewell(lost, ("you",) * 4) is None
