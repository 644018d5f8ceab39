"""The parts of messages to clients: a person, a table, a room, the heading of a game, the reach.

A part that may be UNSET is left out where there is nothing to say.
"""

from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from hushmaze.protocol.codec import WireSquare
from hushmaze.protocol.schema_hints import one_of, travels_as
from hushmaze.protocol.words import BotLevel, BotSkill, FirstGameKind, LessonAsk
from hushmaze.rules.setup import Deal, Edition
from hushmaze.rules.state import Phase
from hushmaze.scenarios.scenario import SWITCH_NAMES

RuleSwitch = Annotated[str, one_of("RuleSwitch", SWITCH_NAMES)]
RoomPhase = Annotated[str, one_of("RoomPhase", ("lobby", *Phase))]


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    """Part of a message."""


class ScenarioEntries(Facts, kw_only=True):
    """As in a scenario file; an entry that is as usual is left out."""

    number: int | UnsetType = UNSET
    name: str
    about: str | UnsetType = UNSET
    tile_set: str | UnsetType = UNSET
    tiles: str | UnsetType = UNSET
    levels: str | UnsetType = UNSET
    on_top: str | UnsetType = UNSET
    shuffled: bool | UnsetType = UNSET
    face: str | UnsetType = UNSET
    hourglass_ms: int | UnsetType = UNSET
    rules: list[RuleSwitch] | UnsetType = UNSET


class TableOptions(Facts):
    edition: Edition
    talk_always: bool
    pause: bool
    leader_fixed: bool
    deal: Deal
    cards: list[str] | None


class TileSetFacts(Facts):
    name: str
    digest: str
    text: str | UnsetType = UNSET
    """Left out for the standard set."""


class PlayedOnFacts(Facts):
    """The game in whose middle another begins."""

    game: str
    version: int
    """So many events are those of that game."""


class PublicHeading(Facts):
    """The heading of a game's log without what is secret before the end."""

    scenario: ScenarioEntries
    seats: int
    level: int | None
    face: str | None
    hourglass_ms: int | None
    options: TableOptions
    tile_set: TileSetFacts
    in_force: list[RuleSwitch]
    """The rules it is played by: those of its scenario, and what its level brings."""
    dealt_again: str | UnsetType = UNSET
    """The game that was first played with this deal; left out for a new deal."""
    played_on: PlayedOnFacts | UnsetType = UNSET
    """Left out for a game that begins at its beginning."""


TakenBack = TypeVar("TakenBack")


class OptionalChoices(Facts, Generic[TakenBack], kw_only=True):
    """The choices of a host that a table need not have."""

    voice: bool | TakenBack | UnsetType = UNSET
    bots_hold: bool | TakenBack | UnsetType = UNSET
    bots_listen_ms: int | TakenBack | UnsetType = UNSET
    """How long bots hold still in a talk window."""
    bots_patient: bool | TakenBack | UnsetType = UNSET
    bots_skill: BotSkill | TakenBack | UnsetType = UNSET
    fair: bool | TakenBack | UnsetType = UNSET
    tile_set: int | str | TakenBack | UnsetType = UNSET
    """A seed, `standard`, or the digest of a saved set."""
    level: int | TakenBack | UnsetType = UNSET
    face: str | TakenBack | UnsetType = UNSET
    hourglass_ms: int | TakenBack | UnsetType = UNSET
    edition: Edition | TakenBack | UnsetType = UNSET
    talk_always: bool | TakenBack | UnsetType = UNSET
    pause: bool | TakenBack | UnsetType = UNSET
    leader_fixed: bool | TakenBack | UnsetType = UNSET
    deal: Deal | TakenBack | UnsetType = UNSET
    cards: list[str] | TakenBack | UnsetType = UNSET


class TableChanges(OptionalChoices[None], kw_only=True):
    """New choices of the host; null takes one back, and what is left out stays as it is."""

    scenario: int | str | ScenarioEntries | UnsetType = UNSET
    seats: int | UnsetType = UNSET

    def named(self) -> dict[str, Any]:
        """The choices that change, by name."""
        return {name: value for name, value in msgspec.structs.asdict(self).items() if value is not UNSET}

    def then(self, later: "TableChanges") -> "TableChanges":
        """These changes, and later ones on top of them."""
        return msgspec.structs.replace(self, **later.named())


