"""How one layout becomes the next: what glides, turns over, comes from where, and is swept away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tamcuc.games.protocol import Seat
from tamcuc.ui.stage.flight import Flight, Leg
from tamcuc.ui.stage.stack import OUT, uppermost
from tamcuc.ui.stage.things import Key, Laid, Piece, Point

GLIDE = 200
LAY = 300
TURN = 260
SWEEP = 320
WON = 380
STAGGER = 50
PICK, PICK_MS = 8, 130
"""By how much an own card is lifted out of the hand, in pixels of the sprite, and how fast."""
GROWS = (0.1, 0.5)
"""In which part of its time on the way a small card becomes a whole one."""
SHRINKS = (0.3, 0.9)
"""In which part of its time on the way a whole card that was won becomes a small one."""


def flights(before: Laid, after: Laid) -> tuple[Flight, ...]:
    """Everything that moves between two layouts of one canvas; nothing if the canvas changed."""
    if (
        before.size != after.size
        or before.mat != after.mat
        or (before.deck, before.held) != (after.deck, after.held)
    ):
        return ()
    return tuple(_Difference(before, after).all())


class _Difference:
    def __init__(self, before: Laid, after: Laid) -> None:
        self._old = {piece.key: piece for piece in before.pieces}
        self._new = {piece.key: piece for piece in after.pieces}
        self._portraits = {
            piece.key[1]: piece for piece in after.pieces if piece.key[0] == "portrait"
        }
        self._gone = [p for p in before.pieces if p.key not in self._new]
        self._come = [p for p in after.pieces if p.key not in self._old]

    def all(self) -> Iterator[Flight]:
        """Flights of what stays, what comes and what goes."""
        yield from self._staying()
        sources = self._sources()
        used: set[Key] = set()
        for piece, source, n in sources:
            used.add(source.key)
            yield replace(self._coming(piece, source, n), source=source.key)
        leaving = [p for p in self._gone if p.key[0] == "lay" and p.key not in used]
        yield from self._growing(bool(leaving))
        for piece in leaving:
            yield self._leaving(piece)

    def _staying(self) -> Iterator[Flight]:
        turned = 0
        for key, piece in self._new.items():
            old = self._old.get(key)
            if old is None or key == OUT:
                continue
            if key[0] == "lay" and _is_back(old) and not _is_back(piece):
                yield _turn(old, piece, turned * STAGGER)
                turned += 1
            elif old.at != piece.at:
                yield _glide(old, piece, self._gap_at() if key[0] == "hand" else 0)

    def _gap_at(self) -> int:
        """When cards in hand close up: once those that are laid have left it."""
        laid = sum(piece.key[0] == "hand" for piece in self._gone)
        return PICK_MS + (laid - 1) * STAGGER if laid else 0

    def _sources(self) -> list[tuple[Piece, Piece, int]]:
        """For each new piece that has one: the old piece that it was."""
        found: list[tuple[Piece, Piece, int]] = []
        for seat in sorted({p.key[1] for p in self._come if p.key[0] in ("lay", "won")}, key=str):
            lays = self._of(self._come, "lay", seat)
            found += _paired(lays, self._held_by(seat))
            won = self._of(self._come, "won", seat)
            found += _paired(won, self._of(self._gone, "lay", seat))
        return found

    def _held_by(self, seat: Seat | str) -> list[Piece]:
        """Cards that left the seat's hand; one's own are face up."""
        backs = self._of(self._gone, "back", seat)
        return backs or [p for p in self._gone if p.key[0] == "hand"]

    def _of(self, pieces: Sequence[Piece], what: str, seat: Seat | str) -> list[Piece]:
        return [p for p in pieces if p.key[0] == what and p.key[1] == seat]

    def _coming(self, piece: Piece, source: Piece, n: int) -> Flight:
        start = n * STAGGER
        if piece.key[0] == "won":
            leg = replace(becoming(source, piece, start, WON), turns=SHRINKS)
            return Flight(piece.key, (replace(leg, bow=self._bow(source, piece)),))
        if source.key[0] == "hand" and (_is_back(piece) or source.size != piece.size):
            return Flight(piece.key, _put_down(source, piece, start))
        if source.key[0] == "hand":
            leg = Leg(start, LAY, source.at, piece.at, piece.sprite, piece.size[0], piece.scale)
            return Flight(piece.key, (replace(leg, thrown=True),))
        return Flight(piece.key, (_laid_from(source, piece, start),))

    def _growing(self, leaving: bool) -> Iterator[Flight]:
        """The stack of cards out of play stays as it was until those that leave are there."""
        old, new = self._old.get(OUT), self._new.get(OUT)
        if new is None or not leaving:
            return
        if old is not None:
            stay = Leg(0, SWEEP, old.at, old.at, old.sprite, old.size[0], old.scale)
            yield Flight(None, (stay,))
        there = Leg(SWEEP, 1, new.at, new.at, new.sprite, new.size[0], new.scale)
        yield Flight(OUT, (there,), waits=False)

    def _leaving(self, piece: Piece) -> Flight:
        """Out of play, as it lies; where no stack shows it, to its own seat, and gone."""
        stack = self._new.get(OUT)
        if stack is not None:
            face = None if _is_back(piece) else piece.sprite.rsplit("/", 1)[1]
            leg = becoming(piece, uppermost(stack, face), 0, SWEEP)
            return Flight(None, (replace(leg, bow=self._bow(piece, stack)),))
        portrait = self._portraits.get(piece.key[1])
        goal = piece.at if portrait is None else _centred(portrait, piece)
        leg = Leg(0, SWEEP, piece.at, goal, piece.sprite, piece.size[0], piece.scale)
        return Flight(None, (leg,))

    def _bow(self, piece: Piece, then: Piece) -> int:
        """How deep a lay goes round below its own seat's person, if they sit on its way."""
        portrait = self._portraits.get(piece.key[1])
        if portrait is None or not then.at[0] < portrait.at[0] < piece.at[0]:
            return 0
        falls = max(0, then.at[1] - piece.at[1])
        return max(0, piece.size[1] - falls // 3) if piece.at[1] < portrait.box.bottom else 0


def becoming(piece: Piece, then: Piece, start: int, ms: int) -> Leg:
    """One picture turns into another of another size on its way."""
    grows = then.size[0] - piece.size[0], then.size[1] - piece.size[1]
    width, scale = piece.size[0], piece.scale
    return Leg(start, ms, piece.at, then.at, piece.sprite, width, scale, then.sprite, grows)


def _paired(new: list[Piece], old: list[Piece]) -> list[tuple[Piece, Piece, int]]:
    pairs = zip(new, old[-len(new) :] if new else [], strict=False)
    return [(piece, source, n) for n, (piece, source) in enumerate(pairs)]


def _glide(old: Piece, new: Piece, start: int = 0) -> Flight:
    """Among the others of its kind; the token is carried above everything."""
    stays = new.key[0] in ("hand", "back", "won")
    leg = Leg(start, GLIDE, old.at, new.at, new.sprite, new.size[0], new.scale, stays=stays)
    return Flight(new.key, (leg,))


def _turn(old: Piece, new: Piece, start: int) -> Flight:
    leg = Leg(start, TURN, old.at, new.at, old.sprite, old.size[0], new.scale, new.sprite)
    return Flight(new.key, (leg,))


def _is_back(piece: Piece) -> bool:
    return piece.sprite.endswith("/back")


def _laid_from(back: Piece, piece: Piece, start: int) -> Leg:
    """From somebody else's hand: small as it is held, and a whole card after the first third."""
    grows = piece.size[0] - back.size[0], piece.size[1] - back.size[1]
    width, sprite = back.size[0], back.sprite
    leg = Leg(start, LAY, back.at, piece.at, sprite, width, back.scale, piece.sprite, grows)
    return replace(leg, turns=GROWS, thrown=True)


def _put_down(source: Piece, piece: Piece, start: int) -> tuple[Leg, Leg]:
    """From the hand onto the mat: lifted and turned over, then slid.

    A large card of the hand comes out of the turn as small as those of the mat: on edge, nobody
    sees its size change.
    """
    (width, scale), (x, y) = (source.size[0], source.scale), _centred(source, piece)
    up = x, y - PICK * scale
    grows = piece.size[0] - source.size[0], piece.size[1] - source.size[1]
    turned = piece.sprite
    over = Leg(start, PICK_MS, source.at, up, source.sprite, width, scale, turned, grows)
    slide = Leg(over.end, LAY, up, piece.at, piece.sprite, piece.size[0], scale, thrown=True)
    return over, replace(slide, marks=piece.marks)


def _centred(place: Piece, piece: Piece) -> Point:
    """Upper left corner that puts `piece` in the middle of `place`."""
    (x, y), (width, height) = place.at, place.size
    return x + (width - piece.size[0]) // 2, y + (height - piece.size[1]) // 2
