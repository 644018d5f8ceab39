"""The demands of RFC 6455 on messages, whoever reads the frames: fragments, text, close codes."""

from hushmaze.server.transport.api import framed

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
LAST = 0x80
PING_FRAME = framed(LAST | PING, b"")

NO_STATUS, ABNORMAL = 1005, 1006
GOING_AWAY, PROTOCOL_ERROR, UNSUPPORTED, INVALID_TEXT, TOO_BIG = 1001, 1002, 1003, 1007, 1009
POLICY_VIOLATION, INTERNAL_ERROR, TRY_AGAIN_LATER = 1008, 1011, 1013
MAY_TRAVEL = frozenset({1000, 1001, 1002, 1003, *range(1007, 1015), *range(3000, 5000)})
"""Close codes that may stand in a frame."""

LONGEST_CLOSE_REASON = 123


class PeerError(Exception):
    """The peer broke the protocol or a limit; the connection closes with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


def checked_text(payload: bytes) -> bytes:
    """Returns the payload once it has checked that it is UTF-8."""
    if not payload.isascii():
        try:
            payload.decode()
        except UnicodeDecodeError:
            raise PeerError(INVALID_TEXT, "the text is not UTF-8") from None
    return payload


class Assembler:
    """Joins the fragments of one connection's messages; holds at most `max_message` bytes."""

    __slots__ = ("_max_message", "parts")

    def __init__(self, max_message: int) -> None:
        self._max_message = max_message
        self.parts: bytearray | None = None
        """Fragments of the message that has begun and not ended; None between messages."""

    def take(self, opcode: int, last: bool, payload: bytes) -> bytes | None:
        """Takes a data frame; returns the whole message if it ends here. Raises PeerError."""
        if opcode == BINARY:
            raise PeerError(UNSUPPORTED, "only text is understood")
        if (opcode == CONTINUATION) != (self.parts is not None):
            raise PeerError(PROTOCOL_ERROR, "a fragment out of turn")
        parts = bytearray() if self.parts is None else self.parts
        if len(parts) + len(payload) > self._max_message:
            raise PeerError(TOO_BIG, "the message is too long")
        parts += payload
        self.parts = None if last else parts
        return checked_text(bytes(parts)) if last else None


def close_frame(code: int, reason: str = "") -> bytes:
    """Makes a close frame; leaves out a code that may not travel."""
    if code not in MAY_TRAVEL:
        return framed(LAST | CLOSE, b"")
    return framed(LAST | CLOSE, code.to_bytes(2, "big") + shortened(reason))


def shortened(reason: str) -> bytes:
    """Shortens a reason to what fits into a close frame, cut between characters."""
    return reason.encode()[:LONGEST_CLOSE_REASON].decode(errors="ignore").encode()


def close_code(payload: bytes) -> int:
    """The code in a received close frame, `NO_STATUS` if it has none. Raises PeerError."""
    if not payload:
        return NO_STATUS
    code = int.from_bytes(payload[:2], "big")
    if len(payload) == 1 or code not in MAY_TRAVEL:
        raise PeerError(PROTOCOL_ERROR, "an impossible close code")
    checked_text(payload[2:])
    return code
