"""The tile workshop's counter over real connections: sets checked, tried out, made, drawn, saved, played."""

import json
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import quote

import pytest

from hushmaze.paper.looks import PrintLook, dressed
from hushmaze.protocol.messages.facts import ScenarioEntries, TableChanges
from hushmaze.protocol.reasons import ErrorReason
from hushmaze.rules.words import Hero
from hushmaze.server.deals import tile_sets
from hushmaze.server.deals.choices import changes_of
from hushmaze.server.deals.tile_sets import TileSets
from hushmaze.server.http.request_limits import Limit
from hushmaze.server.http.resources.tile_sets import FOR_GOOD
from hushmaze.server.http.resources.tile_workshop import LONGEST_DRAWING, LONGEST_TEXT
from hushmaze.server.jobs import checking
from hushmaze.server.jobs.checking import DEALS, CountOdds
from hushmaze.server.jobs.fair_queue import FullError, ShareTakenError
from hushmaze.server.jobs.job import Job
from hushmaze.server.jobs.pool import Jobs
from hushmaze.server.jobs.worker_process import JobFailedError, JobRaisedError
from hushmaze.server.limits import Rate
from hushmaze.server.rejection import Rejected
from hushmaze.storage import MemoryStore, StoreError
from hushmaze.tiles import TileSet, generate, read_tile_set, standard_problems, standard_set
from hushmaze.tiles.drawing import draw
from hushmaze.tiles.svg.paper import draw_for_paper
from tests.server.http.site import Answer, Site, site
from tests.server.jobs.in_thread import ThreadWorker
from tests.server.rooms_house import RoomsHouse
from tests.server.support import in_loop
from tests.support.deal_search import SearchInThread
from tests.tiles.tile_drawings import MINI, spoilt, standard_but

OWN = TileSet.of("Ours", standard_set().faces.values())
"""The standard tiles under another name: another set."""


async def post(here: Site, path: str, body: str | bytes) -> Answer:
    return await here.ask(f"/api/tile-sets{path}", "POST", body if isinstance(body, bytes) else body.encode())


def lines_of(answer: Answer) -> list[dict[str, int]]:
    """The lines of JSON in a body that came in chunks."""
    return [json.loads(line) for line in answer.body.decode().splitlines() if line.startswith("{")]


@in_loop
async def test_a_check_says_all_that_is_wrong_and_lacking() -> None:
    """G3, K1: as codes with facts, and in English for who has no other words."""
    async with site() as here:
        answer = await post(here, "/check", spoilt("|###| . |xE  vM1|", " ###| . |xE  vM1|"))
    told = answer.json
    (wrong,) = told["wrong"]
    assert wrong == {
        "tile": "2",
        "square": [0, 0],
        "rule": "G3",
        "code": "opening-place",
        "facts": {"side": "west", "place": "y=1"},
        "text": "tile 2, square (0,0): an opening on the west side may only be at y=1 (G3)",
    }
    assert (told["playable"], told["complete"], told["text"], told["digest"]) == (False, False, None, None)
    assert {lack["tile"] for lack in told["lacking"] if lack["code"] == "tile-missing"} == {
        "1B",
        *map(str, range(3, 25)),
    }, "tile 2 is there, only spoilt"
    assert set(told["facts"]["faces"]) == {"1A"}


@in_loop
async def test_a_complete_set_is_playable_and_has_a_digest() -> None:
    """K1, K2, K3, K4, K5, K6"""
    async with site() as here:
        told = (await post(here, "/check", OWN.text)).json
    assert (told["wrong"], told["lacking"]) == ([], [])
    assert (told["playable"], told["complete"]) == (True, True)
    assert (told["text"], told["digest"]) == (OWN.text, OWN.digest)
    assert all(figure["right"] for figure in told["figures"])
    assert {"counted": "exits", "hero": "elf", "found": 1, "least": 1, "most": 1, "right": True} in told[
        "figures"
    ]


