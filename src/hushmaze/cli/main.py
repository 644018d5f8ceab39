"""`hushmaze`: finds the command, runs it, and prints what the user can mend in one line."""

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple

from hushmaze import __version__
from hushmaze.bots.simulate.asking import AskedError
from hushmaze.cli import completion, play, referee, scenarios, schema, serve, simulate, tiles
from hushmaze.cli import print as printing
from hushmaze.cli.admin import command as admin
from hushmaze.cli.admin.stored import AdminError
from hushmaze.cli.games import command as games
from hushmaze.cli.shared.errors import UsageError
from hushmaze.cli.shared.parsers import Parser, add_command, add_group
from hushmaze.cli.show import command as show
from hushmaze.protocol.game_log.log import LogError
from hushmaze.rules.notation import PositionError
from hushmaze.scenarios import ScenarioError
from hushmaze.server.settings import SettingsError
from hushmaze.server.transport import TransportError
from hushmaze.storage import StoreError
from hushmaze.tiles import TileSetError

_MISTAKES = (
    UsageError, ScenarioError, TileSetError, LogError, PositionError, SettingsError,
    TransportError, StoreError, AdminError, AskedError,
)  # fmt: skip


class _Command(NamedTuple):
    about: str
    description: str
    example: str
    add_arguments: Callable[[argparse.ArgumentParser], None]


_COMMANDS = {
    "play": _Command(
        "serve the game and open the browser",
        "Serves the game to this machine or house, opens the browser, and says where everybody finds it.",
        "hushmaze play --host 0.0.0.0",
        play.add_arguments,
    ),
    "serve": _Command(
        "keep rooms in which people and programs play",
        "Runs the server until Ctrl-C or SIGTERM, and logs JSON lines. Games go on where they were when it\n"
        "starts again. Every option is also an environment variable: HUSHMAZE_PORT for --port.",
        "hushmaze serve --port 8080 --data /var/lib/hushmaze",
        serve.add_arguments,
    ),
    "admin": _Command(
        "list and export all that a server has stored",
        "Looks into the data folder of a server, also while it runs; never writes there. For finished games\n"
        "alone, with figures and other formats, there is `hushmaze games`.",
        "hushmaze admin list --data hushmaze-data",
        admin.add_arguments,
    ),
    "referee": _Command(
        "the rules as a process: JSON lines in, JSON lines out",
        "Reads one request a line and answers each with one line, until its input ends (docs/referee.md).",
        """echo '{"new": {"scenario": 3, "seats": 4}}' | hushmaze referee""",
        referee.add_arguments,
    ),
    "schema": _Command(
        "print the JSON Schema of the socket, or the OpenAPI description",
        "Prints what travels between client and server, for programs that write clients.",
        "hushmaze schema --http > openapi.json",
        schema.add_arguments,
    ),
    "show": _Command(
        "print or draw a position, or a game at any of its events",
        "Prints the mall and all that everybody may know, from a log or from a position in one line\n"
        "(docs/notation.md). Seats are counted from 1, as on the screen.",
        "hushmaze show game.log --events 40 --svg mall.svg",
        show.add_arguments,
    ),
    "scenarios": _Command(
        "list, check and share scenarios",
        "Works with scenarios: the 17 that come with the game, and your own, each a small file.",
        "hushmaze scenarios check mine.toml --tiles mine.tiles",
        scenarios.add_arguments,
    ),
    "tiles": _Command(
        "check, draw and generate tile sets",
        "Works with tile sets, which are text that you can edit (docs/tiles.md).",
        "hushmaze tiles new 42 > mine.tiles",
        tiles.add_arguments,
    ),
    "print": _Command(
        "write the whole game as a PDF, to be cut out and played",
        "Writes tiles, action cards for one to nine, solo deck, heroes, bell, tokens, scenarios and the\n"
        "challenge book as a PDF; all you need besides is a sand timer. The extra hushmaze[print] brings it.",
        "hushmaze print --tiles mine.tiles --paper letter --look saving --to mine.pdf",
        printing.add_arguments,
    ),
    "games": _Command(
        "list, show, export and count finished games",
        "Works with finished games: those in the data folder of a server, or logs in files and folders.",
        "hushmaze games stats --scenario 1-7",
        games.add_arguments,
    ),
    "simulate": _Command(
        "let bots play many games",
        "Lets bots play every scenario and number of seats asked for, with as many deals, and counts.\n"
        "LIST is a number, a range or several: 3, 1-7, 2,4,6-8.",
        "hushmaze simulate --scenario 1-7 --seats 2,4 --games 50 --json",
        simulate.add_arguments,
    ),
    "completion": _Command(
        "print what lets a shell complete these commands",
        "Prints a script for your shell, to be read when it starts.",
        'eval "$(hushmaze completion bash)"',
        lambda parser: completion.add_arguments(parser, parser_of_all),
    ),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; gives the exit status: 0 done, 1 found wanting, 2 not understood."""
    asked = parser_of_all().parse_args(arguments)
    try:
        status: int = asked.run(asked)
    except _MISTAKES as error:
        print(f"hushmaze: {error}", file=sys.stderr)
        return 2
    return status


def parser_of_all() -> Parser:
    """Every command with its options."""
    whole = Parser(
        prog="hushmaze",
        description="The silent mall heist for one to nine.",
        epilog="example:\n  hushmaze play\n\nhushmaze COMMAND --help says more, with an example each.",
    )
    whole.add_argument("--version", action="version", version=f"hushmaze {__version__}")
    commands = add_group(whole)
    for name, command in _COMMANDS.items():
        parser = add_command(
            commands, name, command.about, description=command.description, example=command.example
        )
        command.add_arguments(parser)
    return whole
