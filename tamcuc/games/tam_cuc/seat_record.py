"""Records as one seat saw them: what is left out, and how what is left is checked.

`seen_by` leaves out of a complete hand what a seat never saw. `replay_seen` checks such a hand:
it is right if the unseen cards can be put back so that the whole hand replays by the rules. As
any cards may be laid and hidden, it only matters how many soldiers each unseen hand gets (sons
would have been shown) and that a house whose ceiling was lifted held nothing under it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc import cards, sets
from tamcuc.games.tam_cuc.cards import Group
from tamcuc.games.tam_cuc.hand import Hand
from tamcuc.games.tam_cuc.record_parts import HandRecord, RawMove, RecordError, read_move
from tamcuc.games.tam_cuc.rules import Rules

Sons = tuple[Seat, str] | None
Replay = Callable[[Rules, HandRecord], Hand]


def seen_by(viewer: Seat, played: HandRecord) -> HandRecord:
    """The hand with what this seat never saw left out.

    Of an unfinished hand the last round is left out too, where the viewer has not yet seen
    what its house called.
    """
    shown = _shown_lays(played.moves)
    moves: list[RawMove] = []
    for n, raw in enumerate(played.moves):
        known = raw[1] == viewer or raw[0] == "call" or n in shown or len(raw) == 2
        moves.append(list(raw) if known else [*raw[:2], None])
    hidden_call = _call_not_turned_up(played.moves, len(played.deal))
    if hidden_call is not None and played.moves[hidden_call][1] != viewer:
        moves = moves[:hidden_call]
    deal = [text if seat == viewer else None for seat, text in enumerate(played.deal)]
    return msgspec.structs.replace(played, deal=deal, moves=moves)


def _shown_lays(moves: Sequence[RawMove]) -> set[int]:
    """Indices of the lays that were later shown."""
    lay_of: dict[object, int] = {}
    shown = set()
    for n, raw in enumerate(moves):
        if raw[0] == "lay":
            lay_of[raw[1]] = n
        elif raw[0] == "show" and raw[1] in lay_of:
            shown.add(lay_of[raw[1]])
    return shown


def _call_not_turned_up(moves: Sequence[RawMove], seats: int) -> int | None:
    """Index of the last call if not everybody has laid against it yet."""
    calls = [n for n, raw in enumerate(moves) if raw[0] == "call"]
    if calls and len(moves) - calls[-1] < seats:
        return calls[-1]
    return None


class _Seen(msgspec.Struct):
    """What a seat-view record tells of the hands."""

    known: list[Group]
    """Cards that each seat is known to have held."""
    lifted: Seat | None
    """The house that called over the ceiling in the first round."""
    asides: list[int]
    """Cards in each seat's aside."""


def replay_seen(rules: Rules, played: HandRecord, viewer: Seat, replay: Replay) -> Hand:
    """The hand after the moves, some way of putting back the unseen cards taken for granted.

    Once the hand is over the result is exact in all that the viewer may know, but for the
    colour of others' sons where both are possible; before the first call the record does not
    tell who showed sons, nor whether the ceiling was lifted. Raises RecordError at the furthest
    move that any way reaches.
    """
    _check_mask(rules, played, viewer)
    furthest = RecordError("cannot_be")
    for sons in _thinkable_sons(rules, played):
        whole = _put_back(rules, played, viewer, sons)
        if whole is None:
            continue
        try:
            return _but_no_call_face_down(replay(rules, whole), played, viewer)
        except RecordError as error:
            if error.move is not None and error.move > (furthest.move or 0):
                error.detail = msgspec.json.encode(played.moves[error.move - 1]).decode()
                furthest = error
    raise furthest


def _but_no_call_face_down(state: Hand, played: HandRecord, viewer: Seat) -> Hand:
    """The hand, unless the record knows a call that the viewer has not yet seen."""
    if state.phase == "lay" and state.house != viewer:
        calls = [n for n, raw in enumerate(played.moves, start=1) if raw[0] == "call"]
        raise RecordError("bad_mask", move=calls[-1])
    return state


def _check_mask(rules: Rules, played: HandRecord, viewer: Seat) -> None:
    """Exactly what the viewer never saw must be null."""
    if len(played.deal) != rules.seats:
        raise RecordError("bad_deal", detail=f"{len(played.deal)}/{rules.seats}")
    for seat, text in enumerate(played.deal):
        if (text is None) == (seat == viewer):
            raise RecordError("bad_mask", detail=f"deal {seat}")
    moves = [_read_at(raw, rules.seats, n) for n, raw in enumerate(played.moves)]
    shown = _shown_lays(played.moves)
    for n, (raw, (name, seat, text)) in enumerate(zip(played.moves, moves, strict=True)):
        known = seat == viewer or name == "call" or n in shown
        if len(raw) == 3 and (text is not None) != known:
            raise RecordError("bad_mask", move=n + 1, detail=f"{name} {seat}")
        try:
            cards.parse(text or "")
        except cards.CardsError:
            raise RecordError("unknown_cards", move=n + 1, detail=str(text)[:80]) from None


def _read_at(raw: RawMove, seats: int, index: int) -> tuple[str, Seat, str | None]:
    try:
        return read_move(raw, seats)
    except RecordError as error:
        error.move = index + 1
        raise


