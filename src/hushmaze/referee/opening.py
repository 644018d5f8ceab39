"""Reads a ``new`` request into the heading of a game."""

from pathlib import Path

from hushmaze.protocol.codec import CodecError, Plain, shown
from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.game_log.object_reader import Parts
from hushmaze.protocol.game_log.options import OPTION_READERS, options_from_plain, rigging_from_plain
from hushmaze.referee.errors import RequestError, bad_request
from hushmaze.scenarios import (
    Scenario,
    Table,
    read_scenario,
    scenario_from_code,
    scenario_number,
    scenario_of,
    table_words,
)
from hushmaze.tiles import TileSet, generate, read_tile_set, standard_set

_PARTS = ("scenario", "seats", "seed", "level", "face", "hourglass_ms", "tile_set", "rigged", "start")


def heading_of(content: Plain) -> Heading:
    plain = _spelled_out(content)
    parts = Parts(plain, "new")
    options = {key: plain[key] for key in OPTION_READERS if key in plain}
    table = Table(
        seats=parts.whole("seats"),
        seed=parts.whole("seed") if "seed" in plain else 0,
        level=parts.optional("level", parts.whole),
        face=parts.optional("face", parts.text),
        hourglass_ms=parts.optional("hourglass_ms", parts.whole),
        options=options_from_plain(options),
        rigging=parts.optional("rigged", lambda key: rigging_from_plain(plain[key])),
    )
    return Heading(_scenario(parts.get("scenario")), table, _tile_set(parts.get("tile_set", "standard")))


def _spelled_out(content: Plain) -> dict[str, Plain]:
    """The parts of `new`, with the words of its position that choose the game in their own places."""
    parts = Parts(content, "new")
    parts.only(*_PARTS, *OPTION_READERS, "position")
    position = parts.optional("position", parts.text)
    if position is None:
        return dict(content)
    chosen, rest = table_words(position)
    twice = sorted({"rigged", *chosen} & set(content))
    if twice:
        raise bad_request(f"{twice[0]}: position says it already")
    others = {key: value for key, value in content.items() if key != "position"}
    return others | chosen | {"rigged": {"position": rest}}


def start_of(plain: Plain) -> int | None:
    """When the hourglass is first turned; None if the table still plans (S6)."""
    start = plain.get("start", 0)
    if start is False:
        return None
    if type(start) is not int or start < 0:
        raise CodecError(f"start: needs a time in milliseconds, or false, not {shown(start)}")
    return start


def _scenario(wanted: Plain) -> Scenario:
    if type(wanted) is int:
        return scenario_number(wanted)
    if isinstance(wanted, str):
        return read_scenario(_file(wanted))
    if not isinstance(wanted, dict):
        raise CodecError(f"scenario: needs a number, a file, a code or entries, not {shown(wanted)}")
    parts = Parts(wanted, "scenario")
    if "code" in wanted:
        parts.only("code")
        return scenario_from_code(parts.text("code"))
    return scenario_of(wanted)


def _tile_set(wanted: Plain) -> TileSet:
    if wanted == "standard":
        return standard_set()
    if isinstance(wanted, str):
        return read_tile_set(_file(wanted))
    parts = Parts(wanted, "tile_set")
    parts.only("text", "generate")
    if "generate" in wanted:
        return generate(parts.whole("generate"))
    return read_tile_set(parts.text("text"))


def _file(name: str) -> str:
    try:
        return Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RequestError("no_such_file", f"The file {name} cannot be read.") from error
    except ValueError as error:
        raise bad_request(error) from error
