"""A table in this process: whole matches, kept as they are played, gone on with anywhere."""

from __future__ import annotations

import random
import zlib
from pathlib import Path

import msgspec
import pytest

from tamcuc.app import thoughts
from tamcuc.app.house import House
from tamcuc.app.local_table import KeptHand, LocalTable
from tamcuc.computers.levels import Level, decide
from tamcuc.games.tam_cuc import record
from tamcuc.games.tam_cuc.actions import Action, Hide
from tamcuc.games.tam_cuc.events import Dealt, Event, HandCounted, MatchEnded, SonsShown
from tamcuc.games.tam_cuc.match import Deal, Match
from tamcuc.games.tam_cuc.view import MatchView, Setup
from tamcuc.ui.scenes.services import Opponent
from tamcuc.ui.settings import Settings

WHO = ("ba_noi", "ong_do", "be_na")


def _opponents(seats: int) -> list[Opponent]:
    return [Opponent(who, "easy") for who in WHO[: seats - 1]]


def _view(table: LocalTable) -> MatchView:
    assert table.guest.view is not None
    return table.guest.view


def _play_on(table: LocalTable, chance: random.Random, decisions: int = 10_000) -> int:
    """Let everybody play, the person's seat too, for so many of its decisions."""
    made = 0
    while _view(table).phase != "over" and made < decisions:
        table.updates()
        if table.guest.prompt is not None:
            table.answer(decide("steady", _view(table), chance))
            made += 1
    return made


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_match_is_played_and_lands_in_the_history(house: House, seats: int) -> None:
    setup = Setup(seats=seats, length="short")
    table = house.begin(setup, _opponents(seats))
    _play_on(table, random.Random(1))
    (past,) = house.history()
    assert (past.setup, past.hands) == (setup, setup.hands)
    assert past.totals == _view(table).totals
    assert sum(past.totals) == 0
    assert house.open_match() is None
    assert (house.notices(), table.notices()) == ([], [])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_past_match_is_told_hand_by_hand_as_everybody_saw_it(house: House, seats: int) -> None:
    setup = Setup(seats=seats, length="short")
    table = house.begin(setup, _opponents(seats))
    seen: list[tuple[int, str] | None] = []
    for event in _events(table, random.Random(1)):
        if isinstance(event, Dealt):
            seen.append(None)
        elif isinstance(event, SonsShown):
            seen[-1] = (event.seat, event.cards)
    (past,) = house.history()
    told = house.match(past.match_id)
    assert told is not None
    assert tuple(hand.count for hand in told.hands) == _view(table).counts
    assert [hand.sons for hand in told.hands] == seen
    assert (told.totals, told.winners, told.open) == (past.totals, past.winners, False)
    assert told.portraits == ("you", *WHO[: seats - 1])
    assert told.begun_at is not None
    assert told.begun_at <= told.ended_at


def test_a_hand_whose_record_cannot_be_read_tells_its_count_alone(house: House) -> None:
    table = house.begin(Setup(seats=2, length="short"), _opponents(2))
    _play_on(table, random.Random(1))
    match_id = house.history()[0].match_id
    store = house._matches._connection
    (count,) = store.execute("SELECT count FROM hand WHERE number = 1").fetchone()
    crc = zlib.crc32(f"[]{count}".encode())
    store.execute("UPDATE hand SET record = '[]', crc = ? WHERE number = 1", (crc,))
    told = house.match(match_id)
    assert told is not None
    assert told.hands[0].sons is None
    assert told.hands[0].count == _view(table).counts[0]


def test_a_record_nested_beyond_measure_tells_no_sons_and_the_match_is_told(house: House) -> None:
    table = house.begin(Setup(seats=2, length="short"), _opponents(2))
    _play_on(table, random.Random(1))
    match_id = house.history()[0].match_id
    store = house._matches._connection
    (count,) = store.execute("SELECT count FROM hand WHERE number = 1").fetchone()
    record_text = '{"zz":' + "[" * 200_000 + "]" * 200_000 + "}"
    crc = zlib.crc32(f"{record_text}{count}".encode())
    store.execute("UPDATE hand SET record = ?, crc = ? WHERE number = 1", (record_text, crc))
    told = house.match(match_id)
    assert told is not None
    assert told.hands[0].sons is None


def test_a_damaged_match_is_not_told_and_stays_where_it_is(house: House) -> None:
    table = house.begin(Setup(seats=2, length="short"), _opponents(2))
    _play_on(table, random.Random(1))
    match_id = house.history()[0].match_id
    house._matches._connection.execute("UPDATE match SET body = 'x'")
    assert house.match(match_id) is None
    assert house.match(match_id + 1) is None
    assert house.notices() == []


def test_the_open_match_is_told_as_open(house: House) -> None:
    table = house.begin(Setup(seats=3), _opponents(3))
    while not _view(table).counts:
        _play_on(table, random.Random(6), decisions=1)
    open_match = house.open_match()
    assert open_match is not None
    told = house.match(open_match.match_id)
    assert told is not None
    assert (told.open, told.winners, len(told.hands)) == (True, (), 1)
    assert told.totals == open_match.totals


