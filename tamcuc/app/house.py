"""The house around the screens: settings, the kept matches, new tables."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from tamcuc import i18n
from tamcuc.app.local_table import KeptHand, LocalTable, new_match, trouble_notices
from tamcuc.games.tam_cuc.view import Setup
from tamcuc.i18n import names
from tamcuc.store import paths, settings_file
from tamcuc.store.kept import KeptMatch, Seated
from tamcuc.store.matches import Matches
from tamcuc.store.trouble import Code, Trouble
from tamcuc.table.saved import SavedError
from tamcuc.ui.scenes.services import (
    Notice,
    OpenMatch,
    Opponent,
    PastMatch,
    PlayedHand,
    PlayedMatch,
)
from tamcuc.ui.scenes.table_names import names_then
from tamcuc.ui.settings import Settings, own_name


class House:
    """`Services` (see `ui.scenes.services`) for one player at this machine."""

    def __init__(
        self,
        folder: Path | None = None,
        *,
        first: Settings | None = None,
        chance: random.Random | None = None,
        clock: Callable[[], float] = time.monotonic,
        now: Callable[[], float] = time.time,
    ) -> None:
        """Open what is kept in the folder (the user's own by default); never fails.

        `first`: the settings until some are kept.
        """
        folder = folder or paths.data_folder()
        self._settings_path = folder / paths.settings().name
        self._settings, troubles = settings_file.load(self._settings_path, first or Settings())
        self._matches = Matches(folder / paths.database().name, now)
        self._chance = chance or random.SystemRandom()
        self._clock = clock
        self._now = now
        self._notices = [_notice(trouble) for trouble in troubles]
        self._table: LocalTable | None = None
        i18n.use(self._settings.language)

    @property
    def settings(self) -> Settings:
        """The settings now."""
        return self._settings

    def change(self, settings: Settings) -> None:
        """Keep new settings; language and speed take effect at once."""
        if settings == self._settings:
            return
        self._settings = settings
        i18n.use(settings.language)
        if self._table is not None:
            self._table.set_speed(settings.speed)
        self._notices += [
            _notice(each) for each in settings_file.save(self._settings_path, settings)
        ]

    def notices(self) -> Sequence[Notice]:
        """What the player must be told since the last call."""
        told, self._notices = self._notices, []
        return [*told, *trouble_notices(self._matches)]

    def open_match(self) -> OpenMatch | None:
        """Of the open matches the one played last."""
        return next(iter(self.open_matches()), None)

    def open_matches(self) -> Sequence[OpenMatch]:
        """Matches that can be gone on with here, the one played last first."""
        return [_open(kept) for kept in self._matches.open_here()]

    def elsewhere(self) -> Sequence[OpenMatch]:
        """Open matches that other running copies of the game play now."""
        return [_open(kept) for kept in self._matches.elsewhere()]

    def begin(
        self, setup: Setup, opponents: Sequence[Opponent], *, instead_of: int | None = None
    ) -> LocalTable:
        """Sit down at a new table, in seat 0.

        The open match `instead_of` is set aside into the history; every other stays open.
        """
        if instead_of is not None:
            self._matches.leave(instead_of)
        seated = Seated(
            setup=setup,
            names=(self._own_name(), *(names.who_name(each.who) for each in opponents)),
            portraits=("you", *(each.who for each in opponents)),
            levels=(None, *(each.level for each in opponents)),
            viewer=0,
            begun=self._now(),
        )
        return self._sit(new_match(self._matches, seated))

    def go_on(self, match_id: int) -> LocalTable | None:
        """Sit down again at this open match; None, with a notice, if that is impossible."""
        kept = self._matches.resume(match_id)
        if kept is None:
            elsewhere = self._matches.is_elsewhere(match_id)
            why = "app.resume_elsewhere" if elsewhere else "app.resume_gone"
            self._notices.append(Notice(why))
            return None
        try:
            return self._sit(kept)
        except SavedError:
            self._matches.leave(kept.match_id)
            self._notices.append(Notice("app.resume_failed"))
            return None

    def history(self) -> Sequence[PastMatch]:
        """Past matches, the newest first."""
        return [_past(kept) for kept in self._matches.past() if kept.counts]

    def match(self, match_id: int) -> PlayedMatch | None:
        """A match of the history, or the open one; None if it cannot be read."""
        kept = self._matches.one(match_id)
        if kept is None:
            return None
        elsewhere = self._matches.is_elsewhere(match_id)
        return _played(kept, self._matches.records(match_id), elsewhere=elsewhere)

    def close(self) -> None:
        """Let go of the files."""
        self._matches.close()

    def _sit(self, kept: KeptMatch) -> LocalTable:
        self._table = LocalTable(
            self._matches,
            kept,
            chance=self._chance,
            clock=self._clock,
            speed=self._settings.speed,
        )
        return self._table

    def _own_name(self) -> str:
        return own_name(self._settings) or str(names.you())


def _notice(trouble: Trouble) -> Notice:
    return Notice(f"store.{Code(trouble.code)}", {"detail": trouble.detail})


def _totals(kept: KeptMatch) -> tuple[int, ...]:
    seats = range(kept.seated.setup.seats)
    return tuple(sum(count.scores[seat] for count in kept.counts) for seat in seats)


def _winners(kept: KeptMatch, totals: tuple[int, ...]) -> tuple[int, ...]:
    """Who shares the first place; nobody in a match that is not played to its end."""
    if kept.state != "over":
        return ()
    return tuple(seat for seat, points in enumerate(totals) if points == max(totals))


def _open(kept: KeptMatch) -> OpenMatch:
    return OpenMatch(
        setup=kept.seated.setup,
        names=_names(kept),
        totals=_totals(kept),
        number=len(kept.counts) + 1,
        saved_at=kept.touched,
        match_id=kept.match_id,
        portraits=kept.seated.portraits,
    )


def _names(kept: KeptMatch) -> tuple[str, ...]:
    return names_then(kept.seated.names, kept.seated.portraits)


def _past(kept: KeptMatch) -> PastMatch:
    totals = _totals(kept)
    return PastMatch(
        match_id=kept.match_id,
        setup=kept.seated.setup,
        names=_names(kept),
        totals=totals,
        winners=_winners(kept, totals),
        hands=len(kept.counts),
        seat=kept.seated.viewer,
        ended_at=kept.touched,
        portraits=kept.seated.portraits,
    )


def _played(kept: KeptMatch, records: Sequence[bytes], *, elsewhere: bool) -> PlayedMatch:
    totals = _totals(kept)
    hands = zip(kept.counts, records, strict=False)
    return PlayedMatch(
        setup=kept.seated.setup,
        names=_names(kept),
        portraits=kept.seated.portraits,
        seat=kept.seated.viewer,
        hands=tuple(PlayedHand(count, _sons(record)) for count, record in hands),
        totals=totals,
        winners=_winners(kept, totals),
        begun_at=kept.seated.begun,
        ended_at=kept.touched,
        open=kept.state == "open",
        elsewhere=elsewhere,
    )


def _sons(record: bytes) -> tuple[int, str] | None:
    """The sons shown in a kept hand; a hand that cannot be read tells none."""
    try:
        return msgspec.json.decode(record, type=KeptHand).sons
    except (msgspec.DecodeError, RecursionError):
        return None
