"""The process in which a server's bots think: `python -m hushmaze.server.bots.worker`.

Reads messages from its input and writes answers to its output, in order. It knows nothing but those messages:
no seed, no order of a stack (S3). It listens on nothing, and ends with its input, however the server ended.
"""

import contextlib
import gc
import os
import sys
from time import monotonic

import msgspec

from hushmaze.bots.api import BotKind
from hushmaze.bots.kinds import table_bots
from hushmaze.server.bots.bot_host import BotHost
from hushmaze.server.bots.worker_messages import BotMessage, BotQuestion
from hushmaze.server.worker_pipe import (
    PIECE,
    Unframed,
    ignore_interrupts,
    length_prefixed,
    take_stdout,
    write_all,
)

NICE = 10
"""People come first: where a core is short, bots ponder a little longer."""
TOGETHER_S = 0.02
"""Answers are gathered for this long at most: among many, the first must not wait for the last."""


def main(kind: BotKind = table_bots) -> None:
    ignore_interrupts()
    _lower_priority()
    out = take_stdout()
    gc.freeze()
    with contextlib.suppress(BrokenPipeError):
        work(0, out, kind)


def _lower_priority() -> None:
    """As far as the system allows it."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.nice(NICE)
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def work(messages: int, out: int, kind: BotKind = table_bots) -> None:
    """Answers until the input ends. Answers to messages that came together are written together."""
    host = BotHost(kind)
    unframed = Unframed(msgspec.msgpack.Decoder(BotMessage))
    while piece := os.read(messages, PIECE):
        ready, since = b"", monotonic()
        for message in unframed.add(piece):
            if isinstance(message, BotQuestion) and message.suspect:
                write_all(out, ready)
                ready = b""
            answer = host.handle(message)
            ready += b"" if answer is None else length_prefixed(answer)
            if monotonic() - since > TOGETHER_S:
                write_all(out, ready)
                ready, since = b"", monotonic()
        write_all(out, ready)


if __name__ == "__main__":
    main()
