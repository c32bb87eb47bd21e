"""The rules page says the same in both languages, and what it says is what is played."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import pairwise

import pytest

from tamcuc.games.tam_cuc import cards
from tamcuc.games.tam_cuc.match import drawn_dealer
from tamcuc.games.tam_cuc.rules import HOUSE
from tamcuc.games.tam_cuc.score import count_hand
from tamcuc.games.tam_cuc.sets import SETS
from tamcuc.games.tam_cuc.view import Round
from tamcuc.i18n import LANGUAGES, names, tr, use
from tamcuc.i18n.pages import (
    Block,
    Bullets,
    Cards,
    Heading,
    PageError,
    Paragraph,
    Pictures,
    Table,
    parse,
    rules_page,
)


@pytest.fixture(autouse=True)
def vietnamese() -> Iterator[None]:
    use("vi")
    yield
    use("vi")


def page(code: str) -> tuple[Block, ...]:
    use(code)
    return rules_page()


def texts(block: Block) -> tuple[str, ...]:
    if isinstance(block, Bullets):
        return block.items
    if isinstance(block, Table):
        return (*block.head, *(cell for row in block.rows for cell in row))
    if isinstance(block, Cards | Pictures):
        return ()
    return (block.text,)


def shape(block: Block) -> tuple[object, ...]:
    width = len(block.head) if isinstance(block, Table) else 0
    level = block.level if isinstance(block, Heading) else 0
    shown = block if isinstance(block, Cards | Pictures) else None
    return (type(block), level, width, len(texts(block)), shown)


def tables(code: str) -> list[Table]:
    return [block for block in page(code) if isinstance(block, Table)]


def test_both_languages_have_the_same_structure() -> None:
    assert [shape(block) for block in page("vi")] == [shape(block) for block in page("en")]


def test_both_languages_name_the_same_numbers() -> None:
    for ours, theirs in zip(page("vi"), page("en"), strict=True):
        digits = [re.findall(r"\d+", " ".join(texts(block))) for block in (ours, theirs)]
        assert digits[0] == digits[1]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_begins_with_its_only_title(code: str) -> None:
    levels = [block.level for block in page(code) if isinstance(block, Heading)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_text_is_composed_and_has_no_stray_blanks(code: str) -> None:
    for text in (text for block in page(code) for text in texts(block)):
        assert unicodedata.is_normalized("NFC", text)
        assert text == text.strip()
        assert "  " not in text


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_ladder_is_the_deck(code: str) -> None:
    letters = cards.LETTERS[::-1]
    ladder = [
        (names.rank_name(red), str(cards.COPIES[cards.kind_of(red)]), str(cards.COPIES[black]))
        for red, black in zip(letters[::2], map(cards.kind_of, letters[1::2]), strict=True)
    ]
    use(code)
    ladder = [(names.rank_name(letters[2 * i]), *row[1:]) for i, row in enumerate(ladder)]
    assert list(tables(code)[0].rows) == ladder


@pytest.mark.parametrize("code", LANGUAGES)
def test_deck_hands_and_par_are_those_of_the_rules(code: str) -> None:
    expected = [
        (str(seats), str(len(HOUSE[seats].deck)), str(HOUSE[seats].dealt), str(HOUSE[seats].par))
        for seats in (4, 3, 2)
    ]
    assert list(tables(code)[1].rows) == expected


@pytest.mark.parametrize("code", LANGUAGES)
def test_amounts_are_those_of_the_rules(code: str) -> None:
    rows = {row[0]: row[1:] for row in tables(code)[2].rows}
    for bonus in ("ket_doi", "ket_ba", "ket_tot_den", "de"):
        amounts = tuple(str(getattr(HOUSE[seats].amounts, bonus)) for seats in (4, 3, 2))
        assert rows.pop(tr(f"bonus.{bonus}")) == amounts
    assert not rows


@pytest.mark.parametrize("code", LANGUAGES)
def test_lengths_are_those_of_the_rules(code: str) -> None:
    rows = {row[0]: row[1:] for row in tables(code)[3].rows}
    for length in ("short", "standard", "long"):
        hands = tuple(str(getattr(HOUSE[seats].hands, length)) for seats in (4, 3, 2))
        assert rows.pop(tr(f"length.{length}")) == hands
    assert not rows


def section(code: str, heading: str) -> str:
    """The text of the worked example under a heading of level 3 in the last chapters."""
    blocks = page(code)
    at = max(n for n, b in enumerate(blocks) if isinstance(b, Heading) and b.text == heading)
    return " ".join(texts(blocks[at + 1]))


def last_round(*shown: tuple[int, str]) -> Round:
    hidden = tuple({0, 1, 2, 3} - {seat for seat, _ in shown})
    return Round(house=0, shown=shown, hidden=hidden, winner=shown[-1][0])


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_example_of_a_ket_is_counted_so(code: str) -> None:
    count = count_hand(HOUSE[4], 0, (3, 2, 3, 0), last_round((0, "RR")))
    assert count.scores == (7, -2, -1, -4)
    text = section(code, tr("bonus.ket_doi"))
    assert all(sum_ in text for sum_ in ("4 − 2 = 2", "4 − 3 = 1", "4 − 0 = 4", "2 + 1 + 4 = 7"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_example_of_a_de_is_counted_so(code: str) -> None:
    won = (3, 4, 1, 0)
    count = count_hand(HOUSE[4], 0, won, last_round((0, "pp"), (1, "PP")))
    assert count.scores == (-13, 13, 0, 0)
    assert "16 − 3 = 13" in section(code, tr("bonus.de"))
    assert count_hand(HOUSE[4], 0, won, last_round((0, "pp"), (1, "PP"), (2, "hh"))).bonus is None


def test_the_example_of_the_draw_is_counted_so() -> None:
    assert (drawn_dealer(4, 0, "R"), drawn_dealer(3, 0, "R")) == (3, 0)


def test_longer_words_keep_the_structure() -> None:
    assert [shape(block) for block in page("pseudo-vi")] == [shape(block) for block in page("vi")]
    for longer, block in zip(page("pseudo-vi"), page("vi"), strict=True):
        for long, text in zip(texts(longer), texts(block), strict=True):
            assert len(long) >= 1.4 * len(text)


def test_each_kind_of_block_is_read() -> None:
    source = "# A\n\nOne\nTwo\n- b\n- c\n\n- d\n| H | I |\n| 1 |  |\n"
    assert parse(source) == (
        Heading(1, "A"),
        Paragraph("One"),
        Paragraph("Two"),
        Bullets(("b", "c")),
        Bullets(("d",)),
        Table(("H", "I"), (("1", ""),)),
    )


@pytest.mark.parametrize(
    "line", ["#### deep", "#no", "# ", "- ", "-no", "| a | b |", "| a | b |\n| c |", "|a|\n|b|"]
)
def test_a_line_that_breaks_the_format_is_refused(line: str) -> None:
    with pytest.raises(PageError):
        parse(line)


def test_cards_and_pictures_are_read_from_their_marks() -> None:
    assert parse("! RR > hh | pp\n@ room/tea room/fruit") == (
        Cards((("RR", "hh"), ("pp",))),
        Pictures(("room/tea", "room/fruit")),
    )


@pytest.mark.parametrize("line", ["! RX", "! RR > ", "! ", "@ "])
def test_what_is_no_card_or_no_picture_is_refused(line: str) -> None:
    with pytest.raises(PageError):
        parse(line)


def test_where_the_page_shows_one_set_above_another_it_beats_it() -> None:
    groups = [group for block in page("vi") if isinstance(block, Cards) for group in block.groups]
    pairs = [pair for group in groups for pair in pairwise(group)]
    assert pairs
    for better, worse in pairs:
        assert SETS[better].beats(SETS[worse]), (better, worse)
