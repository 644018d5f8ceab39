"""What a turn brings is one group; what is stored together is told together, in order, and then flushed."""

import asyncio
from collections.abc import Callable, Sequence

import pytest

from hushmaze.server.game.commits import Commits
from hushmaze.storage import Entry, MemoryStore, StoreError
from hushmaze.storage.api import Done, Outcome, Write
from tests.server.support import in_loop

FULL = StoreError("The disk is full.", retryable=True)


class Held(MemoryStore):
    """Keeps a group until it is told what becomes of it."""

    def __init__(self) -> None:
        super().__init__()
        self.groups: list[Sequence[Write]] = []
        self._done: Done | None = None

    def commit(self, group: Sequence[Write], done: Done) -> None:
        assert self._done is None, "one group at a time"
        self.groups.append(group)
        self._done = done

    def answer(self, *outcomes: Outcome) -> None:
        done, self._done = self._done, None
        assert done is not None
        done(outcomes)


class Game:
    """Counts its events, and writes down all that is asked of it."""

    def __init__(self, name: str, commits: Commits, story: list[str]) -> None:
        self.name, self.commits, self.story = name, commits, story
        self.gathered = 0
        self.when_told: Callable[[], None] = lambda: None

    def happen(self) -> None:
        self.gathered += 1
        if self.gathered == 1:
            self.commits.add(self)

    def take_entry(self) -> Entry | None:
        gathered, self.gathered = self.gathered, 0
        return Entry(self.name, 0, (b"{}",) * gathered) if gathered else None

    def stored(self, error: Outcome) -> None:
        self.story.append(f"{self.name} {'stored' if error is None else 'failed'}")
        if error is not None:
            self.gathered = 0

    def tell(self) -> None:
        self.story.append(f"{self.name} told")
        self.when_told()


class Stage:
    def __init__(self) -> None:
        self.store, self.story, self.took = Held(), list[str](), list[float]()
        self.commits = Commits(self.store)
        self.commits.took = self.took.append
        self.commits.flush = lambda: self.story.append("flushed")
        self.a, self.b = Game("a", self.commits, self.story), Game("b", self.commits, self.story)

    def sizes(self) -> list[list[tuple[str, int]]]:
        """Of every group so far: which games, and how many events of each."""
        entries = [[write for write in group if isinstance(write, Entry)] for group in self.store.groups]
        return [[(entry.game, len(entry.lines)) for entry in group] for group in entries]


@in_loop
async def test_what_a_turn_brings_is_one_group() -> None:
    stage = Stage()
    for game in (stage.a, stage.b, stage.a):
        game.happen()
    assert stage.store.groups == [], "the turn is not over"
    await asyncio.sleep(0)
    assert stage.sizes() == [[("a", 2), ("b", 1)]]
    assert stage.story == []
    stage.store.answer(None, None)
    assert stage.story == ["a stored", "b stored", "a told", "b told", "flushed"]
    assert len(stage.took) == 1


@in_loop
async def test_what_comes_while_a_group_is_under_way_is_the_next_group() -> None:
    stage = Stage()
    stage.a.happen()
    await asyncio.sleep(0)
    for game in (stage.b, stage.a, stage.b):
        game.happen()
        await asyncio.sleep(0)
    assert stage.sizes() == [[("a", 1)]]
    told: list[int] = []
    stage.a.when_told = lambda: told.append(len(stage.store.groups))
    stage.store.answer(None)
    assert told == [1], "told before the store has the next"
    stage.a.happen()
    await asyncio.sleep(0)
    assert stage.sizes() == [[("a", 1)], [("b", 2), ("a", 2)]], "with what has come since"
    stage.store.answer(None, None)
    await stage.commits.settle()
    assert stage.story[-5:] == ["b stored", "a stored", "b told", "a told", "flushed"]


@in_loop
async def test_a_failure_is_one_games_alone_and_takes_along_what_waits_behind_it() -> None:
    """What was gathered meanwhile was judged by what has not happened: it must never reach the store."""
    stage = Stage()
    stage.a.happen()
    stage.b.happen()
    await asyncio.sleep(0)
    stage.a.happen()
    stage.b.happen()
    stage.store.answer(FULL, None)
    await asyncio.sleep(0)
    assert stage.sizes() == [[("a", 1), ("b", 1)], [("b", 1)]]
    stage.store.answer(None)
    await stage.commits.settle()
    stage.a.happen()
    await asyncio.sleep(0)
    assert stage.sizes()[-1] == [("a", 1)], "and then it goes on"


@in_loop
async def test_what_happens_when_something_is_told_is_a_turn_of_its_own() -> None:
    """Also where the store answers at once, so that telling and happening never call each other for ever."""
    stage = Stage()
    store = MemoryStore()
    await store.open()
    await store.create_game("a", "ROOM", b"{}")
    commits = Commits(store)
    game = Game("a", commits, stage.story)
    left = [3]

    def again() -> None:
        if left[0]:
            left[0] -= 1
            game.happen()
            assert game.gathered == 1, "not taken within this call"

    game.when_told = again
    game.happen()
    await commits.settle()
    assert left == [0]
    assert stage.story.count("a told") == 4


@in_loop
async def test_one_that_raises_holds_up_no_other(caplog: pytest.LogCaptureFixture) -> None:
    stage = Stage()

    def fail() -> None:
        raise LookupError("mine")

    stage.a.when_told = fail
    stage.a.happen()
    stage.b.happen()
    await asyncio.sleep(0)
    stage.store.answer(None, None)
    assert stage.story[-2:] == ["b told", "flushed"]
    assert "mine" in caplog.text


@in_loop
async def test_settling_waits_for_all_that_was_gathered() -> None:
    stage = Stage()
    await stage.commits.settle()
    stage.a.happen()
    settling = asyncio.gather(stage.commits.settle(), stage.commits.settle())
    await asyncio.sleep(0)
    stage.b.happen()
    stage.store.answer(None)
    await asyncio.sleep(0)
    assert not settling.done()
    stage.store.answer(None)
    await settling
    assert "b told" in stage.story


@in_loop
async def test_settling_ends_where_all_that_was_left_fell_back() -> None:
    stage = Stage()
    stage.a.happen()
    await asyncio.sleep(0)
    stage.a.happen()
    settling = asyncio.ensure_future(stage.commits.settle())
    await asyncio.sleep(0)
    stage.store.answer(FULL)
    await settling
    assert len(stage.store.groups) == 1


@in_loop
async def test_a_game_is_settled_while_others_go_on() -> None:
    """Also where it goes on itself: what it had by then is what counts."""
    stage = Stage()
    await stage.commits.settle_game(stage.a)
    stage.b.when_told = stage.b.happen
    stage.a.happen()
    stage.b.happen()
    await asyncio.sleep(0)
    under_way = asyncio.ensure_future(stage.commits.settle_game(stage.a))
    await asyncio.sleep(0)
    stage.a.happen()
    gathered = asyncio.ensure_future(stage.commits.settle_game(stage.a))
    stage.a.when_told = stage.a.happen
    await asyncio.sleep(0)
    stage.store.answer(None, None)
    await under_way
    assert not gathered.done()
    stage.store.answer(None, None)
    await gathered
    assert stage.story.count("a told") == 2
