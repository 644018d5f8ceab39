"""Servers that help voices through firewalls (STUN, TURN): set by whoever hosts, told to every browser."""

import msgspec

from hushmaze.protocol.api.service import IceServer

_SCHEMES = ("stun:", "stuns:", "turn:", "turns:")

_decoder = msgspec.json.Decoder(list[IceServer])


def read_ice_servers(text: str) -> list[IceServer]:
    """The servers in a setting's text; a ValueError says what is wrong with it."""
    found = _decoder.decode(text) if text else []
    for server in found:
        urls = [server.urls] if isinstance(server.urls, str) else server.urls
        wrong = [url for url in urls if not url.startswith(_SCHEMES)]
        if wrong or not urls:
            raise ValueError(f"{wrong[0] if wrong else 'nothing'} is no address of a STUN or TURN server")
    return found


def are_ice_servers(text: str) -> bool:
    try:
        read_ice_servers(text)
    except ValueError:
        return False
    return True
