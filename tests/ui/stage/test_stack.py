"""The deck lies on the mat as high as its cards are many, is cut, and is dealt out to the last."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from msgspec.structs import replace
from pygame import Rect

from tamcuc.games.tam_cuc.events import DealerDrawn, Event
from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.i18n.names import who_name
from tamcuc.ui.kit import HandClock, Look
from tamcuc.ui.settings import TextSize
from tamcuc.ui.stage.flight import under_way
from tamcuc.ui.stage.layout import Sight, layout
from tamcuc.ui.stage.show import Seen, Show
from tamcuc.ui.stage.stack import DECK, OUT, layers, out_of_play, stacked, uppermost
from tamcuc.ui.stage.step import Showing, Step
from tamcuc.ui.stage.steps import steps
from tamcuc.ui.stage.things import Laid, Moving, kind_name
from tests.ui.stage.plays import Table

SIZES = [(640, 360), (683, 384), (640, 400), (853, 360), (960, 540), (1279, 719)]
NAMES = ("Bạn", "Bà nội", "Nguyễn Văn Hướng", "Bé Na")
PORTRAITS = ("you", "ba_noi", "ong_do", "be_na")


@pytest.fixture(params=[100, 120, 160, 200])
def sized(look: Look, request: pytest.FixtureRequest) -> Look:
    look.text_size = request.param
    return look


def sight(seats: int) -> Sight:
    return Sight(NAMES[:seats], PORTRAITS[:seats])


def before_the_cut(seats: int) -> MatchView:
    return Table.of(seats, 1).view(0)


def drawn(look: Look, seats: int, size: tuple[int, int], cutter: int, card: str) -> list[Step]:
    """The steps of a draw in which this card is cut."""
    view = before_the_cut(seats)
    dealer = (cutter + "KAERCHP".index(card.upper())) % seats
    event = DealerDrawn(cutter, card, dealer)
    showing = Showing(sight(seats), size, look)
    laid = layout(view, sight(seats), size, look)
    return list(steps(laid, view, (event,), showing))


def opened(look: Look, seats: int, seed: int, size: tuple[int, int] = (640, 360)) -> list[Step]:
    """Draw and deal of a match."""
    look.text_size = 100
    table, made = Table.of(seats, seed), []
    laid = layout(table.view(0), sight(seats), size, look)
    for _ in range(2):
        view = table.view(0)
        made += list(steps(laid, view, table.step(0), Showing(sight(seats), size, look)))
        laid = made[-1].laid
    return made


def dealt(made: list[Step]) -> int:
    """Which of the steps is the deal."""
    return next(n for n, step in enumerate(made) if len(step.flights) > 27)


def decks(step: Step, ms: int) -> list[Moving]:
    return [m for m in under_way(step.flights, ms) if m.sprite.startswith("stack/")]


def high(moving: Moving) -> int:
    return int(moving.sprite.rsplit("_", 1)[1])


@pytest.mark.parametrize("group", ["card", "large", "small", "mini"])
def test_more_cards_never_make_a_lower_stack_and_none_make_none(group: str) -> None:
    heights = [layers(group, count) for count in range(33)]
    assert heights == sorted(heights)
    assert heights[0] == 0
    assert heights[1] == 1
    assert heights[9] < heights[27] < heights[32]


@pytest.mark.parametrize("scale", [1, 2])
@pytest.mark.parametrize("group", ["card", "large", "small", "mini"])
def test_a_stack_is_as_large_as_it_is_drawn(look: Look, group: str, scale: int) -> None:
    for count in range(1, 33):
        piece = stacked(DECK, group, scale, (200, 200), count)
        width, height = look.atlas.size(piece.sprite, scale)
        assert piece.size[1] == height - scale * (2 if group in ("card", "large") else 1)
        assert piece.size[0] < width
        assert piece.box.midbottom == (200, 200)


@pytest.mark.parametrize("group", ["card", "large", "small", "mini"])
def test_the_uppermost_card_lies_where_the_stack_ends(group: str) -> None:
    for count in (1, 7, 20, 32):
        stack = stacked(OUT, group, 2, (300, 300), count)
        card = uppermost(stack)
        assert card.at == stack.at
        assert card.sprite == f"stack/{group}_1"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deck_touches_nothing_wherever_it_stands(
    sized: Look, seats: int, size: tuple[int, int]
) -> None:
    view = before_the_cut(seats)
    for dealer in (None, *range(seats)):
        there = replace(view, dealer=dealer, phase="cut" if dealer is None else "deal")
        laid = layout(there, sight(seats), size, sized)
        deck = next(piece for piece in laid.pieces if piece.key == DECK)
        assert laid.mat.contains(deck.box)
        assert laid.regions["deck"].contains(deck.box)
        for piece in laid.pieces:
            assert piece is deck or not piece.box.colliderect(deck.box), piece
        for name, region in laid.regions.items():
            assert name == "deck" or not region.colliderect(laid.regions["deck"]), name
        for slab in laid.slabs:
            assert not slab.box.colliderect(deck.box), slab


@pytest.mark.parametrize("size", [(640, 360), (960, 540)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_of_the_count_lie_before_their_seats_and_touch_nothing(
    sized: Look, seats: int, size: tuple[int, int]
) -> None:
    for cutter in (0, seats - 1):
        count = drawn(sized, seats, size, cutter, "p")[-2]
        tiles = [m for m in count.still if m.sprite.startswith("tile/")]
        tiles += list(under_way(count.flights, count.ms - 1))
        assert len(tiles) == 6
        boxes = [_box(sized, tile) for tile in tiles]
        others = [_box(sized, m) for m in count.still if not m.sprite.startswith("tile/")]
        others += [slab.box for slab in count.laid.slabs]
        others += [p.box for p in count.laid.pieces if p.key[0] in ("portrait", "token")]
        for n, box in enumerate(boxes):
            assert count.laid.mat.contains(box)
            assert box.collidelist(others + boxes[n + 1 :]) < 0, (n, box)


def _box(look: Look, moving: Moving) -> Rect:
    return Rect(moving.at, look.atlas.size(moving.sprite, moving.scale))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draw_counts_from_the_cutter_to_the_dealer(look: Look, seats: int) -> None:
    look.text_size = 100
    for cutter in range(seats):
        for card in "KaErCp":
            made = drawn(look, seats, (640, 360), cutter, card)
            texts = [_ribbon(step) for step in made]
            assert all("bắt cái" in text for text in texts[:2])
            assert texts[2].startswith("Tướng")
            assert "làm cái" in texts[-1]
            assert len(made) == 3 + "KAERCP".index(card.upper()) + (card == "p")


def _ribbon(step: Step) -> str:
    ribbon = step.laid.regions["ribbon"]
    return " ".join(
        line for label in step.laid.labels if ribbon.contains(label.box) for line in label.lines
    )


def test_the_card_that_is_cut_turns_up_on_the_deck_and_down_again(look: Look) -> None:
    look.text_size = 100
    made = drawn(look, 4, (640, 360), 1, "R")
    assert "card/red_chariot" in [m.sprite for m in under_way(made[1].flights, made[1].ms - 1)]
    assert all("card/red_chariot" in [m.sprite for m in step.still] for step in made[2:-1])
    leaving = [m.sprite for m in under_way(made[-1].flights, made[-1].ms - 200)]
    assert leaving == ["stack/card_8"]


def test_both_parts_of_a_cut_deck_are_all_of_it(look: Look) -> None:
    look.text_size = 100
    for step in drawn(look, 4, (640, 360), 1, "R")[2:-1]:
        parts = [m for m in step.still if m.sprite.startswith("stack/")]
        assert [high(part) for part in parts] == [4, 4]


def test_the_token_flies_from_the_deck_to_the_house(look: Look) -> None:
    look.text_size = 100
    for cutter in range(4):
        made = drawn(look, 4, (640, 360), cutter, "C")
        flight = next(f for f in made[-1].flights if f.key == ("token",))
        deck = made[0].laid.regions["deck"]
        assert deck.collidepoint(flight.legs[0].origin)
        token = next(p for p in made[-1].laid.pieces if p.key == ("token",))
        assert flight.legs[-1].goal == token.at
        assert token.box.colliderect(_portrait(made[-1].laid, cutter))


def _portrait(laid: Laid, seat: int) -> Rect:
    return next(p.box for p in laid.pieces if p.key == ("portrait", seat)).inflate(40, 0)


@pytest.mark.parametrize("size", [(640, 360), (960, 540)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deal_leaves_the_deck_card_by_card(look: Look, seats: int, size: tuple[int, int]) -> None:
    made = opened(look, seats, 6, size)
    before, deal = made[dealt(made) - 1], made[dealt(made)]
    deck = next(piece for piece in before.laid.pieces if piece.key == DECK)
    cards = [flight for flight in deal.flights if flight.key is not None]
    assert len(cards) == (27 if seats == 3 else 32)
    assert all(flight.legs[0].sprite.endswith("/back") for flight in cards)
    tops = [flight.legs[0].origin for flight in cards]
    assert all(deck.box.collidepoint(top) for top in tops)
    assert tops == sorted(tops, key=lambda top: top[1])
    assert tops[0][1] < tops[-1][1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deck_only_grows_lower_and_is_gone_with_the_last_card(look: Look, seats: int) -> None:
    made = opened(look, seats, 6)
    deal = made[dealt(made)]
    last = max(f.legs[0].start for f in deal.flights if f.key is not None)
    seen = [decks(deal, ms) for ms in range(0, last, 5)]
    assert all(len(now) == 1 for now in seen)
    heights = [high(now[0]) for now in seen]
    assert all(one >= other for one, other in pairwise(heights))
    assert heights[-1] == 1
    assert set(heights) == set(range(1, heights[0] + 1))
    feet = {now[0].at[1] + look.atlas.size(now[0].sprite)[1] for now in seen}
    assert len(feet) == 1
    assert decks(deal, last) == []


def later(seats: int, seed: int) -> tuple[MatchView, tuple[Event, ...], MatchView]:
    """The end of a first hand: the view, that the last seat is ready, and the view after it."""
    table = Table.of(seats, seed)
    while True:
        view = table.view(0)
        happened = table.step(0)
        if view.phase == "counted" and table.view(0).phase == "deal":
            return view, happened, table.view(0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_a_later_deal_every_card_goes_onto_the_deck_of_the_next_dealer(
    look: Look, seats: int
) -> None:
    look.text_size = 100
    view, happened, bare = later(seats, 3)
    assert view.hand is not None
    laid = layout(view, sight(seats), (640, 360), look)
    (step,) = steps(laid, view, happened, Showing(sight(seats), (640, 360), look))
    rest = layout(bare, sight(seats), (640, 360), look)
    assert step.laid.pieces == rest.pieces
    deck = next(piece for piece in rest.pieces if piece.key == DECK)
    legs = [f.legs[-1] for f in step.flights if f.legs[-1].turns_to]
    assert len(legs) == 1 + sum(map(len, view.hand.won))
    assert all(deck.box.collidepoint(leg.goal) for leg in legs)
    gone = {p.at for p in laid.pieces if p.key[0] in ("won", "out")}
    assert {leg.origin for leg in legs} == gone
    heights = [max(map(high, decks(step, ms)), default=0) for ms in range(330, step.ms, 10)]
    assert heights == sorted(heights)
    assert bare.dealer is not None
    place = _portrait(rest, (bare.dealer + 1) % seats)
    assert next(p for p in rest.pieces if p.key == ("token",)).box.colliderect(place)


def views(seats: int, seed: int) -> Iterator[MatchView]:
    """What is seen of two hands."""
    table = Table.of(seats, seed)
    while table.view(0).number < 3:
        table.step(0)
        yield table.view(0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_is_held_lying_won_or_out_of_play(seats: int) -> None:
    seen = set()
    for seed in range(8):
        for view in views(seats, seed):
            hand = view.hand
            if hand is None:
                continue
            showed = dict(hand.shown)
            lying = sum(hand.size for n, laid in enumerate(hand.laid) if laid and n not in showed)
            lying += sum(map(len, showed.values()))
            somewhere = sum(hand.left) + sum(map(len, hand.won)) + lying
            assert somewhere + out_of_play(hand) == len(view.setup.terms().deck)
            seen.add((hand.phase, hand.sons is not None))
    assert {phase for phase, _ in seen} == {"aside", "call", "lay", "show", "over"}
    assert ("over", True) in seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_stack_of_cards_out_of_play_tells_no_more_than_all_know(seats: int) -> None:
    """It is the same in every seat's view."""
    table = Table.of(seats, 5)
    for _ in range(60):
        table.step(0)
        hands = [table.view(seat).hand for seat in range(seats)]
        assert len({out_of_play(hand) for hand in hands if hand is not None}) <= 1


