"""The process that does one lane's jobs: `python -m hushmaze.server.jobs.worker MEMORY_MB NICENESS`.

Takes one job after the other from its input and writes the parts of its answer to its output. It stands back
behind the games, has a limit of memory, listens on nothing, and ends with its input, or where memory ends.
"""

import contextlib
import os
import sys
import traceback

import msgspec

from hushmaze.server.jobs.job import Job
from hushmaze.server.jobs.worker_messages import AnswerEnd, AnswerPart, AnyJob
from hushmaze.server.limits import MOST_NICE
from hushmaze.server.worker_pipe import (
    PIECE,
    Unframed,
    ignore_interrupts,
    length_prefixed,
    take_stdout,
    write_all,
)


def main() -> None:
    ignore_interrupts()
    memory_mb, niceness = map(int, sys.argv[1:])
    _stand_back(memory_mb << 20, niceness)
    with contextlib.suppress(BrokenPipeError):
        work(0, take_stdout())


def work(jobs: int, out: int) -> None:
    unframed = Unframed(msgspec.msgpack.Decoder(AnyJob))
    while piece := os.read(jobs, PIECE):
        for job in unframed.add(piece):
            _do(job, out)


def _do(job: Job, out: int) -> None:
    fault = ""
    try:
        for part in job.work():
            write_all(out, length_prefixed(AnswerPart(part)))
    except (BrokenPipeError, MemoryError):  # without memory the worker ends: the job may have no fault at all
        raise
    except Exception:
        fault = traceback.format_exc()
    write_all(out, length_prefixed(AnswerEnd(fault)))


def _stand_back(most_memory: int, niceness: int) -> None:
    """As far as the system allows it."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 -- not there on Windows

    with contextlib.suppress(OSError):
        os.nice(niceness)
    if niceness == MOST_NICE and sys.platform == "linux" and len(os.sched_getaffinity(0)) > 1:
        # However low its priority, a process that has a core keeps it for some milliseconds. One that takes
        # only what is left over is put aside at once; with a single core it might never get anything.
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_AS, (most_memory, most_memory))


if __name__ == "__main__":
    main()
