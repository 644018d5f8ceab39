"""Groups addresses for limits."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address

_MOST_KNOWN = 10_000
"""Addresses of which the answers are known: each is asked about with every request and every socket."""

_NETWORK = 64
"""Bits of an IPv6 address that one household or machine can hardly change; the others it chooses freely."""


@lru_cache(_MOST_KNOWN)
def network_of(address: str) -> str:
    """Returns the network that an address counts for: IPv6 by its /64; text that is no address as it is."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return f"{IPv6Address(int(parsed) >> (128 - _NETWORK) << (128 - _NETWORK))}/{_NETWORK}"


@lru_cache(_MOST_KNOWN)
def is_loopback(address: str) -> bool:
    """Whether it is this machine itself, or a proxy on it that does not say for whom it asks."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
