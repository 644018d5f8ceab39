"""A game at any moment, in one line."""

from collections.abc import Iterable
from typing import TypedDict, Unpack

from hushmaze.rules.board import Board
from hushmaze.rules.notation import read, write_square
from hushmaze.rules.setup import HOURGLASS_MS, Deal, Edition, Options, Rigging, Setup
from hushmaze.rules.squares import NOWHERE, Place
from hushmaze.rules.state import State
from hushmaze.rules.switches import Switches
from hushmaze.rules.words import DIRECTIONS, HEROES, Card, Direction, Hero, TileNumber
from hushmaze.scenarios import Table, prepare, scenario_number
from hushmaze.tiles import TileSet
from tests.support.plaza import PLAZA
from tests.support.spots import spot


class SetupWords(TypedDict, total=False):
    """What fixes a game (S1); `rules` are switch names with blanks between."""

    rules: str
    seats: int
    stack: Iterable[int]
    on_top: Iterable[int]
    shuffled: bool
    seed: int
    face: str
    tiles: TileSet
    hourglass_ms: int
    rigging: Rigging
    edition: str
    talk_always: bool
    pause: bool
    leader_fixed: bool
    deal: Deal
    cards: tuple[Card, ...]


class GameWords(SetupWords, total=False):
    """And where it stands. A side lays a tile beyond that door of tile 1, a hero stands on a spot."""

    north: int
    east: int
    south: int
    west: int
    laid: str
    """More placed tiles, in words of the notation."""
    barbarian: str
    mage: str
    elf: str
    dwarf: str
    stand: dict[str, str]
    """Heroes by letter, where a test goes through them."""
    spent: str
    """Spots, with blanks between."""


class TableWords(TypedDict, total=False):
    seats: int
    seed: int
    level: int
    face: str
    hourglass_ms: int
    options: Options
    rigging: Rigging


def setup_of(**said: Unpack[SetupWords]) -> Setup:
    """A setup on the plaza: four seats, and a stack in the order of the numbers."""
    return _setup(said)


def _setup(said: SetupWords) -> Setup:
    tiles = said.get("tiles", PLAZA)
    switches = Switches(**dict.fromkeys(said.get("rules", "").split(), True))
    lying = {1, 3} if switches.two_boards else {1}
    every = [number for number in tiles.numbers if number not in lying]
    return Setup(
        switches=switches,
        options=Options(
            edition=Edition(said.get("edition", "house")),
            talk_always=said.get("talk_always", False),
            pause=said.get("pause", False),
            leader_fixed=said.get("leader_fixed", False),
            deal=said.get("deal", Deal.APART),
            cards=said.get("cards"),
        ),
        seats=said.get("seats", 4),
        seed=said.get("seed", 0),
        faces={number: tiles.face(number, said.get("face", "A")) for number in tiles.numbers},
        stack=tuple(map(TileNumber, said.get("stack", every))),
        on_top=tuple(map(TileNumber, said.get("on_top", ()))),
        shuffled=said.get("shuffled", False),
        hourglass_ms=said.get("hourglass_ms", HOURGLASS_MS),
        rigging=said.get("rigging"),
    )


def game(position: str = "", **said: Unpack[GameWords]) -> State:
    """A game on the plaza in the middle of the heist, the heroes on the centre of tile 1.

    ``position`` takes words of the notation and goes before all else.
    """
    setup = _setup(said)
    words = dict(word.split("=", 1) for word in position.split())
    words.setdefault("phase", "heist")
    words.setdefault("map", _map(setup, said))
    board = read(f"map={words['map']}", setup).board
    words.setdefault("heroes", _heroes(board, said))
    if "spent" in said:
        words["spent"] = ";".join(write_square(spot(board, text)) for text in said["spent"].split())
    return read(" ".join(f"{key}={value}" for key, value in words.items()), setup)


def _map(setup: Setup, said: GameWords) -> str:
    words = [f"{setup.faces[TileNumber(1)].name}@0:0,0/0"]
    if setup.switches.two_boards:
        words.append("3@1:0,0/0")
    beyond = {
        Direction.NORTH: said.get("north"),
        Direction.EAST: said.get("east"),
        Direction.SOUTH: said.get("south"),
        Direction.WEST: said.get("west"),
    }
    words += [_laid(setup, side, number) for side in DIRECTIONS if (number := beyond[side]) is not None]
    return ";".join(words + said.get("laid", "").split())


def _laid(setup: Setup, side: Direction, number: int) -> str:
    face = setup.faces[TileNumber(number)]
    place = Place(0, 0, 0).beyond(side)
    assert face.entrance is not None
    return f"{number}@0:{place.column},{place.row}/{(side.opposite - face.entrance) % 4}"


def _heroes(board: Board, said: GameWords) -> str:
    places = {
        Hero.BARBARIAN: said.get("barbarian", "1,1"),
        Hero.MAGE: said.get("mage", "2,1"),
        Hero.ELF: said.get("elf", "1,2"),
        Hero.DWARF: said.get("dwarf", "2,2"),
    }
    places |= {hero: said["stand"][hero.letter] for hero in HEROES if hero.letter in said.get("stand", {})}
    squares = {hero: spot(board, place) for hero, place in places.items()}
    return ";".join(h.letter + ("-" if squares[h] == NOWHERE else write_square(squares[h])) for h in HEROES)


def scenario_setup(number: int, **table: Unpack[TableWords]) -> Setup:
    """A built-in scenario on the standard tiles, for four seats if nothing is said."""
    table.setdefault("seats", 4)
    return prepare(scenario_number(number), Table(**table))
