"""The parts without a socket: the head of a frame, and joining."""

import asyncio

import pytest

from hushmaze.server.transport import Frame
from hushmaze.server.transport.websockets.outbox import Outbox


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_frame_has_the_shortest_head(length: int) -> None:
    head = 2 if length < 126 else 4 if length < 65_536 else 10
    assert len(Frame(b"x" * length).wire) == head + length


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
