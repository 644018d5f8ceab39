"""The command line: the one place where everything is wired together."""

import argparse
import json
import sys
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console

from hushmaze import __version__, admin, games_command, simulate_command
from hushmaze.bots.simulate.asking import AskedError
from hushmaze.protocol.log import LogError, read_log
from hushmaze.protocol.referee import serve
from hushmaze.protocol.schema import schema
from hushmaze.rules import State
from hushmaze.rules.game import Game
from hushmaze.rules.notation import PositionError
from hushmaze.scenarios import (
    ScenarioError,
    Table,
    builtin_scenarios,
    prepare,
    read_scenario,
    scenario_from_code,
    share_code,
    write_scenario,
)
from hushmaze.scenarios.position import read_position
from hushmaze.server.logs import set_up_logging
from hushmaze.server.serve import run_server
from hushmaze.server.settings import Settings, SettingsError, settings_from
from hushmaze.server.transport import TransportError, run
from hushmaze.storage import StoreError
from hushmaze.terminal import picture, show
from hushmaze.tiles import (
    TileSet,
    TileSetError,
    generate,
    problems,
    read_tile_set,
    standard_problems,
    standard_set,
)
from hushmaze.tiles.svg import draw_sheet, draw_tile


class UsageError(Exception):
    """Something the user can mend; its words are all that is printed."""


_MISTAKES = (
    UsageError, ScenarioError, TileSetError, LogError, PositionError, SettingsError,
    TransportError, StoreError, admin.AdminError, AskedError,
)  # fmt: skip

