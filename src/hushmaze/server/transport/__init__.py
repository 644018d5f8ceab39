"""Sockets and HTTP on one port, behind a small interface.

`serve` starts it; `api` has the names to write a server against. Which library carries the frames is a
setting.
"""

from hushmaze.server.transport.api import (
    Connection,
    Frame,
    Handler,
    Limits,
    PortTakenError,
    Receiver,
    RefusedUpgrade,
    TransportError,
    TransportStats,
    Upgrade,
)
from hushmaze.server.transport.askers import network_asking
from hushmaze.server.transport.loops import new_event_loop, run
from hushmaze.server.transport.serving import Server, TransportName, serve

__all__ = [
    "Connection",
    "Frame",
    "Handler",
    "Limits",
    "PortTakenError",
    "Receiver",
    "RefusedUpgrade",
    "Server",
    "TransportError",
    "TransportName",
    "TransportStats",
    "Upgrade",
    "network_asking",
    "new_event_loop",
    "run",
    "serve",
]
