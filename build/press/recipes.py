"""Which sources are only parts, and which sprites are put together from them."""

from __future__ import annotations

from build.press import cards, enlarged, stacks
from build.press.sources import Sprite

# Folders of assets/sprites whose grids never go into the atlas by themselves.
PARTS = ("glyphs/", "figures/", "frames/", "names/", "stacks/")


def compose(drawn: dict[str, Sprite]) -> dict[str, Sprite]:
    """The atlas: everything drawn that is not a part, and everything made of parts."""
    made = {name: sprite for name, sprite in drawn.items() if not name.startswith(PARTS)}
    recipes = (cards.sprites, enlarged.sprites, stacks.sprites, stacks.tiles)
    return made | {name: sprite for recipe in recipes for name, sprite in recipe(drawn)}
