"""Groups addresses for limits."""

from ipaddress import IPv6Address, ip_address

_NETWORK = 64
"""Bits of an IPv6 address that one household or machine can hardly change; the others it chooses freely."""


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


def is_loopback(address: str) -> bool:
    """Whether it is this machine itself, or a proxy on it that does not say for whom it asks."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
