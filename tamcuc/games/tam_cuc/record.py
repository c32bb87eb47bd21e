"""The match record: one open text format for a match, read strictly and written canonically.

A record is UTF-8 JSON, one match a document. Its moves hold decisions alone; what the rules do
by themselves is replayed. A record with a `viewer` holds only what that seat knew (see
`seat_record`). Readers name the place of what is wrong and never repair it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from tamcuc.games.protocol import RefusedError, Seat
from tamcuc.games.tam_cuc import actions, hand, seat_record
from tamcuc.games.tam_cuc.actions import HandAction
from tamcuc.games.tam_cuc.events import HandCount
from tamcuc.games.tam_cuc.hand import Hand
from tamcuc.games.tam_cuc.record_parts import HandRecord, RawMove, RecordError, read_move
from tamcuc.games.tam_cuc.rules import PRESETS, Length, Rules
from tamcuc.games.tam_cuc.view import Setup

FORMAT: Final = "tamcuc-record/1"
MOST_HANDS: Final = 1_000
"""More loose hands than this are not one match."""
LONGEST_NAME: Final = 64


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A match as it is written. `extra` is kept and ignored."""

    format: str
    rules: str
    seats: int
    length: Length | None
    plain: bool
    names: list[str]
    viewer: int | UnsetType = UNSET
    hands: list[HandRecord]
    totals: list[int] | UnsetType = UNSET
    extra: dict[str, Any] | UnsetType = UNSET

    @property
    def setup(self) -> Setup:
        """What was agreed before the match."""
        return Setup(rules=self.rules, seats=self.seats, length=self.length, plain=self.plain)


_DECODER: Final = msgspec.json.Decoder(Record)


def read(document: bytes) -> Record:
    """The record in a document, its form checked but its play not yet (see `check`).

    Raises RecordError for anything that is no record of this format.
    """
    try:
        record = _DECODER.decode(document)
        json.loads(document, object_pairs_hook=_without_twins)
    except msgspec.ValidationError as error:
        raise RecordError("not_a_record", detail=str(error)[:80]) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError("not_json", detail=str(error)[:80]) from None
    _check_form(record)
    return record


def write(record: Record) -> bytes:
    """The record as one line of JSON."""
    return msgspec.json.encode(record)


def check(record: Record) -> None:
    """Replay the whole record; RecordError names hand, move and reason of the first fault."""
    rules = record.setup.terms()
    for number, each in enumerate(record.hands, start=1):
        try:
            _check_hand(record, rules, each, last=number == len(record.hands))
        except RecordError as error:
            error.hand = number
            raise
    _check_match(record, rules)


def replay(rules: Rules, played: HandRecord) -> Hand:
    """The hand after the moves of a complete record; RecordError names the move refused."""
    try:
        state = hand.deal(rules, played.dealer, [cards or "" for cards in played.deal]).state
    except hand.DealError as error:
        raise RecordError("bad_deal", detail=str(error)) from None
    for number, raw in enumerate(played.moves, start=1):
        try:
            state = _play(state, raw)
        except RecordError as error:
            error.move = number
            raise
    return state


def hand_record(
    dealer: Seat,
    deal: Iterable[str],
    moves: Iterable[tuple[Seat, HandAction]],
    count: HandCount | None,
) -> HandRecord:
    """A hand as it is written, complete; without a count it is unfinished."""
    written = HandRecord(dealer=dealer, deal=list(deal), moves=[_written(s, a) for s, a in moves])
    if count is not None:
        written.won, written.scores = list(count.won), list(count.scores)
        written.bonus = count.bonus
    return written


def match_record(
    setup: Setup,
    names: Sequence[str],
    hands: Sequence[HandRecord],
    *,
    viewer: Seat | None = None,
    extra: dict[str, Any] | None = None,
) -> Record:
    """A match as it is written; totals are those of its finished hands."""
    finished = [each.scores for each in hands if each.scores is not UNSET]
    return Record(
        format=FORMAT,
        rules=setup.rules,
        seats=setup.seats,
        length=setup.length,
        plain=setup.plain,
        names=list(names),
        viewer=UNSET if viewer is None else viewer,
        hands=list(hands),
        totals=[sum(points) for points in zip(*finished, strict=True)] or [0] * setup.seats,
        extra=UNSET if extra is None else extra,
    )


