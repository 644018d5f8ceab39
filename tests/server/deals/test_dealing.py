"""Deals that can be won, where a table wants them; and what is said where none was found."""

import logging
from collections.abc import Callable, Iterator
from itertools import count

import pytest
from msgspec.structs import replace

from hushmaze.bots.solver import fair_deal
from hushmaze.protocol.messages.facts import TableChanges, TableChoices
from hushmaze.rules import Setup
from hushmaze.server.deals.dealing import Dealer
from hushmaze.server.deals.tile_sets import TileSets
from hushmaze.server.jobs import dealing as jobs_dealing
from hushmaze.server.jobs.dealing import Solver
from hushmaze.server.rooms.registry import Rooms
from hushmaze.server.rooms.room_services import RoomServices
from hushmaze.storage import MemoryStore
from hushmaze.tiles import TileSet, generate
from tests.server.rooms_house import RoomsHouse
from tests.server.support import in_loop
from tests.support.deal_search import SearchInThread

TABLE = TableChoices(scenario=3, seats=2, fair=True)


def first_that(can_be_won: Callable[[Setup], bool]) -> Solver:
    def fair_deal(setup_of: Callable[[int], Setup], seeds: Iterator[int]) -> int | None:
        return next((seed for seed in seeds if can_be_won(setup_of(seed))), None)

    return fair_deal


def dealer_with(fair_deal: Solver) -> Dealer:
    search = SearchInThread(fair_deal)
    return Dealer(search, TileSets(MemoryStore(), search))


def drawing() -> Callable[[], int]:
    return count(100).__next__


@in_loop
async def test_who_does_not_ask_gets_the_first_deal() -> None:
    dealer = dealer_with(first_that(lambda _setup: pytest.fail("nobody asked")))
    for table in (replace(TABLE, fair=False), TableChoices(scenario=3, seats=2)):
        heading, fair = await dealer.deal(table, drawing(), "kibo")
        assert (heading.table.seed, fair) == (100, None)


@in_loop
async def test_a_fair_deal_is_the_first_that_can_be_won() -> None:
    dealer = dealer_with(first_that(lambda setup: setup.seed >= 104))
    heading, fair = await dealer.deal(TABLE, drawing(), "kibo")
    assert (heading.table.seed, fair) == (104, True)
    assert heading.scenario.number == 3


@in_loop
async def test_where_none_is_found_in_time_the_deal_is_like_any_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seconds = count(0.0, 0.5)
    monkeypatch.setattr(jobs_dealing, "monotonic", lambda: next(seconds))
    looked_at: list[int] = []

    def hopeless(setup: Setup) -> bool:
        looked_at.append(setup.seed)
        return False

    dealer = dealer_with(first_that(hopeless))
    heading, fair = await dealer.deal(TABLE, drawing(), "kibo")
    assert (heading.table.seed, fair) == (100, False)
    assert len(looked_at) == 6


@in_loop
async def test_a_solver_with_a_fault_spoils_no_game(caplog: pytest.LogCaptureFixture) -> None:
    dealer = dealer_with(first_that(lambda _setup: bool(1 // 0)))
    with caplog.at_level(logging.ERROR):
        _, fair = await dealer.deal(TABLE, drawing(), "kibo")
    assert fair is False
    assert "ZeroDivisionError" in caplog.text


@in_loop
async def test_a_tile_set_is_made_once_however_many_deals_are_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[int] = []

    def counted(seed: int) -> TileSet:
        made.append(seed)
        return generate(seed)

    monkeypatch.setattr(jobs_dealing, "generate", counted)
    dealer = dealer_with(first_that(lambda setup: setup.seed >= 103))
    heading, _ = await dealer.deal(replace(TABLE, tile_set=3), drawing(), "kibo")
    assert (made, heading.table.seed) == ([3], 103)


@pytest.mark.parametrize("found", [True, False])
@in_loop
async def test_the_room_says_what_it_got_and_keeps_it(found: bool) -> None:
    house = await RoomsHouse().open()
    deals = SearchInThread(lambda _setup_of, seeds: next(seeds) if found else None)
    rooms = Rooms(RoomServices(house.store, house.clock, house.metrics, 600_000, deals=deals))
    room = await rooms.create(TableChanges(seats=1, fair=True))
    ann, _ = room.members.welcome("Ann")
    room.seats.sit(ann, 0)
    await rooms.games.lay_out(room, ann)
    assert room.facts().fair is found
    again = await house.restart().find(room.record.code)
    assert again is not None
    assert again.facts().fair is found


@in_loop
async def test_the_solver_finds_a_fair_deal() -> None:
    house = await RoomsHouse().open()
    room = await house.rooms.create(TableChanges(scenario=1, seats=1, fair=True))
    ann, _ = room.members.welcome("Ann")
    room.seats.sit(ann, 0)
    match = await house.rooms.games.lay_out(room, ann)
    known = fair_deal(lambda _seed: match.durable.setup, [match.heading.table.seed])
    assert room.record.fair is (known is not None), "what is said of the deal is true"
