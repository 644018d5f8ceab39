"""Joins what is sent in one turn of the loop, so that each connection is written to once."""

import asyncio
from typing import Protocol


class Sender(Protocol):
    """Something with frames to write."""

    pending: list[bytes]

    def write_joined(self, data: bytes) -> None: ...


class Outbox:
    """The connections that have something to send in this turn; flushed at its end at the latest."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Sender] = []

    def add(self, sender: Sender) -> None:
        """Called when a sender's `pending` stops being empty."""
        if not self._waiting:
            self._loop.call_soon(self.flush)
        self._waiting.append(sender)

    def flush(self) -> None:
        """Everybody in a room mostly waits for the same frames, so one joining serves for the next sender."""
        waiting, self._waiting = self._waiting, []
        joined_from: list[bytes] = []
        joined = b""
        for sender in waiting:
            pending, sender.pending = sender.pending, []
            if pending != joined_from:
                joined_from, joined = pending, pending[0] if len(pending) == 1 else b"".join(pending)
            if pending:
                sender.write_joined(joined)
