"""The three standard streams: there from the beginning, and what is done when one cannot be written."""

import errno
import os
import sys

_NAMES = ("stdin", "stdout", "stderr")
_CANNOT_BE_WRITTEN = (errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EFBIG)


def open_closed_streams() -> None:
    """Opens nothing on each stream the process was started without.

    Otherwise a database or a socket would get its number, and printing would write into it.
    """
    for number, name in enumerate(_NAMES):
        if getattr(sys, name) is not None:
            continue
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, number)
        if nothing != number:
            os.close(nothing)
        setattr(sys, name, open(number, "r" if number == 0 else "w", encoding="utf-8", closefd=False))  # noqa: SIM115 -- for as long as the process lives


def stop_printing() -> None:
    """Lets what is left to print go nowhere; Python would complain of it when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def cannot_print(error: OSError) -> bool:
    """Whether an error says that what was printed could not be written: a full disk behind ``>``."""
    return error.filename is None and error.errno in _CANNOT_BE_WRITTEN
