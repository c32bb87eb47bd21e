"""Events as they are written: each by its own name, and nothing of the cards in the public copy."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import pytest

from tamcuc.games.tam_cuc import actions, events

EVENTS: tuple[Any, ...] = get_args(events.Event)
ACTIONS: tuple[Any, ...] = get_args(actions.Action)
PRIVATE: tuple[Any, ...] = (
    events.Dealt,
    events.SetAside,
    events.Called,
    events.Laid,
    events.Hidden,
)


@pytest.mark.parametrize("kind", [*EVENTS, *ACTIONS], ids=lambda kind: kind.__name__)
def test_events_and_actions_are_written_under_their_own_names(kind: Any) -> None:
    in_words = re.sub("(?<!^)(?=[A-Z])", "_", kind.__name__).lower()
    assert kind.__struct_config__.tag == in_words


@pytest.mark.parametrize("kind", PRIVATE, ids=lambda kind: kind.__name__)
def test_the_copy_for_everybody_does_not_even_name_the_cards(kind: Any) -> None:
    rest = [1] * (len(kind.__struct_fields__) - 1)
    assert b"cards" not in msgspec.json.encode(kind(*rest))
    own = kind(*rest, "Pp")
    assert msgspec.json.decode(msgspec.json.encode(own), type=kind) == own
