"""Analyses and branches of finished games over HTTP, on a real server."""

import asyncio
import gzip
import json
from collections.abc import AsyncGenerator

import msgspec
import pytest

from hushmaze.analysis import analyse
from hushmaze.protocol.game_log.log import Log
from hushmaze.server.http.resources import analyses
from hushmaze.server.http.resources.finished import FinishedLog
from hushmaze.server.jobs.finished_games import Study
from hushmaze.server.jobs.job import Job
from hushmaze.server.jobs.pool import Jobs
from hushmaze.server.jobs.worker_process import JobFailedError, JobWorker
from hushmaze.server.limits import Rate
from hushmaze.server.records.record import heading_bytes
from hushmaze.storage import FinishedGame, MemoryStore
from tests.server.finished import NOON, Finished, book_game, finished
from tests.server.http.site import played as begun
from tests.server.http.site import site
from tests.server.support import in_loop


async def played(game: Finished | None = None) -> MemoryStore:
    """A store with one game in its books."""
    store = MemoryStore()
    await store.open()
    await book_game(store, "done", game or finished())
    return store


def log_of(game: Finished) -> Log:
    stored = FinishedGame("done", "kibo-ruta", NOON, b"")
    return FinishedLog(stored, heading_bytes(game.heading), list(game.lines)).read()


@in_loop
async def test_the_analysis_of_a_finished_game() -> None:
    async with site(await played()) as web:
        answer = await web.ask("/api/games/done/analysis")
        assert answer.status == 200
        assert answer.json == json.loads(msgspec.json.encode(analyse(log_of(finished()))))
        packed = await web.ask("/api/games/done/analysis", accept_encoding="gzip")
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(packed.body) == answer.body


@in_loop
async def test_bots_play_on_from_a_moment() -> None:
    async with site(await played()) as web:
        asked = json.dumps({"at": 4_000, "level": "fast", "seed": 3}).encode()
        told = (await web.ask("/api/games/done/what-if", "POST", asked)).json
        assert (told["at"], told["level"], told["seed"]) == (4_000, "fast", 3)
        assert told["replay"]["seats"][0]["name"] == "Ann"
        assert told["replay"]["updates"][-1]["events"][-1]["type"] == told["phase"]


@in_loop
async def test_nothing_of_a_running_game() -> None:
    """S3: it would give the stack away."""
    store = MemoryStore()
    game = await begun(store, to_the_end=False)
    async with site(store) as web:
        assert "over" in await web.refused(409, f"/api/games/{game}/analysis")
        assert "over" in await web.refused(409, f"/api/games/{game}/what-if", "POST", b"{}")


@in_loop
async def test_no_such_game() -> None:
    async with site() as web:
        await web.refused(404, "/api/games/nowhere/analysis")
        await web.refused(404, "/api/games/nowhere/what-if", "POST", b"{}")


@pytest.mark.parametrize(
    ("body", "says"),
    [
        (b"", "truncated"),
        (b"[]", "`object`, got `array`"),
        (b'{"at": "soon"}', "$.at"),
        (b'{"level": "genius"}', "$.level"),
        (b'{"when": 3}', "unknown field `when`"),
        (b'{"at": 1000000000}', "over by then"),
        (b'{"seed": 1%s}' % (b"0" * 30), "$.seed"),
        (b'{"seed": -1}', "$.seed"),
        (b'{"version": 1%s}' % (b"0" * 30), "$.version"),
        (b'{"at": 1%s}' % (b"0" * 30), "$.at"),
    ],
)
@in_loop
async def test_questions_that_cannot_be(body: bytes, says: str) -> None:
    async with site(await played()) as web:
        assert says in await web.refused(400, "/api/games/done/what-if", "POST", body)


@in_loop
async def test_a_long_question() -> None:
    async with site(await played()) as web:
        await web.refused(413, "/api/games/done/what-if", "POST", b" " * 2_000)


class Counted(JobWorker):
    """Answers at once, and counts how often it was asked."""

    def __init__(self, answer: bytes = b'{"analysis":{"format":1}}') -> None:
        super().__init__()
        self.asked = 0
        self._answer = answer

    async def do(self, job: Job) -> AsyncGenerator[bytes, None]:
        assert isinstance(job, Study)
        self.asked += 1
        await asyncio.sleep(0)
        if not self._answer:
            raise JobFailedError
        yield self._answer


@in_loop
async def test_an_answer_is_kept() -> None:
    """Four people at the end of a game ask for the same at the same time."""
    work = Counted()
    async with site(await played(), Jobs(lambda: work)) as web:
        answers = await asyncio.gather(*(web.ask("/api/games/done/analysis") for _ in range(4)))
        assert {answer.body for answer in answers} == {b'{"format":1}'}
        await web.ask("/api/games/done/analysis")
        assert work.asked == 1


@in_loop
async def test_only_so_many_answers_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_KEPT", 1)
    work = Counted()
    async with site(await played(), Jobs(lambda: work)) as web:
        for seed in (1, 2, 2, 1):
            await web.ask("/api/games/done/what-if", "POST", json.dumps({"seed": seed}).encode())
        assert work.asked == 3


@in_loop
async def test_words_after_the_end_make_it_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """W7: the log goes on, so it is looked at again."""
    work = Counted()
    store = await played()
    async with site(store, Jobs(lambda: work)) as web:
        await web.ask("/api/games/done/analysis")
        lines = await store.read("done")
        monkeypatch.setattr(store, "read", lambda _game: _soon([*lines, lines[-1]]))
        await web.ask("/api/games/done/analysis")
        assert work.asked == 2


async def _soon(lines: list[bytes]) -> list[bytes]:
    return lines


@in_loop
async def test_too_many_questions_from_one_address() -> None:
    """What is kept costs nothing and can be had as often as one likes."""
    work = Counted()
    async with site(await played(), Jobs(lambda: work), analyses=Rate(1e-6, 2)) as web:
        for seed in (1, 2):
            asked = json.dumps({"seed": seed}).encode()
            assert (await web.ask("/api/games/done/what-if", "POST", asked)).status == 200
        assert "wait" in await web.refused(429, "/api/games/done/what-if", "POST", b'{"seed":3}')
        assert (await web.ask("/api/games/done/what-if", "POST", b'{"seed":2}')).status == 200


@in_loop
async def test_a_server_that_has_too_much_to_do() -> None:
    """And the next time it may work: nothing of it is kept."""
    work = Counted(b"")
    async with site(await played(), Jobs(lambda: work)) as web:
        for _ in range(2):
            assert "try again" in await web.refused(503, "/api/games/done/analysis")
        assert work.asked == 2