def test_a_match_of_another_window_is_told_as_open_there(house: House, tmp_path: Path) -> None:
    house.begin(Setup(seats=3), _opponents(3))
    assert house.elsewhere() == []
    other = House(tmp_path / "Nhà")
    assert other.open_match() is None
    (there,) = other.elsewhere()
    told = other.match(there.match_id)
    assert told is not None
    assert (told.open, told.elsewhere) == (True, True)
    other.close()


def test_a_kept_match_is_told_in_the_language_of_now_but_typed_names_stay(house: House) -> None:
    house.begin(Setup(seats=2), _opponents(2))
    house.change(msgspec.structs.replace(house.settings, language="en"))
    open_match = house.open_match()
    assert open_match is not None
    assert open_match.names == ("You", "Grandma")
    house.change(msgspec.structs.replace(house.settings, name="Hà"))
    house.begin(Setup(seats=2), _opponents(2))
    house.change(msgspec.structs.replace(house.settings, name="Bình"))
    named = house.open_match()
    assert named is not None
    assert named.names == ("Hà", "Grandma")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_kept_of_a_match_is_a_right_seat_view_record(house: House, seats: int) -> None:
    setup = Setup(seats=seats, length="short")
    table = house.begin(setup, _opponents(seats))
    _play_on(table, random.Random(2))
    rows = house._matches.records(house.history()[0].match_id)
    kept = [msgspec.json.decode(row, type=KeptHand).hand for row in rows]
    written = record.match_record(setup, ["An"] * seats, kept, viewer=0)
    record.check(record.read(record.write(written)))
    assert all(hand.deal[1:] == [None] * (seats - 1) for hand in kept)


def test_going_on_gives_the_identical_position_at_every_point_of_a_hand(tmp_path: Path) -> None:
    house = House(tmp_path, chance=random.Random(5), clock=lambda: 0.0)
    house.change(Settings(speed="off"))
    table = house.begin(Setup(seats=3, length="short"), _opponents(3))
    chance = random.Random(3)
    while _view(table).phase != "over":
        _play_on(table, chance, decisions=1)
        before = _position(table)
        house.close()
        house = House(tmp_path, chance=random.Random(5), clock=lambda: 0.0)
        again = _sit_again(house)
        if before.phase == "over":
            assert again is None
            break
        assert again is not None
        assert _position(again) == before
        table = again
    house.close()


def _sit_again(house: House) -> LocalTable | None:
    match = house.open_match()
    return None if match is None else house.go_on(match.match_id)


def _position(table: LocalTable) -> Match:
    """The match as it stands; once a hand is counted, its cards are gone for good."""
    state = table._host.state
    return msgspec.structs.replace(state, hand=None) if state.phase == "counted" else state


def _events(table: LocalTable, chance: random.Random) -> list[Event]:
    """What the person's seat is told of a whole match, everybody playing."""
    told: list[Event] = []
    while _view(table).phase != "over":
        told += [event for update in table.updates() for event in update.events]
        if table.guest.prompt is not None:
            table.answer(decide("easy", _view(table), chance))
    return told + [event for update in table.updates() for event in update.events]


def test_the_screens_guest_is_told_every_event_once_and_in_order(house: House) -> None:
    table = house.begin(Setup(seats=2, length="short"), _opponents(2))
    told = _events(table, random.Random(4))
    assert [type(e) for e in told].count(Dealt) == 4
    assert [e.number for e in told if isinstance(e, HandCounted)] == [1, 2, 3, 4]
    assert isinstance(told[-1], MatchEnded)


def test_no_seat_but_the_viewers_cards_reach_its_updates(house: House) -> None:
    table = house.begin(Setup(seats=4, length="short"), _opponents(4))
    deals = [e for u in table.updates() for e in u.events if isinstance(e, Dealt)]
    hand = table._host.state.hand
    assert hand is not None
    assert [deal.cards for deal in deals] in ([_view(table).hand.own_hand], [])  # type: ignore[union-attr]


def test_a_refused_answer_is_told_and_changes_nothing(house: House) -> None:
    table = house.begin(Setup(seats=2, length="short"), _opponents(2))
    while table.guest.prompt is None:
        table.updates()
    before = _view(table)
    table.answer(Hide())
    assert [notice.key for notice in table.notices()] == ["refusal.wrong_action"]
    assert _view(table) == before
    assert table.guest.prompt is not None


def test_a_new_table_sets_the_open_match_aside_into_the_history(house: House) -> None:
    first = house.begin(Setup(seats=2, length="short"), _opponents(2))
    while not _view(first).counts:
        _play_on(first, random.Random(6), decisions=1)
    first.leave()
    first_id = first._match_id
    house.begin(Setup(seats=3, length="short"), _opponents(3), instead_of=first_id)
    (past,) = house.history()
    assert (past.setup.seats, past.winners) == (2, ())
    open_match = house.open_match()
    assert open_match is not None
    assert open_match.setup.seats == 3


