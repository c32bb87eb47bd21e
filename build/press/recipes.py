"""Which sources are only parts, and which sprites are put together from them."""

from __future__ import annotations

from build.press import cards, enlarged
from build.press.sources import Sprite

# Folders of assets/sprites whose grids never go into the atlas by themselves.
PARTS = ("glyphs/", "figures/", "frames/", "names/")


def compose(drawn: dict[str, Sprite]) -> dict[str, Sprite]:
    """The atlas: everything drawn that is not a part, and everything made of parts."""
    made = {name: sprite for name, sprite in drawn.items() if not name.startswith(PARTS)}
    return made | dict(cards.sprites(drawn)) | dict(enlarged.sprites(drawn))
