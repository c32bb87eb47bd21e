"""Who sits at the table can be read, and what one has won can be counted at a glance."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest
from pygame import Rect

from tamcuc.games.tam_cuc.view import MatchView
from tamcuc.i18n import use
from tamcuc.i18n.names import who_name
from tamcuc.i18n.words import tr
from tamcuc.ui.kit import Look
from tamcuc.ui.stage.layout import Sight, layout
from tamcuc.ui.stage.measures import MAT_EDGE, WON_STEP
from tamcuc.ui.stage.things import Laid, Piece
from tests.ui.stage.test_layout import SIZES, moments, sight

FAMILY = ("ba_noi", "ong_do", "co_sau", "chu_tu", "anh_ca", "chi_hai", "be_na", "cau_ut")
LONG = "Nguyễn Văn Hướng"


@pytest.fixture(params=[100, 120, 160, 200])
def sized(look: Look, request: pytest.FixtureRequest) -> Look:
    look.text_size = request.param
    return look


@pytest.mark.parametrize("language", ["vi", "en"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_names_stand_whole_on_their_plates(
    sized: Look, language: str, size: tuple[int, int], seats: int
) -> None:
    use(language)
    view = msgspec.structs.replace(moments(seats)[5], totals=(-88,) * seats)
    for first in range(0, len(FAMILY), 2):
        people = (FAMILY * 2)[first : first + seats - 1]
        names = (LONG, *(who_name(each) for each in people))
        laid = layout(view, Sight(names, ("you", *people)), size, sized)
        said = [" ".join(label.lines) for label in laid.labels]
        assert set(names) <= set(said), names


def _winning(view: MatchView, count: int, seats: int) -> MatchView:
    """The view with so many cards won by oneself, and a hand as short as that allows."""
    assert view.hand is not None
    deck = view.setup.terms().deck
    hand = msgspec.structs.replace(
        view.hand,
        won=(deck[:count], *view.hand.won[1:]),
        own_hand=view.hand.own_hand[: view.setup.terms().dealt - count // seats],
    )
    return msgspec.structs.replace(view, hand=hand)


def _won(laid: Laid) -> list[Piece]:
    return [piece for piece in laid.pieces if piece.key[:2] == ("won", 0)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_own_won_cards_can_be_counted_at_a_glance(
    sized: Look, size: tuple[int, int], seats: int
) -> None:
    start = next(v for v in moments(seats) if v.hand and v.hand.phase in ("lay", "show"))
    for count in (1, 6, 8, 12, 15):
        view = _winning(start, count, seats)
        laid = layout(view, sight(view), size, sized)
        won = _won(laid)
        assert len(won) == count
        scale = laid.deck.scale
        rows = sorted({piece.at[1] for piece in won})
        assert all(below - above >= WON_STEP * scale for above, below in pairwise(rows))
        for left, right in pairwise(won):
            if left.at[1] == right.at[1]:
                assert right.at[0] - left.at[0] >= WON_STEP * scale // 2, (count, left)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_lantern_is_lit_at_whoever_is_asked(look: Look, seats: int) -> None:
    for view in moments(seats):
        laid = layout(view, sight(view), (640, 360), look)
        lit = {
            piece.key[1]
            for piece in laid.pieces
            if piece.key[0] == "portrait" and "token/turn" in piece.marks
        }
        assert lit == set(view.asked)


@pytest.mark.parametrize(("language", "sprite"), [("vi", "house"), ("en", "house_en")])
def test_the_token_of_the_house_is_read_in_either_language(
    look: Look, language: str, sprite: str
) -> None:
    use(language)
    view = moments(4)[5]
    laid = layout(view, sight(view), SIZES[0], look)
    (token,) = [piece for piece in laid.pieces if piece.key == ("token",)]
    assert token.sprite == f"token/{sprite}"


@pytest.mark.parametrize("language", ["vi", "en"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4])
def test_all_others_have_plates_of_one_height_with_letters_of_one_size(
    sized: Look, language: str, size: tuple[int, int], seats: int
) -> None:
    use(language)
    view = moments(seats)[5]
    people = ("be_na", "ong_do", "ba_noi")[: seats - 1]
    names = ("Bạn", *(who_name(each) for each in people))
    laid = layout(view, Sight(names, ("you", *people)), size, sized)
    plates = [slab.box for slab in laid.slabs if slab.sprite.startswith("ui/plate")]
    plates.remove(next(box for box in plates if laid.regions["seat you"].contains(box)))
    assert len({box.h for box in plates}) == 1
    letters = [label.letters for label in laid.labels if " ".join(label.lines) in names[1:]]
    assert len(letters) == seats - 1
    assert len({(each.line, each.width("Bà nội")) for each in letters}) == 1


@pytest.mark.parametrize("size", SIZES)
def test_four_sit_each_beside_their_own_cards_and_their_own_lay(
    look: Look, size: tuple[int, int]
) -> None:
    look.text_size, seen = 100, 0
    names = ("Bạn", *(who_name(each) for each in FAMILY[:3]))
    for view in moments(4):
        laid = layout(view, Sight(names, ("you", *FAMILY[:3])), size, look)
        seats = {place: _block(laid, place) for place in ("left", "top", "right")}
        for seat, place in ((1, "right"), (2, "top"), (3, "left")):
            cards = [p.box for p in laid.pieces if p.key[:2] == ("lay", seat)]
            if cards:
                lay = cards[0].unionall(cards[1:])
                own = _apart(lay, seats.pop(place))
                assert own <= 6 * laid.deck.scale
                assert all(own < _apart(lay, other) for other in seats.values()), (place, lay)
                seats[place] = _block(laid, place)
                seen += 1
    assert seen > 15


def _block(laid: Laid, place: str) -> Rect:
    """Person, backs and won cards of one seat; they are together."""
    person, cards = laid.regions[f"seat {place}"], laid.regions.get(f"cards {place}")
    if cards is None:
        return person
    assert _apart(person, cards) <= 6 * laid.deck.scale
    return person.union(cards)


def _apart(one: Rect, other: Rect) -> int:
    """Columns or rows between two boxes, whichever are more."""
    across = max(one.left, other.left) - min(one.right, other.right)
    down = max(one.top, other.top) - min(one.bottom, other.bottom)
    return max(across, down)


@pytest.mark.parametrize("size", [(640, 360), (683, 384), (853, 360)])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_lay_above_lies_on_straw_and_not_on_the_border(
    look: Look, size: tuple[int, int], seats: int
) -> None:
    look.text_size = 100
    for view in moments(seats):
        laid = layout(view, sight(view), size, look)
        if view.hand is not None:
            assert laid.regions["lay top"].top >= laid.mat.top + MAT_EDGE


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4])
def test_the_tray_keeps_an_empty_place_for_every_card_still_to_be_won(
    look: Look, size: tuple[int, int], seats: int
) -> None:
    start = next(v for v in moments(seats) if v.hand and v.hand.phase in ("lay", "show"))
    par = start.setup.terms().par
    assert par is not None
    full = layout(_winning(start, par, seats), sight(start), size, look)
    where = [piece.box for piece in _won(full)]
    for count in range(par + 2):
        laid = layout(_winning(start, count, seats), sight(start), size, look)
        places = [slab.box for slab in laid.slabs if slab.sprite == "ui/tray_place"]
        assert places == where[count:], count


@pytest.mark.parametrize("size", [(640, 360), (683, 384), (853, 360)])
def test_the_lay_across_lies_in_the_middle_clear_of_a_pair_beside_it(
    look: Look, size: tuple[int, int]
) -> None:
    look.text_size, seen = 100, set()
    names = ("Bạn", *(who_name(each) for each in FAMILY[:3]))
    for view in moments(4):
        laid = layout(view, Sight(names, ("you", *FAMILY[:3])), size, look)
        lays = {seat: [p.box for p in laid.pieces if p.key[:2] == ("lay", seat)] for seat in (1, 2)}
        if not lays[2]:
            continue
        across = lays[2][0].unionall(lays[2][1:])
        assert abs(lays[2][0].centerx - laid.mat.centerx) <= 1
        backs = [p.box for p in laid.pieces if p.key[:2] == ("back", 2)]
        plate = laid.regions["seat top"]
        assert all(plate.contains(back) for back in backs)
        if len(lays[2]) <= 2 and lays[1]:
            assert across.right < lays[1][0].unionall(lays[1][1:]).left
            seen.add(len(lays[2]))
    assert seen == {1, 2}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_hid_is_told_at_their_portrait_once_their_cards_are_gone(
    sized: Look, size: tuple[int, int], seats: int
) -> None:
    view = next(v for v in moments(seats) if v.hand and v.hand.phase == "show" and v.hand.size)
    assert view.hand is not None
    for seat in range(seats):
        laid = tuple(n != seat for n in range(seats))
        hand = msgspec.structs.replace(view.hand, hidden=(seat,), laid=laid)
        shown = layout(msgspec.structs.replace(view, hand=hand), sight(view), size, sized)
        (tag,) = [label.box for label in shown.labels if label.lines == (tr("table.hid"),)]
        portrait = next(p.box for p in shown.pieces if p.key == ("portrait", seat))
        assert portrait.inflate(2, 2).colliderect(tag)
        assert portrait.clip(tag).w <= 2
        assert Rect(0, 0, *size).contains(tag)
        others = [label.box for label in shown.labels if label.box != tag]
        assert tag.collidelist(others) < 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_won_cards_lie_trick_by_trick(look: Look, seats: int) -> None:
    look.text_size, seen = 100, 0
    for view in moments(seats):
        hand = view.hand
        if hand is None or not hand.rounds:
            continue
        laid = layout(view, sight(view), (640, 360), look)
        for seat in range(seats):
            lying = "".join(str(p.key[2]) for p in laid.pieces if p.key[:2] == ("won", seat))
            assert sorted(lying) == sorted(hand.won[seat])
            tricks = [dict(each.shown)[seat] for each in hand.rounds if each.winner == seat]
            assert lying.endswith("".join(tricks))
            seen += len(tricks) > 1
    assert seen
