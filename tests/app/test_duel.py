"""The duel: repeatable, fair to every seat, and the levels in their order."""

from __future__ import annotations

from random import Random

import pytest

from tamcuc.app import duel
from tamcuc.computers.levels import Level
from tamcuc.games.tam_cuc.rules import Rules


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_steady_beats_easy_at_every_number_of_seats(seats: int) -> None:
    got = duel.duel("steady", "easy", seats, 120, seed=11)
    assert got.mean > 1.0
    assert got.mean > 3 * got.error


def test_the_same_seed_gives_the_same_figures_and_another_seed_others() -> None:
    first = duel.duel("steady", "easy", 4, 16, seed=1)
    assert duel.duel("steady", "easy", 4, 16, seed=1) == first
    assert duel.duel("steady", "easy", 4, 16, seed=2) != first


def test_each_deal_is_played_with_the_row_player_in_every_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played: list[tuple[tuple[str, ...], int, list[Level]]] = []

    def noted(
        rules: Rules, dealer: int, dealt: tuple[str, ...], levels: list[Level], rng: Random
    ) -> tuple[int, ...]:
        assert rng.random() < 1
        played.append((dealt, dealer, levels))
        return tuple(range(rules.seats))

    monkeypatch.setattr(duel, "play_hand", noted)
    got = duel.duel("steady", "easy", 3, 4, seed=1)
    assert got.hands == 6
    assert got.mean == 1
    for start in (0, 3):
        assert len({(dealt, dealer) for dealt, dealer, _ in played[start : start + 3]}) == 1
        rows = [levels.index("steady") for _, _, levels in played[start : start + 3]]
        assert rows == [0, 1, 2]
    assert played[0][:2] != played[3][:2]


def test_a_level_against_itself_comes_to_nothing() -> None:
    assert duel.duel("easy", "easy", 4, 8, seed=1).mean == 0


def test_the_command_prints_a_line_for_each_number_of_seats(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert duel.main(["easy", "easy", "--hands", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["4", "3", "2"]
    assert duel.main(["easy", "steady", "--seats", "3", "--hands", "3", "--seed", "9"]) == 0
    told = "3 người: một máy mức “Mới chơi” đấu với mức “Cứng”, 3 ván: trung bình"
    assert told in capsys.readouterr().out


def test_the_command_refuses_levels_that_are_not_known(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        duel.main(["easy", "godlike"])
    assert "godlike" in capsys.readouterr().err
