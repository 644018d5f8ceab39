"""Addresses to type into a browser, here and on other machines of the network; what to print of others."""

import re
import socket
from urllib.parse import urlsplit

_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Hosts that mean all addresses of this machine, and where a browser on it finds them."""

_ELSEWHERE = ("192.0.2.1", 9)
"""Reserved for documentation. Connecting a datagram socket only picks a route: nothing is sent."""


def listens_everywhere(host: str) -> bool:
    return host in _EVERYWHERE


def url_on_this_machine(host: str, port: int) -> str:
    host = _EVERYWHERE.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def url_for_neighbours(url: str) -> str | None:
    """The same server as seen from the network this machine is on; None if it is on none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as route:
        try:
            route.connect(_ELSEWHERE)
        except OSError:
            return None
        address: str = route.getsockname()[0]
    return f"http://{address}:{urlsplit(url).port}"


def without_password(url: str) -> str:
    """Scheme, host and port: all that may be printed or logged of an address that opens something.

    A name goes too, for it may be a token. Of an address that could be read in several ways, as with a bare
    slash in its password, only the scheme is left.
    """
    scheme, mark, rest = url.partition("://")
    secret, _, place = rest.rpartition("@")
    host = "…" if re.search(r"[/?#]", secret) else re.split(r"[/?#]", place)[0]
    return f"{scheme}{mark}{host}" if mark else "…"
