"""The least a room server can do, on our own stack: picows on uvloop, every frame back to its whole room.

    python bench/peers/relay.py PORT

The path names the room. A frame is built once, whatever arrived for a room in one turn of the loop is joined,
and each member gets one write. No decoding, no rules, no log: what our server lacks to this is the price of
the game.
"""

import asyncio
import gc
import signal
import sys

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server


class Room:
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.members: list[asyncio.Transport] = []
        self._loop = loop
        self._waiting: list[bytes] = []

    def say(self, frame: bytes) -> None:
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting.append(frame)

    def _flush(self) -> None:
        joined = b"".join(self._waiting)
        self._waiting.clear()
        for member in self.members:
            member.write(joined)


class Member(WSListener):
    def __init__(self, room: Room) -> None:
        self._room = room

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._room.members.append(transport.underlying_transport)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._room.members.remove(transport.underlying_transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self._room.say(text_frame(frame.get_payload_as_bytes()))
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()


def text_frame(payload: bytes) -> bytes:
    """One unmasked, unfragmented text frame."""
    size = len(payload)
    if size < 126:
        return bytes((0x81, size)) + payload
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload


async def serve(port: int) -> None:
    loop = asyncio.get_running_loop()
    rooms: dict[bytes, Room] = {}

    def admit(request: WSUpgradeRequest) -> WSListener:
        return Member(rooms.setdefault(request.path, Room(loop)))

    server = await ws_create_server(admit, "127.0.0.1", port, read_buffer_init_size=2048)
    ended = asyncio.Event()
    loop.add_signal_handler(signal.SIGTERM, ended.set)
    gc.freeze()
    gc.set_threshold(100_000, 50, 50)
    print(f"ready {port}", flush=True)
    await ended.wait()
    server.close()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(int(sys.argv[1])))
