"""Messages between nodes. All are MessagePack; payloads are frames of sockets as they are."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")


class _Message(msgspec.Struct, array_like=True, tag=True):
    pass


class _OfSocket(_Message):
    link: str
    """The socket's name, which its gateway gave it; never used again."""


class _OfSockets(_Message):
    links: list[str]
    """The names of sockets of one gateway or several."""


class Open(_OfSocket):
    """A socket of a gateway wants to join a room."""

    gateway: str
    """The node that has the socket."""
    code: str
    """The room's."""
    address: str
    """Where the socket comes from, for limits."""
    payload: bytes
    """Its join."""


class FromSocket(_OfSocket, tag="Say"):
    """A frame that the socket of a gateway sent; nodes of earlier versions know it as `Say`."""

    payload: bytes
    """The frame."""


class Shut(_OfSocket):
    """The socket has gone."""


ToOwner = Open | FromSocket | Shut


class Tell(_OfSockets):
    """A frame for some sockets: written once, however many they are."""

    payload: bytes
    """The frame."""


class Joined(_OfSocket):
    """Comes before the welcome."""

    token: str | None
    """With this the socket can join again."""


class Close(_OfSocket):
    """Ends the socket."""

    code: int
    """As WebSockets have it."""
    reason: str
    """The words that WebSockets send beside the code."""


class Away(_OfSockets):
    """The room is here no more: whoever has one of these sockets looks for its owner anew."""


FromOwner = Tell | Joined | Close | Away


UNCOUNTED = 0


class Sheet(msgspec.Struct, array_like=True):
    """All that an owner has for the sockets of a room, in one turn of its loop."""

    node: str
    """The owner."""
    number: int
    """`UNCOUNTED`, or one more than the last that was counted: where one is missing, something was lost."""
    items: list[FromOwner]
    """In the order in which they came about."""


_encoder = msgspec.msgpack.Encoder()
_to_owner = msgspec.msgpack.Decoder(list[ToOwner])
_sheet = msgspec.msgpack.Decoder(Sheet)

encode = _encoder.encode
read_to_owner = _to_owner.decode
read_sheet = _sheet.decode


def in_portions(items: Sequence[T], write: Callable[[Sequence[T]], bytes], most: int) -> Iterator[bytes]:
    """Writes items into messages of so many bytes at most; an item that is longer by itself stays whole.

    Calls `write` for a message when all messages before it have been taken.
    """
    written = write(items)
    if len(written) <= most or len(items) == 1:
        yield written
    else:
        half = len(items) // 2
        yield from in_portions(items[:half], write, most)
        yield from in_portions(items[half:], write, most)


def node_subject(node: str) -> str:
    """Returns the subject on which a node hears of the sockets of others."""
    return f"hushmaze.node.{node}"


def facts_subject(node: str) -> str:
    """Returns the subject on which a node is asked for what everybody may know of a room."""
    return f"hushmaze.facts.{node}"


def room_subject(code: str) -> str:
    """Returns the subject on which gateways hear what a room's owner has for their sockets."""
    return f"hushmaze.room.{code}"
