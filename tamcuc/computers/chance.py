"""Chance as a computer gets it: handed in, never made here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """A source of chance; a seeded `random.Random` is one."""

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""
        ...


def happens(chance: Chance, likely: float) -> bool:
    """True this often: 0 never, 1 always."""
    return chance.random() < likely


def one_of(chance: Chance, items: Sequence[T]) -> T:
    """One of the items, each as likely as the next."""
    return items[int(chance.random() * len(items))]
