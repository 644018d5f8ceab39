"""Long work on the loop: in portions, and everybody else goes first before each."""

import asyncio
from collections.abc import Iterator
from itertools import count

import pytest

from hushmaze.server.game.turns import PORTION, Turns
from tests.server.support import in_loop


class Loop:
    """Counts the turns that a loop takes."""

    def __init__(self) -> None:
        self.turn = 0
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self.turn += 1
        asyncio.get_running_loop().call_soon(self._next)

    def noting(self, into: list[int], steps: int) -> Iterator[None]:
        """So many steps; each notes in which turn it was taken."""
        for _ in range(steps):
            into.append(self.turn)
            yield


@in_loop
async def test_every_step_is_taken_and_no_more_than_a_portion_in_one_turn() -> None:
    loop, taken = Loop(), list[int]()
    await Turns().through(loop.noting(taken, 3 * PORTION + 1))
    assert len(taken) == 3 * PORTION + 1
    assert max(taken.count(turn) for turn in taken) == PORTION


@in_loop
async def test_many_long_works_share_the_turns() -> None:
    loop, taken = Loop(), list[int]()
    turns = Turns()
    await asyncio.gather(*(turns.through(loop.noting(taken, 2 * PORTION)) for _ in range(5)))
    assert len(taken) == 10 * PORTION
    assert max(taken.count(turn) for turn in taken) == PORTION


@in_loop
async def test_a_work_that_is_given_up_or_fails_holds_up_no_other() -> None:
    turns = Turns()
    endless = asyncio.create_task(turns.through(count()))
    await asyncio.sleep(0)
    endless.cancel()
    with pytest.raises(asyncio.CancelledError):
        await endless
    with pytest.raises(ZeroDivisionError):
        await turns.through(1 // number for number in (1, 0))
    taken = list[int]()
    await turns.through(Loop().noting(taken, PORTION))
    assert len(taken) == PORTION
