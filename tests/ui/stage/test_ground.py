"""What lies under the game leaves the game to be seen."""

from __future__ import annotations

import msgspec
import pygame
import pytest
from pygame import Rect

from tamcuc.i18n import use
from tamcuc.i18n.names import who_name
from tamcuc.ui.kit import Look
from tamcuc.ui.stage.ground import branches
from tamcuc.ui.stage.layout import Sight, layout
from tests.ui.stage.test_layout import moments


@pytest.mark.parametrize("language", ["vi", "en"])
@pytest.mark.parametrize("size", [(640, 360), (683, 384), (853, 360)])
def test_blossom_leaves_the_won_cards_in_a_corner_and_their_number_bare(
    look: Look, language: str, size: tuple[int, int]
) -> None:
    use(language)
    look.text_size = 100
    view = next(v for v in moments(2) if v.hand and v.hand.phase == "show")
    assert view.hand is not None
    hand = msgspec.structs.replace(view.hand, won=("", view.setup.terms().deck[:6]))
    names = (who_name("you"), who_name("ba_noi"))
    shown = msgspec.structs.replace(view, hand=hand)
    laid = layout(shown, Sight(names, ("you", "ba_noi")), size, look)
    boxes = [piece.box for piece in laid.pieces if piece.key[:2] == ("won", 1)]
    boxes += [label.box for label in laid.labels if label.tallies == ("won", 1)]
    assert len(boxes) == 7
    for name, at in branches(look.atlas, laid):
        flowers = pygame.mask.from_surface(look.atlas.sprite(name, laid.deck.scale))
        for box in boxes:
            assert not _covers(flowers, at, box), (name, box)


def _covers(flowers: pygame.mask.Mask, at: tuple[int, int], box: Rect) -> bool:
    place = box.x - at[0], box.y - at[1]
    return bool(flowers.overlap(pygame.mask.Mask(box.size, fill=True), place))
