"""Work that several requests wait for."""

import asyncio

import pytest
from starlette.requests import ClientDisconnect, Request
from starlette.types import Message

from hushmaze.server.http.shared_work import SharedWork
from tests.server.support import in_loop


class Asker:
    """A request that ends when its asker leaves."""

    def __init__(self) -> None:
        self._left = asyncio.Event()
        self.request = Request({"type": "http"}, self._receive)

    def leave(self) -> None:
        self._left.set()

    async def _receive(self) -> Message:
        await self._left.wait()
        return {"type": "http.disconnect"}


class Work:
    def __init__(self, fault: Exception | None = None) -> None:
        self.allowed, self.given_up = asyncio.Event(), asyncio.Event()
        self.begun = 0
        self._fault = fault

    async def do(self) -> str:
        self.begun += 1
        try:
            await self.allowed.wait()
        except asyncio.CancelledError:
            self.given_up.set()
            raise
        if self._fault is not None:
            raise self._fault
        return "answer"


async def waiting(askers: list[Asker], work: Work, shared: SharedWork[str, str]) -> list[asyncio.Task[str]]:
    tasks = [asyncio.create_task(shared.result(asker.request, "key", work.do)) for asker in askers]
    for _ in range(5):
        await asyncio.sleep(0)
    return tasks


@in_loop
async def test_it_is_done_once_for_all_who_wait() -> None:
    shared, work = SharedWork[str, str](), Work()
    tasks = await waiting([Asker(), Asker(), Asker()], work, shared)
    assert shared.is_coming("key")
    work.allowed.set()
    assert await asyncio.gather(*tasks) == ["answer"] * 3
    assert work.begun == 1
    assert not shared.is_coming("key")


@in_loop
async def test_it_goes_on_while_somebody_waits_and_is_given_up_when_the_last_one_leaves() -> None:
    shared, work, first, second = SharedWork[str, str](), Work(), Asker(), Asker()
    tasks = await waiting([first, second], work, shared)
    first.leave()
    with pytest.raises(ClientDisconnect):
        await tasks[0]
    assert not work.given_up.is_set()
    second.leave()
    with pytest.raises(ClientDisconnect):
        await tasks[1]
    await work.given_up.wait()
    assert not shared.is_coming("key")
    (task,) = await waiting([Asker()], work, shared)
    work.allowed.set()
    assert await task == "answer", "whoever comes later has it begun anew"


@in_loop
async def test_whoever_stays_has_the_answer() -> None:
    shared, work, first, second = SharedWork[str, str](), Work(), Asker(), Asker()
    tasks = await waiting([first, second], work, shared)
    first.leave()
    with pytest.raises(ClientDisconnect):
        await tasks[0]
    work.allowed.set()
    assert await tasks[1] == "answer"
    assert work.begun == 1


@in_loop
async def test_all_who_wait_are_told_of_a_fault() -> None:
    shared, work = SharedWork[str, str](), Work(ValueError("mine"))
    tasks = await waiting([Asker(), Asker()], work, shared)
    work.allowed.set()
    told = await asyncio.gather(*tasks, return_exceptions=True)
    assert [str(each) for each in told] == ["mine", "mine"]
    assert not shared.is_coming("key")
