"""The parts without a socket: frames in plain Python, joining, and the fallback's own failure."""

import asyncio

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hushmaze.server.transport import Frame
from hushmaze.server.transport.frames import FrameReader, ReadFrame
from hushmaze.server.transport.messages import LAST, TEXT
from hushmaze.server.transport.outbox import Outbox
from hushmaze.server.transport.starlette_transport import StarletteConnection
from tests.server.transport.client import FINAL, FRAGMENT, client_frame
from tests.server.transport.house import VARIANTS, House

FRAMES = st.tuples(st.sampled_from([LAST | TEXT, FRAGMENT, FINAL]), st.binary(max_size=300))


@example([(LAST | TEXT, b"x" * 130)], [1])
@given(st.lists(FRAMES, max_size=5), st.lists(st.integers(1, 40), min_size=1))
def test_frames_are_the_same_however_the_stream_is_cut(
    frames: list[tuple[int, bytes]], cuts: list[int]
) -> None:
    stream, reader = b"".join(client_frame(*frame) for frame in frames), FrameReader(4096)
    read: list[ReadFrame] = []
    while stream:
        cut = cuts[len(stream) % len(cuts)]
        read += reader.feed(stream[:cut])
        stream = stream[cut:]
    assert read == [(first & 0xF, first >= LAST, payload) for first, payload in frames]


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_frame_has_the_shortest_head(length: int) -> None:
    head = 2 if length < 126 else 4 if length < 65_536 else 10
    assert len(Frame(b"x" * length).wire) == head + length


def test_text_is_decoded_once_and_never_fails() -> None:
    frame = Frame(b"\xff!")
    assert frame.text == "\N{REPLACEMENT CHARACTER}!"
    assert frame.text is frame.text


class Notebook:
    """A sender that keeps what it is given."""

    def __init__(self, *pending: bytes) -> None:
        self.pending = list(pending)
        self.written: list[bytes] = []

    def write_joined(self, data: bytes) -> None:
        self.written.append(data)


def test_senders_with_the_same_frames_share_one_joining() -> None:
    async def scenario() -> list[Notebook]:
        outbox = Outbox()
        senders = [Notebook(b"a", b"b"), Notebook(b"a", b"b"), Notebook(b"c"), Notebook()]
        for sender in senders:
            outbox.add(sender)
        await asyncio.sleep(0)
        return senders

    first, second, single, emptied = asyncio.run(scenario())
    assert first.written == [b"ab"]
    assert first.written[0] is second.written[0]
    assert (single.written, emptied.written) == ([b"c"], [])


def test_what_is_flushed_before_the_end_of_its_turn_is_written_once() -> None:
    async def scenario() -> Notebook:
        outbox, sender = Outbox(), Notebook(b"a")
        outbox.add(sender)
        outbox.flush()
        assert sender.written == [b"a"]
        await asyncio.sleep(0)
        return sender

    assert asyncio.run(scenario()).written == [b"a"]


def test_a_fallback_that_fails_still_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_: StarletteConnection) -> None:
        raise RuntimeError("on purpose")

    async def scenario(house: House) -> None:
        client = await house.join()
        assert await client.hear_close() == 1011
        assert await house.handler.end_codes() == [1006]

    monkeypatch.setattr(StarletteConnection, "receive_all", fail)
    VARIANTS["starlette"].play(scenario)