_SERVE_FLAGS = ("host", "port", "data", "public_url", "log_level", "transport")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; gives the exit status: 0 done, 1 found wanting, 2 not understood."""
    asked = _parser().parse_args(arguments)
    try:
        status: int = asked.run(asked)
    except _MISTAKES as error:
        print(f"hushmaze: {error}", file=sys.stderr)
        return 2
    return status


def _referee(_asked: argparse.Namespace) -> int:
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):
        sys.stderr.close()  # the other side has gone: nobody is left to read a complaint
    return 0


def _schema(_asked: argparse.Namespace) -> int:
    print(json.dumps(schema(), indent=1))
    return 0


def _play(asked: argparse.Namespace) -> int:
    """As `serve`, with the browser opened. The table itself is not in it yet; the page says so."""
    asked.opened = _open_browser
    return _serve(asked)


def _announce(url: str) -> None:
    print(f"Hushmaze is open at {url}", flush=True)


def _open_browser(url: str) -> None:
    _announce(url)
    webbrowser.open(url)


def _serve(asked: argparse.Namespace) -> int:
    said = {name: getattr(asked, name) for name in _SERVE_FLAGS}
    settings = settings_from(**said)
    set_up_logging(settings.log_level)
    try:
        run(run_server(settings, asked.opened))
    except OSError as error:
        raise UsageError(f"cannot use {settings.data}: {error.strerror}") from error
    return 0


def _admin_list(asked: argparse.Namespace) -> int:
    found = admin.stored(settings_from(data=asked.data).database)
    print(json.dumps(admin.as_plain(found)) if asked.json else admin.as_text(found).rstrip())
    return 0


def _admin_export(asked: argparse.Namespace) -> int:
    database = settings_from(data=asked.data).database
    written = admin.export(database, asked.to, asked.games, running=asked.running)
    print(f"{len(written)} logs in {asked.to}")
    return 0


def _show(asked: argparse.Namespace) -> int:
    state = _state(asked.what, asked.events)
    if asked.svg:
        _write(Path(asked.svg), picture(state))
    else:
        show(state, Console(width=asked.width))
    return 0


def _state(what: str, events: int | None) -> State:
    text = _text(what) if what == "-" or Path(what).is_file() else what
    if not text.lstrip().startswith("{"):
        return read_position(text)
    log = read_log(text)
    if events is None:
        return log.game().state
    game = Game(log.heading.setup())
    game.record(log.events[:events])
    return game.state


def _scenarios_list(_asked: argparse.Namespace) -> int:
    for number, scenario in builtin_scenarios().items():
        print(f"{number:>2}  {scenario.name:<24} {share_code(scenario)}")
    return 0


def _scenarios_check(asked: argparse.Namespace) -> int:
    scenario = read_scenario(_text(asked.file))
    prepare(scenario, Table(seats=asked.seats or scenario.seats[0]), _tile_set(asked.tiles))
    print(f"{scenario.name}: can be played; share code {share_code(scenario)}")
    return 0


def _scenarios_read(asked: argparse.Namespace) -> int:
    print(write_scenario(scenario_from_code(asked.code)), end="")
    return 0


def _tiles_check(asked: argparse.Namespace) -> int:
    tile_set = _tile_set(asked.file)
    found = [*problems(tile_set), *([] if asked.any else standard_problems(tile_set))]
    for problem in found:
        print(problem)
    print(f"{tile_set.name}: {len(tile_set.faces)} faces, {len(found) or 'no'} problems")
    return 1 if found else 0


def _tiles_draw(asked: argparse.Namespace) -> int:
    tile_set = _tile_set(asked.file)
    folder = Path(asked.to)
    pictures = {f"tile-{name}.svg": draw_tile(face) for name, face in tile_set.faces.items()}
    pictures["sheet.svg"] = draw_sheet(tile_set.faces.values())
    for name, drawing in pictures.items():
        _write(folder / name, drawing)
    print(f"{len(pictures)} pictures in {folder}")
    return 0


def _tiles_new(asked: argparse.Namespace) -> int:
    print(generate(asked.seed, asked.name).text, end="")
    return 0


def _tile_set(file: str) -> TileSet:
    return standard_set() if file == "standard" else read_tile_set(_text(file))


def _write(file: Path, text: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UsageError(f"cannot write {file}: {error.strerror}") from error


def _text(file: str) -> str:
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise UsageError(f"cannot read {file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UsageError(f"cannot read {file}: it is not text") from error


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="hushmaze", description="The silent mall heist for one to nine.")
    parser.add_argument("--version", action="version", version=f"hushmaze {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _serve_command(commands.add_parser("play", help="serve the game and open the browser"), _play)
    _serve_command(commands.add_parser("serve", help="keep rooms in which people and programs play"), _serve)
    _admin_commands(commands.add_parser("admin", help="list and export the games of a server"))
    referee = commands.add_parser("referee", help="the rules as a process: JSON lines in, JSON lines out")
    referee.set_defaults(run=_referee)
    schemas = commands.add_parser("schema", help="print the JSON Schema of all that travels over a socket")
    schemas.set_defaults(run=_schema)
    shown = commands.add_parser("show", help="print a position or the end of a log")
    shown.add_argument("what", metavar="LOG|POSITION", help="a file, - for standard input, or a position")
    shown.add_argument("--events", type=_count, help="after so many events of the log")
    shown.add_argument("--svg", metavar="FILE", help="draw it as a picture instead")
    shown.add_argument("--width", type=_count, help="columns to use")
    shown.set_defaults(run=_show)
    _scenario_commands(commands.add_parser("scenarios", help="list, check and share scenarios"))
    _tile_commands(commands.add_parser("tiles", help="check, draw and generate tile sets"))
    games_command.add_arguments(commands.add_parser("games", help="list, show, export and count games"))
    simulate_command.add_arguments(commands.add_parser("simulate", help="let bots play many games"))
    return parser


def _serve_command(parser: argparse.ArgumentParser, command: Callable[[argparse.Namespace], int]) -> None:
    usual = Settings()
    parser.add_argument("--host", help=f"address to listen on ({usual.host})")
    parser.add_argument("--port", type=_count, help=f"port to listen on ({usual.port})")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help=f"where games are kept ({usual.data})")
    parser.add_argument("--public-url", metavar="URL", help="how players reach this server")
    parser.add_argument("--log-level", choices=["debug", "info", "warning", "error"])
    parser.add_argument("--transport", choices=["picows", "starlette"], help="what carries the sockets")
    parser.set_defaults(run=command, opened=_announce)


def _admin_commands(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    listed = commands.add_parser("list", help="rooms, unfinished games, finished games")
    listed.add_argument("--json", action="store_true", help="for programs")
    listed.set_defaults(run=_admin_list)
    export = commands.add_parser("export", help="write games as logs that `hushmaze show` reads")
    export.add_argument("games", nargs="*", metavar="GAME", help="only these")
    export.add_argument("--to", type=Path, required=True, metavar="FOLDER")
    export.add_argument("--running", action="store_true", help="unfinished games too, secret stack and all")
    export.set_defaults(run=_admin_export)
    for command in (listed, export):
        command.add_argument("--data", type=Path, metavar="FOLDER", help="as given to `hushmaze serve`")


def _scenario_commands(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    commands.add_parser("list", help="the 17").set_defaults(run=_scenarios_list)
    check = commands.add_parser("check", help="can a scenario file be played? says its share code")
    check.add_argument("file")
    check.add_argument("--seats", type=_count, help="for so many seats")
    check.add_argument("--tiles", default="standard", metavar="FILE", help="with this tile set")
    check.set_defaults(run=_scenarios_check)
    read = commands.add_parser("read", help="turn a share code back into a file")
    read.add_argument("code")
    read.set_defaults(run=_scenarios_read)


def _tile_commands(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    check = commands.add_parser("check", help="does a set keep to the rules?")
    check.add_argument("file", nargs="?", default="standard")
    check.add_argument("--any", action="store_true", help="any set: without the counts of a complete one (K)")
    check.set_defaults(run=_tiles_check)
    draw = commands.add_parser("draw", help="draw every tile of a set to SVG")
    draw.add_argument("file", nargs="?", default="standard")
    draw.add_argument("--to", default="tiles", metavar="FOLDER")
    draw.set_defaults(run=_tiles_draw)
    new = commands.add_parser("new", help="generate a complete set and print it")
    new.add_argument("seed", type=int)
    new.add_argument("--name")
    new.set_defaults(run=_tiles_new)


def _count(text: str) -> int:
    number = int(text)
    if number < 0:
        raise ValueError("a count is not negative")
    return number
