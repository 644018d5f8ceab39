"""The conversations of docs/protocol.md, through a gateway that is not the owner: word for word the same."""

from pathlib import Path

import pytest

from hushmaze.cluster.rooms import OwnedRooms
from hushmaze.server.rooms import new_games
from hushmaze.server.settings import Settings
from tests.cluster.support import Started, start_node
from tests.server.support import in_loop
from tests.server.test_protocol_page import CONVERSATIONS
from tests.server.transcripts import Story


class ForeignStory(Story):
    """Rooms are opened on one node, sockets on another. Both stop and start together."""

    def __init__(self, settings: Settings, store: str, bus: str) -> None:
        super().__init__(settings)
        self._engines = store, bus
        self._nodes: list[Started] = []

    async def start(self) -> None:
        self._nodes = [await start_node(*self._engines) for _ in range(2)]
        self._port, self.socket_port = (node.server.port for node in self._nodes)

    async def stop(self) -> None:
        for node in reversed(self._nodes):
            await node.stop()
        self._nodes.clear()


@in_loop
async def test_the_conversations_happen_as_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, store: str, bus: str
) -> None:
    monkeypatch.setattr(new_games, "randbits", lambda _bits: 7)
    monkeypatch.setattr(OwnedRooms, "_go_on", lambda *_: None)  # the page tells of a server that is alone
    story = ForeignStory(Settings(port=0, data=tmp_path), store, bus)
    await story.start()
    try:
        await story.play(line for conversation in CONVERSATIONS for line in conversation.splitlines())
    finally:
        await story.stop()
    assert story.played > 50
