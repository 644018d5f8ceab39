"""Messages one after the other in a stream of bytes: each with its length before it."""

from collections.abc import Iterator
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")

_LENGTH = 4
_encoder = msgspec.msgpack.Encoder()


def framed(message: msgspec.Struct) -> bytes:
    payload = _encoder.encode(message)
    return len(payload).to_bytes(_LENGTH, "big") + payload


class Unframed(Generic[T]):
    """Puts together what comes in pieces."""

    def __init__(self, decoder: msgspec.msgpack.Decoder[T]) -> None:
        self._decode = decoder.decode
        self._kept = bytearray()

    def add(self, piece: bytes) -> Iterator[T]:
        """All messages that are whole now."""
        self._kept += piece
        begin = 0
        while len(self._kept) - begin >= _LENGTH:
            end = begin + _LENGTH + int.from_bytes(self._kept[begin : begin + _LENGTH], "big")
            if end > len(self._kept):
                break
            yield self._decode(self._kept[begin + _LENGTH : end])
            begin = end
        del self._kept[:begin]