def test_cards_set_aside_by_others_lie_on_one_another_and_can_be_counted(look: Look) -> None:
    look.text_size, seen = 100, 0
    for seed in range(8):
        for view in views(4, seed):
            if view.hand is None or view.hand.phase != "aside":
                continue
            laid = layout(view, sight(4), (640, 360), look)
            for seat in (1, 2, 3):
                boxes = [p.box for p in laid.pieces if p.key[:2] == ("lay", seat)]
                if boxes:
                    assert len(boxes) == view.hand.size
                    rims = [one.right - other.right for one, other in pairwise(boxes)]
                    assert set(rims) == {3}
                    seen += 1
    assert seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_and_beaten_cards_slide_onto_the_stack_out_of_play(look: Look, seats: int) -> None:
    look.text_size = 100
    table, grown = Table.of(seats, 5), 0
    for _ in range(60):
        view = table.view(0)
        laid = layout(view, sight(seats), (640, 360), look)
        for step in steps(laid, view, table.step(0), Showing(sight(seats), (640, 360), look)):
            leaving = [f for f in step.flights if f.key is None and f.legs[0].turns_to]
            out = next((p for p in step.laid.pieces if p.key == OUT), None)
            if out is None or not leaving:
                continue
            assert all(flight.legs[-1].goal == uppermost(out).at for flight in leaving)
            for leg in (flight.legs[-1] for flight in leaving):
                shown = None if leg.sprite.endswith("/back") else leg.sprite.split("/")[1]
                assert leg.turns_to == uppermost(out, shown).sprite
            grown += 1
    assert grown > 3


