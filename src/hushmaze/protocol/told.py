"""The shape of all that a server tells: one kind for each message, by which the schema is made.

A part with a default may be left out. docs/protocol.md says when each message comes and what it means.
"""

from typing import Annotated, Any, Literal, NamedTuple

from hushmaze.protocol.seen import Seen
from hushmaze.rules.commands import Deed
from hushmaze.rules.events import Event
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.setup import Deal, Edition
from hushmaze.rules.squares import Square
from hushmaze.rules.state import Phase
from hushmaze.rules.view import View
from hushmaze.rules.words import Hero
from hushmaze.scenarios.scenario import SWITCH_NAMES


class OneOf(NamedTuple):
    """Text that is one of some words; they get a name in the schema."""

    name: str
    words: tuple[str, ...]


PATCH = "patch"
"""Marks a kind of which only the parts that changed are sent."""

MAY_LACK: Any = None
"""The default of a part that is left out where there is nothing to tell, and is never null."""

RuleSwitch = Annotated[str, OneOf("RuleSwitch", tuple(SWITCH_NAMES))]


class ScenarioEntries(NamedTuple):
    """As in a scenario file: what is as usual is left out."""

    name: str
    about: str = ""
    number: int = 0
    tile_set: str = ""
    tiles: str = ""
    levels: str = ""
    on_top: str = ""
    shuffled: bool = True
    face: str = ""
    hourglass_ms: int = 0
    rules: tuple[RuleSwitch, ...] = ()


class Options(NamedTuple):
    edition: Edition
    talk_always: bool
    pause: bool
    leader_fixed: bool
    deal: Deal
    cards: tuple[str, ...] | None


class TileSetFacts(NamedTuple):
    """The text is not told of the standard set."""

    name: str
    digest: str
    text: str = ""


class Heading(NamedTuple):
    scenario: ScenarioEntries
    seats: int
    level: int | None
    face: str | None
    hourglass_ms: int | None
    options: Options
    tile_set: TileSetFacts


class TableChoices(NamedTuple):
    """What the host chose; a part that is null goes back to what it is without."""

    scenario: int | str | ScenarioEntries | None = None
    seats: int | None = None
    voice: bool | None = None
    bots_hold: bool | None = None
    fair: bool | None = None
    tile_set: int | str | None = None
    """`standard`, a seed, or the digest of a saved set."""
    level: int | None = None
    face: str | None = None
    hourglass_ms: int | None = None
    edition: Edition | None = None
    talk_always: bool | None = None
    pause: bool | None = None
    leader_fixed: bool | None = None
    deal: Deal | None = None
    cards: tuple[str, ...] | None = None


Slides = dict[Hero, tuple[int, ...]]
"""After which numbers of steps each hero may stop."""

Squares = dict[Hero, tuple[Square, ...]]


class Explorations(NamedTuple):
    """The doors at which each hero can place a tile."""

    barbarian: tuple[Square, ...] = ()
    mage: tuple[Square, ...] = ()
    elf: tuple[Square, ...] = ()
    dwarf: tuple[Square, ...] = ()
    look: Literal[True] = True


class Reach(NamedTuple):
    north: Slides
    east: Slides
    south: Slides
    west: Slides
    vortex: Squares
    escalator: dict[Hero, Literal[True]]
    explore: Explorations


class You(NamedTuple):
    id: int
    name: str
    seat: int | None
    token: str | None
    n: int


class Person(NamedTuple):
    id: int
    name: str
    seat: int | None
    ready: bool
    here: bool
    lag: int | None


LEVELS = ("relaxed", "human", "brisk", "fast", "lightning")
"""How quick bots are."""

BotLevel = Annotated[str, OneOf("BotLevel", LEVELS)]


class BotFacts(NamedTuple):
    seat: int
    name: str
    level: BotLevel
    holds: int | None


class RoomFacts(NamedTuple):
    code: str
    host: int | None
    people: tuple[Person, ...]
    bots: tuple[BotFacts, ...]
    table: TableChoices
    game: str | None
    phase: Literal["lobby"] | Phase
    fair: bool | None
    daily: str | None
    """The date whose challenge this is."""


class Welcome(NamedTuple):
    protocol: int
    you: You
    server: int


class Room(NamedTuple):
    room: RoomFacts


class Seat(NamedTuple):
    seat: int
    n: int


class Game(NamedTuple):
    game: str
    heading: Heading
    v: int
    now: int
    view: View
    reach: Reach


class Update(NamedTuple):
    v: int
    events: tuple[Event, ...]
    reach: Annotated[Reach, PATCH]
    seen: Annotated[Seen, PATCH] = MAY_LACK


class Done(NamedTuple):
    n: int
    v: int


ROOM_REFUSALS = (
    "no_game", "spectator", "bad_number", "bad_deed", "not_the_host", "slow_down", "not_stored", "log_full",
)  # fmt: skip

REFUSALS = tuple(dict.fromkeys([*ROOM_REFUSALS, *(refusal.value for refusal in Refusal)]))

ERRORS = (
    "bad_message", "slow_down", "join_first", "joined_already", "busy", "no_such_room", "room_full",
    "bad_handover", "not_stored", "no_such_version", "no_such_seat", "seat_taken", "seat_held",
    "game_running", "not_the_host", "bad_table", "nobody_there", "seats_empty", "use_say", "bad_chat",
    "daily_table", "day_over", "no_such_tile_set",
    "no_voice", "silence", "spectator", "seat_free", "no_such_level", "no_such_game",
)  # fmt: skip

FAREWELLS = ("open_elsewhere", "server_stopping")


class Refused(NamedTuple):
    n: int
    reason: Annotated[str, OneOf("RefusalReason", REFUSALS)]
    message: str


class Time(NamedTuple):
    sent: float
    server: int
    game: int | None


class Lags(NamedTuple):
    lags: dict[str, int]


class Chat(NamedTuple):
    person: int
    name: str
    text: str


class Signal(NamedTuple):
    seat: int
    data: dict[str, Any]


class Handover(NamedTuple):
    code: str


class Error(NamedTuple):
    reason: Annotated[str, OneOf("ErrorReason", ERRORS)]
    message: str


class Bye(NamedTuple):
    reason: Annotated[str, OneOf("ByeReason", FAREWELLS)]


ServerMessage = (
    Welcome | Room | Seat | Game | Update | Done | Refused | Time | Lags | Chat | Signal | Handover
    | Error | Bye
)  # fmt: skip

ASKED_LOOSELY: dict[tuple[str, str], Any] = {
    ("Do", "deed"): Deed,
    ("Setup", "table"): TableChoices,
    ("Offer", "level"): BotLevel | None,
}
"""Parts of client messages that are read in a second step, and what they have to be then."""
