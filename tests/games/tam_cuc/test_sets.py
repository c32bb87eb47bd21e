"""The sets, and what beats what."""

from __future__ import annotations

import itertools

import pytest

from tamcuc.games.tam_cuc import cards, sets
from tamcuc.games.tam_cuc.sets import SETS

PAIRS = ["pp", "PP", "hh", "HH", "cc", "CC", "rr", "RR", "ee", "EE", "aa", "AA"]
LADDERS = {
    1: list("pPhHcCrReEaAkK"),
    2: PAIRS,
    3: ["rch", "RCH", "kae", "KAE"],
    4: ["pppp", "PPPP"],
    5: ["ppppp", "PPPPP"],
}


def test_there_are_thirty_four_sets() -> None:
    assert sorted(SETS) == sorted(itertools.chain(*LADDERS.values()))


@pytest.mark.parametrize(("low", "high"), list(itertools.permutations(SETS, 2)))
def test_a_set_beats_another_only_at_its_size_and_from_higher_on_the_ladder(
    low: str, high: str
) -> None:
    ladder = LADDERS[len(high)]
    beats = len(low) == len(high) and ladder.index(high) > ladder.index(low)
    assert SETS[high].beats(SETS[low]) == beats


@pytest.mark.parametrize("text", SETS)
def test_equal_sets_never_beat_each_other(text: str) -> None:
    assert not SETS[text].beats(SETS[text])


@pytest.mark.parametrize("text", ["Kk", "PPP", "Pp", "KA", "KAe", "RCh", "RRCH", "AAEE", ""])
def test_these_are_no_sets(text: str) -> None:
    assert sets.set_of(cards.gather(text)) is None


@pytest.mark.parametrize("text", SETS)
def test_a_set_knows_its_cards_form_and_colour(text: str) -> None:
    made = sets.set_of(cards.parse(text))
    assert made is SETS[text]
    assert (made.size, made.red) == (len(text), text.isupper())
    assert made.soldiers == (set(text) <= {"P"} or set(text) <= {"p"})
    forms = {1: "single", 2: "pair", 3: "triple", 4: "sons", 5: "sons"}
    assert made.form == forms[len(text)]


def test_sets_in_a_hand_come_largest_and_strongest_first() -> None:
    found = [made.text for made in sets.sets_in(cards.parse("KAERCHPPPPpp"))]
    assert found == ["PPPP", "KAE", "RCH", "PP", "pp", *"KAERCHPp"]
    assert sets.sets_in(0) == ()


@pytest.mark.parametrize(
    ("hands", "shown"),
    [
        (["PPP", "ppp"], None),
        (["PPPp", "pppp"], (1, "pppp")),
        (["pppp", "PPPP"], (1, "PPPP")),
        (["PPPP", "ppppp"], (1, "ppppp")),
        (["PPPPpppp", "Pp"], (0, "PPPP")),
        (["PPPPppppp", "P"], (0, "ppppp")),
        (["p", "PPPPP", "pppp"], (1, "PPPPP")),
    ],
)
def test_the_strongest_holder_shows_five_above_four_then_red(
    hands: list[str], shown: tuple[int, str] | None
) -> None:
    strongest = sets.strongest_sons([cards.parse(hand) for hand in hands])
    assert (strongest and (strongest[0], strongest[1].text)) == shown
    assert sets.SONS == ("pppp", "PPPP", "ppppp", "PPPPP")
