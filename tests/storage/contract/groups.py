"""What a store promises of groups of writes: their order, and what a failure bars."""

import asyncio
from collections.abc import Sequence

from hushmaze.storage import Conflict, Entry, FinishedGame, Store
from hushmaze.storage.api import CreateGame, DeleteRoom, FinishGame, Outcome, SaveRoom, SaveTileSet
from tests.storage.contract.story import AnyStore, told
from tests.storage.support import commit, kinds, store_lines


class GroupContract(AnyStore):
    @told
    async def test_a_failure_fails_what_is_behind_it_in_the_same_game_only(self, store: Store) -> None:
        await store_lines(store, "g", b"0")
        await store_lines(store, "h", b"0")
        outcomes = await commit(
            store,
            Entry("g", 1, (b"1",)),
            Entry("g", 7, (b"gap",)),
            Entry("h", 1, (b"1",)),
            Entry("g", 2, (b"would fit",)),
            Entry("h", 2, (b"2",)),
        )
        assert kinds(outcomes) == [None, Conflict, None, Conflict, None]
        assert await store.read("g") == [b"0", b"1"]
        assert await store.read("h") == [b"0", b"1", b"2"]

    @told
    async def test_a_game_is_not_finished_behind_a_failure(self, store: Store) -> None:
        await store_lines(store, "g", b"0")
        outcomes = await commit(store, Entry("g", 7, (b"the end",)), FinishGame("g", 1, b"{}"))
        assert kinds(outcomes) == [Conflict, Conflict]
        assert await store.finished_games() == []

    @told
    async def test_a_failure_does_not_bar_the_next_group(self, store: Store) -> None:
        await store_lines(store, "g", b"0")
        assert kinds(await commit(store, Entry("g", 9, (b"gap",)), Entry("g", 10, (b"behind",)))) == [
            Conflict,
            Conflict,
        ]
        assert await commit(store, Entry("g", 1, (b"1",))) == [None]
        assert await store.read("g") == [b"0", b"1"]

    @told
    async def test_a_group_may_be_committed_from_done(self, store: Store) -> None:
        await store_lines(store, "g", b"0")
        over: asyncio.Future[Sequence[Outcome]] = asyncio.get_running_loop().create_future()
        outcomes: list[Outcome] = []

        def mend(error: Sequence[Outcome]) -> None:
            outcomes.extend(error)
            store.commit([Entry("g", 1, (b"1",))], over.set_result)

        store.commit([Entry("g", 9, (b"gap",))], mend)
        assert kinds([*await over]) == [None]
        assert kinds(outcomes) == [Conflict]
        assert await store.read("g") == [b"0", b"1"]

    @told
    async def test_groups_are_stored_and_told_in_the_order_of_the_calls(self, store: Store) -> None:
        await store.create_game("g", "ROOM", b"{}")
        told: list[tuple[int, Outcome]] = []
        over = asyncio.Event()
        for version in range(50):

            def done(outcomes: Sequence[Outcome], version: int = version) -> None:
                told.extend((version, outcome) for outcome in outcomes)
                if version == 49:
                    over.set()

            store.commit([Entry("g", version, (b"%d" % version,))], done)
        await over.wait()
        assert told == [(version, None) for version in range(50)]

    @told
    async def test_a_read_sees_what_was_reported(self, store: Store) -> None:
        await store.create_game("g", "ROOM", b"{}")
        seen: list[asyncio.Task[list[bytes]]] = []
        for version in range(50):
            store.commit(
                [Entry("g", version, (b"%d" % version,))],
                lambda _: seen.append(asyncio.create_task(store.read("g"))),
            )
        await store.save_room("R", b"behind them all")
        lengths = [len(lines) for lines in await asyncio.gather(*seen)]
        assert len(lengths) == 50
        assert all(length >= told for told, length in enumerate(lengths, start=1))

    @told
    async def test_a_group_may_hold_writes_of_all_kinds(self, store: Store) -> None:
        outcomes = await commit(
            store,
            CreateGame("g", "ROOM", b"{}"),
            Entry("g", 0, (b"0",)),
            SaveRoom("ROOM", b"record"),
            CreateGame("g", "OTHER", b"other"),
            Entry("g", 1, (b"1",)),
            FinishGame("g", 5, b"won"),
            SaveTileSet("d", b"set"),
            SaveRoom("GONE", b"{}"),
            DeleteRoom("GONE"),
            FinishGame("nobody's", 5, b"won"),
        )
        assert kinds(outcomes) == [None, None, None, Conflict, None, None, None, None, None, Conflict]
        assert await store.read("g") == [b"0", b"1"]
        assert await store.heading("g") == b"{}"
        assert await store.finished_games() == [FinishedGame("g", "ROOM", 5, b"won")]
        assert await store.room_codes() == ["ROOM"]
        assert await store.load_tile_set("d") == b"set"

    @told
    async def test_a_group_may_be_empty(self, store: Store) -> None:
        assert await commit(store) == []

    @told
    async def test_a_group_may_hold_very_many_games(self, store: Store) -> None:
        games = [f"game-{number}" for number in range(700)]
        assert not any(await commit(store, *(CreateGame(game, "ROOM", b"{}") for game in games)))
        entries = [Entry(game, 0, (game.encode(), b"second")) for game in games]
        entries[300] = Entry("game-300", 7, (b"gap",))
        outcomes = await commit(store, *entries)
        assert [number for number, outcome in enumerate(outcomes) if outcome is not None] == [300]
        assert await store.read("game-300") == []
        assert await store.read("game-699") == [b"game-699", b"second"]

    @told
    async def test_many_games_at_once(self, store: Store) -> None:
        games = [f"game-{number}" for number in range(40)]

        async def play(game: str) -> None:
            await store.create_game(game, "ROOM", game.encode())
            for version in range(0, 30, 3):
                lines = tuple(f"{game}:{version + more}".encode() for more in range(3))
                assert await commit(store, Entry(game, version, lines)) == [None]

        await asyncio.gather(*map(play, games))
        for game in games:
            assert await store.read(game) == [f"{game}:{version}".encode() for version in range(30)]
