"""Puts messages into a stream of bytes, each after its length, and takes them out again."""

from collections.abc import Iterator
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")

MOST_BYTES = 1 << 26
"""Of one message, more than the longest log has. Text printed by mistake reads as a greater length."""

_LENGTH = 4
_encoder = msgspec.msgpack.Encoder()


class FrameError(ValueError):
    """The bytes are no messages of this kind."""


def framed(message: msgspec.Struct) -> bytes:
    payload = _encoder.encode(message)
    return len(payload).to_bytes(_LENGTH, "big") + payload


class Unframed(Generic[T]):
    """Puts together messages that come in pieces."""

    def __init__(self, decoder: msgspec.msgpack.Decoder[T]) -> None:
        self._decode = decoder.decode
        self._kept = bytearray()

    def add(self, piece: bytes) -> Iterator[T]:
        """Yields all messages that are whole now; raises a FrameError at the first that cannot be one."""
        self._kept += piece
        begin = 0
        while len(self._kept) - begin >= _LENGTH:
            length = int.from_bytes(self._kept[begin : begin + _LENGTH], "big")
            if length > MOST_BYTES:
                raise FrameError(f"a message of {length} bytes is announced")
            end = begin + _LENGTH + length
            if end > len(self._kept):
                break
            yield self._read(self._kept[begin + _LENGTH : end])
            begin = end
        del self._kept[:begin]

    def _read(self, payload: bytearray) -> T:
        try:
            return self._decode(payload)
        except msgspec.MsgspecError as error:
            raise FrameError(str(error)) from error
