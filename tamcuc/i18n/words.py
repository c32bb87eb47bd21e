"""Sentences by key in the language that is in use.

``tr`` is called when something is laid out or drawn, never stored: after ``use("en")`` the next
layout speaks English.
"""

from __future__ import annotations

import gettext
import io
import string
from collections.abc import Callable
from importlib import resources

from tamcuc.i18n.stretch import stretched

LANGUAGES = ("vi", "en")
"""Codes of the languages a player can choose, the first one first."""

PSEUDO = "pseudo-"
"""Before a code, as in ``pseudo-vi``: that language with each string 40 % longer, for tests."""


class _Missing(gettext.NullTranslations):
    """Where gettext turns when a key is unknown: shows ``⟨key⟩`` and remembers it."""

    def __init__(self, keys: set[str]) -> None:
        super().__init__()
        self.keys = keys

    def gettext(self, message: str) -> str:
        self.keys.add(message)
        return f"⟨{message}⟩"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:  # noqa: ARG002
        return self.gettext(msgid1)  # both are the key


class _Filling(string.Formatter):
    """Fills ``{who}``; ``{who:inside}`` is the form that a name takes inside a sentence."""

    def format_field(self, value: object, format_spec: str) -> str:
        return str(getattr(value, "inside", value) if format_spec == "inside" else value)


_FILLING = _Filling()


class Language:
    """One language's catalog.

    ``missing`` holds the keys asked for that it lacks, and the keys whose fields were not all
    given; a test that walks the screens ends by finding it empty.
    """

    def __init__(self, code: str, compiled: bytes, reshape: Callable[[str], str] = str) -> None:
        self.code = code
        self.missing: set[str] = set()
        self.reshape = reshape
        self._catalog = gettext.GNUTranslations(io.BytesIO(compiled))
        self._catalog.add_fallback(_Missing(self.missing))

    def tr(self, key: str, /, **fields: object) -> str:
        """The sentence of ``key`` with its ``{fields}`` filled; ``⟨key⟩`` if there is none."""
        return self._fill(key, self._catalog.gettext(key), fields)

    def tr_n(self, key: str, n: int, /, **fields: object) -> str:
        """The sentence of ``key`` for ``n`` things; ``{n}`` is filled too."""
        return self._fill(key, self._catalog.ngettext(key, key, n), {"n": n, **fields})

    def _fill(self, key: str, template: str, fields: dict[str, object]) -> str:
        try:
            return _FILLING.vformat(self.reshape(template), (), fields)
        except KeyError:
            self.missing.add(key)
            return f"⟨{key}⟩"


def load(code: str) -> Language:
    """Read a language: ``vi``, ``en``, or ``pseudo-vi``, ``pseudo-en`` for layout tests.

    Raises ``ValueError`` for any other code.
    """
    base = code.removeprefix(PSEUDO)
    if base not in LANGUAGES:
        raise ValueError(f"no such language: {code!r}")
    return Language(code, _compiled(base), str if base == code else stretched)


def own_name(code: str) -> str:
    """What a language calls itself, for the list that a player chooses from."""
    return load(code).tr("language.own_name")


def _compiled(base: str) -> bytes:
    words = resources.files("tamcuc") / "data" / "words" / base / "LC_MESSAGES" / "tamcuc.mo"
    return words.read_bytes()


_current: Language | None = None


def use(code: str) -> Language:
    """Speak ``code`` from now on; takes what ``load`` takes."""
    global _current
    _current = load(code)
    return _current


def language() -> Language:
    """The language in use; Vietnamese until somebody chooses."""
    return _current or use(LANGUAGES[0])


def tr(key: str, /, **fields: object) -> str:
    """``Language.tr`` of the language in use."""
    return language().tr(key, **fields)


def tr_n(key: str, n: int, /, **fields: object) -> str:
    """``Language.tr_n`` of the language in use."""
    return language().tr_n(key, n, **fields)
