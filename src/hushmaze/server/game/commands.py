"""Deeds as they come over a socket: read, tidied, and refused where a log has grown too long."""

from typing import get_args

from hushmaze.protocol.codec import CodecError, Plain, from_plain
from hushmaze.rules import Deed
from hushmaze.rules.commands import Bell, Ping, Say, Sign, Stare
from hushmaze.server.rejection import No
from hushmaze.server.rooms.people import printable

_AS_THEY_ARE = frozenset(get_args(Deed)) - {Say}

MOST_EVENTS = 100_000
"""In one game; by then only the sand can end it."""

MOST_EVENTS_FOR_TALK = 50_000
"""From then on there are no more bells and words, so that the game itself has room."""


def deed_of(told: Deed | dict[str, Plain]) -> Deed:
    """Words lose what cannot be printed."""
    if type(told) in _AS_THEY_ARE:
        return told  # type: ignore[return-value] # no dict among them
    try:
        deed: Deed = from_plain(told, Deed) if isinstance(told, dict) else told
    except CodecError as error:
        raise No("bad_deed", str(error)) from error
    return Say(printable(deed.text)) if isinstance(deed, Say) else deed


def check_room_for(deed: Deed, events: int) -> None:
    """Nobody fills the disk with one game."""
    if events < MOST_EVENTS_FOR_TALK:
        return
    if events >= MOST_EVENTS or isinstance(deed, Bell | Ping | Say | Sign | Stare):
        raise No("log_full", "So much has happened in this game that no more of this is written down.")
