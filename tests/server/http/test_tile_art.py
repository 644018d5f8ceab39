"""Pictures and facts of tiles over real connections to a real server."""

import gzip
from xml.etree import ElementTree

import pytest

from hushmaze.rules.words import HEROES, Kind
from hushmaze.server.deals.choices import changes_of
from hushmaze.server.http.resources.tile_sets import FOR_AN_HOUR, FOR_GOOD
from hushmaze.server.metrics import Metrics
from hushmaze.server.rooms.registry import Rooms
from hushmaze.server.rooms.room_services import RoomServices
from hushmaze.storage import MemoryStore
from hushmaze.tiles import generate, standard_set
from tests.server.http.site import Answer, Site, site
from tests.server.support import FakeClock, in_loop
from tests.support.deal_search import SearchInThread

STANDARD = standard_set().digest
SVG = "{http://www.w3.org/2000/svg}"


def title(answer: Answer) -> str:
    assert answer.status == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == FOR_GOOD
    root = ElementTree.fromstring(answer.body)
    return root.findtext(f"{SVG}title") or ""


def drawn(answer: Answer, part: str) -> int:
    return answer.body.count(f'data-part="{part}"'.encode())


async def tile(here: Site, face: str, lying: str, digest: str = STANDARD) -> Answer:
    return await here.ask(f"/art/tiles/{digest}/{face}/{lying}.svg")


@in_loop
async def test_a_tile_is_drawn_with_its_doors_as_they_are() -> None:
    """G4, G6: tile 20 as in the guide has its entrance south, and turns with everything on it."""
    async with site() as here:
        fresh = await tile(here, "20", "0-x-ex")
        turned = await tile(here, "20", "1-xx-e")
        later = await tile(here, "20", "0-j-js")
    assert title(fresh).startswith("Tile 20: entrance south")
    assert title(turned).startswith("Tile 20: entrance west")
    assert [drawn(fresh, name) for name in ("tab", "entrance", "shutter")] == [2, 1, 0]
    assert [drawn(later, name) for name in ("tab", "entrance", "shutter")] == [0, 0, 1]


WRONG_DOORS = [
    "0-xxex",
    "0---ex",
    "0-x-xx",
    "0-e-ex",
    "0-x-e",
    "0-x-exx",
    "4-x-ex",
    "x-ex",
    "0-q-ex",
    "0x-ex",
]


@pytest.mark.parametrize("lying", WRONG_DOORS)
@in_loop
async def test_a_tile_cannot_have_doors_that_it_has_not(lying: str) -> None:
    """G4"""
    async with site() as here:
        assert (await tile(here, "20", lying)).status == 404


@in_loop
async def test_there_are_only_tiles_of_sets_that_are_known() -> None:
    async with site() as here:
        assert (await tile(here, "1C", "0-xxxx")).status == 404
        assert await here.refused(404, "/api/tile-sets/0123456789abcdef") == "There is no such tile set here."
        assert (await tile(here, "1A", "0-xxxx", "0123456789abcdef")).status == 404
        assert (await tile(here, "1A", "0-xxxx")).status == 200


@in_loop
async def test_the_standard_set_goes_by_its_name_too() -> None:
    """For pages that show tiles outside a game. A name is no digest: it is not kept for good."""
    digest = standard_set().digest
    async with site() as here:
        for path in ("/api/tile-sets/{}", "/art/tiles/{}/1A/0-xxxx.svg"):
            by_name, by_digest = [await here.ask(path.format(name)) for name in ("standard", digest)]
            assert by_name.status == 200
            assert by_name.body == by_digest.body
            assert by_digest.headers["cache-control"] == FOR_GOOD
            assert by_name.headers["cache-control"] == FOR_AN_HOUR
        of_an_edition = await here.ask("/art/tiles/standard/1A/0-xxxx.svg?94ba8ac3")
    assert of_an_edition.headers["cache-control"] == FOR_GOOD


@in_loop
async def test_a_set_is_known_while_a_game_is_played_with_it() -> None:
    store = MemoryStore()
    await store.open()
    rooms = Rooms(RoomServices(store, FakeClock(), Metrics(), 1_000, deals=SearchInThread()))
    room = await rooms.create()
    ann = room.members.welcome("Ann")[0]
    room.table.choose(ann, changes_of({"seats": 1, "tile_set": 7}))
    room.seats.sit(ann, 0)
    await rooms.games.lay_out(room, ann)
    await rooms.close()
    digest = generate(7).digest
    assert digest != STANDARD
    async with site(store) as here:
        facts = await here.ask(f"/api/tile-sets/{digest}")
        assert facts.json["digest"] == digest
        assert title(await tile(here, "1A", "0-xxxx", digest)).startswith("Tile 1A")


