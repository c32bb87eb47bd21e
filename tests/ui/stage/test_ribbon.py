"""What the ribbon tells is told whole, whatever the canvas, the letters and the language."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from build.words import key_of, read_catalog
from tamcuc.games.tam_cuc.cards import LETTERS
from tamcuc.i18n.names import card_name, rank_name, set_name, size_called
from tamcuc.i18n.words import PSEUDO, tr, tr_n, use
from tamcuc.ui.kit import Look
from tamcuc.ui.stage.bar import place_ribbon
from tamcuc.ui.stage.layout import frame_of
from tamcuc.ui.stage.things import Parts
from tests.ui.stage.test_layout import LANGUAGES, SIZES, moments, sight

TOLD = ("refusal.", "status.", "event.", "must_hide.", "table.panels_beside", "table.no_round")
WHO = "Công Tằng Tôn Nữ Hương M"
SETS = ("KAE", "kae", "RCH", "rch", "PPPP", "pppp", "PPPPP", "ppppp")
WORDS = Path(__file__).parents[3] / "assets" / "words" / "vi.po"


def longest(names: Iterator[str]) -> str:
    return max(names, key=len)


def told(areas: tuple[str, ...]) -> Iterator[str]:
    """Every sentence of these areas, with the longest names."""
    card = longest(card_name(letter) for letter in LETTERS)
    group = longest(set_name(each) for each in (*SETS, *(2 * letter for letter in LETTERS)))
    fields = {
        "who": WHO,
        "house": WHO,
        "card": card,
        "ceiling": card,
        "best": group,
        "set": group,
        "rank": longest(rank_name(letter) for letter in LETTERS),
        "size": longest(size_called(size) for size in range(1, 6)),
        "hand": 12,
    }
    for message in read_catalog(WORDS):
        key = key_of(message)
        if not key.startswith(areas) or key == "status.after":
            continue
        if isinstance(message.id, str):
            yield tr(key, **fields)
        else:
            yield from (tr_n(key, n, **fields) for n in (1, 5))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", [100, 120, 160, 200])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_sentence_fits_the_ribbon_whole(
    look: Look, seats: int, text_size: int, language: str
) -> None:
    use(language)
    look.text_size = text_size
    view, earlier = moments(seats)[-1], tr("event.shown", who=WHO, set=set_name("kae"))
    # Words of words are stretched twice: no language is as long as that.
    sentences = list(told(("refusal.",) if language.startswith(PSEUDO) else TOLD))
    assert len(sentences) >= 10
    for size in SIZES:
        frame = frame_of(view, sight(view), size, look)
        for sentence, before in itertools.product(sentences, ("", earlier)):
            parts = Parts()
            place_ribbon(parts, frame, look, sentence, before)
            (label,) = parts.labels
            assert sentence in " ".join(label.lines)
            assert label.box.h >= len(label.lines) * label.letters.line, (size, sentence)
            assert label.box.w >= max(map(label.letters.width, label.lines)), (size, sentence)
            assert frame.ribbon.contains(label.box)
    look.text_size = 100


def ribbon(look: Look, text: str, earlier: str) -> str:
    view, parts = moments(4)[-1], Parts()
    place_ribbon(parts, frame_of(view, sight(view), (640, 360), look), look, text, earlier)
    (label,) = parts.labels
    return " ".join(label.lines)


def test_what_happened_is_told_before_what_is_asked_where_both_have_room(look: Look) -> None:
    look.text_size = 100
    call, hid = tr("status.your_call"), tr("event.hidden", who="Bà nội")
    assert ribbon(look, call, hid) == "Bà nội chui. Đến lượt bạn gọi"
    assert ribbon(look, "", hid) == hid
    assert ribbon(look, call, 20 * "chui ") == call