class TableChoices(OptionalChoices[UnsetType]):
    """The choices of the host; the rest is left out. Every table has a scenario and seats."""

    scenario: int | str | ScenarioEntries
    """Its number, a share code, or its entries."""
    seats: int

    def changed(self, changes: TableChanges) -> "TableChoices":
        named = {name: UNSET if value is None else value for name, value in changes.named().items()}
        return msgspec.structs.replace(self, **named)


AskedChanges = Annotated[dict[str, Any], travels_as("TableChanges")]
"""`TableChanges` as they came: read after it is known who asks, so that a wrong choice is a `bad_table`."""


class You(Facts):
    """The person to whom the message goes."""

    id: int
    name: str
    seat: int | None
    token: str | None
    """The secret, when it is new."""
    n: int
    """The number for the next deed."""


class PersonFacts(Facts):
    id: int
    name: str
    seat: int | None
    ready: bool
    here: bool
    lag: int | None
    """Milliseconds there and back."""


class BotFacts(Facts):
    seat: int
    name: str
    level: BotLevel
    holds: int | None
    """The person for whom the bot holds the seat; null if it is the bot's own."""


class LessonStep(Facts):
    """The one thing a learner is asked now, worked out from the state of the game."""

    stage: str
    """Names the words that explain it."""
    number: int
    """Of the stage, from 1."""
    of: int
    """How many stages there are."""
    ask: LessonAsk
    ability: Annotated[str, travels_as("Ability")] | None
    """What to do it with; where the learner watches, what the partner is about to use."""
    hero: Annotated[str, travels_as("Hero")] | None
    to: WireSquare | None
    """Where the hero is to stop."""


class LessonFacts(Facts):
    """A first game: its deal is fixed, and its sand waits for the learner."""

    kind: FirstGameKind
    sand_kept: int
    """Milliseconds of sand that never run out: there the clock stands until somebody does something."""
    step: LessonStep | None
    """Null before the start and after the end."""


class RoomFacts(Facts):
    """The room as everybody in it may know it: no token, no stack."""

    code: str
    host: int | None
    people: list[PersonFacts]
    bots: list[BotFacts]
    table: TableChoices
    game: str | None
    phase: RoomPhase
    fair: bool | None
    daily: str | None
    """The date whose challenge this is."""
    lesson: LessonFacts | None
    """Null in rooms for ordinary games. Of a lesson's `table` only `seats` says what is played."""


class RoomChanges(Facts):
    """Parts of a room with their new values; what is as it was is left out."""

    host: int | UnsetType | None = UNSET
    bots: list[BotFacts] | UnsetType = UNSET
    table: TableChoices | UnsetType = UNSET
    game: str | UnsetType | None = UNSET
    phase: RoomPhase | UnsetType = UNSET
    fair: bool | UnsetType | None = UNSET
    daily: str | UnsetType | None = UNSET
    lesson: LessonFacts | UnsetType | None = UNSET
    people: list[PersonFacts] | UnsetType = UNSET
    """Who came, and of whom something has changed, each whole."""
    gone: list[int] | UnsetType = UNSET
    """The numbers of those who are not among `people` any more."""


class Slides(Facts):
    """After which numbers of steps each hero may stop."""

    barbarian: list[int] | UnsetType = UNSET
    mage: list[int] | UnsetType = UNSET
    elf: list[int] | UnsetType = UNSET
    dwarf: list[int] | UnsetType = UNSET


class Destinations(Facts):
    """The squares to which each hero can go."""

    barbarian: list[WireSquare] | UnsetType = UNSET
    mage: list[WireSquare] | UnsetType = UNSET
    elf: list[WireSquare] | UnsetType = UNSET
    dwarf: list[WireSquare] | UnsetType = UNSET


class EscalatorRides(Facts):
    """The heroes that stand at an end of an escalator that they can take."""

    barbarian: Literal[True] | UnsetType = UNSET
    mage: Literal[True] | UnsetType = UNSET
    elf: Literal[True] | UnsetType = UNSET
    dwarf: Literal[True] | UnsetType = UNSET


class Explorations(Facts):
    """The doors at which each hero can place a tile."""

    barbarian: list[WireSquare] | UnsetType = UNSET
    mage: list[WireSquare] | UnsetType = UNSET
    elf: list[WireSquare] | UnsetType = UNSET
    dwarf: list[WireSquare] | UnsetType = UNSET
    look: Literal[True] | UnsetType = UNSET
    """Whether the deed `look` is possible."""


class ReachFacts(Facts):
    """The reach of each ability now, whoever owns it."""

    north: Slides
    east: Slides
    south: Slides
    west: Slides
    vortex: Destinations
    escalator: EscalatorRides
    explore: Explorations