@in_loop
async def test_the_odds_are_told_while_they_are_counted() -> None:
    """K7"""
    async with site() as here:
        answer = await post(here, "/odds", OWN.text)
    told = lines_of(answer)
    assert [line["dealt"] for line in told] == list(range(50, DEALS + 1, 50))
    assert told[-1] == {"of": DEALS, "dealt": DEALS, "placed": DEALS, "won": DEALS}


@in_loop
async def test_odds_that_take_too_long_end_early(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "ODDS_WITHIN_S", 0.0)
    async with site() as here:
        assert lines_of(await post(here, "/odds", OWN.text)) == []


class NoOdds(ThreadWorker):
    """Reads sets, but counts nothing beyond `first`: then there is `trouble`."""

    def __init__(self, trouble: Exception, first: bytes = b"") -> None:
        super().__init__()
        self._trouble = trouble
        self._first = first

    async def do(self, job: Job) -> AsyncGenerator[bytes, None]:
        if isinstance(job, CountOdds):
            if self._first:
                yield self._first
            raise self._trouble
        async for part in super().do(job):
            yield part


@pytest.mark.parametrize(
    ("trouble", "status"),
    [
        (FullError(), 503),
        (JobFailedError("died"), 503),
        (JobRaisedError("a fault"), 500),
        (ShareTakenError(), 429),
    ],
)
@in_loop
async def test_a_busy_server_says_so_before_it_begins_to_tell_odds(trouble: Exception, status: int) -> None:
    async with site(jobs=Jobs(lambda: NoOdds(trouble))) as here:
        assert await here.refused(status, "/api/tile-sets/odds", "POST", OWN.text.encode())


@in_loop
async def test_odds_end_where_their_worker_dies(caplog: pytest.LogCaptureFixture) -> None:
    async with site(jobs=Jobs(lambda: NoOdds(JobFailedError("died"), b'{"dealt":50}\n'))) as here:
        answer = await post(here, "/odds", OWN.text)
    assert (answer.status, lines_of(answer)) == (200, [{"dealt": 50}])
    assert "CountOdds has no answer: died" in caplog.text
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("path", ["/odds", ""])
@in_loop
async def test_what_is_wrong_is_neither_tried_out_nor_saved(path: str) -> None:
    async with site() as here:
        assert "iX" in await here.refused(400, f"/api/tile-sets{path}", "POST", spoilt("iD ", "iX ").encode())


@in_loop
async def test_a_set_is_made_from_a_seed() -> None:
    async with site() as here:
        made = (await post(here, "/generate", b'{"seed": 5}')).json
    assert made == {"text": generate(5).text, "digest": generate(5).digest, "name": "Seed 5"}


@in_loop
async def test_what_is_missing_is_made_up_and_the_rest_stays() -> None:
    """K1, K5"""
    wish = json.dumps({"seed": 2, "text": "set Half\n" + OWN.text.split("tile 12", 1)[0].split("\n", 1)[1]})
    async with site() as here:
        made = (await post(here, "/generate", wish)).json
    filled = read_tile_set(made["text"])
    assert filled.name == "Half"
    assert draw(filled.face(11)) == draw(OWN.face(11))
    assert standard_problems(filled) == []


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/generate", b"{}"),
        ("/generate", b'{"seed": "x"}'),
        ("/generate", b'{"seed": 1, "more": 2}'),
        ("/generate", b"\xff"),
        ("/check", b"\xff"),
        ("/odds", b""),
        ("", b"set Nothing"),
    ],
)
@in_loop
async def test_nonsense_is_refused(path: str, body: bytes) -> None:
    async with site() as here:
        assert await here.refused(400, f"/api/tile-sets{path}", "POST", body)


@pytest.mark.parametrize("path", ["/check", "/odds", "/generate", ""])
@in_loop
async def test_nobody_sends_more_than_a_set_needs(path: str) -> None:
    async with site() as here:
        assert await here.refused(413, f"/api/tile-sets{path}", "POST", b" " * (LONGEST_TEXT + 1))


