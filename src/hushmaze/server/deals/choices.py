"""Reads what a host chooses for the table, checks it, and makes the heading of a game from it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from hushmaze.protocol.api.tile_sets import HIGHEST_SEED
from hushmaze.protocol.codec import CodecError, Plain, shown
from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.game_log.object_reader import Parts
from hushmaze.protocol.game_log.options import OPTION_READERS, cards_from_plain
from hushmaze.protocol.messages.facts import ScenarioEntries, TableChanges, TableChoices
from hushmaze.protocol.reasons import ErrorReason
from hushmaze.protocol.words import BotSkill
from hushmaze.rules.setup import Options
from hushmaze.scenarios import Scenario, Table, made_for, scenario_from_code, scenario_number, scenario_of
from hushmaze.server.deals.tile_sets import is_digest
from hushmaze.server.rejection import Rejected
from hushmaze.tiles import TileSet, standard_set

T = TypeVar("T")

LONGEST_LISTEN_MS = 60_000

_NEEDED = ("scenario", "seats")
"""Every table has these: they cannot be taken back."""


def changes_of(asked: Mapping[str, Plain]) -> TableChanges | Rejected:
    """Reads a host's choices; a rejection names the first that cannot be.

    It is returned, not raised: a person who may not choose at all is refused for that.
    """
    try:
        return _changes_of(asked)
    except ValueError as error:
        return Rejected(ErrorReason.BAD_TABLE, str(error))


def _changes_of(asked: Mapping[str, Plain]) -> TableChanges:
    kept = {name: value for name, value in asked.items() if value is not None or name in _NEEDED}
    parts = Parts(kept, "table")
    parts.only(*_READERS, *OPTION_READERS)
    changes: dict[str, Any] = {name: None for name in asked if name in _READERS or name in OPTION_READERS}
    changes |= {name: read(parts, name) for name, read in _READERS.items() if name in kept}
    changes |= {name: _option(name, kept[name]) for name in OPTION_READERS if name in kept}
    return TableChanges(**changes)


def _tile_set(parts: Parts, name: str) -> int | str:
    wanted = parts.get(name)
    seed = type(wanted) is int and 0 <= wanted <= HIGHEST_SEED
    if not (wanted == "standard" or seed or is_digest(wanted)):
        raise CodecError(
            f"{name}: needs to be standard, a seed or the digest of a saved set, not {shown(wanted)}"
        )
    chosen: int | str = wanted
    return chosen


def _scenario(parts: Parts, name: str) -> int | str | ScenarioEntries:
    wanted = parts.get(name)
    if isinstance(wanted, dict):
        scenario_of(wanted)  # says what is wrong, in words for people
        return msgspec.convert(wanted, ScenarioEntries)
    if type(wanted) is int or isinstance(wanted, str):
        chosen: int | str = wanted
        return chosen
    raise CodecError(f"{name}: needs a number, a share code or its entries, not {shown(wanted)}")


def _listen_ms(parts: Parts, name: str) -> int:
    listen_ms = parts.get(name)
    if type(listen_ms) is not int or not 0 <= listen_ms <= LONGEST_LISTEN_MS:
        raise CodecError(f"{name}: needs 0 to {LONGEST_LISTEN_MS}, not {shown(listen_ms)}")
    return listen_ms


def _skill(parts: Parts, name: str) -> BotSkill:
    skill = parts.get(name)
    if not isinstance(skill, str) or skill not in set(BotSkill):
        raise CodecError(f"{name}: needs one of {', '.join(BotSkill)}, not {shown(skill)}")
    return BotSkill(skill)


_READERS: dict[str, Callable[[Parts, str], Any]] = {  # Any: each choice has its own type
    "scenario": _scenario,
    "seats": Parts.whole,
    "level": Parts.whole,
    "face": Parts.text,
    "hourglass_ms": Parts.whole,
    "tile_set": _tile_set,
    "voice": Parts.flag,
    "bots_hold": Parts.flag,
    "fair": Parts.flag,
    "bots_listen_ms": _listen_ms,
    "bots_patient": Parts.flag,
    "bots_skill": _skill,
}


def _option(name: str, value: Plain) -> Any:  # noqa: ANN401 -- each option has its own type
    """Reads an option; cards stay letters, as they travel."""
    try:
        read = OPTION_READERS[name](value)
    except ValueError as error:
        raise CodecError(f"{name}: {error}") from error
    return value if name == "cards" else read


def check_choices(choices: TableChoices) -> None:
    """Raises a ValueError that names what cannot be played.

    A tile set from a seed has all tiles, and so has every one that was saved; so ours stands in for them:
    making or fetching one takes too long to do for everything a host tries.
    """
    heading = heading_for(choices, seed=0, tile_set=standard_set())
    if choices.tile_set not in (UNSET, "standard"):
        heading = replace(heading, scenario=replace(heading.scenario, tile_set=standard_set().name))
    heading.setup()


def heading_for(choices: TableChoices, seed: int, tile_set: TileSet) -> Heading:
    """The heading of a game at this table, with the tile set that the choice stands for (`TileSets.chosen`).

    Raises a ValueError for a scenario that cannot be. Reads no file.
    """
    table = Table(
        seats=choices.seats,
        seed=seed,
        level=_given(choices.level),
        face=_given(choices.face),
        hourglass_ms=_given(choices.hourglass_ms),
        options=_options(choices),
    )
    return Heading(made_for(_chosen_scenario(choices.scenario), tile_set), table, tile_set)


def _given(choice: T | UnsetType) -> T | None:
    return None if isinstance(choice, UnsetType) else choice


def _options(choices: TableChoices) -> Options:
    chosen = {name: getattr(choices, name) for name in OPTION_READERS}
    chosen = {name: value for name, value in chosen.items() if value is not UNSET}
    if "cards" in chosen:
        chosen["cards"] = cards_from_plain(chosen["cards"])
    return Options(**chosen)


def _chosen_scenario(wanted: int | str | ScenarioEntries) -> Scenario:
    if isinstance(wanted, int):
        return scenario_number(wanted)
    if isinstance(wanted, str):
        return scenario_from_code(wanted)
    return scenario_of(msgspec.to_builtins(wanted))
