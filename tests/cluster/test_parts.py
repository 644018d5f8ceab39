"""Parts of a node by themselves: what is lost on the way is noticed, what fails harms nothing else."""

import asyncio
import urllib.error
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime

import pytest

from hushmaze.cluster.bus import Bus
from hushmaze.cluster.database import Acquired, Peer, Renewed, has_changed
from hushmaze.cluster.gateway import Gateway
from hushmaze.cluster.guests import Guests
from hushmaze.cluster.last_frames import LastFrames
from hushmaze.cluster.lease import Lease
from hushmaze.cluster.room_channel import BusConnection, RoomChannel
from hushmaze.cluster.wire import (
    UNCOUNTED,
    Away,
    Close,
    FromSocket,
    Joined,
    Open,
    Sheet,
    Shut,
    Tell,
    encode,
    node_subject,
    read_sheet,
    read_to_owner,
    room_subject,
)
from hushmaze.protocol.messages.from_client import JoinRequest
from hushmaze.server.limits import USUAL_LIMITS
from hushmaze.server.transport.api import Frame
from hushmaze.storage import StoreError
from tests.cluster.support import execute, nodes
from tests.server.support import FakeClock, in_loop
from tests.server.survival.asking import asked, new_room
from tests.support.patience import PATIENCE_S

ROOM = "kibo-ruta"


class Socket:
    """A socket of a gateway, as far as the gateway knows it."""

    def __init__(self) -> None:
        self.heard: list[object] = []
        self.told_something = asyncio.Event()

    def _note(self, what: object) -> None:
        self.heard.append(what)
        self.told_something.set()

    def told(self, frame: Frame) -> None:
        self._note(frame.payload)

    def joined(self, token: str | None) -> None:
        self._note(token)

    def close(self, code: int, reason: str) -> None:
        self._note((code, reason))

    def owner_lost(self) -> None:
        self._note("lost")

    async def wait(self, count: int) -> list[object]:
        while len(self.heard) < count:
            self.told_something.clear()
            await self.told_something.wait()
        return self.heard


class Lines:
    """Two ends of the bus."""

    def __init__(self, url: str) -> None:
        self.cut = asyncio.Event()
        self.owner, self.gateway = (Bus(url, self.cut.set, lambda: None) for _ in range(2))

    async def __aenter__(self) -> "Lines":
        await self.owner.open()
        await self.gateway.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.owner.close()
        await self.gateway.close()

    async def opened(self, socket: Socket, owner: str = "o", code: str = ROOM) -> tuple[Gateway, str]:
        gateway = Gateway("g", self.gateway)
        link = await gateway.open(socket, code, owner, "10.0.0.1", b"{}")
        await self.gateway.settle()
        return gateway, link

    def say(self, number: int, *items: Tell | Joined | Close | Away, node: str = "o") -> None:
        self.owner.publish(room_subject(ROOM), encode(Sheet(node, number, list(items))))


async def play(bus: str, story: Callable[[Lines], Coroutine[None, None, None]]) -> None:
    """Anew where a machine stands still for so long that the bus is cut: what was on its way is lost then."""
    while True:
        async with Lines(bus) as lines:
            playing, cut = asyncio.ensure_future(story(lines)), asyncio.ensure_future(lines.cut.wait())
            await asyncio.wait([playing, cut], return_when=asyncio.FIRST_COMPLETED)
            cut.cancel()
            if playing.done():
                return playing.result()
            playing.cancel()
            await asyncio.wait([playing])


@in_loop
async def test_a_gateway_passes_on_what_the_owner_says_and_nothing_else(bus: str) -> None:
    async def story(lines: Lines) -> None:
        socket = Socket()
        gateway, link = await lines.opened(socket)
        lines.say(3, Tell([link], b"no"), node="somebody else")
        lines.say(7, Joined(link, "t"), Tell([link, "nobody's"], b"hello"), Close("nobody's", 1000, ""))
        lines.say(8, Close(link, 1008, "enough"))
        assert await socket.wait(3) == ["t", b"hello", (1008, "enough")]
        assert gateway.count == 1
        gateway.shut(link)
        gateway.shut(link)
        gateway.say(link, b"nobody hears it")
        assert gateway.count == 0

    await play(bus, story)


@in_loop
async def test_a_gateway_notices_that_something_was_lost(bus: str) -> None:
    async def story(lines: Lines) -> None:
        socket = Socket()
        _, link = await lines.opened(socket)
        lines.say(1, Tell([link], b"one"))
        lines.say(UNCOUNTED, Away(["nobody's"]))
        lines.say(2, Tell([link], b"two"))
        lines.say(4, Tell([link], b"four"))
        assert await socket.wait(3) == [b"one", b"two", "lost"]

    await play(bus, story)


