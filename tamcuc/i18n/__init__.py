"""Every word on the screen, in Vietnamese and English.

- ``words``: ``tr``, ``tr_n``, ``use``, ``language``: sentences by key, from gettext catalogs;
- ``names``: what a family calls cards, sets, sizes and scores;
- ``pages``: the rules page as typed blocks.

A key is an area and a name, ``title.new_table``. To add one, write it anywhere in
``assets/words/vi.po`` and ``en.po``, then run ``python build/words.py``: it sorts both files into
their sections and compiles them into ``tamcuc/data/words``. If two branches disagree about a
compiled ``.mo`` file, keep both sides of the ``.po`` and run it again.
"""

from tamcuc.i18n.words import LANGUAGES, Language, language, load, own_name, tr, tr_n, use

__all__ = ["LANGUAGES", "Language", "language", "load", "own_name", "tr", "tr_n", "use"]