@in_loop
async def test_the_facts_of_a_set_are_what_its_text_draws() -> None:
    """G1, G4, G8: tile 20 is the example of the guide to tiles."""
    async with site() as here:
        answer = await here.ask(f"/api/tile-sets/{STANDARD}")
    assert answer.headers["cache-control"] == FOR_GOOD
    facts = answer.json
    assert (facts["name"], facts["digest"]) == ("Standard", STANDARD)
    assert list(facts["faces"]) == list(standard_set().faces)
    twenty = facts["faces"]["20"]
    assert (twenty["tile"], twenty["face"]) == (20, "")
    assert twenty["doors"] == {"north": "elf", "south": "entrance", "west": "barbarian"}
    assert {"square": [3, 2], "kind": "ball", "hero": None} in twenty["specials"]
    assert {"square": [3, 3], "kind": "vortex", "hero": "dwarf"} in twenty["specials"]
    assert twenty["shops"] == [[0, 2], [0, 3]]
    assert twenty["passages"] == [[[3, 2], [3, 3]]]
    assert [[1, 0], [2, 0]] in twenty["walls"]
    assert facts["faces"]["1A"]["escalators"]


@in_loop
async def test_heroes_badges_and_signs() -> None:
    names = [hero.name.lower() for hero in HEROES]
    async with site() as here:
        for name in names:
            assert title(await here.ask(f"/art/heroes/{name}.svg")) == name
            assert drawn(await here.ask(f"/art/badges/{name}.svg"), "badge") == 1
            assert drawn(await here.ask(f"/art/signs/vortex-{name}.svg"), "vortex") == 1
            assert drawn(await here.ask(f"/art/signs/exploration-{name}.svg"), "carpet") == 1
        for kind in (Kind.HOURGLASS, Kind.BALL, Kind.CAMERA):
            assert drawn(await here.ask(f"/art/signs/{kind.name.lower()}.svg"), kind.name.lower()) == 1
        for name in ("signs/spent", "signs/shutter", "signs/locked", "bell", "back", "pile", "paper-back"):
            assert title(await here.ask(f"/art/{name}.svg"))


NOT_DRAWN = [
    "heroes/guard",
    "signs/vortex",
    "signs/camera-elf",
    "badges/",
    "signs/..%2fbell",
    "heroes",
    "bell/x",
]


@pytest.mark.parametrize("name", NOT_DRAWN)
@in_loop
async def test_nothing_else_is_drawn(name: str) -> None:
    async with site() as here:
        answer = await here.ask(f"/art/{name}.svg")
    assert answer.status == 404
    assert answer.headers["cache-control"] == "no-store"


@in_loop
async def test_all_pictures_can_be_had_at_once() -> None:
    async with site() as here:
        answer = await here.ask("/art/pictures.json")
        assert answer.headers["cache-control"] == FOR_GOOD
        for name in ("bell", "pile", "heroes/elf", "badges/mage", "signs/camera"):
            assert answer.json[name].encode() == (await here.ask(f"/art/{name}.svg")).body
        drawn_alone = [await here.ask(f"/art/{name}.svg") for name in answer.json]
    assert all(picture.status == 200 for picture in drawn_alone)


@in_loop
async def test_pictures_travel_small_to_whoever_can_unpack_them() -> None:
    async with site() as here:
        plain = await here.ask("/art/bell.svg")
        packed = await here.ask("/art/bell.svg", Accept_Encoding="br, gzip")
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < len(plain.body)


@in_loop
async def test_the_standard_set_has_its_text_by_its_name_too() -> None:
    async with site() as here:
        by_name = await here.ask("/api/tile-sets/standard/text")
        by_digest = await here.ask(f"/api/tile-sets/{standard_set().digest}/text")
        assert await here.refused(404, "/api/tile-sets/0123456789abcdef/text")
    assert by_name.body.decode() == by_digest.body.decode() == standard_set().text
    assert (by_name.headers["cache-control"], by_digest.headers["cache-control"]) == (FOR_AN_HOUR, FOR_GOOD)