@in_loop
async def test_what_is_too_long_for_one_message_comes_in_several(bus: str) -> None:
    """A room full of people who come back at once is told of the whole game as often."""

    async def story(lines: Lines) -> None:
        socket, heard = Socket(), Socket()
        gateway, link = await lines.opened(socket)
        channel = RoomChannel(lines.owner, "o", ROOM)
        frames = [bytes([number]) * 60_000 for number in range(40)]
        for frame in frames:
            channel.add(Tell([link], frame))
        assert await socket.wait(40) == frames
        channel.add(Tell([link], b"after"))
        assert await socket.wait(41) == [*frames, b"after"]

        def hear(data: bytes) -> None:
            for said in read_to_owner(data):
                if isinstance(said, FromSocket):
                    heard.told(Frame(said.payload))

        await lines.owner.subscribe(node_subject("o"), hear)
        await lines.owner.settle()
        for frame in frames:
            gateway.say(link, frame)
        assert await heard.wait(40) == frames

    await play(bus, story)


@in_loop
async def test_a_gateway_goes_with_the_newest_owner(bus: str) -> None:
    async def story(lines: Lines) -> None:
        older, newer = Socket(), Socket()
        gateway, _ = await lines.opened(older)
        link = await gateway.open(newer, ROOM, "p", "10.0.0.1", b"{}")
        assert await older.wait(1) == ["lost"]
        await lines.gateway.settle()
        lines.say(1, Tell([link], b"hello"), node="p")
        assert await newer.wait(1) == [b"hello"]

    await play(bus, story)


@in_loop
async def test_a_message_that_cannot_be_heard_harms_no_other(bus: str) -> None:
    async with Lines(bus) as lines:
        heard: asyncio.Queue[bytes] = asyncio.Queue()

        def hear(data: bytes) -> None:
            assert data != b"bad"
            heard.put_nowait(data)

        await lines.gateway.subscribe("here", hear)
        await lines.gateway.settle()
        for payload in (b"bad", b"x" * 2_000_000):
            lines.owner.publish("here", payload)
        while heard.empty():  # a connection that is cut loses what is on its way
            lines.owner.publish("here", b"good")
            await lines.owner.settle()
            await lines.gateway.settle()
        assert await heard.get() == b"good"


@in_loop
async def test_a_question_may_have_no_answer(bus: str) -> None:
    async with Lines(bus) as lines:
        with pytest.raises(StoreError, match="does not answer"):
            await lines.owner.ask("nobody", b"?")
    with pytest.raises(StoreError, match="cannot be reached"):
        await Bus(bus, lambda: None, lambda: None).ask("nobody", b"?")
    with pytest.raises(StoreError, match="cannot be reached"):
        await Bus(bus, lambda: None, lambda: None).subscribe("nobody", lambda _data: None)


class Published:
    """A bus that keeps what is published."""

    most_bytes = 1_000_000

    def __init__(self) -> None:
        self.sheets: list[Sheet] = []

    def publish(self, _subject: str, payload: bytes) -> None:
        self.sheets.append(read_sheet(payload))


@in_loop
async def test_a_frame_for_many_is_written_once_and_in_its_order() -> None:
    published = Published()
    channel = RoomChannel(published, "o", ROOM)  # type: ignore[arg-type] # as far as it needs one
    ann, ben = (BusConnection(channel, name, "10.0.0.1") for name in ("ann", "ben"))
    update, answer = Frame(b"update"), Frame(b"answer")
    for connection in (ann, ben):
        connection.send(update)
    ben.send(answer)
    ann.send(update)
    ben.close(1000, "bye")
    ben.close(1000, "bye")
    ben.send(update)
    assert published.sheets == []
    await asyncio.sleep(0)
    tells = [Tell(["ann", "ben"], b"update"), Tell(["ben"], b"answer"), Tell(["ann"], b"update")]
    assert published.sheets == [Sheet("o", 1, [*tells, Close("ben", 1000, "bye")])]


def test_what_a_socket_knows_of_its_game() -> None:
    frames, join = LastFrames(), JoinRequest("r", game="g", since=3)
    assert frames.known(join) == ("g", 3)
    frames.note(Frame(b'{"type":"room"}'))
    frames.note(Frame(b'{"type":"update","v":3,"events":[{},{}]}'))
    assert frames.known(join) == ("g", 5)
    frames.note(Frame(b'{"type":"game","game":"h","v":0}'))
    assert frames.known(join) == ("h", 0)


def test_a_node_that_was_not_known_has_not_changed() -> None:
    peer = Peer("n", 1, 1, 1)
    assert not has_changed(None, peer)
    assert not has_changed(peer, peer)
    assert has_changed(peer, peer._replace(bus_connection=2))
    assert has_changed(peer, None)


