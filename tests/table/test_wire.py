"""Any bytes give a message or PeerError, and what was encoded is read back the same."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tamcuc.games.tam_cuc.actions import Aside, Call, Hide, Lay, Ready, Show
from tamcuc.games.tam_cuc.view import Setup
from tamcuc.table import wire
from tamcuc.table.wire import Answer, Hello, Notice, PeerError, Refused, Sync, Welcome
from tests.table.play import Table

FROM_GUEST: list[wire.GuestMessage] = [
    Hello(wire.VERSION, "a key", 1, 0),
    Answer(7, Aside("ppch")),
    Answer(7, Call("RR")),
    Answer(7, Lay("KaEErCp")),
    Answer(7, Show()),
    Answer(7, Hide()),
    Answer(7, Ready()),
    Sync(2**53 - 1),
    Hello(wire.VERSION, "k" * 64, 1, 0),
]
FROM_HOST: list[wire.HostMessage] = [
    Welcome(wire.VERSION, 1, 2, ("An", "Bình", "Chi", "Dũng"), 40),
    Refused(7, wire.CLOSED_PROMPT),
    Notice("unknown_key"),
    Notice("hello_first"),
    Notice("too_long"),
    Notice("not_understood"),
    Notice("unknown_version"),
]
READERS = [wire.from_guest, wire.from_host]

deep = [b"[" * 1000, b'{"type":"answer","prompt":1,"action":' + b"[" * 900]
deep += [b'{"a":' * 200, b'{"type":"hello","x":' + b"[" * 900, b'{"type":' + b"[" * 900]
deep += [b'{"x":' + b"[" * 1000]
wrong = [b"", b" ", b"\0", b"null", b"[]", b"{}", b"\xff\xfe", b"\xef\xbb\xbf{}", b'{"type":"nod"}']
wrong += [b'{"type":"sync","have":-1}', b'{"type":"sync","have":9007199254740992}']
wrong += [b'{"type":"sync","have":1.5}', b'{"type":"sync","have":"1"}', b'{"type":"sync"}']
wrong += [b'{"type":"sync","have":true}', b'{"type":"sync","have":1e400}']
wrong += [b'{"type":"sync","have":1}{"type":"sync","have":1}', b'{"type":"sync","have":1']
wrong += [
    b'{"type":"sync","have":1,"and":2}',
    b'{"type":"refused","prompt":1,"code":"\xed\xa0\x80"}',
]
wrong += [b'{"type":"hello","version":1,"key":"","greeting":1}']
wrong += [b'{"type":"hello","version":1,"key":"\\ud800","greeting":1}']
wrong += [b'{"type":"hello","version":1,"key":"' + b"k" * 65 + b'","greeting":1}']
wrong += [b'{"type":"hello","version":"1","key":"k","greeting":1}']
wrong += [b'{"type":"answer","prompt":1,"action":{"type":"pass"}}']
wrong += [b'{"type":"answer","prompt":1,"action":{"type":"call","cards":null}}']


def read(reader: Callable[[bytes], object], data: bytes) -> object | None:
    """What a reader makes of bytes: a message, or None for a PeerError."""
    try:
        return reader(data)
    except PeerError:
        return None


@pytest.mark.parametrize("message", FROM_GUEST)
def test_what_a_guest_says_is_read_back_the_same(message: wire.GuestMessage) -> None:
    assert wire.from_guest(wire.encode(message)) == message


@pytest.mark.parametrize("message", FROM_HOST)
def test_what_a_host_says_is_read_back_the_same(message: wire.HostMessage) -> None:
    assert wire.from_host(wire.encode(message)) == message


@pytest.mark.parametrize(
    ("message", "written"),
    [
        (FROM_GUEST[0], b'{"type":"hello","version":1,"key":"a key","greeting":1,"have":0}'),
        (FROM_GUEST[2], b'{"type":"answer","prompt":7,"action":{"type":"call","cards":"RR"}}'),
        (FROM_GUEST[6], b'{"type":"answer","prompt":7,"action":{"type":"ready"}}'),
        (FROM_GUEST[7], b'{"type":"sync","have":9007199254740991}'),
        (
            Welcome(1, 1, 2, ("An", "Bo"), 40),
            b'{"type":"welcome","version":1,"greeting":1,"seat":2,"names":["An","Bo"],"number":40}',
        ),
        (FROM_HOST[1], b'{"type":"refused","prompt":7,"code":"closed_prompt"}'),
        (FROM_HOST[2], b'{"type":"notice","code":"unknown_key"}'),
    ],
)
def test_version_one_is_written_in_these_words(
    message: wire.GuestMessage | wire.HostMessage, written: bytes
) -> None:
    assert wire.encode(message) == written
    assert (wire.VERSION, wire.GUEST_LIMIT, wire.HOST_LIMIT) == (1, 1024, 262144)


def test_an_update_is_written_with_its_number_prompt_events_and_view() -> None:
    update = json.loads(Table(Setup(), seed=4).got[0][1])
    assert list(update) == ["type", "number", "prompt", "events", "view"]
    assert update["type"] == "update"


def test_a_hello_that_names_no_update_holds_none() -> None:
    said = b'{"type":"hello","version":1,"key":"k","greeting":1}'
    assert wire.from_guest(said) == Hello(1, "k", 1, 0)


def test_every_update_of_a_match_is_read_back_the_same_and_far_below_the_limit() -> None:
    table = Table(Setup(seats=2, length="short"), seed=3)
    while not table.over:
        table.step()
    for data in table.got[0]:
        assert wire.encode(wire.from_host(data)) == data
        assert len(data) < wire.HOST_LIMIT / 10


@pytest.mark.parametrize("data", [*wrong, *deep])
@pytest.mark.parametrize("reader", READERS)
def test_what_is_no_message_is_a_peer_error(reader: Callable[[bytes], object], data: bytes) -> None:
    with pytest.raises(PeerError) as caught:
        reader(data)
    assert caught.value.code == "not_understood"


def test_nesting_as_deep_as_the_limit_allows_is_a_peer_error() -> None:
    for start in (b"[", b'{"type":"update","x":[', b'{"type":"update","events":[{"x":['):
        with pytest.raises(PeerError):
            wire.from_host(start + b"[" * (wire.HOST_LIMIT - len(start)))


def test_a_message_over_its_limit_is_not_even_looked_at() -> None:
    assert wire.from_guest(b'{"type":"sync","have":1}'.ljust(wire.GUEST_LIMIT)) == Sync(1)
    for reader, limit in ((wire.from_guest, wire.GUEST_LIMIT), (wire.from_host, wire.HOST_LIMIT)):
        with pytest.raises(PeerError) as caught:
            reader(b"[" * (limit + 1))
        assert caught.value.code == "too_long"


def test_what_the_other_side_would_not_take_is_not_encoded() -> None:
    with pytest.raises(PeerError, match=r"^too_long$"):
        wire.encode(Answer(1, Lay("p" * wire.GUEST_LIMIT)))
    with pytest.raises(PeerError, match=r"^too_long$"):
        wire.encode(Welcome(wire.VERSION, 1, 0, ("n" * wire.HOST_LIMIT,), 0))
    with pytest.raises(PeerError, match=r"^not_understood$"):
        wire.encode(Answer(1, Lay("\ud800")))


@pytest.mark.parametrize(
    ("reader", "data"),
    [
        (wire.from_guest, b'{"type":"hello","version":2,"key":"k","greeting":1,"have":0}'),
        (wire.from_guest, b'{"type":"hello","version":2,"token":["new","shape"]}'),
        (wire.from_host, b'{"type":"welcome","version":0}'),
    ],
)
def test_another_version_is_named_as_the_reason_even_in_words_that_are_not_known(
    reader: Callable[[bytes], object], data: bytes
) -> None:
    with pytest.raises(PeerError) as caught:
        reader(data)
    assert caught.value.code == "unknown_version"


@pytest.mark.parametrize("message", [*FROM_GUEST, *FROM_HOST])
def test_a_key_that_no_message_has_is_refused(message: wire.GuestMessage) -> None:
    swollen = wire.encode(message)[:-1] + b',"more":1}'
    assert read(wire.from_guest, swollen) is read(wire.from_host, swollen) is None


def test_an_update_with_a_key_too_many_is_refused() -> None:
    update = Table(Setup(), seed=4).got[0][1]
    assert isinstance(wire.from_host(update), wire.Update)
    assert read(wire.from_host, update[:-1] + b',"more":1}') is None


def test_each_side_only_takes_what_the_other_may_say() -> None:
    assert all(read(wire.from_host, wire.encode(message)) is None for message in FROM_GUEST)
    assert all(read(wire.from_guest, wire.encode(message)) is None for message in FROM_HOST)


@given(st.binary(max_size=300))
@example(b"\0")
def test_any_bytes_give_a_message_or_peer_error(data: bytes) -> None:
    for reader in READERS:
        read(reader, data)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["type", "version", "key", "have", "prompt", "action", "cards", "view"]
            ),
            inner | st.sampled_from(["hello", "answer", "sync", "update", "call", "welcome"]),
            max_size=4,
        )
    ),
    max_leaves=12,
)


@given(json_values)
def test_any_json_gives_a_message_or_peer_error(value: object) -> None:
    data = json.dumps(value).encode()
    for reader in READERS:
        read(reader, data)


def test_a_flipped_cut_or_swollen_message_gives_a_message_or_peer_error() -> None:
    rng = Random(9)
    table = Table(Setup(seats=3), seed=4)
    table.until("counted")
    whole = [wire.encode(message) for message in FROM_GUEST] + table.got[0][-8:]
    for _ in range(4000):
        data = bytearray(rng.choice(whole))
        at = rng.randrange(len(data))
        if rng.random() < 0.5:
            data[at] = rng.randrange(256)
        elif rng.random() < 0.5:
            del data[at : at + rng.randrange(1, 9)]
        else:
            data[at:at] = rng.randbytes(rng.randrange(1, 9))
        for reader in READERS:
            read(reader, bytes(data))
