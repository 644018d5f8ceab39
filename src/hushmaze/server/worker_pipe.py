"""The pipes between the server and its worker processes, at both ends.

Messages are put into a stream of bytes, each after its length, and taken out again. A worker reads them from
its input and writes answers to its output.
"""

import os
import signal
from collections.abc import Iterator
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")

MOST_BYTES = 1 << 26
"""Of one message, more than the longest log has. Text printed by mistake reads as a greater length."""

PIECE = 1 << 16
"""Bytes read at once."""

_LENGTH = 4
_encoder = msgspec.msgpack.Encoder()


class FrameError(ValueError):
    """The bytes are no messages of this kind."""


def length_prefixed(message: msgspec.Struct) -> bytes:
    """The message as MessagePack, after its length in four bytes."""
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


def ignore_interrupts() -> None:
    """Ctrl-C reaches all processes of a terminal, but the server decides when it is over."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def take_stdout() -> int:
    """Returns a descriptor for the answers; whatever is printed by mistake goes to stderr from now on."""
    out = os.dup(1)
    os.dup2(2, 1)
    return out


def write_all(out: int, payload: bytes) -> None:
    """Returns when every byte is written. Raises a BrokenPipeError once the server is gone."""
    while payload:
        payload = payload[os.write(out, payload) :]