@in_loop
async def test_who_asks_too_often_has_to_wait() -> None:
    """For each kind of thing on its own; a second address is not held up."""
    rarely: dict[str, Any] = {limit.value: Rate(1e-6, 1) for limit in Limit if limit is not Limit.NEW_ROOMS}
    posted = ["/api/tile-sets/check", "/api/tile-sets/odds", "/api/tile-sets/generate", "/api/tile-sets"]
    asked = [(path, "POST") for path in posted] + [("/art/drawn/2/0.svg", "GET")]
    async with site(trust_proxy=True, **rarely) as here:
        for path, method in asked:
            statuses = [
                (await here.ask(path, method, X_Forwarded_For=address)).status
                for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2")
            ]
            assert [status == 429 for status in statuses] == [False, True, False]


async def drawn(here: Site, face: str, quarters: str, drawing: str) -> Answer:
    return await here.ask(f"/art/drawn/{face}/{quarters}.svg?drawing={quote(drawing)}")


@in_loop
async def test_a_face_is_drawn_from_its_address() -> None:
    drawing = draw(standard_set().face(20))
    async with site() as here:
        plain, turned = [await drawn(here, "20", quarters, drawing) for quarters in "01"]
        packed = await here.ask(f"/art/drawn/20/0.svg?drawing={quote(drawing)}", accept_encoding="gzip")
    assert b"Tile 20: entrance south" in plain.body
    assert b"Tile 20: entrance west" in turned.body
    assert plain.headers["cache-control"] == FOR_GOOD
    assert packed.headers["content-encoding"] == "gzip"


@in_loop
async def test_a_face_is_drawn_for_paper_from_its_address() -> None:
    """P4: the loudspeaker lies inside, where scissors leave it."""
    name, face = next(
        (name, face) for name, face in standard_set().faces.items() if Hero.ELF in face.doors.values()
    )
    drawing = quote(draw(face))
    async with site() as here:
        looks = [await here.ask(f"/art/paper/{look}/{name}.svg?drawing={drawing}") for look in PrintLook]
        assert (await here.ask(f"/art/paper/golden/{name}.svg?drawing={drawing}")).status == 404
        assert (await here.ask("/art/paper/colour/25.svg?drawing=")).status == 404
        assert (await here.ask(f"/art/paper/safe/20.svg?drawing={'x' * (LONGEST_DRAWING + 1)}")).status == 413
    assert [look.body for look in looks] == [
        dressed(draw_for_paper(face, plain=look is PrintLook.SAVING), look).encode() for look in PrintLook
    ]
    assert all(b'data-part="loudspeaker"' in look.body for look in looks)
    assert looks[0].headers["cache-control"] == FOR_GOOD


@in_loop
async def test_what_cannot_be_drawn_is_not() -> None:
    drawing = draw(standard_set().face(20))
    async with site() as here:
        assert (await drawn(here, "25", "0", drawing)).status == 404
        assert (await drawn(here, "20", "4", drawing)).status == 404
        assert (await drawn(here, "20", "x", drawing)).status == 404
        assert (await drawn(here, "20", "0", "")).status == 404
        assert (await drawn(here, "20", "0", "x" * (LONGEST_DRAWING + 1))).status == 413


@in_loop
async def test_a_saved_set_can_be_had_by_its_digest() -> None:
    async with site() as here:
        assert (await here.ask(f"/api/tile-sets/{OWN.digest}/text")).status == 404
        answer = await post(here, "", OWN.text)
        assert (answer.status, answer.json) == (201, {"digest": OWN.digest, "name": "Ours"})
        assert (await post(here, "", OWN.text)).status == 201, "again does no harm"
        text = await here.ask(f"/api/tile-sets/{OWN.digest}/text")
        assert (text.body.decode(), text.headers["cache-control"]) == (OWN.text, FOR_GOOD)
        assert (await here.ask(f"/api/tile-sets/{OWN.digest}")).json["name"] == "Ours"
        assert (await here.ask(f"/art/tiles/{OWN.digest}/1A/0-xxxx.svg")).status == 200


