"""The heading of a game: all that fixes it (S1), as a JSON object and back."""

from dataclasses import dataclass, replace
from typing import TypeVar

import msgspec

from hushmaze.protocol.codec import CodecError, Plain
from hushmaze.protocol.game_log.object_reader import Parts
from hushmaze.protocol.game_log.options import (
    options_from_plain,
    options_to_plain,
    rigging_from_plain,
    rigging_to_plain,
)
from hushmaze.rules import Setup
from hushmaze.rules.version import FIRST_RULES, RULES_VERSION
from hushmaze.scenarios import Scenario, Table, entries_of, prepare, scenario_of
from hushmaze.scenarios.prepare import in_force
from hushmaze.tiles import TileSet, read_tile_set, standard_set

Shown = TypeVar("Shown", bound=msgspec.Struct)

NEWER = "this was made by a newer Hushmaze"


@dataclass(frozen=True, slots=True)
class PlayedOn:
    """The game from whose middle another plays on: the first events of both are the same."""

    game: str
    version: int
    """So many events are those of the other game."""


@dataclass(frozen=True, slots=True)
class Heading:
    scenario: Scenario
    table: Table
    tile_set: TileSet
    rules: int = RULES_VERSION
    """The version of the rules it is played by; see `rules/version.py`."""
    dealt_again: str | None = None
    """The game that was first played with this deal, where somebody wanted the same once more."""
    played_on: PlayedOn | None = None

    def setup(self) -> Setup:
        """The setup of the game; a ScenarioError if it contradicts itself."""
        return prepare(self.scenario, self.table, self.tile_set, self.rules)

    def with_seed(self, seed: int) -> "Heading":
        """The same table with another deal."""
        return replace(self, table=replace(self.table, seed=seed))


def heading_to_plain(heading: Heading) -> dict[str, Plain]:
    table = heading.table
    return {
        "scenario": entries_of(heading.scenario),
        "seats": table.seats,
        "seed": table.seed,
        "level": table.level,
        "face": table.face,
        "hourglass_ms": table.hourglass_ms,
        "options": options_to_plain(table.options),
        "rigged": None if table.rigging is None else rigging_to_plain(table.rigging),
        "tile_set": _tile_set_to_plain(heading.tile_set),
    } | _rare_parts(heading)


def _rare_parts(heading: Heading) -> dict[str, Plain]:
    """Left out where there is nothing to say: logs of all other games stay as they were."""
    rules: dict[str, Plain] = {} if heading.rules == FIRST_RULES else {"rules": heading.rules}
    again: dict[str, Plain] = {} if heading.dealt_again is None else {"dealt_again": heading.dealt_again}
    if heading.played_on is None:
        return rules | again
    played_on = {"game": heading.played_on.game, "version": heading.played_on.version}
    return rules | again | {"played_on": played_on}


def shown_heading(heading: Heading, kind: type[Shown]) -> Shown:
    """The parts of the heading that a struct has, as that struct: what it does not have stays hidden (S3).

    A tile set has its name and digest in any case; the rules in force are worked out.
    """
    plain = heading_to_plain(heading)
    tile_set = {"name": heading.tile_set.name, "digest": heading.tile_set.digest} | plain["tile_set"]
    parts = plain | {"tile_set": tile_set, "in_force": list(in_force(heading.scenario, heading.table))}
    return msgspec.convert({name: parts[name] for name in kind.__struct_fields__ if name in parts}, kind)


def heading_from_plain(plain: Plain) -> Heading:
    """A CodecError, ScenarioError or TileSetError says what is wrong with it."""
    parts = Parts(plain, "heading")
    table = Table(
        seats=parts.whole("seats"),
        seed=parts.whole("seed"),
        level=parts.optional("level", parts.whole),
        face=parts.optional("face", parts.text),
        hourglass_ms=parts.optional("hourglass_ms", parts.whole),
        options=options_from_plain(parts.get("options", {})),
        rigging=parts.optional("rigged", lambda key: rigging_from_plain(parts.get(key))),
    )
    scenario = scenario_of(parts.object("scenario"))
    rules = _rules_from_plain(parts)
    tile_set = _tile_set_from_plain(parts.object("tile_set"))
    again = parts.optional("dealt_again", parts.text)
    played_on = parts.optional("played_on", lambda key: _played_on_from_plain(parts.object(key)))
    return Heading(scenario, table, tile_set, rules, again, played_on)


def _rules_from_plain(parts: Parts) -> int:
    rules = parts.optional("rules", parts.whole)
    if rules is None:
        return FIRST_RULES
    if rules < FIRST_RULES:
        raise CodecError(f"rules: there are none of version {rules}")
    refuse_newer("rules", rules, RULES_VERSION)
    return rules


def refuse_newer(what: str, number: Plain, newest: int) -> None:
    if type(number) is int and number > newest:
        raise CodecError(f"{NEWER} ({what} {number}; this one reads {what} up to {newest})")


def _played_on_from_plain(plain: Plain) -> PlayedOn:
    parts = Parts(plain, "played_on")
    return PlayedOn(parts.text("game"), parts.whole("version"))


def _tile_set_to_plain(tile_set: TileSet) -> dict[str, Plain]:
    """The standard set by its digest, any other by its text, so that a log is whole in itself."""
    if tile_set == standard_set():
        return {"name": tile_set.name, "digest": tile_set.digest}
    return {"text": tile_set.text}


def _tile_set_from_plain(plain: Plain) -> TileSet:
    parts = Parts(plain, "tile_set")
    text = parts.optional("text", parts.text)
    if text is not None:
        return read_tile_set(text)
    if parts.text("digest") != standard_set().digest:
        raise CodecError(f"tile_set: this version does not have the set {plain['digest']}")
    return standard_set()