_ACTIONS: Final[dict[str, Any]] = {
    "aside": actions.Aside,
    "call": actions.Call,
    "lay": actions.Lay,
    "show": actions.Show,
    "hide": actions.Hide,
}


def _written(seat: Seat, action: HandAction) -> RawMove:
    name = type(action).__name__.lower()
    if isinstance(action, actions.Show | actions.Hide):
        return [name, seat]
    return [name, seat, action.cards]


def _play(state: Hand, raw: RawMove) -> Hand:
    name, seat, text = read_move(raw, state.rules.seats)
    if len(raw) == 3 and text is None:
        raise RecordError("bad_mask", detail=f"{name} {seat}")
    action: HandAction = _ACTIONS[name]() if text is None else _ACTIONS[name](text)
    try:
        return hand.apply(state, seat, action).state
    except RefusedError as error:
        raise RecordError(error.refusal.code, detail=msgspec.json.encode(raw).decode()) from None


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A key that stands twice in one object says two things; which is meant nobody knows."""
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        twin = next(name for name in names if names.count(name) > 1)
        raise RecordError("not_a_record", detail=f"{twin[:60]!r} ×2")
    return found


def _check_form(record: Record) -> None:
    if record.format != FORMAT:
        raise RecordError("unknown_format", detail=record.format[:40])
    if record.rules not in PRESETS:
        raise RecordError("unknown_rules", detail=record.rules[:40])
    if record.seats not in PRESETS[record.rules]:
        raise RecordError("unknown_seats", detail=str(record.seats))
    if len(record.names) != record.seats:
        raise RecordError("bad_names", detail=str(len(record.names)))
    wrong = next((name for name in record.names if not _is_name(name)), None)
    if wrong is not None:
        raise RecordError("bad_name", detail=repr(wrong[:LONGEST_NAME]))
    if record.viewer is not UNSET and not 0 <= record.viewer < record.seats:
        raise RecordError("bad_viewer", detail=str(record.viewer))
    most = record.setup.hands or MOST_HANDS
    if len(record.hands) > most:
        raise RecordError("too_many_hands", hand=most + 1)


def _is_name(name: str) -> bool:
    return bool(name.strip()) and len(name) <= LONGEST_NAME and name.isprintable()


def _check_hand(record: Record, rules: Rules, played: HandRecord, *, last: bool) -> None:
    if record.viewer is not UNSET:
        state = seat_record.replay_seen(rules, played, record.viewer, replay)
    else:
        state = replay(rules, played)
    if state.count is not None:
        _check_count(played, state.count)
    elif not last:
        raise RecordError("hand_unfinished")
    elif (played.won, played.bonus, played.scores) != (UNSET, UNSET, UNSET):
        raise RecordError("counted_unfinished")


def _check_count(played: HandRecord, count: HandCount) -> None:
    if played.won != list(count.won):
        raise RecordError("wrong_won", detail=f"{_shown(played.won)} ≠ {list(count.won)}")
    if played.bonus != count.bonus:
        raise RecordError("wrong_bonus", detail=f"{_shown(played.bonus)} ≠ {count.bonus}")
    if played.scores != list(count.scores):
        raise RecordError("wrong_scores", detail=f"{_shown(played.scores)} ≠ {list(count.scores)}")


def _shown(value: object) -> str:
    return "—" if value is UNSET else str(value)[:80]


def _check_match(record: Record, rules: Rules) -> None:
    if record.length is not None:
        for number, each in enumerate(record.hands):
            if each.dealer != (record.hands[0].dealer + number) % rules.seats:
                raise RecordError("wrong_dealer", hand=number + 1, detail=str(each.dealer))
    finished = [each.scores for each in record.hands if each.scores is not UNSET]
    totals = [sum(points[seat] for points in finished) for seat in range(rules.seats)]
    if record.totals is UNSET:
        if len(finished) == record.setup.hands:
            raise RecordError("no_totals")
    elif record.totals != totals:
        raise RecordError("wrong_totals", detail=f"{_shown(record.totals)} ≠ {totals}")
