"""Says who asks: the address behind a request, and the network it counts for."""

from starlette.datastructures import Headers
from starlette.types import Scope

from hushmaze.server.networks import network_of


def address_of(peer: str, forwarded_for: str, trust_proxy: bool) -> str:
    """Returns the address a request came from.

    Of X-Forwarded-For only the last entry counts: it is the trusted proxy's own, the others are hearsay.
    """
    last = forwarded_for.rpartition(",")[2].strip() if trust_proxy else ""
    return last or peer


def network_asking(scope: Scope, trust_proxy: bool) -> str:
    """Returns the network of a request; nothing where nobody asks, as at the start of the application."""
    peer, *_ = scope.get("client") or ("",)
    forwarded_for = ", ".join(Headers(raw=scope.get("headers", [])).getlist("x-forwarded-for"))
    return network_of(address_of(peer, forwarded_for, trust_proxy))
