"""Scenarios: the list of the 17, and the editor of own ones."""

from typing import Any

import msgspec

from hushmaze.protocol.api.base import ApiAnswer, ApiRequest, Digest, Hero, RuleSwitch, ShareCode, SpecialKind
from hushmaze.scenarios import Contradiction
from hushmaze.scenarios.switchboard import EntryKind, Group


class ScenarioRow(ApiAnswer):
    """All that a table needs for choosing a scenario."""

    number: int | None
    """1 to 17; null for an own one."""
    name: str
    about: str
    """What its author says of an own one."""
    seats: list[int]
    """How many may play."""
    levels: list[int]
    level: int | None
    """The usual one."""
    tiles: list[int]
    """How many there are to find, by level."""
    stack: list[str]
    """Which ones are in the stack, by level: `2-12`."""
    on_top: str
    """Which ones are laid on the stack."""
    shuffled: bool
    """Whether the stack is; else it is as listed, the first one on top."""
    face: str
    """Of tile 1: A or B."""
    hourglass_ms: int
    rules: list[RuleSwitch]
    in_force: list[list[RuleSwitch]]
    """Its rules and what the level brings, by level."""
    cards: dict[str, list[str]]
    """The cards of a table, by its number of seats."""
    code: ShareCode


class ScenarioQuestion(ApiRequest):
    """A scenario to be checked, named in one of four ways, and perhaps the tiles to play it with."""

    entries: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    """As in a scenario file."""
    code: ShareCode | msgspec.UnsetType = msgspec.UNSET
    file: str | msgspec.UnsetType = msgspec.UNSET
    """The text of a scenario file."""
    number: int | msgspec.UnsetType = msgspec.UNSET
    """One of the 17."""
    tile_set: Digest | msgspec.UnsetType = msgspec.UNSET
    """Of a set that the server has; without it, ours. A scenario that names no set is taken for this one."""


class SpecialSquare(ApiAnswer):
    kind: SpecialKind
    hero: Hero | None
    """Whose; null where it is everybody's."""


class ScenarioProblem(ApiAnswer):
    """One thing that keeps a scenario from being played."""

    reason: Contradiction
    message: str
    """In English, for programs that have no words of their own."""
    detail: str
    entries: list[str]
    """Those that clash."""
    levels: list[int]
    """Where it arises, if not at all levels."""
    missing: list[SpecialSquare]
    """Special squares that never come."""
    tiles: list[int]
    """Those that are meant: to be added where something is missing, else to be taken out."""
    line: int | None
    """Of a file, where that can be said."""


class ScenarioWarning(ApiAnswer):
    """Something that can be played but may not be meant."""

    id: str
    entries: list[str]
    """Those it is about."""


class RuleDifference(ApiAnswer):
    id: RuleSwitch
    on: bool
    """True: added to the rules at the end of the campaign. False: dropped."""


class ScenarioDraft(ApiAnswer):
    """Every entry of a scenario."""

    name: str
    about: str
    tiles: list[int] | None
    """What is in the stack besides `on_top`; null where levels say it."""
    levels: list[int]
    on_top: list[int]
    """Tiles that lie on top of the stack, in order."""
    shuffled: bool
    """Whether the rest of the stack is."""
    face: str
    hourglass_ms: int
    tile_set: str
    rules: list[RuleSwitch]


class ScenarioReport(ApiAnswer):
    """Lists what fits together in a scenario, and what does not."""

    playable: bool
    code: ShareCode | None
    """To share it by; null while it cannot be played."""
    file: str | None
    """The text of a scenario file; null while it cannot be read."""
    draft: ScenarioDraft | None
    problems: list[ScenarioProblem]
    warnings: list[ScenarioWarning]
    seats: list[int]
    """How many may play."""
    levels: list[int]
    """Those it can be played at."""
    different: list[RuleDifference]
    """From the end of the campaign."""
    start: list[str]
    """The faces that lie on the table."""


class SwitchboardEntry(ApiAnswer):
    """One thing to set. `least` and `most` are characters, milliseconds or levels, by its kind."""

    id: str
    kind: EntryKind
    group: Group
    rules: list[str]
    """Ids of the rules it stands for."""
    default: bool | int | str | list[int] | None
    least: int | None
    most: int | None


class RuleSwitchEntry(SwitchboardEntry):
    id: RuleSwitch


class LevelTiles(ApiAnswer):
    tiles: list[int]
    """What is in the stack."""
    one_exit: bool


class Switchboard(ApiAnswer):
    """Everything that can be set in an own scenario."""

    groups: list[Group]
    """In the order in which they are shown."""
    entries: list[SwitchboardEntry]
    switches: list[RuleSwitchEntry]
    permanent: list[RuleSwitch]
    """Those that stay once they have come."""
    levels: dict[str, LevelTiles]
    """By number."""


class MadeScenario(ApiAnswer):
    """An own scenario that was played here to an end."""

    code: ShareCode
    name: str
    games: int
    """How many were played."""
    won: int
    """How many of them were won."""
