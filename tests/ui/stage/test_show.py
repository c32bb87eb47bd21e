"""What is seen between two layouts: nothing runs ahead of the cards, and nothing teleports."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise, product

import pytest
from pygame import Surface

from tamcuc.i18n import tr
from tamcuc.ui.kit import HandClock, Look
from tamcuc.ui.stage.board import Board, family
from tamcuc.ui.stage.flight import Flight, Leg
from tamcuc.ui.stage.show import Seen, Show
from tamcuc.ui.stage.step import Step
from tamcuc.ui.stage.things import EDGE_ON, Laid, Moving
from tests.ui.stage.test_motion import NAMES, played


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_number_counts_the_cards_that_are_there(look: Look, seats: int) -> None:
    made = played(look, seats, 1, 40)
    counted: dict[str, set[int]] = {"back": set(), "won": set()}
    for step in made:
        clock = HandClock()
        show = Show(step.laid, clock, "normal", lambda _: None)
        show.play([step], step.laid)
        while show.busy:
            seen = show.seen()
            for label in step.laid.labels:
                if label.tallies:
                    there = [p for p in seen.laid.pieces if p.key[:2] == label.tallies]
                    landed = [p for p in there if p.key not in seen.away]
                    assert seen.tally(label.tallies) == ((str(len(landed)),) if landed else ())
                    counted[str(label.tallies[0])].add(len(there) - len(landed))
            clock.advance(16)
            show.advance(clock())
        for label in step.laid.labels:
            if label.tallies:
                assert show.seen().tally(label.tallies) == label.lines
    assert all(len(ahead) > 1 for ahead in counted.values())


def at(step: Step, ms: int) -> Seen:
    """What is seen so long after a step began."""
    clock = HandClock()
    show = Show(step.laid, clock, "normal", lambda _: None)
    show.play([step], step.laid)
    clock.advance(ms)
    show.advance(clock())
    return show.seen()


def flips(look: Look, seats: int) -> list[tuple[Laid, Step]]:
    """Steps in which sets turn face up, and the layout before each."""
    made = played(look, seats, 2, 80)
    pairs = [(one.laid, other) for one, other in pairwise(made)]
    turned = [
        (before, step)
        for before, step in pairs
        if step.cues and all(name == "turn" for _, name in step.cues)
    ]
    return [(before, step) for before, step in turned if faces(step.laid) != faces(before)]


def faces(laid: Laid) -> list[str]:
    """The sprites of what lies on the mat."""
    return [piece.sprite for piece in laid.pieces if piece.key[0] == "lay"]


def ribbon(laid: Laid) -> list[tuple[str, ...]]:
    room = laid.regions["ribbon"]
    return [label.lines for label in laid.labels if room.contains(label.box)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_flip_tells_nothing_before_the_card_shows_its_face(look: Look, seats: int) -> None:
    beaten = 0
    for before, step in flips(look, seats):
        legs = [leg for flight in step.flights for leg in flight.legs if leg.turns_to]
        shown = max(leg.start + leg.ms // 2 for leg in legs)
        for ms in range(0, shown, 16):
            seen = at(step, ms)
            assert faces(seen.laid) == faces(before)
            assert ribbon(seen.laid) == ribbon(before)
            assert seen.laid.buttons == step.laid.buttons
        assert at(step, shown).laid == step.laid
        beaten += any("grey" in face for face in set(faces(step.laid)) - set(faces(before)))
    assert beaten


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_list_of_sets_tells_the_hand_once_it_is_sorted(look: Look, seats: int) -> None:
    deals = [step for step in played(look, seats, 3, 2) if len(step.flights) > 20]
    assert deals
    for step in deals:
        own = [flight for flight in step.flights if flight.key and flight.key[0] == "hand"]
        is_sorted = max(flight.end for flight in own)
        for ms in range(0, is_sorted, 100):
            assert lit(at(step, ms).laid) == 0
        assert at(step, is_sorted).laid == step.laid
        assert lit(step.laid) > 0


def lit(laid: Laid) -> int:
    return sum(slab.sprite == "ui/lit" for slab in laid.slabs)


def test_an_own_card_is_lifted_before_the_hand_closes_up(look: Look) -> None:
    step, card = own_lay(look)
    over, slide = card.legs
    hand = [piece.key for piece in step.laid.hand]
    places = {ms: at(step, ms).places for ms in range(0, slide.end, 16)}
    for ms, seen in places.items():
        if ms < over.end:
            assert [seen[key] for key in hand] == [places[0][key] for key in hand]
            assert card.at(ms) is not None
    piece = next(piece for piece in step.laid.pieces if piece.key == card.key)
    assert slide.at(slide.end - 1).marks == piece.marks != ()
    assert over.goal[1] + over.grows[1] // 2 < over.origin[1]
    moved = places[max(ms for ms in places if ms < over.end + 100)]
    assert any(moved[key] != places[0][key] for key in hand)


def own_lay(look: Look) -> tuple[Step, Flight]:
    for step in played(look, 4, 2, 60):
        for flight in step.flights:
            if flight.key and flight.key[:2] == ("lay", 0) and len(flight.legs) > 1:
                return step, flight
    raise AssertionError("nothing was laid from the own hand")


def test_a_card_of_somebody_else_grows_on_its_way_to_the_mat(look: Look) -> None:
    laid = [
        flight
        for step in played(look, 4, 2, 60)
        for flight in step.flights
        if flight.key and flight.key[0] == "lay" and flight.legs[0].sprite == "mini/back"
    ]
    assert laid
    for flight in laid:
        (leg,) = flight.legs
        for ms in range(leg.start, leg.end, 8):
            small = leg.at(ms).sprite == "mini/back"
            assert small == (ms - leg.start < leg.ms * 0.3)


def test_what_is_carried_sets_out_gently_and_what_is_thrown_comes_to_rest(look: Look) -> None:
    carried = Leg(0, 400, (0, 0), (400, 0), "card/back", 40)
    thrown = replace(carried, thrown=True)
    assert carried.at(16).at[0] <= 2
    assert thrown.at(16).at[0] >= 40
    for leg in (carried, thrown):
        assert 400 - leg.at(384).at[0] <= 2
    won = [
        leg
        for step in played(look, 4, 2, 60)
        for flight in step.flights
        for leg in flight.legs
        if flight.key and flight.key[0] == "won"
    ]
    assert won
    assert not any(leg.thrown for leg in won)


@pytest.mark.parametrize("sprite", ["card/red_general", "card/back", "large/red_general"])
def test_a_card_on_its_edge_is_ink_and_paper_and_nothing_else(look: Look, sprite: str) -> None:
    atlas, palette = look.atlas, look.palette
    width, height = atlas.size(sprite)
    leg = Leg(0, 260, (20, 20), (20, 20), sprite, width, 1, f"{family(sprite)}/back")
    edge = leg.at(130)
    assert edge.width == EDGE_ON
    canvas = Surface((120, 160))
    canvas.fill(palette["straw"])
    Board(look).draw_moving(canvas, edge)
    x, y = edge.at
    for row in range(y + 1, y + height - 1):
        seen = [tuple(canvas.get_at((x + n, row)))[:3] for n in range(EDGE_ON)]
        assert seen == [palette["ink"], palette["diep"], palette["ink"]]


def test_no_card_on_its_way_hides_a_face_a_name_or_the_ribbon(look: Look) -> None:
    """Cards that lie across all of them for a moment leave them as they were."""
    laid = next(step.laid for step in played(look, 4, 2, 60) if ribbon(step.laid))
    kept = [p.box.inflate(-4, -4) for p in laid.pieces if p.key[0] == "portrait"]
    kept += [slab.box.inflate(-6, -6) for slab in laid.slabs if slab.sprite == "ui/ribbon"]
    kept += [label.box for label in laid.labels if set(label.lines) & set(NAMES)]
    assert len(kept) == 9
    board, bare, covered = Board(look), Surface(laid.size), Surface(laid.size)
    board.draw(bare, Seen(laid))
    cards = tuple(Moving("card/back", (box.centerx - 20, box.centery - 36)) for box in kept)
    board.draw(covered, Seen(laid, cards))
    assert bare.get_buffer().raw != covered.get_buffer().raw
    for box in kept:
        for x, y in product(range(box.left, box.right), range(box.top, box.bottom)):
            assert bare.get_at((x, y)) == covered.get_at((x, y)), box


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_that_was_won_is_small_when_it_arrives_and_whole_when_it_sets_out(
    look: Look, seats: int
) -> None:
    won = [
        (step, flight)
        for step in played(look, seats, 2, 60)
        for flight in step.flights
        if flight.key and flight.key[0] == "won" and flight.legs[0].turns_to
    ]
    assert won
    for step, flight in won:
        (leg,) = flight.legs
        lies = next(piece for piece in step.laid.pieces if piece.key == flight.key)
        assert leg.at(leg.start).sprite.startswith(step.laid.deck.group)
        assert leg.at(leg.start + leg.ms // 2).sprite == leg.sprite
        assert leg.at(leg.end - leg.ms // 3).sprite == lies.sprite
        assert leg.at(leg.end).at == lies.at


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_card_of_a_cut_is_named_once_its_face_is_seen(look: Look, seats: int) -> None:
    step = next(s for s in played(look, seats, 1, 1) if any(name == "turn" for _, name in s.cues))
    (card,) = step.flights
    for ms in range(0, step.ms, 10):
        seen = card.at(ms)
        assert seen is not None
        named = ribbon(at(step, ms).laid) == ribbon(step.laid)
        assert named == (seen.sprite != step.laid.deck.back)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_from_hand_to_hand_the_bar_never_forgets_which_it_is(look: Look, seats: int) -> None:
    texts = [_bar(step.laid) for step in played(look, seats, 1, 150)]
    begun = next(n for n, text in enumerate(texts) if text != tr("title.name"))
    assert tr("title.name") not in texts[begun:]
    assert len({text.split(" · ")[0] for text in texts[begun:]}) > 1


def _bar(laid: Laid) -> str:
    bar = laid.regions["bar"]
    return next(line for label in laid.labels if bar.contains(label.box) for line in label.lines)


def test_sons_are_told_once_they_are_seen_and_no_card_is_seen_twice(look: Look) -> None:
    """Two hold so many cards that sons are shown in most hands."""
    shown = 0
    for seed in range(6):
        made = played(look, 2, seed, 4)
        for before, step in ((one.laid, other) for one, other in pairwise(made)):
            backs = [f for f in step.flights if f.source and f.source[0] == "back"]
            if not backs or step.first is None:
                continue
            shown += 1
            told = max(leg.on_edge for flight in backs for leg in flight.legs)
            for ms in range(0, told, 16):
                seen = at(step, ms)
                assert ribbon(seen.laid) == ribbon(before)
                assert {flight.source for flight in backs} <= seen.away
            assert at(step, told).laid == step.laid
            assert ribbon(step.laid) != ribbon(before)
    assert shown