def _thinkable_sons(rules: Rules, played: HandRecord) -> Iterator[Sons]:
    """Who may have shown which sons: nobody, or a seat that set nothing aside."""
    asides = {raw[1] for raw in played.moves if raw[0] == "aside"}
    if not asides:
        yield None
    for seat in range(rules.seats):
        if seat not in asides:
            yield from ((seat, text) for text in sets.SONS)


def _put_back(rules: Rules, played: HandRecord, viewer: Seat, sons: Sons) -> HandRecord | None:
    """A complete record that looks like this one from the viewer's seat, if there is one.

    One way is as good as another, once the right sons are shown: see the module's first lines.
    """
    seen = _look(rules, played, viewer, sons)
    pool = _unseen_pool(rules, seen)
    room = [rules.dealt - cards.size(group) for group in seen.known]
    if pool is None or min(room) < 0:
        return None
    high = _high_for_lifted(rules, seen, room, pool)
    if high is None:
        return None
    for soldiers in _soldier_ways(seen, room, pool, high):
        unseen = _deal_rest(seen, room, pool, soldiers, high)
        deal = [group + cards.gather(text) for group, text in zip(seen.known, unseen, strict=True)]
        shown = sets.strongest_sons(deal)
        if (None if shown is None else (shown[0], shown[1].text)) == sons:
            return _filled(rules, played, seen, deal, unseen)
    return None


def _look(rules: Rules, played: HandRecord, viewer: Seat, sons: Sons) -> _Seen:
    known = [0] * rules.seats
    known[viewer] = cards.parse(played.deal[viewer] or "")
    if sons is not None and sons[0] != viewer:
        known[sons[0]] += cards.parse(sons[1])
    first_call = None
    for raw in played.moves:
        name, seat, text = read_move(raw, rules.seats)
        if name == "call" and first_call is None:
            first_call = (seat, text)
        if seat != viewer and text:
            known[seat] += cards.parse(text)
    lifted = None
    if first_call is not None and first_call[0] != viewer and first_call[1]:
        over = cards.highest(cards.parse(first_call[1])) > cards.kind_of(rules.ceiling)
        lifted = first_call[0] if over else None
    asides = [0 if sons is None or seat == sons[0] else len(sons[1]) for seat in range(rules.seats)]
    return _Seen(known, lifted, asides)


def _unseen_pool(rules: Rules, seen: _Seen) -> str | None:
    """The cards whose holder the viewer does not know, sorted; None if too many are known."""
    deck = cards.parse(rules.deck)
    for group in seen.known:
        if not cards.holds(deck, group):
            return None
        deck -= group
    return cards.text(deck)


def _high_for_lifted(rules: Rules, seen: _Seen, room: Sequence[int], pool: str) -> str | None:
    """What the house with the lifted ceiling must have played unseen: cards over the ceiling."""
    if seen.lifted is None:
        return ""
    needed = room[seen.lifted] - seen.asides[seen.lifted]
    ceiling = cards.kind_of(rules.ceiling)
    high = [letter for letter in pool if cards.kind_of(letter) > ceiling]
    return "".join(high[:needed]) if 0 <= needed <= len(high) else None


def _soldier_ways(seen: _Seen, room: Sequence[int], pool: str, high: str) -> Iterator[list[str]]:
    """Ways to hand the unseen soldiers out, as text by seat, that leave room for them."""
    free = [r - len(high) if seat == seen.lifted else r for seat, r in enumerate(room)]
    for reds in _shares(pool.count("P"), free):
        for blacks in _shares(pool.count("p"), [f - r for f, r in zip(free, reds, strict=True)]):
            yield ["P" * r + "p" * b for r, b in zip(reds, blacks, strict=True)]


def _shares(number: int, room: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every way to share out a number of like things over places with limited room."""
    if not room:
        if number == 0:
            yield ()
        return
    for first in range(min(number, max(room[0], 0)), -1, -1):
        for rest in _shares(number - first, room[1:]):
            yield (first, *rest)


def _deal_rest(
    seen: _Seen, room: Sequence[int], pool: str, soldiers: Sequence[str], high: str
) -> list[str]:
    """Each seat's unseen cards in the order it will lay them: an aside comes before the rest."""
    rest = list(pool.replace("P", "").replace("p", ""))
    for letter in high:
        rest.remove(letter)
    dealt = []
    for seat, held in enumerate(soldiers):
        kept = high if seat == seen.lifted else ""
        missing = room[seat] - len(held) - len(kept)
        dealt.append(held + "".join(rest[:missing]) + kept)
        del rest[:missing]
    return dealt


def _filled(
    rules: Rules, played: HandRecord, seen: _Seen, deal: list[Group], unseen: list[str]
) -> HandRecord:
    """The record with the unseen cards put back where they were laid."""
    stocks = list(unseen)
    moves: list[RawMove] = []
    size = 0
    for raw in played.moves:
        name, seat, text = read_move(raw, rules.seats)
        if name == "call":
            size = len(text or "")
        if len(raw) == 3 and text is None:
            wanted = seen.asides[seat] if name == "aside" else size
            text = cards.text(cards.gather(stocks[seat][:wanted]))
            stocks[seat] = stocks[seat][wanted:]
        moves.append([name, seat] if len(raw) == 2 else [name, seat, text])
    return msgspec.structs.replace(played, deal=[cards.text(each) for each in deal], moves=moves)
