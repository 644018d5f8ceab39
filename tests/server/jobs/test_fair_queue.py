"""Turns are shared out fairly, and none is lost."""

import asyncio

import pytest

from hushmaze.server.jobs.fair_queue import FairQueue, FullError, ShareTakenError
from tests.server.support import in_loop


class Crowd:
    """Askers of one queue; `served` says in which order they had their turns."""

    def __init__(self, most: int = 100, most_each: int = 100) -> None:
        self.queue = FairQueue(most, most_each)
        self.served: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def come(self, *askers: str) -> None:
        for asker in askers:
            self._tasks.append(asyncio.create_task(self._take_turn(asker)))
        await asyncio.sleep(0)

    async def _take_turn(self, asker: str) -> None:
        async with self.queue.turn(asker):
            self.served.append(asker)
            await asyncio.sleep(0)

    def leave(self, number: int) -> None:
        self._tasks[number].cancel()

    async def gone(self) -> list[BaseException | None]:
        return await asyncio.gather(*self._tasks, return_exceptions=True)


@in_loop
async def test_whoever_asks_often_does_not_keep_others_waiting() -> None:
    crowd = Crowd()
    await crowd.come("ann", "ann", "ann", "ann", "ben", "cleo")
    await crowd.gone()
    assert crowd.served == ["ann", "ann", "ben", "cleo", "ann", "ann"]


@in_loop
async def test_one_asker_has_a_share_and_all_have_a_limit() -> None:
    crowd = Crowd(most=3, most_each=2)
    await crowd.come("ann", "ann", "ann", "ann", "ben", "cleo")
    answers = await crowd.gone()
    assert [type(answer) for answer in answers if answer is not None] == [ShareTakenError, FullError]
    assert crowd.served == ["ann", "ann", "ben", "ann"]
    assert crowd.queue.waiting == 0


@in_loop
async def test_where_nobody_may_wait_the_turn_is_still_passed_on() -> None:
    crowd = Crowd(most_each=0)
    await crowd.come("ann", "ben")
    assert [type(answer) for answer in await crowd.gone()] == [type(None), ShareTakenError]
    await crowd.come("cleo")
    await crowd.gone()
    assert crowd.served == ["ann", "cleo"]


@pytest.mark.parametrize("leaving", [0, 1, 2])
@in_loop
async def test_who_leaves_passes_the_turn_on(leaving: int) -> None:
    crowd = Crowd()
    await crowd.come("ann", "ben", "cleo")
    crowd.leave(leaving)
    await crowd.gone()
    await crowd.come("dora")
    await crowd.gone()
    assert crowd.served[-1] == "dora"
    assert crowd.queue.waiting == 0


@in_loop
async def test_who_leaves_in_the_moment_of_the_turn_passes_it_on() -> None:
    queue = FairQueue(10, 10)
    async with queue.turn("ann"):
        waiting = asyncio.create_task(queue.turn("ben").__aenter__())
        last = asyncio.create_task(queue.turn("cleo").__aenter__())
        await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await last
    assert queue.waiting == 0
