"""Taking the port first, so that a port that is taken is said before anything else starts."""

import errno
import socket
import sys

from hushmaze.server.transport.api import PortTakenError, TransportError


def bound_socket(host: str, port: int) -> socket.socket:
    """A bound TCP socket; port 0 takes any free one. Raises TransportError with the reason in plain words."""
    try:
        family, kind, number, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError, OverflowError) as reason:
        raise TransportError(f"host {host} cannot be bound: {reason}") from None
    bound = socket.socket(family, kind, number)
    try:
        if sys.platform != "win32":  # where this would let two servers share a port
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen(2048)
    except OSError as reason:
        bound.close()
        raise complaint(host, port, reason) from None
    bound.setblocking(False)
    return bound


def complaint(host: str, port: int, reason: OSError) -> TransportError:
    if reason.errno == errno.EADDRINUSE:
        return PortTakenError(f"port {port} on {host} is taken; choose another, or 0 for any free one")
    if reason.errno == errno.EACCES:
        return TransportError(f"port {port} on {host} is not allowed to this user")
    return TransportError(f"host {host} cannot be bound: {reason.strerror or reason}")
