"""Fits the connections of a server into the files that it may open."""

import contextlib
import logging
import sys
from dataclasses import replace

from hushmaze.server.transport.api import Limits

log = logging.getLogger("hushmaze.transport")

RESERVED = 256
"""Files kept back for the store, other processes and listening sockets."""


def fitting(limits: Limits) -> Limits:
    """Asks for more open files; returns the limits, with fewer connections if it gets too few."""
    wanted = limits.max_connections + limits.max_http + RESERVED
    files = _files(wanted)
    if files >= wanted:
        return limits
    free = max(files - RESERVED, files // 2)
    http = min(limits.max_http, max(free // 4, 1))
    fewer = replace(limits, max_connections=min(limits.max_connections, max(free - http, 1)), max_http=http)
    log.info(
        "%d files may be open: that is %d sockets and %d HTTP connections", files, fewer.max_connections, http
    )
    return fewer


def _files(wanted: int) -> int:
    """Returns how many files this process may open, after asking for as many as are wanted."""
    if sys.platform == "win32":
        return wanted
    import resource  # noqa: PLC0415 -- not there on Windows

    few, many = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if many == resource.RLIM_INFINITY else min(wanted, many)
    if few != resource.RLIM_INFINITY and few < most:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, many))
            few = most
    return wanted if few == resource.RLIM_INFINITY else few
