"""The bus between nodes: NATS core. What is on its way when a connection ends is lost; both ends know it.

So it is for who reads too slowly: either the server ends the connection, or what cannot be kept here is
dropped, which counts as an end.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError
from nats.errors import SlowConsumerError

from hushmaze.server.addresses import without_password
from hushmaze.storage.api import StoreError

CONNECT_WITHIN_S = 10
TRY_AGAIN_S = 0.25
PING_EVERY_S = 2
ANSWER_WITHIN_S = 2

Hear = Callable[[bytes], None]
Answerer = Callable[[bytes], Awaitable[bytes]]

log = logging.getLogger("hushmaze.cluster")


class Bus:
    """Connects to NATS, and again by itself. `on_cut` and `on_back` are called on the loop's thread."""

    def __init__(self, url: str, on_cut: Callable[[], None], on_back: Callable[[], None]) -> None:
        self._url = url
        self._on_cut = on_cut
        self._on_back = on_back
        self._client: Client | None = None
        self._connections = 0
        self._has_dropped = False
        """Whether something was dropped of which nobody has been told."""
        self._unsent: list[tuple[str, bytes]] = []
        self._work = asyncio.Event()
        self._sending: asyncio.Task[None] | None = None

    @property
    def connection_number(self) -> int | None:
        """Returns the connection's number, None while there is none. A new one: something was lost."""
        return self._connections if self._client is not None and self._client.is_connected else None

    @property
    def most_bytes(self) -> int:
        """Returns how long a message may be; the server refuses longer ones."""
        assert self._client is not None
        return self._client.max_payload

    async def open(self) -> None:
        """Connects. Raises a StoreError if nobody answers."""
        try:
            async with asyncio.timeout(CONNECT_WITHIN_S):
                self._client = await nats.connect(
                    self._url,
                    name="hushmaze",
                    no_echo=True,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=TRY_AGAIN_S,
                    ping_interval=PING_EVERY_S,
                    pending_size=0,
                    error_cb=self._failed,
                    disconnected_cb=self._cut,
                    reconnected_cb=self._back,
                )
        except (NatsError, OSError, TimeoutError) as error:
            place = without_password(self._url)
            raise StoreError(f"NATS cannot be reached at {place}.", retryable=True) from error
        self._connections = 1
        self._sending = asyncio.create_task(self._send_all())

    async def close(self) -> None:
        if self._client is None:
            return
        assert self._sending is not None
        await self.settle()
        self._sending.cancel()
        await asyncio.gather(self._sending, return_exceptions=True)
        self._on_cut = self._on_back = lambda: None
        await self._client.close()

    def publish(self, subject: str, payload: bytes) -> None:
        """Sends in the order of the calls. While there is no connection the message is lost."""
        if self.connection_number is not None:
            self._unsent.append((subject, payload))
            self._work.set()

    async def subscribe(self, subject: str, hear: Hear) -> Subscription:
        """Calls `hear` with messages in order; logs one it cannot take. A StoreError if cut off."""

        async def heard(message: Msg) -> None:
            try:
                hear(message.data)
            except Exception:
                log.exception("a message on %s could not be heard", subject)

        return await self._subscribed(subject, heard)

    async def answer(self, subject: str, answer: Answerer) -> Subscription:
        """Answers questions that others `ask`."""

        async def heard(message: Msg) -> None:
            with suppress(NatsError, StoreError):
                await message.respond(await answer(message.data))

        return await self._subscribed(subject, heard)

    async def _subscribed(self, subject: str, heard: Callable[[Msg], Awaitable[None]]) -> Subscription:
        if self._client is None or self.connection_number is None:
            raise StoreError("The bus cannot be reached.", retryable=True)
        return await self._client.subscribe(subject, cb=heard)

    async def ask(self, subject: str, question: bytes) -> bytes:
        """Asks another node. Raises a StoreError if there is no answer."""
        if self._client is None:
            raise StoreError("The bus cannot be reached.", retryable=True)
        try:
            answered = await self._client.request(subject, question, timeout=ANSWER_WITHIN_S)
        except (NatsError, TimeoutError) as error:
            raise StoreError("The other server does not answer.", retryable=True) from error
        return bytes(answered.data)

    async def _send_all(self) -> None:
        assert self._client is not None
        while True:
            await self._work.wait()
            self._work.clear()
            unsent, self._unsent = self._unsent, []
            for subject, payload in unsent:
                try:
                    await self._client.publish(subject, payload)
                except Exception as error:  # whatever goes wrong with one, those after it are sent
                    log.warning("a message on %s was not sent: %s", subject, error)

    async def settle(self) -> None:
        """Returns when the server has all that was said before, or nobody can tell."""
        assert self._client is not None
        # nats-py's own flush pings ahead of what it has not written yet
        while self.connection_number is not None and (self._unsent or self._client.pending_data_size):
            await asyncio.sleep(0)
        if self.connection_number is not None:
            with suppress(NatsError, TimeoutError):
                await self._client.flush(ANSWER_WITHIN_S)

    async def _failed(self, error: Exception) -> None:
        log.warning("the bus says: %s", str(error) or type(error).__name__)
        if isinstance(error, SlowConsumerError) and not self._has_dropped:
            self._has_dropped = True
            # not at once: what waits to be heard from before must not look as if it had come after
            asyncio.get_running_loop().call_soon(self._begin_anew)

    def _begin_anew(self) -> None:
        """Does as after a cut: nobody knows what was dropped, or whose it was."""
        self._has_dropped = False
        if self.connection_number is not None:
            self._connections += 1
            self._on_cut()
            self._on_back()

    async def _cut(self) -> None:
        self._unsent.clear()
        self._on_cut()

    async def _back(self) -> None:
        self._connections += 1
        self._on_back()
