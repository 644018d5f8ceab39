"""The quick way to read a deed reads what the codec reads, and leaves the rest to it."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.protocol.codec import CodecError, from_plain, to_plain
from hushmaze.protocol.messages.from_client import DoRequest, WireError, read_message
from hushmaze.protocol.quick_reader import read_do
from hushmaze.rules import Deed
from hushmaze.rules.commands import Bell, Move
from hushmaze.rules.squares import square
from hushmaze.rules.words import Direction, Hero, Seat
from tests.support.strategies import deeds

MOVE = {"type": "move", "hero": "elf", "from": [0, 1, 1], "direction": "north", "steps": 2}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


def frame(n: object, deed: object, **more: object) -> bytes:
    return msgspec.json.encode({"type": "do", "n": n, "deed": deed} | more)


def the_slow_way(payload: bytes) -> tuple[int, Deed] | None:
    try:
        message = read_message(payload)
        assert isinstance(message, DoRequest)
        return message.n, from_plain(message.deed, Deed)
    except (WireError, CodecError):
        return None


def test_a_move_and_a_bell() -> None:
    assert read_do(frame(7, MOVE)) == (7, Move(Hero.ELF, square(0, 1, 1), Direction.NORTH, 2))
    assert read_do(frame(8, {"type": "bell", "target": 2})) == (8, Bell(Seat(2)))


@given(deeds(), st.integers(1, 2**53 - 1))
def test_a_deed_is_read_as_the_codec_reads_it(deed: Deed, n: int) -> None:
    read = read_do(frame(n, to_plain(deed)))
    assert read == (n, deed)
    assert type(read[1]) is type(deed)


@given(deeds(), st.data())
def test_what_is_bent_is_read_as_the_codec_reads_it_or_left_to_it(deed: Deed, data: st.DataObject) -> None:
    plain = to_plain(deed)
    part = data.draw(st.sampled_from([*plain, "more"]))
    payload = frame(3, plain | {part: data.draw(JSON)})
    read = read_do(payload)
    assert read is None or read == the_slow_way(payload)


@pytest.mark.parametrize(
    "payload",
    [
        frame(0, MOVE),
        frame(2**53, MOVE),
        frame(1, MOVE, more=1),
        frame(1, MOVE | {"from": [0, 9999, 1]}),
        frame(1, MOVE | {"from": [2, 1, 1]}),
        frame(1, MOVE | {"steps": 1.0}),
        frame(1, MOVE | {"steps": True}),
        b'{"type":"do","n":1,"deed":' + b"[" * 3000,
        b'{"type":"stand"}',
        b"\xff",
        b"",
    ],
)
def test_what_is_no_deed_or_not_quite_one_is_left_to_the_codec(payload: bytes) -> None:
    assert read_do(payload) is None
