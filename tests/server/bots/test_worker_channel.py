"""The pipes to a worker process: one write a turn, and answers that arrive together are handled together."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from hushmaze.server.bots.worker_channel import WorkerChannel
from hushmaze.server.bots.worker_messages import BotAnswer
from hushmaze.server.worker_pipe import MOST_BYTES, FrameError, length_prefixed
from tests.server.support import in_loop

ANSWERS = [BotAnswer(1, bot, at=100 * bot) for bot in range(3)]


class Pipe:
    """The writing end, which remembers each write."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False

    def is_closing(self) -> bool:
        return self.closing

    def write(self, payload: bytes) -> None:
        self.written.append(payload)


def channel_to(pipe: Pipe, reader: asyncio.StreamReader) -> WorkerChannel:
    process: Any = SimpleNamespace(stdin=pipe, stdout=reader)
    return WorkerChannel(process)


@in_loop
async def test_what_is_sent_in_one_turn_is_one_write() -> None:
    pipe = Pipe()
    channel = channel_to(pipe, asyncio.StreamReader())
    for turn in (b"abc", b"de"):
        for byte in turn:
            channel.send(bytes([byte]))
        assert turn not in pipe.written
        await asyncio.sleep(0)
    assert pipe.written == [b"abc", b"de"]
    channel.send(b"f")
    pipe.closing = True
    await asyncio.sleep(0)
    assert pipe.written == [b"abc", b"de"], "nothing is written to a process that is gone"


@in_loop
async def test_answers_come_whole_and_together_whatever_the_pieces() -> None:
    reader = asyncio.StreamReader()
    channel = channel_to(Pipe(), reader)
    first, second, third = map(length_prefixed, ANSWERS)
    reader.feed_data(first + second + third[:5])
    assert await channel.answers() == ANSWERS[:2]
    later = asyncio.create_task(channel.answers())
    await asyncio.sleep(0)
    for byte in third[5:]:
        assert not later.done()
        reader.feed_data(bytes([byte]))
        await asyncio.sleep(0)
    assert await later == ANSWERS[2:]
    reader.feed_eof()
    assert await channel.answers() == []


@pytest.mark.parametrize("nonsense", [b"\0\0\0\1x", b"Hello!", (MOST_BYTES + 1).to_bytes(4, "big")])
@in_loop
async def test_nonsense_is_an_error_at_once(nonsense: bytes) -> None:
    reader = asyncio.StreamReader()
    reader.feed_data(nonsense)
    with pytest.raises(FrameError):
        await channel_to(Pipe(), reader).answers()
