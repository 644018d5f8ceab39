"""The process in which a server's bots think: `python -m hushmaze.server.bots.worker`.

Hears what is said on its input and answers on its output, in order, and knows nothing that is not said there:
no seed, no order of a stack (S3). It listens on nothing, and is gone when its input ends, however the server
ended.
"""

import contextlib
import gc
import os
import signal
from collections.abc import Iterator
from time import monotonic, thread_time

import msgspec

from hushmaze.bots.teammate import teammates
from hushmaze.server.bots.bot_host import BotHost
from hushmaze.server.bots.frames import Unframed, framed
from hushmaze.server.bots.humble import humbly
from hushmaze.server.bots.worker_messages import BotMessage

NICE = 10
"""People come first: where a core is short, bots ponder a little longer."""
TOGETHER_S = 0.02
"""For so long answers are gathered: where much is asked at once, the first shall not wait for the last."""
_PIECE = 1 << 16


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it is over
    _step_back()
    out = os.dup(1)
    os.dup2(2, 1)  # whatever is printed by mistake is no answer
    gc.freeze()
    with contextlib.suppress(BrokenPipeError):
        humbly(work(0, out))


def _step_back() -> None:
    """As far as the system lets it."""
    with contextlib.suppress(OSError):
        os.nice(NICE)
    if hasattr(os, "SCHED_BATCH"):
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def work(heard: int, out: int) -> Iterator[float]:
    """Until the input ends; answers of the same moment go out together, and none is kept back for longer.

    A step for each thing said: for how many seconds others had the core meanwhile.
    """
    host = BotHost(teammates)
    said = Unframed(msgspec.msgpack.Decoder(BotMessage))
    while piece := os.read(heard, _PIECE):
        ready, since = b"", monotonic()
        for each in said.add(piece):
            waited = monotonic() - thread_time()
            answer = host.handle(each)
            waited = monotonic() - thread_time() - waited
            ready += b"" if answer is None else framed(answer)
            if monotonic() - since > TOGETHER_S:
                _write(out, ready)
                ready, since = b"", monotonic()
            yield waited
        _write(out, ready)


def _write(out: int, payload: bytes) -> None:
    while payload:
        payload = payload[os.write(out, payload) :]


if __name__ == "__main__":
    main()
