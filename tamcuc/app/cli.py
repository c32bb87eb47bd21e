"""The program's one entry: the game without arguments, its tools with a word."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence

import tamcuc
from tamcuc import i18n
from tamcuc.app import crash, terminal
from tamcuc.app.mother_tongue import first_settings
from tamcuc.i18n import tr
from tamcuc.store import paths, settings_file


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; the exit status."""
    terminal.prepare()
    return crash.guarded(lambda: _run(argv))


def _run(argv: Sequence[str] | None) -> int:
    i18n.use(settings_file.peek(paths.settings(), first_settings()).language)
    words = list(sys.argv[1:] if argv is None else argv)
    if words[:1] == ["duel"]:
        return _duel(words[1:])
    asked = _parser().parse_args(words)
    run: Callable[[argparse.Namespace], int] = _selftest if asked.selftest else asked.run
    return run(asked)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tamcuc", description=tr("app.about"))
    parser.add_argument("--version", action="version", version=f"Tam Cúc {tamcuc.__version__}")
    parser.add_argument("--selftest", action="store_true", help=tr("app.help_selftest"))
    parser.set_defaults(run=_play)
    commands = parser.add_subparsers(title="tamcuc", metavar="")
    check = commands.add_parser("check", help=tr("app.help_check"))
    check.add_argument("files", nargs="+", metavar="FILE")
    check.set_defaults(run=_check)
    demo = commands.add_parser("demo", help=tr("app.help_demo"))
    demo.add_argument("--seats", type=int, choices=(2, 3, 4), default=4)
    demo.add_argument("--seed", type=int, default=None)
    demo.add_argument("--shots", metavar="DIR", default=None, help=tr("app.help_shots"))
    demo.add_argument("--record", metavar="FILE", default=None, help=tr("app.help_record"))
    demo.set_defaults(run=_demo)
    commands.add_parser("duel", help=tr("app.help_duel"), add_help=False)
    return parser


# Each tool is imported when it is asked for: the game must start fast, and checking a record
# needs no window.


def _play(_: argparse.Namespace) -> int:
    from tamcuc.app import play

    return play.main()


def _check(asked: argparse.Namespace) -> int:
    from tamcuc.app import check

    return check.main(asked.files)


def _demo(asked: argparse.Namespace) -> int:
    from tamcuc.app import demo

    return demo.main(asked.seats, asked.seed, asked.shots, asked.record)


def _duel(words: Sequence[str]) -> int:
    from tamcuc.app import duel

    return duel.main(words)


def _selftest(_: argparse.Namespace) -> int:
    from tamcuc.app import selftest

    return selftest.main()
