"""Accepts connections one by one, however many come together."""

import asyncio
import logging
import socket
from collections.abc import Callable
from contextlib import suppress

log = logging.getLogger("hushmaze.transport")

REST_S = 1.0
"""Pause after the system could not give a connection, mostly for want of open files."""

NewProtocol = Callable[[], asyncio.Protocol]


class Acceptor:
    """Accepts one connection of a listening socket in each turn of the event loop.

    The loop's own server accepts all that wait, each of which takes a tenth of a millisecond, while everybody
    who plays waits. Those who wait here stay in the system's queue.
    """

    def __init__(self, listening: socket.socket, new_protocol: NewProtocol) -> None:
        self._listening = listening
        self._new_protocol = new_protocol
        self._loop = asyncio.get_running_loop()
        self._beginning: set[asyncio.Task[object]] = set()
        self._rest: asyncio.TimerHandle | None = None
        self._begin()

    def close(self) -> None:
        """Refuses whoever waits and whoever comes."""
        if self._rest is not None:
            self._rest.cancel()
        self._loop.remove_reader(self._listening)
        self._listening.close()

    def _begin(self) -> None:
        self._rest = None
        self._loop.add_reader(self._listening, self._accept)

    def _accept(self) -> None:
        try:
            accepted, _ = self._listening.accept()
        except (BlockingIOError, InterruptedError, ConnectionAbortedError):
            return  # whoever came has gone again
        except OSError as reason:
            log.warning("no connection can be accepted for a moment: %s", reason.strerror)
            self._loop.remove_reader(self._listening)
            self._rest = self._loop.call_later(REST_S, self._begin)
            return
        accepted.setblocking(False)
        beginning = self._loop.create_task(self._connect(accepted))
        self._beginning.add(beginning)
        beginning.add_done_callback(self._beginning.discard)

    async def _connect(self, accepted: socket.socket) -> None:
        with suppress(OSError):  # it has gone again
            await self._loop.connect_accepted_socket(self._new_protocol, accepted)
