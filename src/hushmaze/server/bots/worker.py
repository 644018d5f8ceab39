"""The process in which a server's bots think: `python -m hushmaze.server.bots.worker`.

Reads messages from its input and writes answers to its output, in order. It knows nothing but those messages:
no seed, no order of a stack (S3). It listens on nothing, and ends with its input, however the server ended.
"""

import contextlib
import gc
import os
import signal
import sys
from time import monotonic

import msgspec

from hushmaze.bots.api import BotKind
from hushmaze.bots.kinds import table_bots
from hushmaze.server.bots.bot_host import BotHost
from hushmaze.server.bots.worker_messages import BotMessage, BotQuestion
from hushmaze.server.frames import Unframed, framed

NICE = 10
"""People come first: where a core is short, bots ponder a little longer."""
TOGETHER_S = 0.02
"""Answers are gathered for this long at most: among many, the first must not wait for the last."""
_PIECE = 1 << 16


def main(kind: BotKind = table_bots) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it is over
    _lower_priority()
    out = os.dup(1)
    os.dup2(2, 1)  # whatever is printed by mistake is no answer
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
    while piece := os.read(messages, _PIECE):
        ready, since = b"", monotonic()
        for message in unframed.add(piece):
            if isinstance(message, BotQuestion) and message.suspect:
                _write(out, ready)
                ready = b""
            answer = host.handle(message)
            ready += b"" if answer is None else framed(answer)
            if monotonic() - since > TOGETHER_S:
                _write(out, ready)
                ready, since = b"", monotonic()
        _write(out, ready)


def _write(out: int, payload: bytes) -> None:
    while payload:
        payload = payload[os.write(out, payload) :]


if __name__ == "__main__":
    main()
