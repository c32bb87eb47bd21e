"""Longer words than any language has, so that tests find the label with no room to spare."""

from __future__ import annotations

import math
import re

_FILLER = "ẫm Ộp ướng ặng ỹ ỗ "
"""Tall letters, low letters and spaces: the hardest text that Vietnamese can ask for."""

_FIELD = re.compile(r"\{[a-z_:]*\}")


def stretched(template: str) -> str:
    """The template with 40 % more letters after it; its ``{fields}`` are kept and not counted."""
    more = math.ceil(0.4 * len(_FIELD.sub("", template)))
    filler = _FILLER * (more // len(_FILLER) + 1)
    # A space at either end would be no letter, and may be trimmed by who draws it.
    return template + (" " + filler)[: more - 1] + "ẫ" if more else template
