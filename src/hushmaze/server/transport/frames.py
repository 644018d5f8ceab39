"""Reads a client's frames in plain Python, for where no library does."""

from collections.abc import Iterator
from typing import NamedTuple

from hushmaze.server.transport.messages import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    PROTOCOL_ERROR,
    TEXT,
    TOO_BIG,
    PeerError,
)

OPCODES = frozenset({CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG})
LONGEST_CONTROL = 125
EXTENDED = {126: 2, 127: 8}
"""How many bytes of length follow these two values."""


class ReadFrame(NamedTuple):
    """A frame, unmasked."""

    opcode: int
    last: bool
    payload: bytes


class FrameReader:
    """Cuts a stream of bytes into frames; holds one frame of `max_frame` and what came with it."""

    def __init__(self, max_frame: int) -> None:
        self._max_frame = max_frame
        self._buffer = bytearray()

    def feed(self, data: bytes) -> Iterator[ReadFrame]:
        """The frames that are complete with this data. Raises PeerError, after the good frames before it."""
        self._buffer += data
        while (frame := self._next()) is not None:
            yield frame

    def _next(self) -> ReadFrame | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        check_head(buffer[0], buffer[1])
        short = buffer[1] & 0x7F
        mask_at = 2 + EXTENDED.get(short, 0)
        if len(buffer) < mask_at:
            return None
        length = short if mask_at == 2 else long_length(bytes(buffer[2:mask_at]))
        if length > self._max_frame and buffer[0] & 0xF < CLOSE:
            raise PeerError(TOO_BIG, "the message is too long")
        start, end = mask_at + 4, mask_at + 4 + length
        if len(buffer) < end:
            return None
        payload = unmasked(bytes(buffer[start:end]), bytes(buffer[mask_at:start]))
        frame = ReadFrame(buffer[0] & 0xF, bool(buffer[0] & 0x80), payload)
        del buffer[:end]
        return frame


def check_head(first: int, second: int) -> None:
    """What the first two bytes of a client's frame may not be. Raises PeerError."""
    opcode = first & 0xF
    if first & 0x70:
        raise PeerError(PROTOCOL_ERROR, "an extension that was not agreed on")
    if opcode not in OPCODES:
        raise PeerError(PROTOCOL_ERROR, "an unknown kind of frame")
    if not second & 0x80:
        raise PeerError(PROTOCOL_ERROR, "a frame without a mask")
    if opcode >= CLOSE and (not first & 0x80 or second & 0x7F > LONGEST_CONTROL):
        raise PeerError(PROTOCOL_ERROR, "a control frame that is cut or too long")


def long_length(written: bytes) -> int:
    """A length of more than seven bits; a shorter way to write it must not exist. Raises PeerError."""
    length = int.from_bytes(written, "big")
    if not (length >= 126 if len(written) == 2 else 65_536 <= length < 2**63):
        raise PeerError(PROTOCOL_ERROR, "a length written the wrong way")
    return length


def unmasked(payload: bytes, mask: bytes) -> bytes:
    """The payload as it was meant; as one long number, because a loop over bytes is slow."""
    length = len(payload)
    repeated = (mask * (length // 4 + 1))[:length]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(repeated, "big")).to_bytes(length, "big")
