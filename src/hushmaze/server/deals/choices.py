"""Checks what a host chooses for the table, and makes the heading of a game from it."""

from collections.abc import Mapping
from dataclasses import replace

from hushmaze.protocol.api.tile_sets import HIGHEST_SEED
from hushmaze.protocol.codec import CodecError, Plain, shown
from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.game_log.object_reader import Parts
from hushmaze.protocol.game_log.options import OPTION_READERS, options_from_plain
from hushmaze.scenarios import Scenario, Table, made_for, scenario_from_code, scenario_number, scenario_of
from hushmaze.server.bots.manners.courtesy import COURTESY_PARTS, courtesy_of
from hushmaze.server.deals.tile_sets import is_digest
from hushmaze.tiles import TileSet, standard_set

FLAGS = ("voice", "bots_hold", "fair")
"""Of the room, not of the rules: voice, bots on the seats of those who are away, only winnable deals."""

_PARTS = ("scenario", "seats", "level", "face", "hourglass_ms", "tile_set", *FLAGS, *COURTESY_PARTS)


def check_choices(choices: Mapping[str, Plain]) -> None:
    """A ValueError says what cannot be.

    A tile set from a seed has all tiles, and so has every one that was saved; so ours stands in for them:
    making or fetching one takes too long to do for everything a host tries.
    """
    heading = heading_for(choices, seed=0, tile_set=standard_set())
    if choices.get("tile_set") not in (None, "standard"):
        heading = replace(heading, scenario=replace(heading.scenario, tile_set=standard_set().name))
    heading.setup()


def heading_for(choices: Mapping[str, Plain], seed: int, tile_set: TileSet) -> Heading:
    """The heading of a game at this table, with the tile set that the choice stands for (`TileSets.chosen`).

    A ValueError says what cannot be. No file is ever read.
    """
    _check_tile_set(choices.get("tile_set"))
    parts = Parts(choices, "table")
    parts.only(*_PARTS, *OPTION_READERS)
    table = Table(
        seats=parts.whole("seats"),
        seed=seed,
        level=parts.optional("level", parts.whole),
        face=parts.optional("face", parts.text),
        hourglass_ms=parts.optional("hourglass_ms", parts.whole),
        options=options_from_plain({key: choices[key] for key in OPTION_READERS if key in choices}),
    )
    for name in FLAGS:
        _check_flag(name, choices.get(name, True))
    courtesy_of(choices)
    return Heading(made_for(_scenario(choices.get("scenario")), tile_set), table, tile_set)


def _check_flag(name: str, value: Plain) -> None:
    if not isinstance(value, bool):
        raise CodecError(f"{name}: needs true or false, not {shown(value)}")


def _scenario(wanted: Plain) -> Scenario:
    if type(wanted) is int:
        return scenario_number(wanted)
    if isinstance(wanted, str):
        return scenario_from_code(wanted)
    if isinstance(wanted, dict):
        return scenario_of(wanted)
    raise CodecError(f"scenario: needs a number, a share code or its entries, not {shown(wanted)}")


def _check_tile_set(wanted: Plain) -> None:
    seed = type(wanted) is int and 0 <= wanted <= HIGHEST_SEED
    if not (wanted is None or wanted == "standard" or seed or is_digest(wanted)):
        raise CodecError(
            f"tile_set: needs to be standard, a seed or the digest of a saved set, not {shown(wanted)}"
        )
