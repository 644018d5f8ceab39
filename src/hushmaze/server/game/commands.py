"""Deeds as they come over a socket: read, tidied, and refused where a log has grown too long."""

from typing import get_args

from hushmaze.protocol.codec import CodecError, Plain, from_plain
from hushmaze.protocol.reasons import RoomRefusal
from hushmaze.rules import Deed
from hushmaze.rules.commands import Bell, Ping, Remark, Say, Sign, Stare
from hushmaze.server.game.outcomes import Refused
from hushmaze.server.records.people import printable

SentDeed = Deed | dict[str, Plain]
"""Read by the quick way, or as it came."""

_AS_THEY_ARE = frozenset(get_args(Deed)) - {Say}
_TALK = frozenset((Bell, Ping, Remark, Say, Sign, Stare))

MOST_EVENTS = 100_000
"""The most events of one game; by then only the sand can end it."""

MOST_EVENTS_FOR_TALK = 50_000
"""Events after which bells and words are refused, so that the game itself has room."""


def deed_of(sent: SentDeed) -> Deed | Refused:
    """Reads a deed where the quick way has not; removes what cannot be printed from words."""
    if type(sent) in _AS_THEY_ARE:
        return sent  # type: ignore[return-value] # no dict among them
    try:
        deed: Deed = from_plain(sent, Deed) if isinstance(sent, dict) else sent
    except CodecError as error:
        return Refused(RoomRefusal.BAD_DEED, str(error))
    return Say(printable(deed.text)) if isinstance(deed, Say) else deed


def is_log_full(deed: Deed, events: int) -> bool:
    """Whether the game's log is too long for deeds of this kind: no game fills the disk."""
    if events < MOST_EVENTS_FOR_TALK:
        return False
    return events >= MOST_EVENTS or is_talk(deed)


def is_talk(deed: object) -> bool:
    """Whether it only says something to the others, and moves nothing."""
    return type(deed) in _TALK