def test_computers_wait_as_long_as_the_speed_says(tmp_path: Path) -> None:
    now = [0.0]
    house = House(tmp_path, chance=random.Random(8), clock=lambda: now[0])
    house.change(Settings(speed="slow"))
    table = house.begin(Setup(seats=4, length="short"), _opponents(4))
    while table.guest.prompt is not None:
        table.answer(decide("easy", _view(table), random.Random(1)))
    number = table.guest.number
    while table.next_due() == 0:  # they think first
        table.updates()
    due = table.next_due()
    assert due is not None
    assert due > 0
    table.updates()
    assert table.guest.number == number
    now[0] += due
    table.updates()
    assert table.guest.number > number
    house.close()


def test_a_turn_tells_something_or_thinks_of_one_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[int] = []

    def counted(level: Level, view: MatchView, chance: random.Random) -> Action:
        thought.append(view.seat)
        return decide(level, view, chance)

    monkeypatch.setattr(thoughts, "decide", counted)
    now, chance = [0.0], random.Random(8)
    house = House(tmp_path, chance=random.Random(8), clock=lambda: now[0])
    house.change(Settings(speed="slow"))
    table = house.begin(Setup(seats=4, length="short"), _opponents(4))
    while not _view(table).counts:
        thought.clear()
        told = table.updates()
        assert len(thought) <= (0 if told else 1)
        now[0] += table.next_due() or 0.0
        if table.guest.prompt is not None:
            table.answer(decide("easy", _view(table), chance))
    house.close()


def test_settings_survive_a_restart_and_the_language_changes_at_once(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.change(Settings(language="en", name="Hà", text_size=160))
    house.close()
    again = House(tmp_path)
    assert again.settings == Settings(language="en", name="Hà", text_size=160)
    table = again.begin(Setup(seats=2), _opponents(2))
    assert table.guest.names == ("Hà", "Grandma")
    again.change(Settings(language="vi"))
    again.close()


def test_an_open_match_that_leads_nowhere_is_told_and_kept_in_the_history(house: House) -> None:
    table = house.begin(Setup(seats=2, length="short"), _opponents(2))
    house._matches.append(table._match_id, b'{"number":99,"what":{"type":"deal","hands":[]}}')
    table.leave()
    assert house.go_on(table._match_id) is None
    assert [notice.key for notice in house.notices()] == ["app.resume_failed"]
    assert house.open_match() is None


def test_a_match_that_is_not_open_is_not_gone_on_with_and_a_word_says_so(house: House) -> None:
    assert house.open_match() is None
    assert house.go_on(1) is None
    assert [notice.key for notice in house.notices()] == ["app.resume_gone"]


def test_a_match_that_another_window_took_is_gone_on_with_neither_here_nor_another_for_it(
    house: House, tmp_path: Path
) -> None:
    older = house.begin(Setup(seats=2), _opponents(2))
    newer = house.begin(Setup(seats=3), _opponents(3))
    newer.leave()
    assert {each.match_id for each in house.open_matches()} == {older._match_id, newer._match_id}
    other = House(tmp_path / "Nhà")
    assert other.go_on(newer._match_id) is not None
    assert house.go_on(newer._match_id) is None
    assert [notice.key for notice in house.notices()] == ["app.resume_elsewhere"]
    went_on = house.go_on(older._match_id)
    assert went_on is not None
    assert went_on._match_id == older._match_id
    other.close()


def test_a_new_table_leaves_open_what_it_was_not_told_to_set_aside(house: House) -> None:
    first = house.begin(Setup(seats=2), _opponents(2))
    first.leave()
    second = house.begin(Setup(seats=3), _opponents(3))
    second.leave()
    house.begin(Setup(seats=4), _opponents(4), instead_of=second._match_id)
    assert first._match_id in [each.match_id for each in house.open_matches()]
    assert second._match_id not in [each.match_id for each in house.open_matches()]


@pytest.mark.parametrize("seats", [3, 4])
def test_after_a_hand_no_file_holds_cards_that_the_player_did_not_see(
    house: House, tmp_path: Path, seats: int
) -> None:
    table = house.begin(Setup(seats=seats, length="short"), _opponents(seats))
    chance = random.Random(9)
    deals: list[tuple[str, ...]] = []
    while _view(table).phase != "over":
        hand = table._host.state.hand
        if hand is not None and hand.count is None and _view(table).number > len(deals):
            deals.append(_dealt(table))
            assert deals[-1][1].encode() in _on_disk(tmp_path), "the hand in play is kept whole"
        _play_on(table, chance, decisions=1)
    assert len(deals) == len(_view(table).counts)
    for deal in deals:
        assert deal[0].encode() in _on_disk(tmp_path)
        assert not [text for text in deal[1:] if text.encode() in _on_disk(tmp_path)]


def _dealt(table: LocalTable) -> tuple[str, ...]:
    return next(e.what.hands for e in table._entries if isinstance(e.what, Deal))


def _on_disk(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())
