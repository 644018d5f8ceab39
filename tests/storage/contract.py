"""What every store promises (``hushmaze.storage.api``). For a new one, subclass and say how it is made."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from hushmaze.storage import Conflict, Entry, FinishedGame, Store, StoreError
from hushmaze.storage.api import CreateGame, DeleteRoom, FinishGame, Outcome, SaveRoom, SaveTileSet
from tests.storage.support import commit, kinds, opened, store_lines

UNICODE = "Żółw — «Відлуння» 🐢 \u2028 \x00".encode()
NOT_UNICODE = bytes(byte for byte in range(256) if byte != ord("\n"))

Contract = TypeVar("Contract", bound="StoreContract")


def told(story: Callable[[Contract, Store], Awaitable[None]]) -> Callable[[Contract], None]:
    """Makes a test of a story: a loop of its own, and an open store."""

    def test(self: Contract) -> None:
        async def tell() -> None:
            async with opened(self.new(self.folder)) as store:
                await story(self, store)

        asyncio.run(tell())

    test.__name__, test.__doc__ = story.__name__, story.__doc__
    return test


class StoreContract:
    folder: Path

    def new(self, folder: Path) -> Store:
        """A store that is not open yet, in this empty folder or, for a durable one, as it was left there."""
        raise NotImplementedError

    @pytest.fixture(autouse=True)
    def _in_a_folder(self, tmp_path: Path) -> None:
        self.folder = tmp_path

    # Logs

    @told
    async def test_what_was_appended_is_read(self, store: Store) -> None:
        await store_lines(store, "g", b"0", b"1")
        assert await commit(store, Entry("g", 2, (b"2",)), Entry("g", 3, (b"3", b"4"))) == [None, None]
        assert await store.read("g") == [b"0", b"1", b"2", b"3", b"4"]

    @told
    async def test_a_read_starts_at_any_version(self, store: Store) -> None:
        await store_lines(store, "g", b"0", b"1", b"2")
        reads = [await store.read("g", since) for since in (-1, 0, 1, 2, 3, 4)]
        assert [len(lines) for lines in reads] == [3, 3, 2, 1, 0, 0]
        assert reads[3] == [b"2"]

    @told
    async def test_a_new_game_has_a_heading_and_no_events(self, store: Store) -> None:
        await store.create_game("g", "ROOM", UNICODE)
        assert await store.heading("g") == UNICODE
        assert await store.read("g") == []

    @told
    async def test_an_unknown_game_has_nothing(self, store: Store) -> None:
        assert await store.heading("g") is None
        assert await store.read("g") == []

    @told
    async def test_bytes_come_back_as_they_were(self, store: Store) -> None:
        lines = (UNICODE, NOT_UNICODE, b"", b" ", b"\r", b"")
        await store_lines(store, "Żółw 🐢", *lines)
        assert await store.read("Żółw 🐢") == list(lines)
        await store_lines(store, "empty", b"")
        assert await store.read("empty") == [b""]

    @told
    async def test_entries_may_be_big(self, store: Store) -> None:
        many = tuple(b'{"event":%d}' % number for number in range(5_000))
        long = (b"x" * 3_000_000, b"y")
        await store_lines(store, "many", *many)
        await store_lines(store, "long", *long)
        assert await store.read("many") == list(many)
        assert await store.read("many", 4_990) == list(many[4_990:])
        assert await store.read("long") == list(long)

    @told
    async def test_an_entry_may_be_empty_but_must_fit(self, store: Store) -> None:
        await store_lines(store, "g", b"0")
        assert await commit(store, Entry("g", 1, ())) == [None]
        assert kinds(await commit(store, Entry("g", 2, ()))) == [Conflict]

    @told
    async def test_an_entry_must_continue_the_log(self, store: Store) -> None:
        await store_lines(store, "g", b"0", b"1")
        for first in (-1, 0, 1, 3, 2**70):
            assert kinds(await commit(store, Entry("g", first, (b"no", b"no")))) == [Conflict]
        assert await store.read("g") == [b"0", b"1"]
        assert await commit(store, Entry("g", 2, (b"2",))) == [None]

    @told
    async def test_an_entry_needs_its_game(self, store: Store) -> None:
        assert kinds(await commit(store, Entry("g", 0, (b"0",)))) == [Conflict]
        await store_lines(store, "g", b"0")
        assert await store.read("g") == [b"0"]

    @told
    async def test_a_line_is_one_line(self, store: Store) -> None:
        await store.create_game("g", "ROOM", b"{}")
        assert kinds(await commit(store, Entry("g", 0, (b"0", b"1\n2")))) == [StoreError]
        assert await store.read("g") == []

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

    # Games

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

    # Rooms

    @told
    async def test_a_room_is_replaced(self, store: Store) -> None:
        await store.save_room("R", b"old")
        await store.save_room("R", UNICODE)
        assert await store.load_room("R") == UNICODE
        assert await store.room_codes() == ["R"]

    @told
    async def test_an_unknown_room(self, store: Store) -> None:
        assert await store.load_room("R") is None
        assert await store.room_codes() == []
        await store.delete_room("R")

    @told
    async def test_room_codes_in_alphabetical_order(self, store: Store) -> None:
        for code in ("MOLE", "ANT", "BAT"):
            await store.save_room(code, b"{}")
        assert await store.room_codes() == ["ANT", "BAT", "MOLE"]

    @told
    async def test_a_deleted_room_leaves_its_games(self, store: Store) -> None:
        await store.save_room("ROOM", b"{}")
        await store_lines(store, "g", b"0")
        await store.delete_room("ROOM")
        assert await store.load_room("ROOM") is None
        assert await store.unfinished_games() == [("g", "ROOM")]
        assert await store.read("g") == [b"0"]

    @told
    async def test_who_gives_up_waiting_does_not_undo_the_write(self, store: Store) -> None:
        saving = asyncio.ensure_future(store.save_room("R", b"{}"))
        await asyncio.sleep(0)
        saving.cancel()  # where it is not done already, as in memory
        await store.save_room("S", b"{}")
        assert await store.room_codes() == ["R", "S"]

    # Tile sets

    @told
    async def test_a_tile_set_is_kept_under_its_digest(self, store: Store) -> None:
        assert await store.load_tile_set("d1") is None
        assert await store.tile_sets() == []
        await store.save_tile_set("d2", UNICODE)
        await store.save_tile_set("d1", b"set One")
        assert await store.load_tile_set("d1") == b"set One"
        assert await store.load_tile_set("d2") == UNICODE
        assert await store.tile_sets() == ["d1", "d2"]

    @told
    async def test_a_tile_set_never_changes(self, store: Store) -> None:
        await store.save_tile_set("d", b"first")
        await store.save_tile_set("d", b"second")
        assert await store.load_tile_set("d") == b"first"
        assert await store.tile_sets() == ["d"]

    # Closing

    @told
    async def test_close_waits_for_all_that_was_accepted(self, store: Store) -> None:
        await store.create_game("g", "ROOM", b"{}")
        outcomes: list[Outcome] = []
        for version in range(100):
            store.commit([Entry("g", version, (b"%d" % version,))], outcomes.extend)
        await store.close()
        assert outcomes == [None] * 100

    @told
    async def test_a_closed_store_refuses(self, store: Store) -> None:
        await store.create_game("g", "ROOM", b"{}")
        await store.close()
        assert kinds(await commit(store, Entry("g", 0, (b"0",)), Entry("g", 1, (b"1",)))) == [
            StoreError,
            StoreError,
        ]
        calls = (
            store.read("g"), store.heading("g"), store.room_codes(), store.save_room("R", b"{}"),
            store.tile_sets(), store.load_tile_set("d"), store.save_tile_set("d", b"set"),
        )  # fmt: skip
        for call in calls:
            with pytest.raises(StoreError, match="not open"):
                await call

    @told
    async def test_opening_and_closing_twice_does_nothing(self, store: Store) -> None:
        await store.open()
        await store.save_room("R", b"{}")
        assert await store.load_room("R") == b"{}"
        await store.close()
        await store.close()

    @told
    async def test_what_comes_while_closing_is_refused(self, store: Store) -> None:
        await store.create_game("g", "ROOM", b"{}")
        closing = asyncio.ensure_future(store.close())
        await asyncio.sleep(0)
        assert kinds(await commit(store, Entry("g", 0, (b"0",)))) == [StoreError]
        await closing
        await store.open()
        assert await store.read("g") == []


class DurableContract(StoreContract):
    def test_what_was_stored_outlasts_the_store(self) -> None:
        async def before() -> None:
            async with opened(self.new(self.folder)) as store:
                await store_lines(store, "g", b"0", UNICODE)
                await store_lines(store, "h", b"0")
                await store.finish_game("h", 5, b"won")
                await store.save_room("R", b"record")
                await store.save_tile_set("d", b"set")

        async def after() -> None:
            async with opened(self.new(self.folder)) as store:
                assert await store.read("g") == [b"0", UNICODE]
                assert await store.heading("g") == b"{}"
                assert await store.unfinished_games() == [("g", "ROOM")]
                assert await store.finished_games() == [FinishedGame("h", "ROOM", 5, b"won")]
                assert await store.load_room("R") == b"record"
                assert await store.load_tile_set("d") == b"set"
                outcomes = await commit(store, Entry("g", 0, (b"again",)), Entry("h", 1, (b"1",)))
                assert kinds(outcomes) == [Conflict, None]
                assert await commit(store, Entry("g", 2, (b"2",))) == [None]

        asyncio.run(before())
        asyncio.run(after())
