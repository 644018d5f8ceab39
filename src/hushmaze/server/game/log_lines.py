"""The log of a game in memory: its end as it is, all before it packed, for games may be long and many."""

import zlib
from collections.abc import Iterator, Sequence
from itertools import islice

PACK = 128
"""Lines packed together; that takes a third of a millisecond and leaves an eighth of their memory."""

END = 128
"""Lines at hand without unpacking, and up to `PACK` more."""


class LogLines:
    """Grows at its end, the part that people who follow the game read."""

    __slots__ = ("_end", "_packs", "size")

    def __init__(self) -> None:
        self._packs: list[bytes] = []
        self._end: list[bytes] = []
        self.size = 0
        """How many bytes all lines have together; counted as they come, for all games are asked together."""

    def add(self, lines: Sequence[bytes]) -> None:
        self._end += lines
        self.size += sum(map(len, lines))
        while len(self._end) >= END + PACK:
            oldest = self._end[:PACK]
            self._packs.append(zlib.compress(b"\n".join(oldest), 1))
            del self._end[:PACK]

    def copy(self) -> "LogLines":
        """The log as it is now, however it goes on."""
        copied = LogLines()
        copied._packs, copied._end = list(self._packs), list(self._end)
        copied.size = self.size
        return copied

    def since(self, version: int) -> list[bytes]:
        """Returns all lines from the one with this number on."""
        packed = PACK * len(self._packs)
        return self._end[version - packed :] if version >= packed else list(self)[version:]

    def since_within(self, version: int, most_bytes: int) -> list[bytes] | None:
        """Like `since`; None if that is longer, in which case no more is unpacked than fits."""
        found: list[bytes] = []
        size = 0
        for line in islice(reversed(self), len(self) - version):
            found.append(line)
            size += len(line)
            if size > most_bytes:
                return None
        return found[::-1]

    def __len__(self) -> int:
        return PACK * len(self._packs) + len(self._end)

    def __iter__(self) -> Iterator[bytes]:
        for pack in self._packs:
            yield from _unpacked(pack)
        yield from self._end

    def __reversed__(self) -> Iterator[bytes]:
        """Unpacks no more than is asked for."""
        yield from reversed(self._end)
        for pack in reversed(self._packs):
            yield from reversed(_unpacked(pack))


def _unpacked(pack: bytes) -> list[bytes]:
    return zlib.decompress(pack).split(b"\n")
