"""Replays over HTTP: of games that are over, and of logs that are brought along."""

import gzip
import json

import pytest

from hushmaze.protocol.replay import write_replay
from hushmaze.protocol.words import BotLevel
from hushmaze.server.http.resources import replays
from hushmaze.server.http.resources import tile_sets as art
from hushmaze.server.http.resources.replays import LONGEST_LOG
from hushmaze.server.limits import USUAL_LIMITS
from hushmaze.server.records.record import BotSeat
from hushmaze.storage import MemoryStore
from tests.protocol.test_replay import INDEX, golden
from tests.server.finished import book_game, finished, room_of
from tests.server.http.site import played, site
from tests.server.support import in_loop
from tests.support.golden import GAMES, TELLING
from tests.support.wide import wide


def log_text(name: str) -> bytes:
    return (GAMES / f"{name}.log").read_bytes()


@in_loop
async def test_a_finished_game_can_be_watched() -> None:
    store = MemoryStore()
    game = await played(store)
    async with site(store) as here:
        answer = await here.ask(f"/api/games/{game}/replay", Accept_Encoding="gzip")
        plain = await here.ask(f"/api/games/{game}/replay")
    assert answer.headers["content-encoding"] == "gzip"
    told = json.loads(gzip.decompress(answer.body))
    assert told == plain.json
    assert (told["hushmaze"], told["game"], told["summary"]["phase"]) == ("replay", game, "lost")
    assert told["summary"]["finished_at"] > 0
    assert [seat["name"] for seat in told["seats"]] == ["Ann", "<b>Ben</b>"]
    assert told["updates"][-1]["events"][-1]["type"] == "lost"


@in_loop
async def test_a_replay_names_people_and_bots_by_their_seats() -> None:
    store = MemoryStore()
    await store.open()
    table = room_of("Ann")
    table.people[0].seat = 1
    table.bots = [BotSeat(0, "Robin", BotLevel.BRISK)]
    await book_game(store, "done", finished().with_bot(), table)
    async with site(store) as here:
        told = (await here.ask("/api/games/done/replay")).json
    assert [(seat["seat"], seat["name"], seat["bot"], seat["level"]) for seat in told["seats"]] == [
        (0, "Robin", True, "brisk"),
        (1, "Ann", False, None),
    ]


@in_loop
async def test_a_replay_can_do_without_a_summary() -> None:
    store = MemoryStore()
    await store.open()
    await book_game(store, "done", finished(), seats="two")
    async with site(store) as here:
        told = (await here.ask("/api/games/done/replay")).json
    assert (told["summary"], [seat["name"] for seat in told["seats"]]) == (None, ["", ""])


@in_loop
async def test_a_browser_that_has_it_is_told_so() -> None:
    store = MemoryStore()
    game = await played(store)
    async with site(store) as here:
        first = await here.ask(f"/api/games/{game}/replay")
        assert first.headers["cache-control"] == "no-cache"
        again = await here.ask(f"/api/games/{game}/replay", If_None_Match=first.headers["etag"])
    assert (again.status, again.body) == (304, b"")


@in_loop
async def test_a_running_game_keeps_its_secrets() -> None:
    """S3"""
    store = MemoryStore()
    game = await played(store, to_the_end=False)
    async with site(store) as here:
        assert "over" in await here.refused(409, f"/api/games/{game}/replay")
        assert "no such game" in await here.refused(404, "/api/games/ab12/replay")


@in_loop
async def test_a_stored_log_that_cannot_be_read_is_no_crash() -> None:
    store = MemoryStore()
    game = await played(store)
    store._kept.games[game].lines.append(b'{"type":"flown"}')
    async with site(store) as here:
        assert "will not mend" in await here.refused(500, f"/api/games/{game}/replay")


@in_loop
async def test_only_so_many_tile_sets_are_remembered() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(art, "MOST_SETS", 0)
        async with site() as here:
            assert (await here.ask("/api/replays", "POST", log_text("own"))).status == 200
            assert (await here.ask(f"/api/tile-sets/{golden('own').heading.tile_set.digest}")).status == 404


@in_loop
async def test_only_so_many_replays_are_kept() -> None:
    store = MemoryStore()
    game = await played(store)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(replays, "MOST_KEPT", 0)
        async with site(store) as here:
            first, second = [await here.ask(f"/api/games/{game}/replay") for _ in range(2)]
    assert first.json == second.json


@pytest.mark.parametrize("name", [name if name in TELLING else wide(name) for name in INDEX])
@in_loop
async def test_every_golden_log_that_is_brought_along_opens(name: str) -> None:
    async with site() as here:
        answer = await here.ask("/api/replays", "POST", log_text(name))
    assert answer.status == 200
    assert answer.json["digest"] == INDEX[name]["hash"]
    assert answer.json == json.loads(write_replay(golden(name)))


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (b"", "the log is empty"),
        (b"hello", "line 1"),
        (b"\xff\xfe", "decode"),
        (b'{"hushmaze":"replay"}', "this is not a game log"),
        (log_text("scenario-01").replace(b'"format":1', b'"format":2', 1), "newer Hushmaze"),
        (log_text("scenario-01").replace(b'"format":1', b'"format":1,"rules":99', 1), "newer Hushmaze"),
        (log_text("scenario-01")[:-20], "line 151"),
        (log_text("scenario-01").replace(b'"steps":1', b'"steps":2', 1), "this cannot have happened then"),
        (log_text("scenario-01").replace(b'"seats":', b'"seats":1', 1), "line 1"),
    ],
    ids=str,
)
@in_loop
async def test_what_is_no_possible_log_is_refused_with_the_line(body: bytes, why: str) -> None:
    async with site() as here:
        assert why in await here.refused(400, "/api/replays", "POST", body)


@in_loop
async def test_a_log_may_not_be_endless_and_not_too_many_come_at_once() -> None:
    async with site() as here:
        assert f"{LONGEST_LOG} bytes" in await here.refused(
            413, "/api/replays", "POST", b" " * (LONGEST_LOG + 1)
        )
        for _ in range(USUAL_LIMITS.logs_read.at_once - 1):
            await here.refused(400, "/api/replays", "POST", b"x")
        assert "wait" in await here.refused(429, "/api/replays", "POST", log_text("too-slow"))


@in_loop
async def test_the_tiles_of_a_log_are_drawn_though_nobody_plays_with_them() -> None:
    digest = golden("own").heading.tile_set.digest
    picture = f"/art/tiles/{digest}/1A/0-xxxx.svg"
    async with site() as here:
        assert (await here.ask(picture)).status == 404
        await here.ask("/api/replays", "POST", log_text("own"))
        assert (await here.ask(f"/api/tile-sets/{digest}")).json["name"] == "Uptown"
        assert (await here.ask(picture)).status == 200


@in_loop
async def test_only_the_bare_frame_may_be_shown_by_other_pages() -> None:
    async with site() as here:
        page, frame = await here.ask("/games/ab12"), await here.ask("/embed/ab12")
    assert page.body == frame.body
    assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
    assert "frame-ancestors *" in frame.headers["content-security-policy"]
    assert "script-src 'self'" in frame.headers["content-security-policy"]
