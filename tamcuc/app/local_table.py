"""A table inside this process: the host, the guests in its seats, and what is kept of it.

One seat is the person's, whose guest the screen holds. Everybody else is a computer behind a
guest of its own. All speak through the bytes that a wire would carry.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import msgspec

from tamcuc.app import chance as chances
from tamcuc.app.thoughts import Thoughts
from tamcuc.games.protocol import Seat
from tamcuc.games.tam_cuc import match, record, seat_record
from tamcuc.games.tam_cuc.actions import Action, Ready
from tamcuc.games.tam_cuc.events import HandCount
from tamcuc.games.tam_cuc.match import Deal, Match, TamCuc
from tamcuc.games.tam_cuc.record_parts import HandRecord
from tamcuc.store.kept import KeptMatch, Seated
from tamcuc.store.matches import Matches
from tamcuc.table import saved
from tamcuc.table.guest import Guest
from tamcuc.table.host import HAND_SPAN, Effect, Host, NeedChance, Save, Send
from tamcuc.table.pacing import Pace, Speed
from tamcuc.table.saved import Entry, Move
from tamcuc.table.wire import Refused, Update
from tamcuc.ui.scenes.services import Notice


class KeptHand(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is kept of a finished hand: the viewer's record, and the sons that everybody saw."""

    hand: HandRecord
    sons: tuple[Seat, str] | None = None


class LocalTable:
    """A `Session` (see `ui.scenes.services`) whose host lives in this process."""

    def __init__(
        self,
        matches: Matches,
        kept: KeptMatch,
        *,
        chance: random.Random,
        clock: Callable[[], float],
        speed: Speed,
    ) -> None:
        """Sit down at a match that is held open in `matches`, new or to be gone on with.

        Raises SavedError if what is kept does not lead to a position.
        """
        self._matches = matches
        self._match_id = kept.match_id
        self._seated = kept.seated
        self._chance = chance
        self._clock = clock
        self._pace = Pace(speed)
        self._thoughts = Thoughts(kept.seated.levels, chance)
        self._entries = [saved.decode(entry) for entry in kept.entries]
        self._host = self._restored(kept)
        self._guests = [Guest(_key(seat)) for seat in range(kept.seated.setup.seats)]
        self.witness: Callable[[HandRecord], object] | None = None
        """Told each finished hand complete: only where no person sits, for none may see it."""
        self._updates: list[Update] = []
        self._notices: list[Notice] = []
        for seat, guest in enumerate(self._guests):
            self._do(self._host.receive(seat, guest.hello()))
        self._do(self._host.start())

    @property
    def guest(self) -> Guest:
        """The person's seat."""
        return self._guests[self._seated.viewer]

    @property
    def portraits(self) -> Sequence[str]:
        """Portrait id of each seat."""
        return self._seated.portraits

    @property
    def saved(self) -> bool:
        """Whether everything so far is on the disk."""
        return self._matches.saved

    def kept_hands(self) -> Sequence[bytes]:
        """The finished hands of this match as they are kept, each a `KeptHand` in JSON."""
        return self._matches.records(self._match_id)

    def set_speed(self, speed: Speed) -> None:
        """How long computers wait before they answer, from now on."""
        self._pace.speed = speed

    def updates(self) -> Sequence[Update]:
        """Let the computers whose time has come answer; what the person's seat was told."""
        for guest in self._pace.due(self._computers(), self._clock()):
            self._let_answer(guest)
        told, self._updates = self._updates, []
        if not told:
            self._thoughts.think(self._computers())
        return told

    def next_due(self) -> float | None:
        """Seconds until a computer thinks or answers; None if none is asked."""
        if self._thoughts.behind(self._computers()):
            return 0.0
        now = self._clock()
        due = self._pace.next_due(self._computers(), now)
        return None if due is None else max(0.0, due - now)

    def answer(self, action: Action) -> None:
        """Answer the person's open prompt."""
        viewer = self._seated.viewer
        self._do(self._host.receive(viewer, self.guest.answer(action)))

    def notices(self) -> Sequence[Notice]:
        """Refusals, and what happened to the saving, since the last call."""
        told, self._notices = self._notices, []
        return [*told, *trouble_notices(self._matches)]

    def leave(self) -> None:
        """Get up; the match stays kept, free to be gone on with."""
        self._matches.let_go()

    def _restored(self, kept: KeptMatch) -> Host[Match]:
        setup = kept.seated.setup
        return Host.restore(
            TamCuc(),
            match.resume(setup, kept.counts),
            self._entries,
            keys=[_key(seat) for seat in range(setup.seats)],
            names=kept.seated.names,
            number=HAND_SPAN * len(kept.counts),
        )

    def _computers(self) -> list[Guest]:
        return [
            guest
            for guest, level in zip(self._guests, self._seated.levels, strict=True)
            if level is not None
        ]

    def _let_answer(self, guest: Guest) -> None:
        if guest.view is not None and guest.prompt is not None:
            answer = guest.answer(self._thoughts.answer(guest))
            self._do(self._host.receive(guest.view.seat, answer))

    def _do(self, effects: Sequence[Effect]) -> None:
        """Carry effects out in their order: kept first, told afterwards."""
        waiting = list(effects)
        while waiting:
            effect = waiting.pop(0)
            if isinstance(effect, Save):
                self._keep(effect)
            elif isinstance(effect, Send):
                self._deliver(effect)
            elif isinstance(effect, NeedChance):
                outcome = chances.outcome(self._host.state, effect.kind, self._chance)
                waiting.extend(self._host.happen(outcome))

    def _deliver(self, send: Send) -> None:
        seat = int(send.link)
        message = self._guests[seat].receive(send.data)
        if seat != self._seated.viewer:
            return
        if isinstance(message, Update):
            self._updates.append(message)
        elif isinstance(message, Refused):
            self._notices.append(Notice(f"refusal.{message.code}"))

    def _keep(self, save: Save) -> None:
        self._entries.append(save.entry)
        if save.ended is None:
            self._matches.append(self._match_id, saved.encode(save.entry))
            return
        counts = self._host.state.counts
        whole = whole_hand(self._entries, counts[-1])
        sons = None if self._host.state.hand is None else self._host.state.hand.sons
        kept = KeptHand(seat_record.seen_by(self._seated.viewer, whole), sons)
        self._matches.finish_hand(
            self._match_id,
            len(counts),
            msgspec.json.encode(kept),
            counts[-1],
            last=save.ended == "match",
        )
        self._entries = []
        if self.witness is not None:
            self.witness(whole)


def whole_hand(entries: Sequence[Entry], count: HandCount) -> HandRecord:
    """A finished hand from its entries, complete."""
    deals = [entry.what.hands for entry in entries if isinstance(entry.what, Deal)]
    moves = [
        (entry.what.seat, entry.what.action)
        for entry in entries
        if isinstance(entry.what, Move) and not isinstance(entry.what.action, Ready)
    ]
    return record.hand_record(count.dealer, deals[-1], moves, count)


def trouble_notices(matches: Matches) -> list[Notice]:
    """What happened to the saving, as the player is told it."""
    return [Notice(f"store.{each.code}", {"detail": each.detail}) for each in matches.troubles()]


def new_match(matches: Matches, seated: Seated) -> KeptMatch:
    """Keep a new match from here on."""
    match_id = matches.begin(seated)
    return KeptMatch(
        match_id=match_id, state="open", seated=seated, counts=(), entries=(), touched=0.0
    )


def _key(seat: Seat) -> str:
    """Inside one process the keys are no secrets."""
    return f"seat-{seat}"
