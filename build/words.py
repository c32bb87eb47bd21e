"""Words: assets/words/*.po and assets/rules/*.md -> tamcuc/data.

Sorts the catalogs into their sections first, so that a new key may be written anywhere.
Run ``python build/words.py`` after every change to either.
"""

from __future__ import annotations

import datetime
import re
import sys
import unicodedata
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import escape, read_po

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run as a script, Python looks in build/ only

from build.recipe import SourceError  # noqa: E402

ASSETS = ROOT / "assets"
LANGUAGES = ("vi", "en")

AREAS = {
    "language": "a language's name for itself",
    "button": "answers that many screens share",
    "title": "the first screen",
    "new_table": "seats, length and opponents of a new match",
    "length": "lengths of a match, by their code",
    "level": "levels of the computers, by their code",
    "who": "who sits there, by the id of the portrait",
    "settings": "the settings screen",
    "card": "cards, as said inside a sentence; singular and plural",
    "rank": "ranks, as on the ladder",
    "set": "sets, as said inside a sentence",
    "set_kind": "kinds of sets in full",
    "set_short": "the list of sets beside the mat",
    "size": "the number that is called out",
    "list": "how names are strung together",
    "number": "how numbers are written",
    "table": "what stands on and around the mat",
    "action": "the buttons under the hand: each says what it does",
    "status": "one line: what is asked of whom",
    "event": "what just happened",
    "talk": "what people say at the mat, by speaker and occasion: never of cards unseen",
    "look_back": "the last round, seen again",
    "refusal": "why an action is refused, by its code: one sentence that names the rule",
    "call_off": "why a call is greyed, by the reason's code",
    "must_hide": "one line: why Show is refused, by the reason's code",
    "count": "the count after a hand, line by line",
    "bonus": "kinds of bonus, by their code",
    "result": "the end of a match",
    "place": "places in the result, by number",
    "history": "matches played",
    "rules": "the rules screen around the page itself",
    "pause": "menu during a match",
    "leave": "the question before a match is left",
    "store": "notices about saving",
    "app": "starting, and the command line",
    "check": "python -m tamcuc check",
    "record": "what is wrong with a match record, by the code of the error",
    "duel": "python -m tamcuc duel",
    "demo": "python -m tamcuc demo",
}
"""Sections of the catalogs in their order; a key starts with its area and a dot."""

_HEADING = "──"
_HEADER = """\
msgid ""
msgstr ""
"Project-Id-Version: tamcuc\\n"
"Language: {code}\\n"
"Plural-Forms: {plural}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"""


def read_catalog(source: Path) -> Catalog:
    """Read a ``.po`` file; refuse a key that stands twice or belongs to no area."""
    text = source.read_text("utf-8")
    keys = re.findall(r'^msgid "(.+)"$', text, re.MULTILINE)
    twice = sorted({key for key in keys if keys.count(key) > 1})
    if twice:
        raise SourceError(f"{source.name}: twice: {', '.join(twice)}")
    strange = sorted({key for key in keys if key.split(".")[0] not in AREAS})
    if strange:
        raise SourceError(f"{source.name}: of no area in AREAS (build/words.py): {strange}")
    return read_po(text.splitlines(), locale=source.stem, abort_invalid=True)


def canonical(catalog: Catalog) -> str:
    """The catalog's text: header, then a section for each area with its keys in order."""
    code = str(catalog.locale)
    parts = [_HEADER.format(code=code, plural=catalog.plural_forms)]
    messages = {key_of(message): message for message in catalog if message.id}
    for area, meaning in AREAS.items():
        keys = sorted(key for key in messages if key.split(".")[0] == area)
        if keys:
            parts.append(f"# {_HEADING} {area}: {meaning} {_HEADING}\n")
            parts.extend(_entry(messages[key]) for key in keys)
    return unicodedata.normalize("NFC", "\n".join(parts))


def key_of(message: Message) -> str:
    """A message's key; a plural message carries it twice."""
    return message.id if isinstance(message.id, str) else str(message.id[0])


def forms_of(message: Message) -> list[str]:
    """A message's sentences: one, or one for each plural form of the language."""
    return [message.string] if isinstance(message.string, str) else list(message.string or ())


def _entry(message: Message) -> str:
    lines = [f"# {note}" for note in message.user_comments if not note.startswith(_HEADING)]
    lines.append(f"msgid {escape(key_of(message))}")
    if isinstance(message.id, str):
        lines.append(f"msgstr {escape(forms_of(message)[0])}")
    else:
        lines.append(f"msgid_plural {escape(key_of(message))}")
        lines.extend(f"msgstr[{i}] {escape(form)}" for i, form in enumerate(forms_of(message)))
    return "\n".join(lines) + "\n"


def compile_words(assets: Path, data: Path) -> None:
    """Write ``data/words/<language>/LC_MESSAGES/tamcuc.mo`` from ``assets/words``."""
    for code in LANGUAGES:
        catalog = read_catalog(assets / "words" / f"{code}.po")
        catalog.creation_date = catalog.revision_date = datetime.datetime(2026, 1, 1)
        product = data / "words" / code / "LC_MESSAGES" / "tamcuc.mo"
        product.parent.mkdir(parents=True, exist_ok=True)
        with product.open("wb") as compiled:
            write_mo(compiled, catalog)


def copy_rules(assets: Path, data: Path) -> None:
    """Write ``data/rules/<language>.md``: the pages with every letter composed."""
    for code in LANGUAGES:
        product = data / "rules" / f"{code}.md"
        product.parent.mkdir(parents=True, exist_ok=True)
        page = (assets / "rules" / f"{code}.md").read_text("utf-8")
        product.write_text(unicodedata.normalize("NFC", page), "utf-8", newline="\n")


def sort_words(assets: Path) -> None:
    """Rewrite the catalogs in their canonical order."""
    for code in LANGUAGES:
        source = assets / "words" / f"{code}.po"
        source.write_text(canonical(read_catalog(source)), "utf-8", newline="\n")


def make(data: Path) -> None:
    """Write every product of the words into a data folder."""
    compile_words(ASSETS, data)
    copy_rules(ASSETS, data)


def main() -> int:
    """Sort the sources and write the committed products; exit status 1 if a source is wrong."""
    try:
        sort_words(ASSETS)
    except SourceError as error:
        print(error, file=sys.stderr)
        return 1
    make(ROOT / "tamcuc" / "data")
    return 0


if __name__ == "__main__":
    sys.exit(main())
