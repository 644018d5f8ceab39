"""What a store promises of games: created once, finished once, listed page by page."""

import asyncio

import pytest

from hushmaze.storage import Conflict, Entry, FinishedGame, Store
from tests.storage.contract.story import AnyStore, told
from tests.storage.support import commit, store_lines


class GameContract(AnyStore):
    @told
    async def test_a_game_is_created_once(self, store: Store) -> None:
        await store_lines(store, "g", b"0")
        with pytest.raises(Conflict):
            await store.create_game("g", "OTHER", b"other")
        assert await store.heading("g") == b"{}"
        assert await commit(store, Entry("g", 1, (b"1",))) == [None]

    @told
    async def test_writes_are_done_in_the_order_of_the_calls(self, store: Store) -> None:
        creating = asyncio.ensure_future(store.create_game("g", "ROOM", b"{}"))
        await asyncio.sleep(0)
        assert await commit(store, Entry("g", 0, (b"0",))) == [None]
        assert creating.done()

    @told
    async def test_the_first_finish_counts(self, store: Store) -> None:
        await store.create_game("g", "ROOM", b"{}")
        await store.finish_game("g", 1000, b'{"won":true}')
        await store.finish_game("g", 2000, b'{"won":false}')
        assert await store.finished_games() == [FinishedGame("g", "ROOM", 1000, b'{"won":true}')]

    @told
    async def test_one_finished_game_is_found_by_its_name(self, store: Store) -> None:
        await store.create_game("g", "ROOM", b"{}")
        assert await store.finished_game("g") is None
        assert await store.finished_game("h") is None
        await store.finish_game("g", 1000, b"{}")
        assert await store.finished_game("g") == FinishedGame("g", "ROOM", 1000, b"{}")

    @told
    async def test_an_unknown_game_cannot_be_finished(self, store: Store) -> None:
        with pytest.raises(Conflict):
            await store.finish_game("g", 1, b"{}")
        await store_lines(store, "g", b"0")

    @told
    async def test_a_finished_game_keeps_its_log(self, store: Store) -> None:
        await store_lines(store, "g", b"0")
        await store.finish_game("g", 1, b"{}")
        assert await store.read("g") == [b"0"]
        assert await commit(store, Entry("g", 1, (b"said afterwards",))) == [None]

    @told
    async def test_unfinished_games_oldest_first(self, store: Store) -> None:
        for game in ("c", "a", "b", "d"):
            await store.create_game(game, f"room of {game}", b"{}")
        await store.finish_game("a", 1, b"{}")
        expected = [("c", "room of c"), ("b", "room of b"), ("d", "room of d")]
        assert await store.unfinished_games() == expected

    @told
    async def test_finished_games_newest_first_page_by_page(self, store: Store) -> None:
        for number, at in enumerate((30, 10, 50, 20, 40)):
            await store.create_game(f"g{number}", "ROOM", b"{}")
            await store.finish_game(f"g{number}", at, b"{}")
        await store.create_game("unfinished", "ROOM", b"{}")
        assert [game.finished_at for game in await store.finished_games()] == [50, 40, 30, 20, 10]
        assert [game.finished_at for game in await store.finished_games(2)] == [50, 40]
        assert [game.game for game in await store.finished_games(2, before=40)] == ["g0", "g3"]
        assert [game.finished_at for game in await store.finished_games(2, before=20)] == [10]
        assert await store.finished_games(2, before=10) == []
        assert await store.finished_games(0) == []

    @told
    async def test_no_page_parts_games_of_one_millisecond(self, store: Store) -> None:
        for number, at in enumerate((1, 2, 2, 2, 3)):
            await store.create_game(f"g{number}", "ROOM", b"{}")
            await store.finish_game(f"g{number}", at, b"{}")
        page = await store.finished_games(2)
        assert [game.game for game in page] == ["g4", "g3", "g2", "g1"]
        assert [game.game for game in await store.finished_games(2, before=page[-1].finished_at)] == ["g0"]
