"""The part of a connection's life that is the same over every library."""

import asyncio

from hushmaze.server.transport.api import Connection, Upgrade
from hushmaze.server.transport.hub import Hub


class HubConnection(Connection):
    """Tells the hub of its opening once, and of its end once, in a later turn of the loop."""

    over = False
    """Set once closing is decided: from then on nothing is queued and nothing is received."""

    def __init__(self, hub: Hub, request: Upgrade) -> None:
        self.path, self.query, _, self.address = request
        self.hub = hub
        self.loop = asyncio.get_running_loop()

    def finish(self, code: int) -> None:
        """Reports the end in a later turn, because a handler may be in the midst of a broadcast."""
        if not self.over:
            self.over = True
            self.loop.call_soon(self.hub.closed, self, code)
