"""Where messages end in a WebSocket's bytes: the HTTP head first, then frames, either way."""

_HEAD_END = b"\r\n\r\n"
_MASKED = 0x80
_SHORT = 126


class Splitter:
    """Takes bytes as they come, gives whole messages; the rest waits for more."""

    def __init__(self) -> None:
        self._bytes = b""
        self._head_seen = False

    def feed(self, data: bytes) -> list[bytes]:
        self._bytes += data
        found: list[bytes] = []
        while (length := self._length()) is not None and length <= len(self._bytes):
            found.append(self._bytes[:length])
            self._bytes = self._bytes[length:]
            self._head_seen = True
        return found

    def _length(self) -> int | None:
        """Of the message that begins here, None if not even that has come."""
        if not self._head_seen:
            end = self._bytes.find(_HEAD_END)
            return None if end < 0 else end + len(_HEAD_END)
        return _frame_length(self._bytes)


def _frame_length(begin: bytes) -> int | None:
    if len(begin) < 2:
        return None
    short = begin[1] & ~_MASKED
    more = {_SHORT: 2, _SHORT + 1: 8}.get(short, 0)
    if len(begin) < 2 + more:
        return None
    payload = int.from_bytes(begin[2 : 2 + more], "big") if more else short
    return 2 + more + (4 if begin[1] & _MASKED else 0) + payload
