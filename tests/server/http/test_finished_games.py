"""Finished games over HTTP: their logs, and lists of them page by page."""

import asyncio
import json

import pytest

from hushmaze.protocol.api.games import MOST_GAMES_A_PAGE
from hushmaze.protocol.event_text import write_event
from hushmaze.protocol.game_log.log import read_log
from hushmaze.rules.events import Said
from hushmaze.rules.version import RULES_VERSION
from hushmaze.rules.words import Seat
from hushmaze.server.http.resources.finished import PORTION
from hushmaze.server.limits import Rate
from hushmaze.server.settings import Settings
from hushmaze.storage import MemoryStore
from tests.server.finished import book_game, finished
from tests.server.http.site import SAND_MS, played, site
from tests.server.support import in_loop


@in_loop
async def test_a_finished_game_and_its_log() -> None:
    store = MemoryStore()
    game = await played(store)
    async with site(store) as here:
        (row,) = json.loads((await here.ask("/api/games")).body)
        assert (row["game"], row["scenario"], row["names"]) == (game, 1, ["Ann", "<b>Ben</b>"])
        answer = await here.ask(f"/api/games/{game}/log")
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    log = read_log(answer.body.decode())
    assert [type(event).__name__ for event in log.events] == ["Started", "Lost"]
    state = log.game().state
    assert state.over
    assert state.setup.seats == 2


@in_loop
async def test_the_log_of_a_game_is_secret_until_its_end() -> None:
    """S3"""
    store = MemoryStore()
    game = await played(store, to_the_end=False)
    seed = json.loads(await store.heading(game) or b"")["seed"]
    ((_, code),) = await store.unfinished_games()
    async with site(store) as here:
        answer = await here.ask(f"/api/games/{game}/log")
        assert answer.status == 409
        assert answer.json["reason"] == "game_not_over"
        facts = await here.ask(f"/api/rooms/{code}")
        assert facts.json["phase"] == "heist"
        everything = [answer, facts, await here.ask("/api/games"), await here.ask("/metrics")]
    assert not [told for told in everything if str(seed).encode() in told.body]
    assert everything[2].body == b"[]"


@in_loop
async def test_a_long_log_comes_whole() -> None:
    store = MemoryStore()
    game = await played(store)
    said = [write_event(Said(SAND_MS, Seat(0), f"hello {n}"), n) for n in range(2 * PORTION)]
    store._kept.games[game].lines += said
    async with site(store) as here:
        answer = await here.ask(f"/api/games/{game}/log")
    assert len(answer.body) == int(answer.headers["content-length"])
    assert answer.body.endswith(b"\n".join([*said, b""]))
    assert len(read_log(answer.body.decode()).events) == 2 + len(said)


@in_loop
async def test_only_so_many_logs_are_given_to_one_address() -> None:
    store = MemoryStore()
    game = await played(store)
    async with site(store, logs_given=Rate(0.001, 2)) as here:
        told = [(await here.ask(f"/api/games/{game}/log")).status for _ in range(2)]
        assert told == [200, 200]
        assert "wait" in await here.refused(429, f"/api/games/{game}/log")


@pytest.mark.parametrize("damaged", [b"{", b"[]", b"[" * 3_000])
@pytest.mark.parametrize("part", ["log", "replay", "analysis"])
@in_loop
async def test_a_damaged_heading_is_a_lasting_fault_and_said_to_be_one(part: str, damaged: bytes) -> None:
    store = MemoryStore()
    game = await played(store)
    store._kept.games[game].heading = damaged
    async with site(store) as here:
        assert "will not mend" in await here.refused(500, f"/api/games/{game}/{part}")
        assert await here.refused(500, f"/api/games/{game}/play-on", "POST", b"{}")


