"""The process in which a server's bots think: `python -m hushmaze.server.bots.worker`.

Hears what is said on its input and answers on its output, in order, and knows nothing that is not said there:
no seed, no order of a stack (S3). It listens on nothing, and is gone when its input ends, however the server
ended.
"""

import contextlib
import gc
import os
import signal

import msgspec

from hushmaze.bots.teammate import teammates
from hushmaze.server.bots.desk import Desk
from hushmaze.server.bots.frames import Unframed, framed
from hushmaze.server.bots.questions import Said

NICE = 10
"""People come first: where a core is short, bots ponder a little longer."""
_PIECE = 1 << 16


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it is over
    with contextlib.suppress(OSError):
        os.nice(NICE)
    if hasattr(os, "SCHED_BATCH"):
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    out = os.dup(1)
    os.dup2(2, 1)  # whatever is printed by mistake is no answer
    gc.freeze()
    with contextlib.suppress(BrokenPipeError):
        work(0, out)


def work(heard: int, out: int) -> None:
    """Until the input ends; answers to what came in one piece go out in one."""
    desk = Desk(teammates)
    said = Unframed(msgspec.msgpack.Decoder(Said))
    while piece := os.read(heard, _PIECE):
        answers = (desk.hear(message) for message in said.add(piece))
        _write(out, b"".join(framed(answer) for answer in answers if answer is not None))


def _write(out: int, payload: bytes) -> None:
    while payload:
        payload = payload[os.write(out, payload) :]


if __name__ == "__main__":
    main()