def _out_sprite(table: Table, look: Look, seats: int) -> str | None:
    laid = layout(table.view(0), sight(seats), (640, 400), look)
    return next((piece.sprite for piece in laid.pieces if piece.key == OUT), None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_beaten_card_lies_face_up_until_somebody_hides(look: Look, seats: int) -> None:
    look.text_size = 100
    table, faces = Table.of(seats, 5), set()
    for _ in range(400):
        hand, out = table.view(0).hand, _out_sprite(table, look, seats)
        if out is not None and out.startswith("stack/small") and hand is not None:
            shown = hand.rounds[-1].shown if hand.rounds else ()
            hidden = any(not hand.laid[seat] for seat in hand.hidden)
            beaten = None if hidden or len(shown) < 2 else kind_name(shown[-2][1][-1])
            assert out.split("_", 2)[2:] == ([] if beaten is None else [beaten])
            faces.add(beaten)
        if table.view(0).phase == "over":
            break
        table.step(0)
    assert None in faces
    assert len(faces) > 2


def test_no_face_on_the_stack_is_drawn_too_small(look: Look) -> None:
    assert stacked(OUT, "mini", 1, (100, 100), 9, "red_horse").sprite == "stack/mini_2"
    assert stacked(OUT, "small", 1, (100, 100), 9, "red_horse").sprite in look.atlas


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_motion_nothing_is_seen_of_draw_and_deal_but_the_end(
    look: Look, seats: int
) -> None:
    made = opened(look, seats, 6)
    show = Show(made[0].laid, HandClock(), "off", lambda _: None)
    show.play(made, made[-1].laid)
    assert not show.busy
    assert show.seen() == Seen(made[-1].laid)
    assert not [piece for piece in show.seen().laid.pieces if piece.key == DECK]


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_out_of_play_have_one_home_low_at_the_left_of_the_mat(
    look: Look, seats: int, size: tuple[int, int], text_size: TextSize
) -> None:
    look.text_size, homes = text_size, set()
    people = ("ba_noi", "ong_do", "be_na")[: seats - 1]
    family = Sight(("Bạn", *map(who_name, people)), ("you", *people))
    for seed in (3, 5):
        for view in views(seats, seed):
            laid = layout(view, family, size, look)
            if view.hand is not None:
                homes.add(laid.regions["out"].midbottom)
    (home,) = homes
    assert home[0] - laid.mat.x < laid.mat.w // 8
    assert laid.mat.bottom - home[1] <= 4