@in_loop
async def test_a_room_whose_rules_no_node_knows_waits(store: str, bus: str) -> None:
    async with nodes(1, store, bus) as (node,):
        code = await new_room(node.url)
        node.owned.drop(code)
        await execute(store, "UPDATE rooms SET node = NULL, epoch = NULL, rules = 99")
        with pytest.raises(StoreError, match="knows the rules"):
            await node.owned.find(code)


@in_loop
async def test_a_game_that_cannot_be_read_keeps_no_room_away(store: str, bus: str) -> None:
    async with nodes(1, store, bus) as (node,):
        code = await new_room(node.url)
        await node.store.create_game("strange", code, b"{}")
        node.owned.drop(code)
        assert await node.owned.find(code) is not None


@in_loop
async def test_a_room_that_cannot_be_handed_over_is_left_to_be_taken_over(store: str, bus: str) -> None:
    async with nodes(1, store, bus) as (node,):
        code = await new_room(node.url)
        await execute(store, "UPDATE rooms SET node = 'another', epoch = 1")
        await node.stop()
        assert code not in [room.record.code for room in node.owned.everybody()]


@in_loop
async def test_who_stops_claims_nothing(store: str, bus: str) -> None:
    async with nodes(1, store, bus) as (node,):
        code = await new_room(node.url)
        await node.owned.hand_over_all()
        with pytest.raises(StoreError, match="stopping"):
            await node.owned.find(code)
        with pytest.raises(urllib.error.HTTPError, match="503"):
            await asked(f"{node.url}/api/rooms/{code}")


class Nowhere:
    """Rooms of which none is to be had."""

    async def find(self, _code: str) -> None:
        raise StoreError("not here")


@in_loop
async def test_who_asks_for_a_room_that_is_not_here_is_sent_away() -> None:
    """And the room is not remembered: nothing counts what was said of it."""
    published = Published()
    rooms, clock = Nowhere(), FakeClock()
    guests = Guests("o", rooms, published, clock, USUAL_LIMITS)  # type: ignore[arg-type] # as above
    guests.heard(
        encode([Open("l", "g", ROOM, "10.0.0.1", b"{}"), Shut("nobody's"), FromSocket("nobody's", b"{}")])
    )
    while not published.sheets:
        await asyncio.sleep(0)
    guests.heard(encode([Open("m", "g", ROOM, "10.0.0.1", b"{}")]))
    while len(published.sheets) < 2:
        await asyncio.sleep(0)
    assert published.sheets == [Sheet("o", UNCOUNTED, [Away([link])]) for link in ("l", "m")]
    guests.heard(encode([Shut("l")]))
    assert guests.count == 0


class Forgetful:
    """A database that takes nothing back."""

    async def acquire(self, *_words: object) -> Acquired:
        return Acquired(1, datetime.now(UTC))

    async def peers(self) -> list[Peer]:
        return []

    async def renew(self, *_words: object) -> Renewed:
        return Renewed([], datetime.now(UTC))

    async def resign(self, _fence: object) -> None:
        raise StoreError("PostgreSQL does not answer.")


@in_loop
async def test_a_lease_is_kept_whatever_happens_to_those_who_are_told(
    caplog: pytest.LogCaptureFixture,
) -> None:
    told = 0
    again = asyncio.Event()

    def on_peers(_peers: object) -> None:
        nonlocal told
        told += 1
        if told == 2:
            raise ZeroDivisionError
        if told > 2:
            again.set()

    async def lost() -> None:
        raise AssertionError("it was held")

    lease = Lease(
        node="n", rules=1, lasts_s=60, database=Forgetful(), bus_connection=lambda: 1,  # type: ignore[arg-type] # as above
        on_lost=lost, on_peers=on_peers, on_fence=lambda _fence: None,
    )  # fmt: skip
    await lease.begin()
    lease.renew_soon()
    async with asyncio.timeout(PATIENCE_S):
        await again.wait()
    assert "could not see to its lease" in caplog.text
    assert lease.is_held
    await lease.end()


@in_loop
async def test_a_lease_that_cannot_be_given_back_is_held_no_more() -> None:
    async def lost() -> None:
        raise AssertionError("it was held")

    lease = Lease(
        node="n", rules=1, lasts_s=60, database=Forgetful(), bus_connection=lambda: 1,  # type: ignore[arg-type] # as above
        on_lost=lost, on_peers=lambda _peers: None, on_fence=lambda _fence: None,
    )  # fmt: skip
    await lease.begin()
    assert lease.is_held
    await lease.end()
    assert not lease.is_held
    await lease.end()
