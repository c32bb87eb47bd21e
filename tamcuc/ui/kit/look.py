"""The look: palette, sprites and letters at the chosen text size. Every widget draws with it."""

from __future__ import annotations

from collections.abc import Mapping

from .atlas import Atlas
from .faces import Face, Type
from .palette import Palette
from .tones import DUSK, GLOOM, GLOW, NIGHT, Toner

FACES = ("small", "text", "large", "title")
TEXT_SIZES = (100, 120, 160, 200)

_DOUBLED: Mapping[int, int] = {100: 160, 120: 200, 160: 200, 200: 200}
"""What a chosen size becomes where pictures are drawn twice as large: letters keep up."""

# For each style and text size: the face and how many times it is enlarged.
_STYLES: Mapping[str, Mapping[int, tuple[str, int]]] = {
    "small": {100: ("small", 1), 120: ("text", 1), 160: ("large", 1), 200: ("small", 2)},
    "text": {100: ("text", 1), 120: ("large", 1), 160: ("small", 2), 200: ("text", 2)},
    "large": {100: ("large", 1), 120: ("small", 2), 160: ("text", 2), 200: ("large", 2)},
    "head": {100: ("title", 1), 120: ("title", 1), 160: ("title", 2), 200: ("title", 2)},
    "title": {100: ("title", 2), 120: ("title", 2), 160: ("title", 2), 200: ("title", 3)},
}
STYLES = tuple(_STYLES)


class Look:
    """What things look like. Change `text_size` and then lay everything out again."""

    def __init__(self, palette: Palette, atlas: Atlas, faces: Mapping[str, Face]) -> None:
        self.palette = palette
        self.atlas = atlas
        self._faces = dict(faces)
        self._types: dict[tuple[str, int], Type] = {}
        self._text_size = 100
        self.glow = Toner(palette, GLOW)
        self.dusk = Toner(palette, DUSK)
        self.gloom = Toner(palette, GLOOM)
        self.night = Toner(palette, NIGHT)
        self.doubled = False
        """Whether the canvas shows single window pixels, so that pictures are drawn doubled."""

    @classmethod
    def load(cls) -> Look:
        """The shipped look. Call it once there is a window, so that pictures take its format."""
        palette = Palette.load()
        faces = {name: Face.load(name) for name in FACES}
        return cls(palette, Atlas.load(palette), faces)

    @property
    def text_size(self) -> int:
        """100, 120, 160 or 200 per cent: as chosen, or larger where pictures are doubled."""
        return _DOUBLED[self._text_size] if self.doubled else self._text_size

    @text_size.setter
    def text_size(self, percent: int) -> None:
        if percent not in TEXT_SIZES:
            raise ValueError(f"no text size {percent}; there are {TEXT_SIZES}")
        self._text_size = percent

    @property
    def icon_scale(self) -> int:
        """How many times icons and marks beside text are enlarged at this text size."""
        return 2 if self.text_size >= 160 else 1

    @property
    def em(self) -> int:
        """Height of a line of plain text: the measure for what should grow with the letters."""
        return self.type("text").line

    def type(self, style: str = "text") -> Type:
        """The letters of a style (small, text, large, head, title) at the chosen text size."""
        face, scale = _STYLES[style][self.text_size]
        return self.fixed(face, scale)

    def fixed(self, face: str, scale: int = 1) -> Type:
        """The letters of a face whatever the text size, for what is part of a picture."""
        key = (face, scale)
        if key not in self._types:
            self._types[key] = Type(self._faces[face], scale, self.palette)
        return self._types[key]

    def forget(self) -> None:
        """Drop the pictures made for one canvas, text size and language: others come now."""
        self._types.clear()
        self.atlas.forget()

    def missing(self) -> list[str]:
        """Everything asked for so far that does not exist: sprites, colours, letters."""
        found = [f"sprite {name}" for name in sorted(self.atlas.missing)]
        found += [f"colour {name}" for name in sorted(self.palette.missing)]
        for face in self._faces.values():
            found += [f"letter {c!r} in {face.name}" for c in sorted(face.missing)]
        return found
