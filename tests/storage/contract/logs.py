"""What a store promises of logs: bytes come back as they were, and an entry continues its log."""

from hushmaze.storage import Conflict, Entry, Store, StoreError
from tests.storage.contract.story import NOT_UNICODE, UNICODE, AnyStore, told
from tests.storage.support import commit, kinds, store_lines


class LogContract(AnyStore):
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