@in_loop
async def test_only_what_a_table_can_be_played_with_is_saved() -> None:
    """K1, K2, K3: all tiles, and an item and an exit for everybody; other counts are a matter of taste."""
    bare = {at: s for at, s in OWN.face(11).specials.items() if s.kind.name != "EXIT"}
    async with site() as here:
        assert "tile 1B" in await here.refused(400, "/api/tile-sets", "POST", MINI.encode())
        without = standard_but("11", specials=bare).text
        assert "exit" in await here.refused(400, "/api/tile-sets", "POST", without.encode())
        other = standard_but("11", escalators=())
        assert standard_problems(other)
        assert (await post(here, "", other.text)).status == 201


@in_loop
async def test_a_full_shelf_takes_no_more() -> None:
    async with site(tile_sets_kept=1) as here:
        assert (await post(here, "", OWN.text)).status == 201
        assert "as many" in await here.refused(507, "/api/tile-sets", "POST", generate(1).text.encode())
        assert (await post(here, "", OWN.text)).status == 201


# At the table


@asynccontextmanager
async def house_with_a_set() -> AsyncIterator[RoomsHouse]:
    house = await RoomsHouse().open()
    await house.rooms.tile_sets.save(OWN.digest, OWN.text)
    yield house
    await house.rooms.close()


@in_loop
async def test_a_room_plays_with_a_saved_set_also_after_a_restart() -> None:
    async with house_with_a_set() as house:
        room = await house.rooms.create(TableChanges(seats=1, tile_set=OWN.digest))
        ann, _ = room.members.welcome("Ann")
        room.seats.sit(ann, 0)
        match = await house.rooms.games.lay_out(room, ann)
        assert match.heading.tile_set == OWN
        await house.rooms.close()
        again = await house.restart().find(room.record.code)
    assert again is not None
    assert again.match is not None
    assert again.match.heading.tile_set == OWN


@in_loop
async def test_a_table_cannot_be_laid_with_a_set_that_is_not_there() -> None:
    async with house_with_a_set() as house:
        with pytest.raises(Rejected, match="no such tile set"):
            await house.rooms.create(TableChanges(tile_set="0123456789abcdef"))
        for nonsense in ("mine", "", 1.5, ["x"], True):
            with pytest.raises(Rejected, match="tile_set"):
                await house.rooms.create(changes_of({"tile_set": nonsense}))


@in_loop
async def test_a_set_that_does_not_fit_the_scenario_is_refused_when_the_game_is_laid_out() -> None:
    """An own scenario may name the set it was made for; one that names none goes with any."""
    async with house_with_a_set() as house:
        scenario = ScenarioEntries(name="Mine", tiles="2-12", tile_set="Another")
        room = await house.rooms.create(TableChanges(seats=1, scenario=scenario, tile_set=OWN.digest))
        ann, _ = room.members.welcome("Ann")
        room.seats.sit(ann, 0)
        with pytest.raises(Rejected) as refused:
            await house.rooms.games.lay_out(room, ann)
        assert refused.value.reason is ErrorReason.BAD_TABLE
        assert not room.playing


# The shelf


@in_loop
async def test_the_shelf_reads_from_the_store_what_it_has_not_at_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tile_sets, "MOST_AT_HAND", 1)
    store = MemoryStore()
    await store.open()
    shelf = TileSets(store, SearchInThread())
    for tile_set in (OWN, generate(1)):
        await shelf.save(tile_set.digest, tile_set.text)
    assert await shelf.find(OWN.digest) == OWN
    assert await shelf.find(generate(1).digest) == generate(1)
    assert await shelf.find("../../etc") is None
    assert await shelf.find(standard_set().digest) == standard_set()


@pytest.mark.parametrize("stored", [b"set Broken", b"\xff"])
@in_loop
async def test_a_set_that_cannot_be_read_any_more_is_the_stores_trouble(stored: bytes) -> None:
    store = MemoryStore()
    await store.open()
    await store.save_tile_set("0" * 16, stored)
    with pytest.raises(StoreError, match="cannot be read"):
        await TileSets(store, SearchInThread()).find("0" * 16)
