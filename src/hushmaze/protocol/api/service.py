"""The server itself: whether it runs, and what voice needs."""

from typing import Literal

import msgspec

from hushmaze.protocol.api.base import ApiAnswer


class Health(ApiAnswer):
    ok: Literal[True]
    version: str
    """Of the program."""


class IceServer(ApiAnswer, forbid_unknown_fields=True):
    """A STUN or TURN server, as browsers want it: the dictionary RTCIceServer."""

    urls: str | list[str]
    username: str | msgspec.UnsetType = msgspec.UNSET
    """Only where the host has set one."""
    credential: str | msgspec.UnsetType = msgspec.UNSET
    """Only where the host has set one."""


class VoiceSetup(ApiAnswer):
    ice_servers: list[IceServer]
    """May be empty: within one network voice works without."""