@pytest.mark.parametrize("part", ["log", "replay", "analysis"])
@in_loop
async def test_a_game_of_newer_rules_is_not_told_by_older_ones(part: str) -> None:
    store = MemoryStore()
    game = await played(store)
    heading = json.loads(store._kept.games[game].heading)
    store._kept.games[game].heading = json.dumps(heading | {"rules": RULES_VERSION + 1}).encode()
    async with site(store) as here:
        assert "will not mend" in await here.refused(500, f"/api/games/{game}/{part}")


@in_loop
async def test_there_has_to_be_such_a_game() -> None:
    async with site() as here:
        assert await here.refused(404, "/api/games/none/log") == "There is no such game."


FIRST_SUMMARY = json.dumps(
    {
        "scenario": 1, "name": "Let's go shopping", "level": None, "seats": 2, "names": ["Ann", "Ben"],
        "phase": "won", "loss": None, "won": True, "turns": 3, "sand_left": 5_000, "counts": True,
    }
).encode()  # fmt: skip
"""As the first version booked games."""


@in_loop
async def test_what_cannot_be_read_is_not_listed() -> None:
    store = MemoryStore()
    await store.open()
    for number, stored in enumerate((b"{", b'{"name": 7}', FIRST_SUMMARY)):
        await store.create_game(f"g{number}", "room", b"{}")
        await store.finish_game(f"g{number}", 1_000 + number, stored)
    async with site(store) as here:
        (row,) = json.loads((await here.ask("/api/games")).body)
    assert (row["game"], row["names"], row["players"], row["marks"]) == ("g2", ["Ann", "Ben"], [], None)


@in_loop
async def test_finished_games_come_in_pages() -> None:
    store = MemoryStore()
    await store.open()
    for number in range(5):
        await store.create_game(f"g{number}", "room", b"{}")
        await store.finish_game(f"g{number}", 1_000 + number, FIRST_SUMMARY)
    async with site(store) as here:
        page = json.loads((await here.ask("/api/games?limit=2")).body)
        assert [row["game"] for row in page] == ["g4", "g3"]
        rest = json.loads((await here.ask(f"/api/games?before={page[-1]['finished_at']}")).body)
        assert [row["game"] for row in rest] == ["g2", "g1", "g0"]


@in_loop
async def test_a_list_that_is_closed_names_no_game_but_a_link_opens_it() -> None:
    """Also not in the book, which shows who has won."""
    store = MemoryStore()
    game = await played(store)
    async with site(store, open_list=False) as here:
        assert "lists no games" in await here.refused(403, "/api/games")
        assert (await here.ask(f"/api/games/{game}/log")).status == 200
    assert not Settings().open_list


WRONG = ["limit=0", f"limit={MOST_GAMES_A_PAGE + 1}", "limit=-1", "limit=x", "limit=", "limit=1e3",
         "before=now",
         "before=-5", "limit=%D9%A3", "limit=" + "9" * 400, "before=1.5"]  # fmt: skip


@pytest.mark.parametrize("query", WRONG)
@in_loop
async def test_a_page_that_cannot_be(query: str) -> None:
    async with site() as here:
        message = await here.refused(400, f"/api/games?{query}")
    assert message.startswith(query.partition("=")[0])


class OneReader(MemoryStore):
    """Counts how many logs are being read at once."""

    def __init__(self) -> None:
        super().__init__()
        self.reading = self.most = self.read_in_all = 0

    async def read(self, game: str, since: int = 0) -> list[bytes]:
        self.reading += 1
        self.read_in_all += 1
        self.most = max(self.most, self.reading)
        for _ in range(10):
            await asyncio.sleep(0)
        self.reading -= 1
        return await super().read(game, since)


@in_loop
async def test_finished_logs_are_read_one_by_one() -> None:
    """The store reads in order, and whoever looks for a room would wait behind all of them."""
    store = OneReader()
    await store.open()
    await book_game(store, "done", finished())
    async with site(store) as here:
        store.most = 0
        answers = await asyncio.gather(*(here.ask("/api/games/done/log") for _ in range(6)))
        assert {answer.status for answer in answers} == {200}
    assert store.read_in_all >= 6
    assert store.most == 1
